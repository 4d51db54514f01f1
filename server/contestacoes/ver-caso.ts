import type { Caso, verCaso as endpoint } from '#contract/partida/contestacoes.ts';
import type { ProvasVistas } from '#contract/partida/provas.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { donoDecideEm } from '#regras/vida/movimentos.ts';
import { joga, LADOS, type QuemDiz } from '#regras/vida/partida.ts';
import { type Quem, quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import {
  apresentarVida,
  informadoVisto,
  iso,
  lerVida,
  vereditoVisto,
} from '#server/informes/apresentar-vida.ts';
import { indicacoesDe, ladosDe, versaoDaContestacao } from '#server/informes/fatos.ts';
import {
  type ContestacaoRow,
  findVida,
  type InformeRow,
  type VidaGuardada,
} from '#server/informes/queries.ts';
import { partidaOuRetirada, soLida } from '#server/partidas/partida-ou-retirada.ts';
import { podeVer, provasDoDito } from '#server/provas/apresentar-provas.ts';
import { listProvas } from '#server/provas/queries.ts';
import { sancoesDoCaso } from './sancao-do-veredito.ts';

/** Whom both sides accepted reads the case, also once it is decided. */
const julgaOuJulgou = ({ contestacoes }: VidaGuardada, { user }: Quem) =>
  contestacoes.some(({ juiz_uuid, antiga }) => juiz_uuid && juiz_uuid === user?.uuid && !antiga);

/** What went with a claim or a contest, as the visitor may see it. */
type ProvasDe = (dito: string) => ProvasVistas;

const when = (at: string | null) => at && iso(at);

const informeDoCaso = (row: InformeRow, provasDe: ProvasDe): Caso['informes'][number] => {
  const { uuid, lado, quem, nota, estado, fechado_por, antigo } = row;
  return {
    ...{ uuid, lado, quem, nota, estado, fechado_por, antigo },
    quando: iso(row.created_at),
    informado: informadoVisto(row.informado),
    fechado_em: when(row.fechado_em),
    provas: provasDe(uuid),
  };
};

function contestacaoDoCaso(
  guardada: VidaGuardada,
  row: ContestacaoRow,
  provasDe: ProvasDe,
): Caso['contestacoes'][number] {
  const { uuid, tipo, lado, quem, motivo, estado } = row;
  const own = versaoDaContestacao(guardada, row);
  return {
    ...{ uuid, tipo, lado, quem, motivo, estado },
    quando: iso(row.created_at),
    informado: own && informadoVisto(own.informado),
    fechada_em: when(row.fechada_em),
    veredito: vereditoVisto(row),
    provas: provasDe(uuid),
  };
}

/** Of a side, in the life that the match has now: the open one, else the last that was decided. */
const contestacaoDe = ({ contestacoes }: VidaGuardada, lado: QuemDiz) =>
  contestacoes.findLast((one) => one.lado === lado && !one.antiga && one.estado !== 'retirada');

/** The last that a side, or the table official, said in the life that the match has now; who contests may have given only a reason. */
function versaoDe(
  guardada: VidaGuardada,
  lado: QuemDiz,
  provasDe: ProvasDe,
): Caso['versoes'][number] {
  const said = guardada.informes.findLast(
    (one) => one.lado === lado && !one.antigo && one.estado !== 'retirado',
  );
  const own = contestacaoDe(guardada, lado);
  const isLast = !said || !own || said.created_at <= own.created_at;
  if (own && isLast && own.informe_uuid === null) {
    const { quem, created_at, motivo, uuid } = own;
    const provas = provasDe(uuid);
    return { lado, quem, quando: iso(created_at), informado: null, texto: motivo, provas };
  }
  if (!said) return null;
  const { quem, created_at, informado, nota } = said;
  const texto = (isLast && own?.motivo) || nota;
  return {
    ...{ lado, quem, quando: iso(created_at), informado: informadoVisto(informado), texto },
    provas: provasDe(said.uuid),
  };
}

type CasoLido = {
  readonly guardada: VidaGuardada;
  readonly lados: Caso['lados'];
};

/** Once others are to play the match, or nobody knows who: what those said who spoke last is read as it was. */
function casoLido(guardada: VidaGuardada, partida: PartidaRow): CasoLido {
  const { informes, contestacoes } = guardada;
  const last = informes.at(-1);
  const isNow = informes.some((one) => !one.antigo) || contestacoes.some((one) => !one.antiga);
  const now: Caso['lados'] = [partida.mandante, partida.visitante];
  if (isNow || !last) return { guardada, lados: now };
  const { mandante_uuid: home, visitante_uuid: away } = last;
  if (home === now[0] && away === now[1]) return { guardada, lados: now };
  const own = informes.filter(
    ({ mandante_uuid, visitante_uuid }) => mandante_uuid === home && visitante_uuid === away,
  );
  const since = own[0]?.created_at ?? last.created_at;
  return {
    lados: [home, away],
    guardada: {
      ...guardada,
      informes: own.map((one) => ({ ...one, antigo: false })),
      contestacoes: contestacoes
        .filter(({ created_at }) => created_at >= since)
        .map((one) => ({ ...one, antiga: false })),
    },
  };
}

export const verCaso: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const { partida, retirada_em } = await partidaOuRetirada(db, params.uuid);
  const quem = quemE(visitor);
  const campeonato = await requireCampeonato(db, partida.campeonato_id, quem, 'ver');
  if (ehFolga(partida)) throw new AppError('nao_encontrado');
  const guardada = await findVida(db, campeonato.id, partida);
  const lida = lerVida(campeonato, partida, { guardada, quem });
  const { voz, fatos } = lida;
  if (!voz.organiza && !joga(voz) && !julgaOuJulgou(guardada, quem)) {
    throw new AppError('proibido');
  }
  const provas = await listProvas(db, partida.uuid);
  const { organiza, juiz: julga } = voz;
  const olha = { usuario: quem.user?.uuid ?? null, organiza, julga, partida };
  // To who judged they closed with the case.
  const isShut = !organiza && !julga && !joga(voz);
  const rows = isShut ? [] : provas;
  const provasDe: ProvasDe = (dito) => provasDoDito(rows, dito, olha);
  const ownerPlays = ladosDe(guardada, partida, campeonato.dono_uuid).length > 0;
  const alone = ownerPlays ? donoDecideEm(fatos) : null;
  const { lados, guardada: lido } = casoLido(guardada, partida);
  const vida = apresentarVida(campeonato, lida);
  return {
    data: {
      partida: apresentarPartida(partida, campeonato.fases),
      vida: retirada_em ? soLida(vida) : vida,
      lados,
      avisados: LADOS.filter((lado) =>
        guardada.vozes.some((voz) => voz.participante === partida[lado]),
      ),
      versoes: [versaoDe(lido, 'mandante', provasDe), versaoDe(lido, 'visitante', provasDe)],
      mesa: versaoDe(lido, 'mesa', provasDe),
      informes: guardada.informes.map((row) => informeDoCaso(row, provasDe)),
      contestacoes: guardada.contestacoes.map((row) => contestacaoDoCaso(guardada, row, provasDe)),
      dono_decide_em: alone === null ? null : new Date(alone).toISOString(),
      procura_juiz: fatos.todosJogam,
      indicacoes: indicacoesDe(guardada).map(({ uuid, lado, quem: nome, estado, created_at }) => ({
        ...{ uuid, lado, quem: nome, estado },
        quando: iso(created_at),
      })),
      provas_fechadas: isShut && provas.some((row) => row.dito_uuid !== null && podeVer(row, olha)),
      sancoes: sancoesDoCaso(campeonato, partida, { quem, julga: vida.acoes.includes('julgar') }),
    },
  };
};
