import type { CampanhaAteAqui } from '#contract/participante/campanha.ts';
import type {
  verParticipante as endpoint,
  PaginaDoParticipante,
} from '#contract/participante/pagina.ts';
import type { Partida } from '#contract/partidas.ts';
import { apelidosDe, confrontosCitados } from '#regras/montagem/apelidos.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { certezasDe } from '#server/competicao/certezas.ts';
import { posicoesDaFase } from '#server/competicao/posicoes-por-rodada.ts';
import { listPartidasDe } from '#server/competicao/queries.ts';
import { paginaDe as paginaDaPessoa } from '#server/dashboard/pagina-de.ts';
import type { Database } from '#server/database/database.ts';
import { disciplinaDoCampeonato, disciplinaDoTime } from '#server/disciplina/ler-disciplina.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { apresentar, olharDe, podeVerLinha } from '#server/participantes/apresentar.ts';
import { listElenco } from '#server/participantes/elenco/queries.ts';
import {
  findParticipante,
  listIdentidades,
  type ParticipanteRow,
} from '#server/participantes/queries.ts';
import { segue } from '#server/participantes/seguir/queries.ts';
import { adianteDe } from './adiante.ts';
import { caminhoDe } from './caminho.ts';
import { type FasesGuardadas, linhaEm } from './fases-guardadas.ts';
import { rumoDe } from './rumo.ts';
import { todasAsCampanhas } from './todas-as-campanhas.ts';

const isToCome = ({ placar, wo_de, estado }: Partida) =>
  !placar && !wo_de && estado !== 'cancelada';

type NaTabela = Pick<PaginaDoParticipante, 'linha' | 'posicoes'>;

/** In the last table that they stand in, with what no result to come can change, and how they came there. */
async function naTabela(
  db: Database,
  campeonato: CampeonatoVisto,
  guardado: FasesGuardadas,
  uuid: string,
): Promise<NaTabela> {
  const fase = guardado.fases.findLast((one) => linhaEm(one, uuid));
  const found = fase && linhaEm(fase, uuid);
  if (!fase || !found) return { linha: null, posicoes: null };
  const marcas = await certezasDe(db, campeonato, fase.numero);
  const posicoes = await posicoesDaFase(db, campeonato, fase.numero);
  const { linhas } = found.tabela;
  const mine = campeonato.minha_inscricao?.uuid;
  const isBeside = mine !== uuid && linhas.some(({ participante }) => participante === mine);
  return {
    linha: { ...found.linha, marca: marcas.get(uuid) ?? null },
    posicoes: {
      de: linhas.length,
      dele: [...(posicoes.get(uuid) ?? [])],
      suas: isBeside ? [...(posicoes.get(mine ?? '') ?? [])] : null,
    },
  };
}

type Nomes = Awaited<ReturnType<typeof listIdentidades>>;

/** Everybody who is named. */
function genteEm(shown: unknown, nomes: Nomes): PaginaDoParticipante['gente'] {
  const text = JSON.stringify(shown);
  const seen = nomes.filter(({ uuid }) => text.includes(uuid));
  return Object.fromEntries(seen.map(({ uuid, ...identidade }) => [uuid, identidade]));
}

/** Names of the ties that somebody still comes from. */
function apelidosEm(shown: unknown, { fases }: FasesGuardadas) {
  const needed = confrontosCitados(shown);
  const last = fases.findLast(({ chave }) => chave);
  const ties = [...(last?.etapas ?? [])].map(([id, etapa]) => ({ id, etapa }));
  return apelidosDe(ties, needed);
}

function vizinhosDe(uuid: string, ordem: ReadonlyMap<string, number>, nomes: Nomes) {
  const list = [...ordem.keys()];
  const at = list.indexOf(uuid);
  const named = (index: number) => {
    const found = at < 0 ? undefined : nomes.find((one) => one.uuid === list[index]);
    return found ? { uuid: found.uuid, nome: found.time_nome ?? found.nome } : null;
  };
  return { antes: named(at - 1), depois: named(at + 1) };
}

const NOT_IN: CampanhaAteAqui = {
  ...{ situacao: 'inscrito', fase: 1, grupo: null, posicao: null, etapa: null, p: null },
  ...{ j: 0, v: 0, e: 0, d: 0, gp: 0, gc: 0, forma: [], colocacao: null, lugares: null },
};

type Pedido = Parameters<Handler<typeof endpoint>>[1]['request'];

async function paginaDe(
  db: Database,
  campeonato: CampeonatoVisto,
  { uuid }: ParticipanteRow,
  request: Pedido,
) {
  const { guardado, campanhas, ordem } = await todasAsCampanhas(db, campeonato);
  const rows = await listPartidasDe(db, campeonato.id, { participante: uuid });
  const partidas = rows
    .filter((row) => !ehFolga(row))
    .map((row) => apresentarPartida(row, campeonato.fases));
  const nomes = await listIdentidades(db, campeonato.id);
  const campanha = campanhas.get(uuid) ?? NOT_IN;
  const ahead = adianteDe(guardado, uuid, campanha);
  const isOn = campanha.situacao === 'joga';
  const rumo = isOn ? await rumoDe(db, campeonato, guardado, { uuid, partidas, request }) : null;
  const shown = { partidas, caminho: caminhoDe(guardado, uuid), ...ahead, rumo };
  return {
    ...shown,
    campanha,
    ...(await naTabela(db, campeonato, guardado, uuid)),
    etapas: Object.fromEntries(
      partidas.flatMap(({ uuid: jogo, fase, confronto }) => {
        const etapa = guardado.fases[fase - 1]?.etapas.get(confronto ?? '');
        return etapa ? [[jogo, etapa]] : [];
      }),
    ),
    proxima: partidas.find(isToCome)?.uuid ?? null,
    elenco: await listElenco(db, uuid),
    disciplina: disciplinaDoTime(await disciplinaDoCampeonato(db, campeonato), uuid, isOn),
    vizinhos: vizinhosDe(uuid, ordem, nomes),
    gente: genteEm({ ...shown, uuid }, nomes),
    confrontos: apelidosEm(shown, guardado),
  };
}

export const verParticipante: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor } = call;
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, params.id, quem, 'ver');
  const row = await findParticipante(db, params.uuid);
  const olhar = olharDe(campeonato, quem);
  if (row?.campeonato_id !== params.id || !podeVerLinha(row, olhar)) {
    throw new AppError('nao_encontrado');
  }
  const pagina = await paginaDe(db, campeonato, row, call.request);
  const seguindo = quem.user && (await segue(db, quem.user.uuid, row.uuid));
  const pessoa = await paginaDaPessoa(db, row.usuario_uuid, quem.user?.uuid ?? null);
  return { data: { ...pagina, pessoa, seguindo, participante: apresentar(row, olhar) } };
};
