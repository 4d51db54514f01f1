// The moves of a match: who may make which, when, and where it leads. One table for the server, the page and
// its buttons; each refusal has a name, which is the key of its text.
import {
  type EstadoDaPartida,
  type FatosDaPartida,
  type Informado,
  joga,
  ladoDe,
  mesmoInformado,
  type RegrasDaVida,
  rivalDe,
  type Voz,
  vencedorDe,
} from './partida.ts';

export const MOVIMENTOS = [
  'informar',
  'informar_wo',
  'mudar',
  'retirar',
  'confirmar',
  'contestar',
  'reclamar',
  'retirar_contestacao',
  'aceitar',
  'julgar',
  'indicar_juiz',
  'responder_juiz',
  'lancar',
] as const;

export type Movimento = (typeof MOVIMENTOS)[number];

/** Not this person's to do; the others are a matter of the moment. */
export const RECUSAS_DE_QUEM = [
  'nao_e_lado',
  'fala_pelos_dois',
  'so_organizacao',
  'so_vencedor',
  'so_mandante',
  'nao_e_sua',
  'nao_organiza',
  'joga_nao_julga',
  'joga_nao_lanca',
] as const;

const RECUSAS_DO_MOMENTO = [
  'fora_de_andamento',
  'sem_lados',
  'decidida',
  'cancelada',
  'antes_do_jogo',
  'antes_da_rodada',
  'antes_da_tolerancia',
  'ja_tem_placar',
  'contestada',
  'nao_informada',
  'informe_proprio',
  'mudou_demais',
  'prazo_de_resposta',
  'nao_contestada',
  'sem_versao',
  'caso_da_mesa',
  'sem_placar_oficial',
  'ja_julgada',
  'voce_afirmou',
  'prazo_de_reclamacao',
  'ha_quem_julgue',
  'ja_tem_juiz',
  'indicou_demais',
  'sem_indicacao',
  'rival_sem_conta',
] as const;

export type RecusaDaVida = (typeof RECUSAS_DE_QUEM)[number] | (typeof RECUSAS_DO_MOMENTO)[number];

/** Whatever is done with it: it is not, or no longer, played here. */
export type RecusaDoJogo = 'fora_de_andamento' | 'sem_lados' | 'decidida';

export const MUDANCAS_POR_LADO = 3;

/** How often each side names a judge in one case. */
const INDICACOES_POR_LADO = 3;

const MINUTE = 60_000;
export const HORA = 60 * MINUTE;

/** With no verdict after so long the owner decides, also of an own match. */
const DONO_DECIDE = 72 * HORA;

export type PerguntaDaVida = {
  readonly voz: Voz;
  readonly fatos: FatosDaPartida;
  readonly regras: RegrasDaVida;
  /** What is said, where the move says something. */
  readonly informado?: Informado | undefined;
  /** It brings proof that was not there before. */
  readonly provaNova?: boolean | undefined;
};

const isBefore = (fatos: FatosDaPartida) =>
  fatos.estado === 'agendada' || fatos.estado === 'adiada';

export function recusaDoJogo({
  campeonato,
  temLados,
  decidida,
}: FatosDaPartida): RecusaDoJogo | null {
  if (campeonato !== 'andamento') return 'fora_de_andamento';
  if (!temLados) return 'sem_lados';
  return decidida ? 'decidida' : null;
}

function recusaDoLado({ voz }: PerguntaDaVida): RecusaDaVida | null {
  if (voz.lados.length > 1) return 'fala_pelos_dois';
  return voz.lados.length === 0 ? 'nao_e_lado' : null;
}

/** From kick-off on; a W.O. once nobody has to wait any longer. */
function recusaDaHora({ fatos, regras, informado }: PerguntaDaVida): RecusaDaVida | null {
  const { agora, inicio, abre, rodadaAbre } = fatos;
  if (rodadaAbre !== null && agora < rodadaAbre) return 'antes_da_rodada';
  if (inicio === null) return abre !== null && agora < abre ? 'antes_do_jogo' : null;
  if (agora < inicio) return 'antes_do_jogo';
  const tolerated = inicio + regras.tolerancia_minutos * MINUTE;
  return informado?.tipo === 'wo' && agora < tolerated ? 'antes_da_tolerancia' : null;
}

