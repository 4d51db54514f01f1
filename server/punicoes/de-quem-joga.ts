// Who organises and plays may punish, and take a sanction back, but not unseen: for whom they play stands with it.
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { listProprios } from '#server/vozes/vozes.ts';

/** The participant for whom who writes plays here, the punished one before any other, else the first by name; null: for nobody. */
export async function deQuemDecide(
  { tx, campeonato, quem }: Pick<Escrita, 'tx' | 'campeonato' | 'quem'>,
  punido: string,
): Promise<string | null> {
  if (!quem.user) return null;
  const own = await listProprios(tx, campeonato.id, quem.user.uuid);
  return (own.find(({ uuid }) => uuid === punido) ?? own[0])?.uuid ?? null;
}
