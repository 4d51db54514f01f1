// Sentences about squads, ids and sanctions: parts of the rules in words.
import type { Inscricao, Regras } from './fases.ts';
import { temJanelas } from './janelas.ts';
import type { MessageKey } from './messages.ts';
import { DIAS_DA_SEMANA } from './opcoes-da-partida.ts';
import type { Sancao } from './padroes-do-elenco.ts';
import type { Params } from './translate.ts';

type T = (key: MessageKey, params?: Params) => string;

function semanais({ transferencias, transferencias_semanais }: Regras, t: T): string[] {
  if (transferencias_semanais.length === 0) {
    return transferencias?.length === 0 ? [t('regulamento.elenco.fechado')] : [];
  }
  const lista = transferencias_semanais
    .map(({ dia_semana, das, ate }) => {
      const dia = t(`regulamento.elenco.dia.${DIAS_DA_SEMANA[dia_semana] ?? 'dom'}`);
      return t('regulamento.elenco.horario', { dia, das, ate });
    })
    .join('; ');
  const hasDates = transferencias !== null && transferencias.length > 0;
  return [t(hasDates ? 'regulamento.elenco.tambem' : 'regulamento.elenco.semanais', { lista })];
}

/** Besides its size and the windows between dates. */
export function outrasDoElenco(regras: Regras, t: T): string[] {
  const { elenco, transferencias_emergencia: n } = regras;
  const hasQuota = n > 0 && temJanelas(regras);
  return [
    ...(elenco?.sumula ? [t('regulamento.elenco.sumula', { n: elenco.sumula })] : []),
    ...semanais(regras, t),
    ...(hasQuota ? [t('regulamento.elenco.emergencia', { n })] : []),
  ];
}

/** That ids stay is only worth a word where they are asked for. */
export function trocaDeId(regras: Regras, { pede }: Inscricao, t: T): string[] {
  const { troca_de_id } = regras;
  if (troca_de_id === 'nunca' && !pede.includes('gamertag')) return [];
  const isAlways = troca_de_id === 'janela' && !temJanelas(regras);
  return [t(`regulamento.inscricoes.troca_de_id.${isAlways ? 'livre' : troca_de_id}`)];
}

export function sancaoEmPalavras(sancao: Sancao, t: T): string {
  if (sancao.tipo === 'pontos') return t('regulamento.sancao.pontos', { n: sancao.pontos });
  if (sancao.tipo === 'multa') return t('regulamento.sancao.multa', { n: sancao.valor });
  return t(`regulamento.sancao.${sancao.tipo}`);
}

/** What comes next for who was punished so often; after the last step it comes again. */
export const proximaSancao = (sancoes: readonly Sancao[], punicoes: number): Sancao | undefined =>
  sancoes[Math.min(punicoes, sancoes.length - 1)];

export function sancoes(regras: Regras, t: T): string[] {
  const { sancoes: steps, suspensao_desistencia_dias: n } = regras;
  const lista = steps.map((step) => sancaoEmPalavras(step, t)).join('; ');
  return [
    ...(steps.length > 0 ? [t('regulamento.sancao.escada', { lista })] : []),
    ...(n === null ? [] : [t('regulamento.sancao.suspensao', { n })]),
  ];
}
