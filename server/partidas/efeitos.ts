// What a withdrawal or a sanction moves, match by match, for who has to agree to it.
import type { Efeitos } from '#contract/participante/efeitos.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import type { Estado } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { listIdentidades } from '#server/participantes/queries.ts';
import type { Consequencia } from './impacto.ts';

type Etapa = (partida: PartidaRow) => string | null;

function etapasEm({ competicao }: Estado): Etapa {
  const names = competicao.phases.map((phase) =>
    phase.kind === 'knockout' ? etapasDaChave(phase.bracket) : undefined,
  );
  return ({ fase, confronto }) => names[fase - 1]?.get(confronto ?? '') ?? null;
}

const ladosDe = ({ mandante, visitante }: PartidaRow): [string | null, string | null] => [
  mandante,
  visitante,
];

function placarDe({ resultado, decisao }: PartidaRow): [number, number] | null {
  const shown = decisao ?? resultado;
  return shown?.tipo === 'placar' ? [shown.mandante, shown.visitante] : null;
}

function viraDe({ decisao }: PartidaRow): Efeitos['viram'][number]['vira'] {
  if (!decisao) return 'volta';
  return decisao.tipo === 'wo' ? 'wo' : 'nao_conta';
}

/** Matches that never had two sides, or that nobody had to play, are nobody's news. */
const isKnown = ({ mandante, visitante }: PartidaRow) => mandante !== null && visitante !== null;

export function efeitosDe(antes: Estado, { assentado, impacto, desfeitas }: Consequencia): Efeitos {
  const etapaDe = etapasEm(antes);
  const before = new Map(antes.dados.partidas.map((partida) => [partida.uuid, partida]));
  const comum = (partida: PartidaRow) => {
    const { uuid, fase, grupo, rodada } = partida;
    return { uuid, fase, grupo, rodada, placar: placarDe(partida), etapa: etapaDe(partida) };
  };
  const was = (uuid: string) => before.get(uuid);
  const lost = new Set(desfeitas);
  return {
    posicoes: impacto.posicoes,
    ...(impacto.campeao && { campeao: impacto.campeao }),
    viram: assentado.decididas.flatMap((partida) => {
      const old = was(partida.uuid);
      if (!old || lost.has(partida.uuid)) return [];
      const vira = viraDe(partida);
      // Taken back, a later one of a bracket may have lost its sides: counted as it was when it was decided.
      const known = [partida, ...(vira === 'volta' ? [old] : [])].find(isKnown);
      return known ? [{ ...comum(old), lados: ladosDe(known), vira }] : [];
    }),
    trocas: [...assentado.lados].flatMap(([uuid, { mandante, visitante }]) => {
      const old = was(uuid);
      if (!old || lost.has(uuid)) return [];
      return [{ ...comum(old), de: ladosDe(old), para: [mandante, visitante] }];
    }),
    desfeitos: desfeitas.flatMap((uuid) => {
      const old = was(uuid);
      return old ? [{ ...comum(old), lados: ladosDe(old) }] : [];
    }),
  };
}

/** With the name of everybody who is in them. */
export async function efeitosComNomes(tx: Tx, campeonatoId: string, efeitos: Efeitos) {
  const { posicoes, viram, trocas, desfeitos, campeao } = efeitos;
  const seen = new Set([
    ...posicoes.map(({ participante }) => participante),
    ...viram.flatMap(({ lados }) => lados),
    ...desfeitos.flatMap(({ lados }) => lados),
    ...trocas.flatMap(({ de, para }) => [...de, ...para]),
    ...[campeao?.de, campeao?.para],
  ]);
  const known = await listIdentidades(tx, campeonatoId);
  const gente = Object.fromEntries(
    known
      .filter(({ uuid }) => seen.has(uuid))
      .map(({ uuid, nome, time_nome }) => [uuid, time_nome ?? nome]),
  );
  return { ...efeitos, gente };
}
