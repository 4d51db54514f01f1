import type { mudarTaxas as endpoint } from '#contract/campeonato/taxas.ts';
import { parcelasDe, podeMudarTaxa, type TaxaGuardada } from '#regras/taxas/taxa.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { listByUuids, type ParticipanteRow } from '#server/participantes/queries.ts';
import { avisarQuemPaga } from './avisar-taxa.ts';
import { anotarTaxa, type DecisaoDaTaxa } from './decidir.ts';
import { taxasDoCampeonato } from './listar-taxas.ts';
import { listTaxas, type TaxaRow } from './queries.ts';

type Item = { readonly participante: string; readonly parcela: number };

type Marcada = { readonly row: ParticipanteRow; readonly taxa: TaxaGuardada };

/** Each instalment that was named once, as it stands; one that is there already is passed over. */
function marcadas(
  { campeonato }: Escrita,
  {
    itens,
    rows,
    kept,
    estado,
  }: {
    itens: readonly Item[];
    rows: readonly ParticipanteRow[];
    kept: readonly TaxaRow[];
  } & DecisaoDaTaxa,
): Marcada[] {
  const byEntry = Map.groupBy(kept, ({ participante_uuid }) => participante_uuid);
  const once = new Map(itens.map((item) => [`${item.participante} ${item.parcela}`, item]));
  return [...once.values()].flatMap(({ participante, parcela }) => {
    const row = rows.find(({ uuid }) => uuid === participante);
    const all =
      row &&
      parcelasDe(campeonato.inscricao, { pago: row.pago, rows: byEntry.get(row.uuid) ?? [] });
    const taxa = all?.find((one) => one.parcela === parcela);
    if (!row || !taxa) throw new AppError('nao_encontrado');
    if (taxa.estado === estado) return [];
    if (!podeMudarTaxa(taxa.estado, estado)) {
      throw new AppError('estado_mudou', {
        text: { key: 'taxas.passo', params: { nome: row.nome } },
      });
    }
    return [{ row, taxa }];
  });
}

export const mudarTaxas: Handler<typeof endpoint> = async (services, { params, body, visitor }) => {
  const quem = quemE(visitor);
  const pedido = { id: params.id, quem, acao: 'gerir_participantes' } as const;
  const decisao = { estado: body.estado, motivo: body.motivo ?? null };
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato } = escrita;
    const uuids = [...new Set(body.itens.map(({ participante }) => participante))];
    const rows = await listByUuids(tx, campeonato.id, uuids);
    const kept = await listTaxas(tx, campeonato.id);
    const changed = marcadas(escrita, { itens: body.itens, rows, kept, ...decisao });
    for (const { row, taxa } of changed) await anotarTaxa(escrita, row, taxa, decisao);
    const pessoas = new Set(changed.flatMap(({ row }) => row.usuario_uuid ?? []));
    await avisarQuemPaga(escrita, {
      fato: body.estado,
      pessoas: [...pessoas],
      motivo: decisao.motivo,
    });
    return taxasDoCampeonato(tx, campeonato);
  });
};
