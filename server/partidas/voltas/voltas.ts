// Which results that a correction undid somebody may put back, as they are offered after a correction that is taken back,
// and on their matches.
import { assentar } from '#server/competicao/assentar.ts';
import { type DadosDoCampeonato, estadoDe } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { palavrasGuardadas } from '#server/informes/vida-desfeita.ts';
import { contadasAgora } from '#server/lances/ao-vivo-agora.ts';
import { comVeredito } from '#server/punicoes/do-veredito.ts';
import { listVozesDe } from '#server/vozes/vozes.ts';
import { antesDe, devolvidoDe, ehRestauravel, queSeReencontram } from '../desfeitas.ts';
import { comPartida } from '../impacto.ts';
import { podeRestaurar, type QuemRestaura, recusaDaVolta } from './quem-restaura.ts';

type Fora = ReadonlySet<string>;

/** All that one press puts back, but for these: one that comes back may bring together again the sides of the next. */
export function voltasEmCadeia(dados: DadosDoCampeonato, fora: Fora): readonly PartidaRow[] {
  const found: PartidaRow[] = [];
  let now = dados;
  for (;;) {
    const next = queSeReencontram(now).find((one) => ehRestauravel(one) && !fora.has(one.uuid));
    if (!next?.desfeito) return found;
    found.push(next);
    const back = comPartida(now, next.uuid, { ...devolvidoDe(next.desfeito), desfeito: null });
    now = assentar(estadoDe(comVeredito(back, next.uuid))).estado.dados;
  }
}

type Asking = QuemRestaura & { readonly tx: Tx };

type EmCadeia = (fora: Fora) => Promise<readonly PartidaRow[]>;

/** Without those that are being played, or that this person may not put back, nor what comes back with these alone. */
export async function voltasPara(restaura: Asking, emCadeia: EmCadeia) {
  if (!podeRestaurar(restaura)) return [];
  const fora = new Set(await contadasAgora(restaura.tx, restaura.campeonato));
  for (;;) {
    const found = await emCadeia(fora);
    if (found.length === 0) return [];
    const vozes = await listVozesDe(restaura.tx, found);
    const palavras = await palavrasGuardadas(restaura.tx, found);
    const refused = found.filter((partida) =>
      recusaDaVolta(restaura, partida, { vozes, palavra: palavras.get(partida.uuid) }),
    );
    if (refused.length === 0) {
      return found.map((partida) => ({ uuid: partida.uuid, antes: antesDe(partida) }));
    }
    for (const { uuid } of refused) fora.add(uuid);
  }
}

/** After what was just written. */
export const voltasDepois = (restaura: Asking, dados: DadosDoCampeonato) =>
  voltasPara(restaura, async (fora) => voltasEmCadeia(dados, fora));
