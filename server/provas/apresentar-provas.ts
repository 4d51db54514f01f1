// Pictures and links as a visitor may see them: a side those of the two who play now, the organisation all.
import type { FotoVista, ProvasVistas } from '#contract/partida/provas.ts';
import { PROVAS_DE_FOTO, type ProvaDeFoto, type ProvaDeLink } from '#regras/vida/provas.ts';
import type { ProvaRow } from './queries.ts';

export type QuemVeProvas = {
  readonly usuario: string | null;
  readonly organiza: boolean;
  readonly partida: { readonly mandante: string | null; readonly visitante: string | null };
};

/** What is not used yet is its sender's alone; of sides that are gone, the organisation's. */
export function podeVer(row: ProvaRow, { usuario, organiza, partida }: QuemVeProvas): boolean {
  if (row.dito_uuid === null) return usuario !== null && row.autor_uuid === usuario;
  const isOfThese =
    row.mandante_uuid === partida.mandante && row.visitante_uuid === partida.visitante;
  return organiza || isOfThese;
}

const isLink = (row: ProvaRow, tipo: ProvaDeLink) => row.tipos.includes(tipo);
const isFoto = (row: ProvaRow) => !isLink(row, 'video') && !isLink(row, 'transmissao');
const isOfFoto = (tipo: string): tipo is ProvaDeFoto => PROVAS_DE_FOTO.some((one) => one === tipo);

export const fotoVista = (row: ProvaRow, organiza: boolean): FotoVista => ({
  uuid: row.uuid,
  tipos: row.tipos.filter(isOfFoto),
  quando: row.created_at,
  apagada: row.nome === null,
  repetida: organiza ? [...row.repetida] : null,
});

/** What went with one claim, contest or problem. */
export function provasDoDito(
  rows: readonly ProvaRow[],
  dito: string,
  quem: QuemVeProvas,
): ProvasVistas {
  const own = rows.filter((row) => row.dito_uuid === dito && podeVer(row, quem));
  const link = (tipo: ProvaDeLink) => own.find((row) => isLink(row, tipo))?.url ?? null;
  return {
    fotos: own.filter(isFoto).map((row) => fotoVista(row, quem.organiza)),
    video: link('video'),
    transmissao: link('transmissao'),
  };
}
