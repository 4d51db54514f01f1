// Sentences of the regulamento about what entering costs; also shown before somebody enters.
import type { Inscricao } from '#regras/configuracao/fases.ts';
import type { Translate } from '#textos/messages.ts';

type Moeda = (value: number) => string;

const CENTS = 100;

function prazoEmPalavras(dias: number | null, t: Translate): string[] {
  if (dias === null) return [];
  return [
    dias === 0
      ? t('regulamento.inscricoes.ate_o_comeco')
      : t('regulamento.inscricoes.prazo', { n: dias }),
  ];
}

function daTaxa(inscricao: Inscricao, t: Translate, moeda: Moeda): string[] {
  const { segunda_entrada_centavos: segunda, parcelas, prazo_pagamento_dias: prazo } = inscricao;
  return [
    t('regulamento.inscricoes.taxa', { valor: moeda(inscricao.taxa_centavos / CENTS) }),
    ...(parcelas > 1 ? [t('regulamento.inscricoes.parcelas', { n: parcelas })] : []),
    // A day and an hour stand in the regulamento alone.
    ...(inscricao.pagar_ate ? [] : prazoEmPalavras(prazo, t)),
    ...(segunda === null
      ? []
      : [t('regulamento.inscricoes.segunda', { valor: moeda(segunda / CENTS) })]),
    ...(inscricao.reembolso === 'a_combinar'
      ? []
      : [t(`regulamento.inscricoes.reembolso.${inscricao.reembolso}`)]),
  ];
}

/** Nothing where entry is free and nothing is to be brought along. */
export function custos(inscricao: Inscricao, t: Translate, moeda: Moeda): string[] {
  const { taxa_centavos, doacao } = inscricao;
  return [
    ...(taxa_centavos > 0 ? daTaxa(inscricao, t, moeda) : []),
    ...(doacao ? [t('regulamento.inscricoes.doacao', { doacao })] : []),
  ];
}
