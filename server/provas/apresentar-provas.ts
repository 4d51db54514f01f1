// Pictures and links as a visitor may see them: a side those of the two who play now, the organisation all.
import type { FotoVista, ProvasVistas } from '#contract/partida/provas.ts';
import { PROVAS_DE_FOTO, type ProvaDeFoto, type ProvaDeLink } from '#regras/vida/provas.ts';
import type { ProvaRow } from './queries.ts';

export type QuemVeProvas = {
  readonly usuario: string | null;
  readonly organiza: boolean;
  /** Was accepted to judge the case that is open. */
  readonly julga?: boolean | undefined;
  readonly partida: {
    readonly uuid: string;
    readonly mandante: string | null;
    readonly visitante: string | null;
  };
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

/** Who judges a case is told that a file was sent before, and not for which other match. */
function repeticaoVista(
  { repetida }: ProvaRow,
  { organiza, julga, partida }: QuemVeProvas,
): Pick<FotoVista, 'repetida' | 'repetida_em_outra'> {
  if (organiza) return { repetida: [...repetida], repetida_em_outra: false };
  if (!julga) return NAO_SE_DIZ;
  const here = repetida.filter((uuid) => uuid === partida.uuid);
  return { repetida: here, repetida_em_outra: here.length < repetida.length };
}

const NAO_SE_DIZ = { repetida: null, repetida_em_outra: false } as const;

const foto = (row: ProvaRow): Omit<FotoVista, keyof typeof NAO_SE_DIZ> => ({
  uuid: row.uuid,
  tipos: row.tipos.filter(isOfFoto),
  quando: row.created_at,
  apagada: row.nome === null,
});

/** One that is its sender's alone. */
export const fotoSolta = (row: ProvaRow): FotoVista => ({ ...foto(row), ...NAO_SE_DIZ });

/** What went with one claim, contest or problem. */
export function provasDoDito(
  rows: readonly ProvaRow[],
  dito: string,
  quem: QuemVeProvas,
): ProvasVistas {
  const own = rows.filter((row) => row.dito_uuid === dito && podeVer(row, quem));
  const link = (tipo: ProvaDeLink) => own.find((row) => isLink(row, tipo))?.url ?? null;
  return {
    fotos: own.filter(isFoto).map((row) => ({ ...foto(row), ...repeticaoVista(row, quem) })),
    video: link('video'),
    transmissao: link('transmissao'),
  };
}
