// From what is kept of a fee to what is shown of it, and the code that it is paid with.
import type { ParcelaMostrada, TaxaDeAlguem } from '#contract/campeonato/taxas.ts';
import { brCode } from '#regras/pix/br-code.ts';
import { lerChavePix, mascararChave } from '#regras/pix/chave.ts';
import {
  aPagar,
  parcelasDe,
  referenciaDe,
  type TaxaGuardada,
  temOQuePagar,
} from '#regras/taxas/taxa.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { pagamentoAte } from '#server/participantes/pagamento.ts';
import type { ParticipanteRow } from '#server/participantes/queries.ts';
import { findChaveMudou, listTaxasDe, type TaxaRow } from './queries.ts';

const isKept = (taxa: TaxaRow | TaxaGuardada): taxa is TaxaRow => 'comprovante' in taxa;

function apresentarParcela(participante: string, taxa: TaxaRow | TaxaGuardada): ParcelaMostrada {
  const { parcela, centavos, estado } = taxa;
  const kept = isKept(taxa) ? taxa : null;
  return {
    ...{ parcela, centavos, estado },
    referencia: referenciaDe(participante, parcela),
    motivo: kept?.motivo ?? null,
    enviada_em: kept?.enviada_em ?? null,
    decidida_em: kept?.decidida_em ?? null,
    comprovante: kept?.comprovante != null,
  };
}

type RecebeDe = Pick<CampeonatoVisto, 'inscricao' | 'dono' | 'nome'>;

/** Who is paid, as far as is known: the name of the owner where none was given with the key. */
const nomeDeQuemRecebe = ({ inscricao, dono }: RecebeDe) => inscricao.pix_nome ?? dono.nome;

/** Null where no key was given, or one from before they were checked, or no city: banks would refuse it. */
function codigoDe(campeonato: RecebeDe, parcela: ParcelaMostrada): string | null {
  const { chave_pix: chave, pix_cidade: cidade } = campeonato.inscricao;
  if (!chave || !cidade || !aPagar(parcela.estado) || parcela.centavos === 0) return null;
  const lida = lerChavePix(chave);
  if ('erro' in lida && lida.erro === 'invalida') return null;
  return brCode({
    ...{ chave, cidade, nome: nomeDeQuemRecebe(campeonato) },
    ...{ centavos: parcela.centavos, referencia: parcela.referencia },
    descricao: campeonato.nome,
  });
}

export async function apresentarMinha(tx: Tx, campeonato: CampeonatoVisto, row: ParticipanteRow) {
  const { inscricao } = campeonato;
  const rows = await listTaxasDe(tx, row.uuid);
  const owes = temOQuePagar(row);
  const all = owes ? parcelasDe(inscricao, { pago: row.pago, rows }) : rows;
  const parcelas = all.map((taxa) => apresentarParcela(row.uuid, taxa));
  const { chave_pix: chave } = inscricao;
  return {
    data: {
      participante: row.uuid,
      parcelas: parcelas.map((parcela) => ({
        ...parcela,
        codigo: owes ? codigoDe(campeonato, parcela) : null,
      })),
      recebe: chave
        ? {
            chave: owes ? chave : mascararChave(chave),
            nome: nomeDeQuemRecebe(campeonato),
            cidade: inscricao.pix_cidade ?? null,
          }
        : null,
      chave_mudou_em: await findChaveMudou(tx, campeonato.id),
      pagar_ate: pagamentoAte(campeonato),
      na_fila: row.espera !== null,
    },
  };
}

/** Fees of everybody who owes, or of whom something is kept: who sent a receipt first. */
export function apresentarTaxas(
  { inscricao }: Pick<CampeonatoVisto, 'inscricao'>,
  participantes: readonly ParticipanteRow[],
  rows: readonly TaxaRow[],
): TaxaDeAlguem[] {
  const byEntry = Map.groupBy(rows, ({ participante_uuid }) => participante_uuid);
  const all = participantes.flatMap((row) => {
    const kept = byEntry.get(row.uuid) ?? [];
    const deve = temOQuePagar(row);
    const taxas = deve ? parcelasDe(inscricao, { pago: row.pago, rows: kept }) : kept;
    if (taxas.length === 0) return [];
    const parcelas = taxas.map((taxa) => apresentarParcela(row.uuid, taxa));
    return [{ participante: row, deve, parcelas }];
  });
  const waits = ({ parcelas }: TaxaDeAlguem) => parcelas.some(({ estado }) => estado === 'enviada');
  return [...all.filter(waits), ...all.filter((one) => !waits(one))];
}
