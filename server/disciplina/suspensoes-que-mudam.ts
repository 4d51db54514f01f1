// Whom a correction or a verdict suspends, or no longer: cards count for another match or for none, or somebody is kept
// out by name.

import type { z } from 'zod';
import type { impacto } from '#contract/mudanca/impacto.ts';
import {
  type Disciplina,
  disciplinaDe,
  type SuspensaoDada,
} from '#regras/disciplina/disciplina.ts';
import { chaveDe } from '#regras/sumula/conferir.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { lerDisciplina, nomeadoPor } from './ler-disciplina.ts';

type Mudanca = Pick<z.output<typeof impacto>, 'suspensoes'>;

type Jogos = {
  readonly antes: readonly PartidaRow[];
  readonly depois: readonly PartidaRow[];
  /** Matches about which what was decided goes, with whom it kept out. */
  readonly largadas: readonly string[];
  /** What a verdict would give beside it. */
  readonly nova?: SuspensaoDada | null;
};

type PessoaDoTime = Pick<SuspensaoDada, 'participante' | 'quem'>;

const keyOf = ({ participante, quem }: PessoaDoTime) => `${participante} ${chaveDe(quem)}`;

/** Those who still have a match to miss, by team and person. */
const devendo = ({ suspensoes }: Disciplina) =>
  new Map(suspensoes.filter(({ passou }) => !passou).map((one) => [keyOf(one), one]));

export async function suspensoesQueMudam(
  tx: Tx,
  campeonato: Pick<CampeonatoRow, 'id' | 'regras'>,
  { antes, depois, largadas, nova = null }: Jogos,
): Promise<Mudanca> {
  const lida = await lerDisciplina(tx, campeonato, { partidas: antes, nova });
  if (lida.sumulas.length === 0 && lida.dadas.length === 0 && !nova) return {};
  const kept = lida.dadas.filter(({ partida }) => !largadas.includes(partida));
  const dadas = nova ? [...kept, nova] : kept;
  const [before, after] = [
    devendo(lida.disciplina),
    devendo(disciplinaDe(campeonato.regras, depois, lida.sumulas, dadas)),
  ];
  const moved = [
    ...[...before].flatMap(([key, one]) => (after.has(key) ? [] : [{ one, entra: false }])),
    ...[...after].flatMap(([key, one]) =>
      before.has(key) && key !== (nova && keyOf(nova)) ? [] : [{ one, entra: true }],
    ),
  ];
  const suspensoes = moved.flatMap(({ one: { participante, quem }, entra }) => {
    const nome = nomeadoPor(lida.jogadores, quem)?.nome;
    return nome ? [{ participante, nome, entra }] : [];
  });
  return suspensoes.length > 0 ? { suspensoes } : {};
}
