// What a result or another change would move, worked out before anything is saved.
import type { z } from 'zod';
import type { impacto as schema } from '#contract/mudanca/impacto.ts';
import type { PhaseState } from '#engine/competition.ts';
import { impactOfStates } from '#engine/impact.ts';
import type { TeamId } from '#engine/types.ts';
import { type Assentado, assentar } from '#server/competicao/assentar.ts';
import { type DadosDoCampeonato, type Estado, estadoDe } from '#server/competicao/estado.ts';
import { ehOutroCaso } from '#server/competicao/gravar.ts';
import { extrasDe } from '#server/competicao/jogos-extras.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { campeaoDe } from '#server/competicao/resumo.ts';
import { semVereditos } from '#server/punicoes/do-veredito.ts';
import { jogadoDe, lembrando } from './desfeitas.ts';

export type Impacto = z.output<typeof schema>;

/** A championship with something changed about one of its matches. */
export const comPartida = (
  dados: DadosDoCampeonato,
  uuid: string,
  mudanca: Partial<PartidaRow>,
): DadosDoCampeonato => ({
  ...dados,
  partidas: dados.partidas.map((partida) =>
    partida.uuid === uuid ? { ...partida, ...mudanca } : partida,
  ),
});

/** Results of a phase that somebody who is not in it any more took part in. */
function orfasDaFase({ dados }: Estado, state: PhaseState, index: number): readonly string[] {
  if (state.kind === 'knockout') return state.orphans;
  const teams = new Set([...state.tables.values()].flat().map(({ team }) => team));
  const isIn = (team: TeamId | null) => team !== null && teams.has(team);
  return dados.partidas
    .filter(({ fase, resultado }) => fase === index + 1 && resultado)
    .filter(({ mandante, visitante }) => !isIn(mandante) || !isIn(visitante))
    .map(({ uuid }) => uuid);
}

/** Results that no longer belong to the teams that would meet there, and those of needless extra matches. */
function orfas(estado: Estado): ReadonlySet<string> {
  const needless = extrasDe(estado).sobrando.filter(({ resultado }) => resultado);
  return new Set([
    ...estado.fases.flatMap((state, index) => orfasDaFase(estado, state, index)),
    ...needless.map(({ uuid }) => uuid),
  ]);
}

/** Whether this, which nobody has settled yet, takes results away. */
export const desfazOutras = (estado: Estado): boolean => orfas(estado).size > 0;

const UNDONE = { resultado: null, estado: 'agendada', cartoes: null } as const;

/** The same championship without the results that lost their place; again until none does. */
function semOrfas(inicial: Estado): { estado: Estado; perdidas: string[] } {
  const perdidas: string[] = [];
  let estado = inicial;
  for (;;) {
    const lost = orfas(estado);
    if (lost.size === 0) return { estado, perdidas };
    perdidas.push(...lost);
    const partidas = estado.dados.partidas.map((partida) =>
      lost.has(partida.uuid) ? { ...partida, ...UNDONE } : partida,
    );
    estado = assentar(estadoDe({ ...estado.dados, partidas })).estado;
  }
}

/** What a change leads to: the settled state, and what differs from before. */
export type Consequencia = {
  readonly assentado: Assentado;
  readonly impacto: Impacto;
  /** Matches that lose their result. */
  readonly desfeitas: readonly string[];
  /** Those, and others about which what was decided is over. */
  readonly largadas: readonly string[];
};

function trocaDeCampeao(antes: Estado, depois: Estado): Pick<Impacto, 'campeao'> {
  const [de, para] = [campeaoDe(antes), campeaoDe(depois)];
  return de === para ? {} : { campeao: { de, para } };
}

/** A match that was not there before has no sides that moved. */
const hasSides = (old: PartidaRow | undefined, { mandante, visitante }: PartidaRow) =>
  old === undefined || (old.mandante === mandante && old.visitante === visitante);

/** While what verdicts took away still counts. */
function primeiraConsequencia(antes: Estado, depois: Estado): Consequencia {
  const { estado, perdidas } = semOrfas(depois);
  const before = new Map(antes.dados.partidas.map((partida) => [partida.uuid, partida]));
  const partidas = estado.dados.partidas.map((partida) =>
    perdidas.includes(partida.uuid) ? lembrando(partida, before.get(partida.uuid)) : partida,
  );
  const assentado = assentar({ ...estado, dados: { ...estado.dados, partidas } });
  const { positions } = impactOfStates(antes.fases, assentado.estado.fases);
  // By what is stored: where results were lost, others had moved before the last settling.
  const after = assentado.estado.dados.partidas;
  const resided = after.filter((partida) => !hasSides(before.get(partida.uuid), partida));
  const outros = after.flatMap((partida) => {
    const old = before.get(partida.uuid);
    return old && ehOutroCaso(old, partida) ? [partida.uuid] : [];
  });
  const moved = new Set([...resided.map(({ uuid }) => uuid), ...perdidas]);
  return {
    assentado,
    desfeitas: perdidas,
    largadas: [...new Set([...perdidas, ...outros])],
    impacto: {
      posicoes: positions.flatMap(({ team, phase, before: de, after: para }) =>
        de === undefined || para === undefined
          ? []
          : [{ participante: team, fase: phase + 1, de, para }],
      ),
      partidas: [...moved].map((uuid) => {
        const old = before.get(uuid);
        const isLost = perdidas.includes(uuid);
        return { uuid, perde_resultado: isLost, ...(isLost && old && { antes: jogadoDe(old) }) };
      }),
      ...trocaDeCampeao(antes, assentado.estado),
    },
  };
}

/** Points that a verdict took away go with what it judged: what follows is derived without them. */
export function consequenciaDe(antes: Estado, depois: Estado): Consequencia {
  const found = primeiraConsequencia(antes, depois);
  const { punicoes } = found.assentado.estado.dados;
  const goes = punicoes.some(({ partida }) => partida && found.largadas.includes(partida));
  return goes ? consequenciaDe(antes, estadoDe(semVereditos(depois.dados, found))) : found;
}
