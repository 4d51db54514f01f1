// Sentences of the regulamento about squads and ids.

import { temJanelas } from '#regras/agenda/janelas.ts';
import type { Inscricao, Regras } from '#regras/configuracao/fases.ts';
import { DIAS_DA_SEMANA } from '#regras/configuracao/opcoes-da-partida.ts';
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
