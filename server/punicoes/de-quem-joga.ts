// Who organises and plays may punish, and take a sanction back, but not unseen: for whom they play stands with it.
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { listQuemFala } from '#server/vozes/vozes.ts';

/** The participant for whom who writes plays here, the punished one before any other; null: for nobody. */
export async function deQuemDecide(
  { tx, campeonato, quem }: Pick<Escrita, 'tx' | 'campeonato' | 'quem'>,
  punido: string,
): Promise<string | null> {
  if (!quem.user) return null;
  const rows = await listQuemFala(tx, campeonato.id, quem.user.uuid);
  const own = rows.filter(({ meu }) => meu).map(({ uuid }) => uuid);
  return own.includes(punido) ? punido : (own.toSorted()[0] ?? null);
}
