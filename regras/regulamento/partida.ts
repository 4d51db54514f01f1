// Sentences of the regulamento about a match: when it is played, how its score comes in, what its sides owe each other.
// What the sides say of a score, and what becomes of it, the product keeps; the rest people do.

import { abreEmBloco, maisRodadasJuntas } from '#regras/agenda/rodadas-juntas.ts';
import type { Fase, Regras } from '#regras/configuracao/fases.ts';
import { temTabela, temVolta, vaiAosPenaltis } from '#regras/configuracao/formato.ts';
import { DIAS_DA_SEMANA } from '#regras/configuracao/opcoes-da-partida.ts';
import type { MessageKey, Translate } from '#textos/messages.ts';
import type { Params } from '#textos/translate.ts';

/** What is said of some cases only. */
const quando = (isTrue: boolean, key: MessageKey, t: Translate, params?: Params): string[] =>
  isTrue ? [t(key, params)] : [];

const WEEK = 7;

function semAcordo(regras: Regras, isBlock: boolean, t: Translate): string[] {
  const { horario_sem_acordo: slot, dias_por_rodada } = regras;
  const dia = DIAS_DA_SEMANA[slot?.dia_semana ?? -1];
  if (!slot || !dia) return [];
  return [
    t('regulamento.jogos.sem_acordo.quando', {
      dia: t(`regulamento.jogos.sem_acordo.${dia}`),
      hora: slot.hora,
    }),
    ...quando(isBlock, 'regulamento.jogos.sem_acordo.seguidos', t),
    ...quando(dias_por_rodada < WEEK, 'regulamento.jogos.sem_acordo.fora', t),
  ];
}

function rodadas(regras: Regras, fases: readonly Fase[], t: Translate): string[] {
  const { modelo_rodada, dias_por_rodada: n } = regras;
  if (modelo_rodada !== 'janela') return [t(`regulamento.jogos.rodada.${modelo_rodada}`)];
  const together = maisRodadasJuntas(regras, fases);
  if (together === 1) {
    return [t('regulamento.jogos.rodada.janela', { n }), ...semAcordo(regras, false, t)];
  }
  return [
    t('regulamento.jogos.rodada.bloco', { n, rodadas: together }),
    ...quando(!fases.every(abreEmBloco), 'regulamento.jogos.rodada.uma_por_vez', t),
    ...semAcordo(regras, true, t),
  ];
}

function informe(regras: Regras, t: Translate): string[] {
  const { quem_informa, prazo_confirmacao_horas: n, prazo_resposta_horas, provas } = regras;
  if (quem_informa === 'organizador') return [t('regulamento.jogos.informa.organizador')];
  const lista = provas.map((prova) => t(`opcoes.prova.${prova}`).toLowerCase()).join(', ');
  return [
    t(`regulamento.jogos.informa.${quem_informa}`, { n }),
    ...quando(provas.length > 0, 'regulamento.jogos.provas', t, { lista }),
    t('regulamento.jogos.resposta', { n: prazo_resposta_horas }),
    t('regulamento.jogos.contestado'),
  ];
}

/** A level match may stand as it is: nobody has to win it. */
const aceitaEmpate = (fase: Fase): boolean => temTabela(fase) && !vaiAosPenaltis(fase);

/** Nobody can be sent on by 0 × 0: where a match must be won, the organisation decides. */
export function semPlacar({ sem_placar }: Regras, fases: readonly Fase[]) {
  if (sem_placar !== 'zero_a_zero' || fases.every(aceitaEmpate)) return sem_placar;
  return fases.some(aceitaEmpate) ? 'zero_onde_cabe' : 'moderacao';
}

/** Said once where all phases are alike, else of each that has a length. */
function duracoes(regras: Regras, fases: readonly Fase[], t: Translate): string[] {
  const minutes = fases.map((fase) => fase.duracao_minutos ?? regras.duracao_minutos);
  const [first = null] = minutes;
  if (minutes.every((n) => n === first)) {
    return quando(first !== null, 'regulamento.jogos.duracao', t, { n: first ?? 0 });
  }
  return minutes.flatMap((n, index) => {
    if (n === null) return [];
    const texto = t('regulamento.jogos.duracao', { n });
    return [t('regulamento.fase.numerada', { n: index + 1, texto })];
  });
}

export function jogos(regras: Regras, fases: readonly Fase[], t: Translate): string[] {
  const { prazo_reclamacao_horas: complaint, aviso_cancelamento_horas: notice } = regras;
  const { limite_forca, times } = regras;
  const lista = times.map((only) => t(`opcoes.times.${only}`).toLowerCase()).join('; ');
  return [
    ...rodadas(regras, fases, t),
    ...quando(Boolean(notice), 'regulamento.jogos.aviso', t, { n: notice ?? 0 }),
    ...informe(regras, t),
    t(`regulamento.jogos.sem_placar.${semPlacar(regras, fases)}`),
    ...quando(complaint !== null, 'regulamento.jogos.reclamacao', t, { n: complaint ?? 0 }),
    ...duracoes(regras, fases, t),
    ...quando(limite_forca !== null, 'regulamento.jogos.forca', t, { n: limite_forca ?? 0 }),
    ...quando(times.length > 0, 'regulamento.jogos.times', t, { lista }),
  ];
}

/** Counted by the match sheets. */
export function cartoes({ cartoes: rule }: Regras, fases: readonly Fase[], t: Translate): string[] {
  const { amarelos, vermelho, zera_na_fase, leva_na_volta, suspenso_joga } = rule;
  if (amarelos === null) return [];
  const isLater = zera_na_fase !== null && zera_na_fase > 1 && zera_na_fase <= fases.length;
  const hasReturn = fases.some((fase) => !temTabela(fase) && temVolta(fase));
  const carried = leva_na_volta ? 'volta' : 'depois_da_volta';
  return [
    t('regulamento.cartoes.amarelos', { n: amarelos }),
    vermelho === 0
      ? t('regulamento.cartoes.vermelho_nao_leva')
      : t('regulamento.cartoes.vermelho', { n: vermelho }),
    ...quando(isLater, 'regulamento.cartoes.zera', t, { n: zera_na_fase ?? 0 }),
    ...quando(hasReturn, `regulamento.cartoes.${carried}`, t),
    t('regulamento.cartoes.conta'),
    t(`regulamento.cartoes.suspenso_joga.${suspenso_joga}`),
  ];
}
