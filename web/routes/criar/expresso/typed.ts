// What somebody types on the quick way, kept on this device for a week: a guest's goes over to them as soon as
// they have an account.
import { useEffect, useState } from 'react';
import { MINUTOS_POR_JOGO, TELAS } from '#regras/agenda/noite.ts';
import type { Modalidade } from '#regras/configuracao/expresso.ts';
import type { VISIBILIDADES_DO_EXPRESSO } from '#regras/configuracao/opcoes.ts';
import type { Preset } from '#regras/configuracao/presets.ts';
import { readStored, store } from '#web/storage/stored-with-expiry.ts';

const WEEK_MINUTES = 7 * 24 * 60;

export type Visibilidade = (typeof VISIBILIDADES_DO_EXPRESSO)[number];

/** What was put right about a name of the list, or all of one that is not on it. */
export type Correcao = {
  readonly nome?: string;
  readonly time?: string | null;
  readonly suplente?: boolean;
  /** Taken off the list. */
  readonly fora?: boolean;
};

export type NoiteEscolhida = {
  readonly isOn: boolean;
  /** HH:mm in Brasília; empty until somebody chooses another than the one offered. */
  readonly hora: string;
  readonly minutos: number;
  readonly telas: number;
};

export type ExpressDraft = {
  readonly nome: string;
  readonly lista: string;
  /** By the name as the list has it; names that were added have a number. */
  readonly correcoes: Readonly<Record<string, Correcao>>;
  readonly preset: Preset;
  readonly modalidade: Modalidade;
  readonly visibilidade: Visibilidade;
  readonly noite: NoiteEscolhida;
};

const NOTHING: ExpressDraft = {
  nome: '',
  lista: '',
  correcoes: {},
  preset: 'copa',
  modalidade: 'ea_fc',
  visibilidade: 'nao_listado',
  noite: { isOn: false, hora: '', minutos: MINUTOS_POR_JOGO.padrao, telas: TELAS.padrao },
};

const GUEST = '';

const nameOf = (user: string) => `expresso:${user}`;

function keptFor(user: string): ExpressDraft | null {
  const own = readStored(nameOf(user)) as Partial<ExpressDraft> | null;
  const guests =
    user === GUEST ? null : (readStored(nameOf(GUEST)) as Partial<ExpressDraft> | null);
  const kept = guests ?? own;
  if (guests) {
    store(nameOf(user), guests, WEEK_MINUTES);
    store(nameOf(GUEST), null, 0);
  }
  if (typeof kept?.lista !== 'string') return null;
  return { ...NOTHING, ...kept, noite: { ...NOTHING.noite, ...kept.noite } };
}

/** `user`: null for a guest. */
export function useTyped(user: string | null) {
  const whose = user ?? GUEST;
  const [typed, setTyped] = useState(NOTHING);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const kept = keptFor(whose);
    if (kept) setTyped(kept);
    setRead(true);
  }, [whose]);
  const type = (part: Partial<ExpressDraft>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    store(nameOf(whose), next, WEEK_MINUTES);
  };
  const forget = () => {
    store(nameOf(whose), null, 0);
    store(nameOf(GUEST), null, 0);
  };
  return { typed, type, forget, isRead };
}
