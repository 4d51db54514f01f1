// Who plays a match does not decide what the rule proposed for it, where the other side could speak against it.
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { AppError } from '#server/http/errors.ts';
import { falamPor, ladosDe, outroLado, vozesDe } from '#server/vozes/vozes.ts';

type QuemSeEncontrou = { readonly mandante: string; readonly visitante: string };

export async function requireNeutro(
  { tx, campeonato, quem }: Escrita,
  sides: QuemSeEncontrou,
): Promise<void> {
  if (campeonato.regras.quem_informa === 'organizador') return;
  const vozes = await vozesDe(tx, sides);
  const own = ladosDe(vozes, quem.user?.uuid);
  if (!own.some((lado) => falamPor(vozes, outroLado(lado)).length > 0)) return;
  throw new AppError('proibido', { text: { key: 'robo.recusa.joga' } });
}
