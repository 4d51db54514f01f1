// What only the sides of a match and who runs its calendar may read.
import { pode } from '#regras/permissoes.ts';
import { alvoDe, pessoaDe, quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { findPartida, type PartidaComCampeonato } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { Visitor } from '#server/http/session.ts';
import { type LadoDaPartida, ladoDe, type Vozes, vozesDe } from './vozes.ts';

type VistoPeloLado = {
  readonly campeonato: CampeonatoVisto;
  readonly partida: PartidaComCampeonato;
  readonly vozes: Vozes;
  /** Of who asks, where they speak for one. */
  readonly lado: LadoDaPartida | null;
};

export async function verPeloLado(tx: Tx, uuid: string, visitor: Visitor): Promise<VistoPeloLado> {
  const partida = await findPartida(tx, uuid);
  if (!partida) throw new AppError('nao_encontrado');
  const quem = quemE(visitor);
  const campeonato = await requireCampeonato(tx, partida.campeonato_id, quem, 'ver');
  const vozes = await vozesDe(tx, partida);
  const lado = ladoDe(vozes, visitor.user?.uuid);
  const may = pode('agendar', pessoaDe(quem, campeonato.papel), alvoDe(campeonato));
  if (!lado && !may) throw new AppError('proibido');
  return { campeonato, partida, vozes, lado };
}
