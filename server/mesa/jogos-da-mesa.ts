// The matches of a score link as the table official sees them, with what a score that leaves a tie level needs.
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela, vaiAosPenaltis } from '#regras/configuracao/formato.ts';
import { ehExtra, tipoDeExtra } from '#regras/montagem/jogo-extra.ts';
import { feita } from '#regras/montagem/partida-feita.ts';
import { tieRuleOf } from '#regras/montagem/regras-do-motor.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import {
  findPartida,
  listPartidasDaFase,
  listPartidasDe,
  type PartidaRow,
} from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { listRelacionados } from '#server/escalacao/queries.ts';
import { informadoVisto } from '#server/informes/apresentar-vida.ts';
import { listIdentidades } from '#server/participantes/queries.ts';
import type { LinkRow } from './queries.ts';

/** Goals of a leg, as the home side of `partida` counts them; null where it has no score. */
function saldoDaPerna(leg: PartidaRow, { mandante }: PartidaRow): number | null {
  if (leg.resultado?.tipo !== 'placar') return null;
  const ahead = leg.resultado.mandante - leg.resultado.visitante;
  return leg.mandante === mandante ? ahead : -ahead;
}

/** Null also where only the rules know: whoever sends it is then asked for them. */
function penaltisCom(
  fase: Fase | undefined,
  partida: PartidaRow,
  daFase: readonly PartidaRow[],
): number | null {
  if (!fase) return null;
  if (temTabela(fase)) return vaiAosPenaltis(fase) ? 0 : null;
  const { deciders } = tieRuleOf(fase);
  const isLater = tipoDeExtra(deciders) !== undefined && !ehExtra(partida);
  if (!deciders.includes('penalties') || deciders.includes('better_campaign') || isLater)
    return null;
  if (ehExtra(partida)) return 0;
  const others = daFase.filter(
    ({ confronto, uuid }) => confronto === partida.confronto && uuid !== partida.uuid,
  );
  let ahead = 0;
  for (const leg of others) {
    const saldo = feita(leg) ? saldoDaPerna(leg, partida) : null;
    if (saldo === null) return null;
    ahead += saldo;
  }
  return 0 - ahead;
}

type QuemJoga = Awaited<ReturnType<typeof listIdentidades>>[number];

type Relacionados = Awaited<ReturnType<typeof listRelacionados>>;

/** The line-up, else the squad. */
function jogadoresDe(all: Relacionados, partida: string, time: string) {
  const own = all.filter(({ participante }) => participante === time);
  const named = own.filter((one) => one.partida === partida);
  const shown = named.length > 0 ? named : own.filter((one) => one.partida === null);
  return shown.map(({ jogador, nome, numero }) => ({ jogador, nome, numero }));
}

type GenteDaMesa = { readonly gente: readonly QuemJoga[]; readonly relacionados: Relacionados };

const ladoDe = (
  partida: PartidaRow,
  lado: LadoDoJogo,
  { gente, relacionados }: GenteDaMesa,
): JogoDaMesa['mandante'] => {
  const found = gente.find(({ uuid }) => uuid === partida[lado]);
  if (!found) throw new Error('unreachable: who plays takes part');
  const { nome, time_nome, sigla, escudo } = found;
  const jogadores = jogadoresDe(relacionados, partida.uuid, found.uuid);
  return { nome, time_nome, sigla, escudo, jogadores };
};

const oficialDe = ({ resultado }: PartidaRow): JogoDaMesa['informado'] =>
  resultado?.tipo === 'placar' || resultado?.tipo === 'wo' ? informadoVisto(resultado) : null;

/** Both sides are known, and nobody rests. */
const isPlayed = (partida: PartidaRow) =>
  partida.mandante !== null && partida.visitante !== null && !ehFolga(partida);

export async function partidasDo(tx: Tx, link: LinkRow): Promise<PartidaRow[]> {
  const { campeonato_id: id, partida_uuid, fase, rodada } = link;
  if (partida_uuid === null) {
    return listPartidasDe(tx, id, { fase: fase ?? 0, rodada: rodada ?? 0 });
  }
  const found = await findPartida(tx, partida_uuid);
  return found?.campeonato_id === id ? [found] : [];
}

export async function jogosDaMesa(
  tx: Tx,
  { id, fases, regras }: Pick<CampeonatoVisto, 'id' | 'fases' | 'regras'>,
  link: LinkRow,
): Promise<JogoDaMesa[]> {
  const played = (await partidasDo(tx, link)).filter(isPlayed);
  const [first] = played;
  if (!first) return [];
  const daFase = await listPartidasDaFase(tx, id, first.fase);
  const uuids = played.map(({ uuid }) => uuid);
  const quem = {
    gente: await listIdentidades(tx, id),
    relacionados: regras.elenco === null ? [] : await listRelacionados(tx, uuids),
  };
  const fase = fases[first.fase - 1];
  return played.map((partida) => ({
    ...{ uuid: partida.uuid, grupo: partida.grupo, estado: partida.estado, local: partida.local },
    mandante: ladoDe(partida, 'mandante', quem),
    visitante: ladoDe(partida, 'visitante', quem),
    informado: oficialDe(partida),
    jogo_previsto_at: partida.jogo_previsto_at,
    penaltis_com: penaltisCom(fase, partida, daFase),
    mata_mata: partida.confronto !== null,
  }));
}
