// A squad as it is edited: rows with a key of their own, so that the new ones keep their fields too.
import type { AnswerOf, Api } from '#contract/api.ts';
import type { Validations } from '#contract/http/erros.ts';

type Jogador = AnswerOf<Api['GET /api/participantes/:uuid/elenco']>['data'][number];

export type PapelNoElenco = NonNullable<Jogador['papel']>;

export type Row = {
  readonly key: string;
  readonly uuid: string | null;
  readonly nome: string;
  readonly numero: string;
  readonly papel: PapelNoElenco | null;
  readonly identificacao: string | null;
};

export function rowOf(jogador: Jogador): Row {
  const { uuid, nome, numero, papel, identificacao } = jogador;
  return { key: uuid, uuid, nome, numero: String(numero ?? ''), papel, identificacao };
}

export const emptyRow = (key: string): Row => ({
  key,
  uuid: null,
  nome: '',
  numero: '',
  papel: null,
  identificacao: null,
});

/** There is one captain and one vice: who gets the armband takes it from who had it. */
export function withRole(rows: readonly Row[], key: string, papel: PapelNoElenco | null): Row[] {
  return rows.map((row) => {
    if (row.key === key) return { ...row, papel };
    return papel !== null && row.papel === papel ? { ...row, papel: null } : row;
  });
}

/** What is sent: rows without a name were never filled in. */
export function elencoBody(rows: readonly Row[]) {
  const jogadores = rows
    .filter(({ nome }) => nome.trim() !== '')
    .map(({ uuid, nome, numero, papel, identificacao }) => ({
      uuid,
      nome: nome.trim(),
      numero: numero === '' ? null : Number(numero),
      papel,
      identificacao,
    }));
  return { jogadores };
}

/** The first refusal of each player, by key of its row, and what is wrong with the squad as a whole. */
export function problemsOf(rows: readonly Row[], validations: Validations) {
  const sent = rows.filter(({ nome }) => nome.trim() !== '');
  const byRow = new Map<string, string>();
  let whole: string | null = null;
  for (const [path, [text = '']] of Object.entries(validations)) {
    const index = /^jogadores\.(\d+)\./.exec(path)?.[1];
    const row = index === undefined ? undefined : sent[Number(index)];
    if (row) byRow.set(row.key, text);
    else whole = text;
  }
  return { byRow, whole };
}
