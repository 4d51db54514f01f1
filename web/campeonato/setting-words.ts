// Settings and their values in words: for the summary of what is wrong, and for two versions side by side.

import type { MessageKey } from '#textos/messages.ts';
import { shortDateTime } from '#web/dates/short-date.ts';
import { reais } from '#web/numbers/reais.ts';
import type { Texts, Translate } from '#web/texts/texts.tsx';

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

/** Where the options of a setting have their names. */
const OPTIONS: Readonly<Record<string, string>> = {
  modalidade: 'opcoes.modalidade',
  plataforma: 'opcoes.plataforma',
  visibilidade: 'opcoes.visibilidade',
  'regras.modelo_rodada': 'opcoes.modelo_rodada',
  'regras.quem_informa': 'opcoes.quem_informa',
  'regras.sem_placar': 'opcoes.sem_placar',
  'regras.robo': 'criar.robo',
  'regras.troca_de_id': 'regulamento.inscricoes.troca_de_id',
  'inscricao.aprovacao': 'regulamento.inscricoes',
  'inscricao.reembolso': 'regulamento.inscricoes.reembolso',
};

/** Of two words, the one that is meant by the name of the setting: such a setting is a switch. */
const MEANT: Readonly<Record<string, string>> = { 'inscricao.nao_pagou': 'cancela' };

const UNSAID = 'a_combinar';

const LONGEST = 120;

/** What is too big to be said in a line is only said to have changed. */
export function settingValue(path: string, value: unknown, texts: Texts, now: number): string {
  const { t, locale } = texts;
  if (value === null || value === undefined || value === '') return t('criar.conflito.vazio');
  const meant = MEANT[path];
  const isOn = meant === undefined ? value : value === meant;
  if (typeof isOn === 'boolean') return t(isOn ? 'criar.conflito.sim' : 'criar.conflito.nao');
  if (path.endsWith('_centavos')) {
    return reais(Number(value), locale);
  }
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (typeof value !== 'string') return t('criar.conflito.mudado');
  if (path.endsWith('_em')) return shortDateTime(value, texts, now);
  const options = OPTIONS[path];
  if (options && value === UNSAID) return t('criar.inscricoes.a_combinar');
  if (options) return t(`${options}.${value}` as MessageKey);
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
