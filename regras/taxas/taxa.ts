// The fee of an entry, instalment by instalment: which states there are, what may follow on what, and who owes.
import type { Inscricao } from '#regras/configuracao/fases.ts';
import { STATUS, type Status } from '#regras/participantes/status.ts';

export const ESTADOS_DA_TAXA = [
  'devida',
  'enviada',
  'paga',
  'recusada',
  'devolvida',
  'isenta',
] as const;

export type EstadoDaTaxa = (typeof ESTADOS_DA_TAXA)[number];

/** Those that an organiser gives; a receipt is sent by who pays. */
export const DECISOES_DA_TAXA = ['paga', 'recusada', 'devida', 'devolvida', 'isenta'] as const;

/** What was noted by mistake can be taken back. */
const PASSOS: Readonly<Record<EstadoDaTaxa, readonly EstadoDaTaxa[]>> = {
  devida: ['enviada', 'paga', 'isenta'],
  enviada: ['enviada', 'paga', 'recusada', 'isenta'],
  recusada: ['enviada', 'paga', 'isenta'],
  paga: ['devida', 'devolvida'],
  devolvida: ['paga'],
  isenta: ['devida'],
};

export const podeMudarTaxa = (de: EstadoDaTaxa, para: EstadoDaTaxa): boolean =>
  PASSOS[de].includes(para);

/** Nothing is asked for any more. */
const QUITAM: readonly EstadoDaTaxa[] = ['paga', 'isenta'];

export const quitada = (estado: EstadoDaTaxa): boolean => QUITAM.includes(estado);

/** It is the turn of who pays. */
export const aPagar = (estado: EstadoDaTaxa): boolean =>
  estado === 'devida' || estado === 'recusada';

/** Whole cents; what does not divide stands in the first ones. */
export function parcelar(centavos: number, parcelas: number): number[] {
  const each = Math.floor(centavos / parcelas);
  const rest = centavos - each * parcelas;
  return Array.from({ length: parcelas }, (_, index) => each + (index < rest ? 1 : 0));
}

export type TaxaGuardada = {
  readonly parcela: number;
  readonly estado: EstadoDaTaxa;
  readonly centavos: number;
};

/** Every instalment: as it is kept, or as the settings have it while nothing happened to it. */
export function parcelasDe<T extends TaxaGuardada>(
  { taxa_centavos, parcelas }: Pick<Inscricao, 'taxa_centavos' | 'parcelas'>,
  { pago, rows }: { readonly pago: boolean; readonly rows: readonly T[] },
): (T | TaxaGuardada)[] {
  const kept = new Map(rows.map((row) => [row.parcela, row]));
  const shares = parcelar(taxa_centavos, parcelas);
  const count = Math.max(taxa_centavos > 0 ? parcelas : 0, ...kept.keys());
  return Array.from({ length: count }, (_, index) => {
    const parcela = index + 1;
    const row = kept.get(parcela);
    const estado = pago ? ('paga' as const) : ('devida' as const);
    const share = shares[index] ?? 0;
    if (!row) return { parcela, estado, centavos: share };
    // What is still to be paid follows the settings; what was paid is what it was.
    return aPagar(row.estado) && share > 0 ? { ...row, centavos: share } : row;
  });
}

type InscritoComTaxa = {
  readonly status: number;
  readonly espera: number | null;
  readonly convidado: boolean;
  /** Withdrew, or was put out. */
  readonly desistiu: boolean;
};

const INSCRITOS: readonly number[] = [STATUS.pendente, STATUS.confirmado] satisfies Status[];

/** Who waits for a place, was only asked, or is out owes nothing. */
export const temOQuePagar = ({ status, espera, convidado, desistiu }: InscritoComTaxa): boolean =>
  INSCRITOS.includes(status) && espera === null && !convidado && !desistiu;

/** What stands in the statement of who is paid: short, and of one entry. */
export const referenciaDe = (participante: string, parcela: number): string =>
  `TB${participante.replaceAll('-', '').slice(-8).toUpperCase()}P${parcela}`;
