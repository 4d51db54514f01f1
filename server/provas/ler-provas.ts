// Who reads the proof of a match: its sides, the organisation, and whom both sides accepted to judge it.
import { pode } from '#regras/permissoes.ts';
import { alvoDe, pessoaDe, quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { Visitor } from '#server/http/session.ts';
import { ehJuizDoCaso } from '#server/juizes/queries.ts';
import { partidaOuRetirada } from '#server/partidas/partida-ou-retirada.ts';
import { ladosDe, vozesDe } from '#server/vozes/vozes.ts';
import { podeVer, type QuemVeProvas } from './apresentar-provas.ts';
import { listProvas, type ProvaRow } from './queries.ts';

type ProvasLidas = { readonly quem: QuemVeProvas; readonly rows: readonly ProvaRow[] };

export async function lerProvas(tx: Tx, uuid: string, visitor: Visitor): Promise<ProvasLidas> {
  const { partida } = await partidaOuRetirada(tx, uuid);
  const asking = quemE(visitor);
  const campeonato = await requireCampeonato(tx, partida.campeonato_id, asking, 'ver');
  const usuario = visitor.user?.uuid ?? null;
  const organiza = pode('lancar_placar', pessoaDe(asking, campeonato.papel), alvoDe(campeonato));
  const vozes = await vozesDe(tx, partida);
  const isSide = ladosDe(vozes, usuario).length > 0;
  const julga = !organiza && !isSide && (await ehJuizDoCaso(tx, uuid, usuario));
  if (!organiza && !isSide && !julga) throw new AppError('proibido');
  const quem = { usuario, organiza, julga, partida };
  const rows = await listProvas(tx, uuid);
  return { quem, rows: rows.filter((row) => podeVer(row, quem)) };
}
