// Makes official what the rule says, in the name of the product, and writes down that it did: to be told, and to be
// taken back.
import type { SemPlacar } from '#regras/robo/sem-placar.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';
import { aplicarResultado } from '#server/partidas/aplicar-resultado.ts';
import { lancadoDe } from '#server/partidas/resultado.ts';
import { insertSugestao } from '#server/sugestoes/queries.ts';
import { avisarRobo } from './avisar-robo.ts';

export type RegraAplicavel = Exclude<SemPlacar, { regra: 'moderacao' }>;

/** Whether the rules of the match took it: nobody is sent on by 0 × 0, nor at the cost of later results. */
export async function aplicarPeloSistema(
  escrita: Escrita,
  partida: PartidaRow,
  { regra, lancamento }: RegraAplicavel,
): Promise<boolean> {
  const { tx, campeonato } = escrita;
  const palavra = { via: 'sistema' } as const;
  const oficial = { partida, lancado: lancadoDe(lancamento), ciente: false, palavra };
  try {
    await aplicarResultado(escrita, oficial);
  } catch (error) {
    // Refused before anything was written.
    if (error instanceof AppError) return false;
    throw error;
  }
  const sugestao = { campeonatoId: campeonato.id, partida, regra, lancamento };
  await insertSugestao(tx, { ...sugestao, estado: 'aplicada' });
  await avisarRobo(tx, campeonato, { tipo: 'robo_agiu', partida });
  return true;
}
