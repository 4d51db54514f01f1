// The names of the list with what was put right about them.
import type { Escudo } from '#contract/participantes.ts';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import type { ListedName, ReadList } from '#web/components/pasted-list/read-list.ts';
import type { Correcao, ExpressDraft } from './typed.ts';

export type NameRow = {
  /** By which its corrections are kept. */
  readonly key: string;
  readonly nome: string;
  readonly time: string | null;
  readonly gamertag: string | null;
  readonly suplente: boolean;
  readonly escudo: Escudo | undefined;
  /** Somebody above has this name too. */
  readonly isTwice: boolean;
};

type Dress = (nome: string) => Escudo;

const ADDED = '+';

const isAdded = (key: string) => key.startsWith(ADDED);

/** For one more name, after all that were ever added. */
export function nextKey(correcoes: ExpressDraft['correcoes']): string {
  const used = Object.keys(correcoes)
    .filter(isAdded)
    .map((key) => Number(key.slice(1)));
  return `${ADDED}${Math.max(0, ...used) + 1}`;
}

function corrected(key: string, name: ListedName | null, change: Correcao, dress: Dress | null) {
  const nome = change.nome ?? name?.nome ?? '';
  const time = change.time === undefined ? (name?.time ?? null) : change.time;
  const shown = time ?? nome;
  const isSame = name !== null && shown === (name.time ?? name.nome);
  const suplente = change.suplente ?? name?.suplente ?? false;
  const escudo = isSame ? name.escudo : shown.trim() === '' ? undefined : dress?.(shown);
  return { key, nome, time, gamertag: name?.gamertag ?? null, suplente, escudo };
}

/** Who plays, then who waits, each in the order of the list and of being added. */
export function rowsOf(
  { names, waiting }: ReadList,
  correcoes: ExpressDraft['correcoes'],
  dress: Dress | null,
): NameRow[] {
  const listed = [...names, ...waiting].map((name) => ({ key: chaveDoNome(name.nome), name }));
  const added = Object.keys(correcoes)
    .filter(isAdded)
    .map((key) => ({ key, name: null }));
  const rows = [...listed, ...added]
    .filter(({ key }) => !correcoes[key]?.fora)
    .map(({ key, name }) => corrected(key, name, correcoes[key] ?? {}, dress));
  const inOrder = [
    ...rows.filter(({ suplente }) => !suplente),
    ...rows.filter(({ suplente }) => suplente),
  ];
  const known = new Set<string>();
  return inOrder.map((row) => {
    const key = chaveDoNome(row.nome);
    const isTwice = key !== '' && known.has(key);
    known.add(key);
    return { ...row, isTwice };
  });
}

/** Person and team the other way round, for all that have both. */
export function turned(rows: readonly NameRow[], correcoes: ExpressDraft['correcoes']) {
  const changes = rows.flatMap(({ key, nome, time }) =>
    time ? [[key, { ...correcoes[key], nome: time, time: nome }] as const] : [],
  );
  return { ...correcoes, ...Object.fromEntries(changes) };
}

/** As the server takes them. */
export const sentOf = (rows: readonly NameRow[]) =>
  rows
    .filter(({ nome }) => nome.trim() !== '')
    .map(({ nome, time, gamertag, suplente }) => ({
      nome: nome.trim(),
      time_nome: time?.trim() || null,
      gamertag,
      suplente,
    }));