function recusaDeQuemInforma({ voz, regras, informado }: PerguntaDaVida): RecusaDaVida | null {
  const lado = ladoDe(voz);
  if (regras.quem_informa === 'organizador') return 'so_organizacao';
  if (regras.quem_informa === 'mandante' && lado !== 'mandante') return 'so_mandante';
  if (regras.quem_informa !== 'vencedor' || !informado) return null;
  const winner = vencedorDe(informado);
  return winner === null || winner === lado ? null : 'so_vencedor';
}

const isSpent = ({ voz, fatos }: PerguntaDaVida) => {
  const lado = ladoDe(voz);
  return lado !== null && fatos.mudancas[lado] >= MUDANCAS_POR_LADO;
};

const JA_TEM: Readonly<Record<EstadoDaPartida, RecusaDaVida | null>> = {
  ...{ agendada: null, adiada: null, informada: null },
  ...{ confirmada: 'ja_tem_placar', wo: 'ja_tem_placar' },
  ...{ contestada: 'contestada', cancelada: 'cancelada' },
};

/** A first word, or an answer by a word of one's own. */
function informar(pergunta: PerguntaDaVida): RecusaDaVida | null {
  const { voz, fatos, informado } = pergunta;
  const { informe } = fatos;
  const early = recusaDoLado(pergunta) ?? recusaDoJogo(fatos) ?? JA_TEM[fatos.estado];
  if (early) return early;
  if (!informe) {
    if (isSpent(pergunta)) return 'mudou_demais';
    return recusaDeQuemInforma(pergunta) ?? recusaDaHora(pergunta);
  }
  if (informe.lado === ladoDe(voz)) return 'informe_proprio';
  const isSame = informado !== undefined && mesmoInformado(informado, informe.informado);
  return isSame ? null : recusaTardia(fatos);
}

const recusaTardia = ({ informe, agora }: FatosDaPartida): RecusaDaVida | null =>
  informe && agora > informe.respondeAte ? 'prazo_de_resposta' : null;

/** About a claim that waits: of one's own, or of the other side. */
function sobreInforme(pergunta: PerguntaDaVida, whose: 'proprio' | 'rival'): RecusaDaVida | null {
  const { voz, fatos } = pergunta;
  const early = recusaDoLado(pergunta) ?? recusaDoJogo(fatos);
  if (early) return early;
  if (fatos.estado === 'contestada') return 'contestada';
  if (fatos.estado !== 'informada' || !fatos.informe) return 'nao_informada';
  const isOwn = fatos.informe.lado === ladoDe(voz);
  if (whose === 'proprio') return isOwn ? null : 'nao_e_sua';
  return isOwn ? 'informe_proprio' : null;
}

function mudar(pergunta: PerguntaDaVida): RecusaDaVida | null {
  const early = sobreInforme(pergunta, 'proprio');
  if (early) return early;
  if (isSpent(pergunta)) return 'mudou_demais';
  if (!pergunta.informado) return null;
  return recusaDeQuemInforma(pergunta) ?? recusaDaHora(pergunta);
}

/** Whose side said or confirmed the result that stands complains only with new proof. */
export function afirmou({ voz, fatos }: Pick<PerguntaDaVida, 'voz' | 'fatos'>): boolean {
  const lado = ladoDe(voz);
  return lado !== null && fatos.oficial?.afirmado.includes(lado) === true;
}

function reclamar(pergunta: PerguntaDaVida): RecusaDaVida | null {
  const { fatos, regras } = pergunta;
  const early = recusaDoLado(pergunta) ?? recusaDoJogo(fatos);
  if (early) return early;
  const { estado, oficial, julgada, faseAcabou, agora } = fatos;
  if (estado === 'contestada') return 'contestada';
  if (estado !== 'confirmada' && estado !== 'wo') return 'sem_placar_oficial';
  if (julgada) return 'ja_julgada';
  if (afirmou(pergunta) && !pergunta.provaNova) return 'voce_afirmou';
  const { prazo_reclamacao_horas: hours } = regras;
  const isOver = hours === null ? faseAcabou : agora > (oficial?.em ?? 0) + hours * HORA;
  return isOver ? 'prazo_de_reclamacao' : null;
}

