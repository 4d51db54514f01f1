// Calls of every endpoint of fees and the till, for tests that try all endpoints.
import sql from 'sql-template-tag';
import { uuidv7 } from '#server/uuid.ts';
import type { TestApp } from '../app.ts';

export async function insertNotaDaCena(t: TestApp, id: string): Promise<string> {
  const uuid = uuidv7();
  await t.db.run(sql`
    insert into caixa (uuid, campeonato_id, tipo, centavos, descricao)
    values (${uuid}, ${id}, 'premio', 1000, 'Troféu')`);
  return uuid;
}

/** Receipts are tried with files in server/taxas/. */
export const CHAMADAS_DAS_TAXAS = {
  verMinhaTaxa: { acao: 'ver', momento: 'andamento' },
  listarTaxas: { acao: 'gerir_participantes', momento: 'andamento' },
  mudarTaxas: {
    acao: 'gerir_participantes',
    momento: 'aberto',
    body: ({ uuids }: { readonly uuids: readonly string[] }) => ({
      itens: [{ participante: uuids[0], parcela: 1 }],
      estado: 'paga',
    }),
  },
  verCaixa: { acao: 'gerir_participantes', momento: 'andamento' },
  anotarNoCaixa: {
    acao: 'gerir_participantes',
    momento: 'aberto',
    body: () => ({ tipo: 'premio', centavos: 1_000, descricao: 'Troféu' }),
  },
  apagarDoCaixa: { acao: 'gerir_participantes', momento: 'aberto', umaVez: true },
  exportarCaixa: { acao: 'gerir_participantes', momento: 'andamento' },
} as const;
