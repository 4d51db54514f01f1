// Which results that a correction undid somebody may put back, as they are offered after a correction that is taken back,
// and on their matches.
import type { PartidaInteira } from '#contract/partidas.ts';
import { assentar } from '#server/competicao/assentar.ts';
import type { DadosDoCampeonato } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { palavrasGuardadas } from '#server/informes/vida-desfeita.ts';
import { contadasAgora } from '#server/lances/ao-vivo-agora.ts';
import { listVozesDe } from '#server/vozes/vozes.ts';
import { antesDe, ehRestauravel, queSeReencontram } from '../desfeitas.ts';
import { comVolta } from './nas-regras.ts';
import { podeRestaurar, type QuemRestaura, recusaDaVolta } from './quem-restaura.ts';

type Fora = ReadonlySet<string>;

type Cadeia = {
  readonly voltam: readonly PartidaRow[];
  /** Those among them that leave their tie to a match that is made anew: what was played in the one before is gone. */
  readonly comExtra: Fora;
  /** Of the same two again, when those are back. */
  readonly ficam: readonly PartidaRow[];
  /** Those among them that the rules do not take back. */
  readonly naoCabem: Fora;
};

/** All that one press puts back, but for these: one that comes back may bring together again the sides of the next. */
export function voltasEmCadeia(dados: DadosDoCampeonato, fora: Fora): Cadeia {
  const found: PartidaRow[] = [];
  const comExtra = new Set<string>();
  const naoCabem = new Set<string>();
  let now = dados;
  for (;;) {
    const meet = queSeReencontram(now);
    const isLeft = ({ uuid }: PartidaRow) => !fora.has(uuid) && !naoCabem.has(uuid);
    const next = meet.find((one) => ehRestauravel(one) && isLeft(one));
    if (!next) return { voltam: found, comExtra, ficam: meet, naoCabem };
    const tried = comVolta(now, next);
    if (tried) {
      found.push(next);
      const { estado, extras } = assentar(tried);
      if (extras.novas.length > 0) comExtra.add(next.uuid);
      now = estado.dados;
    } else naoCabem.add(next.uuid);
  }
}

type Asking = QuemRestaura & { readonly tx: Tx };

type EmCadeia = (fora: Fora) => Promise<Cadeia>;

type Voltas = Pick<PartidaInteira, 'restauraveis' | 'ficam_fora'>;

export const SEM_VOLTAS: Voltas = { restauraveis: [], ficam_fora: [] };

const comAntes = (partida: PartidaRow) => ({ uuid: partida.uuid, antes: antesDe(partida) });

function motivoDe(
  { uuid, estado }: PartidaRow,
  { aoVivo, naoCabem }: { readonly aoVivo: Fora; readonly naoCabem: Fora },
): Voltas['ficam_fora'][number]['motivo'] {
  if (estado === 'informada' || estado === 'contestada') return estado;
  if (aoVivo.has(uuid)) return 'ao_vivo';
  return naoCabem.has(uuid) ? 'regras' : 'propria';
}

/** Without those that are being played, or that this person may not put back, nor what comes back with these alone. */
export async function voltasPara(restaura: Asking, emCadeia: EmCadeia): Promise<Voltas> {
  if (!podeRestaurar(restaura)) return SEM_VOLTAS;
  const aoVivo = await contadasAgora(restaura.tx, restaura.campeonato);
  const fora = new Set(aoVivo);
  for (;;) {
    const { voltam: found, comExtra, ficam, naoCabem } = await emCadeia(fora);
    if (found.length === 0) return SEM_VOLTAS;
    const vozes = await listVozesDe(restaura.tx, found);
    const palavras = await palavrasGuardadas(restaura.tx, found);
    const refused = found.filter((partida) =>
      recusaDaVolta(restaura, partida, { vozes, palavra: palavras.get(partida.uuid) }),
    );
    if (refused.length === 0) {
      const porque = { aoVivo, naoCabem };
      const left = ficam.map((one) => ({ ...comAntes(one), motivo: motivoDe(one, porque) }));
      const restauraveis = found.map((one) => ({
        ...comAntes(one),
        jogo_extra: comExtra.has(one.uuid),
      }));
      return { restauraveis, ficam_fora: left };
    }
    for (const { uuid } of refused) fora.add(uuid);
  }
}

/** After what was just written. */
export const voltasDepois = (restaura: Asking, dados: DadosDoCampeonato) =>
  voltasPara(restaura, async (fora) => voltasEmCadeia(dados, fora));
