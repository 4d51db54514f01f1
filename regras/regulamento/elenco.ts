// Sentences of the regulamento about squads, ids and sanctions.

import { temJanelas } from '#regras/agenda/janelas.ts';
import type { Fase, Inscricao, Regras } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { DIAS_DA_SEMANA } from '#regras/configuracao/opcoes-da-partida.ts';
import type { Sancao } from '#regras/configuracao/padroes-do-elenco.ts';
import type { Translate } from '#textos/messages.ts';

function semanais({ transferencias, transferencias_semanais }: Regras, t: Translate): string[] {
  if (transferencias_semanais.length === 0) {
    return transferencias?.length === 0 ? [t('regulamento.elenco.fechado')] : [];
  }
  const lista = transferencias_semanais
    .map(({ dia_semana, das, ate }) => {
      const dia = t(`regulamento.elenco.dia.${DIAS_DA_SEMANA[dia_semana] ?? 'dom'}`);
      const isNextDay = ate > '00:00' && ate < das;
      const key = isNextDay ? 'regulamento.elenco.madrugada' : 'regulamento.elenco.horario';
      return t(key, { dia, das, ate });
    })
    .join('; ');
  const hasDates = transferencias !== null && transferencias.length > 0;
  return [t(hasDates ? 'regulamento.elenco.tambem' : 'regulamento.elenco.semanais', { lista })];
}

/** Besides its size and the windows between dates. */
export function outrasDoElenco(regras: Regras, t: Translate): string[] {
  const { elenco, transferencias_emergencia: n } = regras;
  const hasQuota = n > 0 && temJanelas(regras);
  return [
    ...(elenco?.sumula ? [t('regulamento.elenco.sumula', { n: elenco.sumula })] : []),
    ...semanais(regras, t),
    ...(hasQuota ? [t('regulamento.elenco.emergencia', { n })] : []),
  ];
}

/** In windows means whenever where there are none to wait for, and never where none ever opens. */
function trocaEmVigor(regras: Regras): Regras['troca_de_id'] {
  const { troca_de_id, transferencias, transferencias_semanais } = regras;
  if (troca_de_id !== 'janela') return troca_de_id;
  if (!temJanelas(regras)) return 'livre';
  return transferencias?.length || transferencias_semanais.length > 0 ? 'janela' : 'nunca';
}

/** That ids stay is only worth a word where they are asked for. */
export function trocaDeId(regras: Regras, { pede }: Inscricao, t: Translate): string[] {
  const troca = trocaEmVigor(regras);
  if (troca === 'nunca' && !pede.includes('gamertag')) return [];
  return [t(`regulamento.inscricoes.troca_de_id.${troca}`)];
}

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
  return [[t('regulamento.sancao.escada', { lista }), ...again].join(' ')];
}

export function sancoes(regras: Regras, fases: readonly Fase[], t: Translate): string[] {
  const { suspensao_desistencia_dias: n } = regras;
  return [
    ...escada(escadaEmVigor(regras.sancoes, fases), t),
    ...(n === null ? [] : [t('regulamento.sancao.suspensao', { n })]),
  ];
}
