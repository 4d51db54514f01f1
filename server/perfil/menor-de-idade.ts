// Whether an account is of somebody under age. Who never told their birth date is taken for an adult.
import { ehMenorDeIdade, hojeNoBrasil } from '#regras/pessoa/pessoa.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import { findProfile } from './queries.ts';

export async function isMinor(tx: Tx, usuarioUuid: string): Promise<boolean> {
  const profile = await findProfile(tx, usuarioUuid);
  return ehMenorDeIdade(hojeNoBrasil(await agora(tx)), profile?.nascimento ?? null);
}
