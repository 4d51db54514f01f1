// Sanctions in words, and the sentences of the regulamento about them.

import type { Fase, Regras } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import type { Sancao } from '#regras/configuracao/padroes-do-elenco.ts';
import type { Translate } from '#textos/messages.ts';

export function sancaoEmPalavras(sancao: Sancao, t: Translate): string {
  if (sancao.tipo === 'pontos') return t('regulamento.sancao.pontos', { n: sancao.pontos });
  if (sancao.tipo === 'multa') return t('regulamento.sancao.multa', { n: sancao.valor });
  return t(`regulamento.sancao.${sancao.tipo}`);
}

/** Points can be lost where there is a table: elsewhere that step is no part of the ladder. */
export const escadaEmVigor = (sancoes: readonly Sancao[], fases: readonly Fase[]): Sancao[] =>
  sancoes.filter(({ tipo }) => tipo !== 'pontos' || fases.some(temTabela));

/** What comes next for who was punished so often; after the last step it comes again. */
export const proximaSancao = (sancoes: readonly Sancao[], punicoes: number): Sancao | undefined =>
  sancoes[Math.min(punicoes, sancoes.length - 1)];

/** Nothing comes after an exclusion. */
function escada(steps: readonly Sancao[], t: Translate): string[] {
  if (steps.length === 0) return [];
  const lista = steps.map((step) => sancaoEmPalavras(step, t)).join('; ');
  const again = steps.at(-1)?.tipo === 'exclusao' ? [] : [t('regulamento.sancao.repete')];
  if (steps.length === 1) return [t('regulamento.sancao.unica', { sancao: lista })];
  return [[t('regulamento.sancao.escada', { lista }), ...again].join(' ')];
}

export function sancoes(regras: Regras, fases: readonly Fase[], t: Translate): string[] {
  const { suspensao_desistencia_dias: n } = regras;
  return [
    ...escada(escadaEmVigor(regras.sancoes, fases), t),
    ...(n === null ? [] : [t('regulamento.sancao.suspensao', { n })]),
  ];
}