function sobreContestacao(pergunta: PerguntaDaVida): RecusaDaVida | null {
  const { fatos } = pergunta;
  const early = recusaDoLado(pergunta) ?? recusaDoJogo(fatos);
  if (early) return early;
  if (fatos.estado !== 'contestada' || !fatos.contestacao) return 'nao_contestada';
  // What the table official says against a result is not between the sides.
  return fatos.contestacao.lado === 'mesa' ? 'caso_da_mesa' : null;
}

function retirarContestacao(pergunta: PerguntaDaVida): RecusaDaVida | null {
  const early = sobreContestacao(pergunta);
  if (early) return early;
  return pergunta.fatos.contestacao?.lado === ladoDe(pergunta.voz) ? null : 'nao_e_sua';
}

/** Who contests accepts by taking it back; the other side accepts the score that was set against its own. */
function aceitar(pergunta: PerguntaDaVida): RecusaDaVida | null {
  const early = sobreContestacao(pergunta);
  if (early) return early;
  const { contestacao } = pergunta.fatos;
  if (contestacao?.lado === ladoDe(pergunta.voz)) return null;
  return contestacao?.informado ? null : 'sem_versao';
}

function julgar({ voz, fatos }: PerguntaDaVida): RecusaDaVida | null {
  if (!voz.organiza && !voz.juiz) return 'nao_organiza';
  if (fatos.estado !== 'contestada' || !fatos.contestacao) return 'nao_contestada';
  if (!joga(voz)) return null;
  const isAlone = voz.dono && donoDecide(fatos.contestacao.em, fatos.agora);
  return isAlone ? null : 'joga_nao_julga';
}

/** The sides look for a judge of their own only where nobody who organises could be one. */
function sobreJuiz(pergunta: PerguntaDaVida): RecusaDaVida | null {
  const { fatos } = pergunta;
  const early = recusaDoLado(pergunta) ?? recusaDoJogo(fatos);
  if (early) return early;
  const { contestacao } = fatos;
  if (fatos.estado !== 'contestada' || !contestacao) return 'nao_contestada';
  if (contestacao.juiz) return 'ja_tem_juiz';
  if (!fatos.todosJogam) return 'ha_quem_julgue';
  const lado = ladoDe(pergunta.voz);
  return lado && fatos.temVoz[rivalDe(lado)] ? null : 'rival_sem_conta';
}

function indicarJuiz(pergunta: PerguntaDaVida): RecusaDaVida | null {
  const early = sobreJuiz(pergunta);
  if (early) return early;
  const lado = ladoDe(pergunta.voz);
  const named = pergunta.fatos.contestacao?.indicacoes.filter((one) => one.lado === lado) ?? [];
  return named.length >= INDICACOES_POR_LADO ? 'indicou_demais' : null;
}

function responderJuiz(pergunta: PerguntaDaVida): RecusaDaVida | null {
  const early = sobreJuiz(pergunta);
  if (early) return early;
  const lado = ladoDe(pergunta.voz);
  const waits = pergunta.fatos.contestacao?.indicacoes.some(
    (one) => one.aberta && one.lado !== lado,
  );
  return waits ? null : 'sem_indicacao';
}

/** Nobody else decided in time: the owner does, also of an own match. */
export const donoDecide = (contestadaEm: number, agora: number): boolean =>
  agora >= contestadaEm + DONO_DECIDE;

/** From when the owner decides an own match that nobody else decided. */
export const donoDecideEm = ({ contestacao }: FatosDaPartida): number | null =>
  contestacao && contestacao.em + DONO_DECIDE;

