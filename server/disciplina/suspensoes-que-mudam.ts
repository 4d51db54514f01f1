// Whom a correction suspends, or no longer: its cards count for another match, or for none.

import type { z } from 'zod';
import type { impacto } from '#contract/mudanca/impacto.ts';
import { type Disciplina, disciplinaDe } from '#regras/disciplina/disciplina.ts';
import { chaveDe } from '#regras/sumula/conferir.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { lerDisciplina, nomeadoPor } from './ler-disciplina.ts';

type Mudanca = Pick<z.output<typeof impacto>, 'suspensoes'>;

type Jogos = { readonly antes: readonly PartidaRow[]; readonly depois: readonly PartidaRow[] };

/** Those who still have a match to miss, by team and person. */
const devendo = ({ suspensoes }: Disciplina) =>
  new Map(
    suspensoes
      .filter(({ passou }) => !passou)
      .map((one) => [`${one.participante} ${chaveDe(one.quem)}`, one]),
  );

export async function suspensoesQueMudam(
  tx: Tx,
  campeonato: Pick<CampeonatoRow, 'id' | 'regras'>,
  { antes, depois }: Jogos,
): Promise<Mudanca> {
  const lida = await lerDisciplina(tx, campeonato, antes);
  if (lida.sumulas.length === 0) return {};
  const [before, after] = [
    devendo(lida.disciplina),
    devendo(disciplinaDe(campeonato.regras, depois, lida.sumulas)),
  ];
  const moved = [
    ...[...before].flatMap(([key, one]) => (after.has(key) ? [] : [{ one, entra: false }])),
    ...[...after].flatMap(([key, one]) => (before.has(key) ? [] : [{ one, entra: true }])),
  ];
  const suspensoes = moved.flatMap(({ one: { participante, quem }, entra }) => {
    const nome = nomeadoPor(lida.jogadores, quem)?.nome;
    return nome ? [{ participante, nome, entra }] : [];
  });
  return suspensoes.length > 0 ? { suspensoes } : {};
}
