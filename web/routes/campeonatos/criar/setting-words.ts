// Settings and their values in words: for the summary of what is wrong, and for two versions side by side.
import { MODALIDADES, PLATAFORMAS, VISIBILIDADES } from '#contract/opcoes.ts';
import { QUEM_INFORMA, SEM_PLACAR } from '#contract/opcoes-da-partida.ts';
import { shortDateTime } from '#web/short-date.ts';
import type { Texts, Translate } from '#web/texts.tsx';

const LABELS = ['criar.zona', 'criar.campo'] as const;

/** Name of the setting at a path; places in lists go by the name of their list. */
export function settingName(path: string, t: Translate): string {
  const words = path.split('.').filter((word) => !/^\d+$/.test(word));
  const isZone = words.includes('zonas');
  for (const word of words.reverse()) {
    for (const group of isZone ? LABELS : LABELS.slice(1)) {
      const key = `${group}.${word}`;
      const text = t(key as 'criar.campo.nome');
      if (text !== key) return text;
    }
  }
  return t('criar.campo.fases');
}

type Named = { readonly values: readonly string[]; name(value: string, t: Translate): string };

const NAMED: Readonly<Record<string, Named>> = {
  modalidade: {
    values: MODALIDADES,
    name: (value, t) => t(`opcoes.modalidade.${value as (typeof MODALIDADES)[number]}`),
  },
  plataforma: {
    values: PLATAFORMAS,
    name: (value, t) => t(`opcoes.plataforma.${value as (typeof PLATAFORMAS)[number]}`),
  },
  visibilidade: {
    values: VISIBILIDADES,
    name: (value, t) => t(`opcoes.visibilidade.${value as (typeof VISIBILIDADES)[number]}`),
  },
  'regras.quem_informa': {
    values: QUEM_INFORMA,
    name: (value, t) => t(`opcoes.quem_informa.${value as (typeof QUEM_INFORMA)[number]}`),
  },
  'regras.sem_placar': {
    values: SEM_PLACAR,
    name: (value, t) => t(`opcoes.sem_placar.${value as (typeof SEM_PLACAR)[number]}`),
  },
};

const LONGEST = 120;

/** What is too big to be said in a line is only said to have changed. */
export function settingValue(path: string, value: unknown, texts: Texts, now: number): string {
  const { t, locale } = texts;
  if (value === null || value === undefined || value === '') return t('criar.conflito.vazio');
  if (typeof value === 'boolean') return t(value ? 'criar.conflito.sim' : 'criar.conflito.nao');
  if (path.endsWith('_centavos')) {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
    return money.format(Number(value) / 100);
  }
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (typeof value !== 'string') return t('criar.conflito.mudado');
  if (path.endsWith('_em')) return shortDateTime(value, texts, now);
  const named = NAMED[path];
  if (named?.values.includes(value)) return named.name(value, t);
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
