// Who plays a match does not decide what the rule proposed for it, where the other side could speak against it.
import type { Regras } from '#regras/configuracao/fases.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import {
  falamPor,
  ladosDe,
  outroLado,
  type Vozes,
  vozesDe,
  vozesDeVarias,
} from '#server/vozes/vozes.ts';

type QuemSeEncontrou = { readonly mandante: string; readonly visitante: string };

type QuemOlha = {
  readonly regras: Pick<Regras, 'quem_informa'>;
  readonly eu: string | undefined;
};

const isOf = (vozes: Vozes, eu: string | undefined): boolean =>
  ladosDe(vozes, eu).some((lado) => falamPor(vozes, outroLado(lado)).length > 0);

export async function requireNeutro(
  { tx, campeonato, quem }: Escrita,
  sides: QuemSeEncontrou,
): Promise<void> {
  if (campeonato.regras.quem_informa === 'organizador') return;
  if (!isOf(await vozesDe(tx, sides), quem.user?.uuid)) return;
  throw new AppError('proibido', { text: { key: 'robo.recusa.joga' } });
}

/** For which of these matches this person is neutral, in their order. */
export async function ehNeutro(
  tx: Tx,
  all: readonly QuemSeEncontrou[],
  { regras, eu }: QuemOlha,
): Promise<boolean[]> {
  if (regras.quem_informa === 'organizador') return all.map(() => true);
  const vozes = await vozesDeVarias(tx, all);
  return vozes.map((ofMatch) => !isOf(ofMatch, eu));
}