/** Scores are entered while a championship is played, and put right once it is over. */
export const temPlacares = (campeonato: FatosDaPartida['campeonato']): boolean =>
  campeonato === 'andamento' || campeonato === 'encerrado';

/** Who organises and plays enters an own result only where nobody else could. */
function lancar({ voz, fatos, regras }: PerguntaDaVida): RecusaDaVida | null {
  if (!voz.organiza) return 'nao_organiza';
  if (!temPlacares(fatos.campeonato)) return 'fora_de_andamento';
  if (fatos.decidida) return 'decidida';
  if (fatos.estado === 'contestada') return 'contestada';
  if (!joga(voz) || regras.quem_informa === 'organizador') return null;
  const lado = ladoDe(voz);
  return lado && !fatos.temVoz[rivalDe(lado)] ? null : 'joga_nao_lanca';
}

const REGRAS_DO_MOVIMENTO: Readonly<
  Record<Movimento, (pergunta: PerguntaDaVida) => RecusaDaVida | null>
> = {
  informar,
  informar_wo: informar,
  mudar,
  retirar: mudar,
  confirmar: (pergunta) => sobreInforme(pergunta, 'rival'),
  contestar: (pergunta) => sobreInforme(pergunta, 'rival') ?? recusaTardia(pergunta.fatos),
  reclamar,
  retirar_contestacao: retirarContestacao,
  aceitar,
  julgar,
  indicar_juiz: indicarJuiz,
  responder_juiz: responderJuiz,
  lancar,
};

/** Why not; null: this move is allowed now. */
export const recusaDe = (movimento: Movimento, pergunta: PerguntaDaVida): RecusaDaVida | null =>
  REGRAS_DO_MOVIMENTO[movimento](pergunta);

/** What becomes of a match that is informed on: agreed with, or not. */
export function respostaDe(
  { informe }: FatosDaPartida,
  informado: Informado,
): 'primeira' | 'confirma' | 'contesta' {
  if (!informe) return 'primeira';
  return mesmoInformado(informe.informado, informado) ? 'confirma' : 'contesta';
}

/** Silence confirms a score, where there was somebody who could have spoken; never a W.O. */
export const silencioConfirma = ({ informe, temVoz }: FatosDaPartida): boolean =>
  informe !== null && informe.informado.tipo === 'placar' && temVoz[rivalDe(informe.lado)];

/** Who a match waits for: the other side, or the organisation. */
export function quemResponde(
  fatos: FatosDaPartida,
): 'mandante' | 'visitante' | 'organizacao' | null {
  if (fatos.estado === 'contestada') return 'organizacao';
  if (fatos.estado !== 'informada' || !fatos.informe) return null;
  const rival = rivalDe(fatos.informe.lado);
  const isWaiting = fatos.temVoz[rival] && fatos.agora <= fatos.informe.respondeAte;
  return isWaiting ? rival : 'organizacao';
}

const WINNING: Readonly<Record<'mandante' | 'visitante', Informado>> = {
  mandante: { tipo: 'placar', mandante: 1, visitante: 0 },
  visitante: { tipo: 'placar', mandante: 0, visitante: 1 },
};

/** What a button offers before anything is typed: something that this person could say. */
function tentativa(movimento: Movimento, { voz }: PerguntaDaVida): Informado | undefined {
  const lado = ladoDe(voz);
  if (!lado) return undefined;
  if (movimento === 'informar_wo') return { tipo: 'wo', wo_de: rivalDe(lado) };
  return movimento === 'informar' ? WINNING[lado] : undefined;
}

/** What this person may do with the match now. Once somebody has said something, who answers does not inform. */
export function acoesDaVida(pergunta: Omit<PerguntaDaVida, 'informado'>): Movimento[] {
  return MOVIMENTOS.filter((movimento) => {
    const isFirst = movimento === 'informar' || movimento === 'informar_wo';
    if (isFirst && !isBefore(pergunta.fatos)) return false;
    const tried = { ...pergunta, informado: tentativa(movimento, pergunta), provaNova: true };
    return recusaDe(movimento, tried) === null;
  });
}
