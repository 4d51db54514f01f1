// Lots stand as they fell, and the table goes on: a score corrected since may have left nobody level.
import type { EntradaDoDesempate } from '#regras/montagem/desempate.ts';
import { listQuadros } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { SorteioRow } from './queries.ts';

type QuadroComTabelas = {
  readonly tabelas?: readonly {
    readonly linhas: readonly { readonly participante: string; readonly posicao: number }[];
  }[];
};

/** The place in the table that each of them got; lots of a bracket, or between groups, give none. */
function lugaresDados({ entrada, bolas }: SorteioRow) {
  const { lugares } = entrada as EntradaDoDesempate;
  return (bolas ?? []).flatMap(({ participante, pote, destino }) => {
    const posicao = lugares[(pote ?? 1) - 1]?.[Number(destino) - 1]?.posicao ?? null;
    return posicao === null ? [] : [{ participante, posicao }];
  });
}

const ehLote = ({ metodo, bolas }: SorteioRow) => metodo === 'desempate' && bolas !== null;

/** Whether somebody has another place by now than the lots gave them. */
export async function loteSuperado(tx: Tx, id: string, rows: readonly SorteioRow[]) {
  const quadros = rows.some(ehLote) ? await listQuadros(tx, id) : [];
  const places = new Map(
    quadros.map(({ fase, dados }) => {
      const linhas = ((dados as QuadroComTabelas | null)?.tabelas ?? []).flatMap(
        (table) => table.linhas,
      );
      return [fase, new Map(linhas.map((row) => [row.participante, row.posicao]))];
    }),
  );
  return (row: SorteioRow): boolean =>
    ehLote(row) &&
    lugaresDados(row).some(
      ({ participante, posicao }) => places.get(row.fase)?.get(participante) !== posicao,
    );
}
