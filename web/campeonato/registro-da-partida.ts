// What the trail tells about a match, in words: who it was then, from which score to which, and why.
import type { RegistroDaTrilha } from '#contract/historico.ts';
import type { InformadoVisto } from '#contract/partida/dado.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import type { Locale } from '#textos/locale.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { matchLine } from '#web/campeonato/match-line.ts';
import { shortDateTime } from '#web/dates/short-date.ts';
import type { Texts, Translate } from '#web/texts/texts.tsx';

/** What a line about a match may hold, before and after. */
type Lado = {
  readonly resultado?: Resultado | null;
  readonly estado?: string;
  readonly adiada_para?: string | null;
  readonly jogo_previsto_at?: string | null;
  readonly prazo_at?: string | null;
  readonly estadio?: string | null;
  readonly local?: string | null;
  readonly motivo?: string;
  /** What a side said. */
  readonly informado?: InformadoVisto;
  readonly regra?: string;
  /** The same in every language, where it is a sentence of the rules. */
  readonly regra_em?: Readonly<Record<Locale, string>>;
  readonly de_quem_joga?: unknown;
  /** Hours that were proposed or taken back. */
  readonly horarios?: readonly string[];
  /** What a side told before kick-off, and the side that called the match off in time. */
  readonly tipo?: string;
  readonly desmarcou?: string;
  /** What the clock proposed. */
  readonly lancamento?: Resultado;
  readonly desfeitas?: readonly { readonly uuid: string; readonly resultado?: Resultado | null }[];
} | null;

export type NomesDosLados = readonly [string, string];

/** As they were called then. */
export function nomesDoRegistro(
  { partida, nomes }: RegistroDaTrilha,
  gente: Gente,
): NomesDosLados | null {
  if (!partida) return null;
  const [home, away] = partida.map((uuid, side) => nomes?.[side] ?? nomeDe(gente, uuid ?? ''));
  return [home ?? '', away ?? ''];
}

/** '2 × 1', '1 (4) × (3) 1', 'W.O. de Pipa'. */
export function resultadoEmPalavras(
  resultado: Resultado | InformadoVisto,
  nomes: NomesDosLados,
  t: Translate,
): string {
  if (resultado.tipo === 'wo') {
    if (resultado.wo_de === 'ambos') return t('partida.registro.wo_duplo');
    return t('partida.registro.wo_de', { nome: nomes[resultado.wo_de === 'mandante' ? 0 : 1] });
  }
  if (resultado.tipo !== 'placar') return t('partida.registro.cancelado');
  const { mandante, visitante, penaltis, prorrogacao } = resultado;
  const [home, away] = penaltis?.map((kicks) => ` (${kicks})`) ?? ['', ''];
  // A score is never broken into two lines.
  const placar = `${mandante}${home} ×${away} ${visitante}`.replaceAll(' ', '\u00a0');
  return prorrogacao ? t('partida.registro.na_prorrogacao', { placar }) : placar;
}

type Contado = { readonly nomes: NomesDosLados; readonly now: number; readonly texts: Texts };

/** The first result that the match got. */
function lancado(resultado: Resultado, { nomes, texts: { t } }: Contado): string {
  if (resultado.tipo === 'wo') {
    if (resultado.wo_de === 'ambos') return t('partida.registro.lancou_wo_duplo');
    const nome = nomes[resultado.wo_de === 'mandante' ? 0 : 1];
    return t('partida.registro.lancou_wo', { nome });
  }
  if (resultado.tipo !== 'placar') return t('partida.registro.cancelou');
  return t('partida.registro.lancou', { placar: resultadoEmPalavras(resultado, nomes, t) });
}

function semResultado(depois: NonNullable<Lado>, { now, texts }: Contado): string {
  const { t } = texts;
  if (depois.estado !== 'adiada') return t('partida.registro.voltou');
  const at = depois.adiada_para;
  if (!at) return t('partida.registro.adiou_sem_data');
  return t('partida.registro.adiou', { data: shortDateTime(at, texts, now) });
}

/** A line that changes a result that stands is a correction, whatever the act was called. */
function placarEmPalavras(antes: Lado, depois: NonNullable<Lado>, contado: Contado): string {
  const { nomes, texts } = contado;
  const { t } = texts;
  const { resultado } = depois;
  const before = antes?.resultado;
  const isBackOn = before?.tipo === 'cancelada' && !resultado;
  if (isBackOn && depois.estado !== 'adiada') return t('partida.registro.retomou');
  if (!before || isBackOn)
    return resultado ? lancado(resultado, contado) : semResultado(depois, contado);
  const de = resultadoEmPalavras(before, nomes, t);
  if (resultado) {
    return t('partida.registro.corrigiu', { de, para: resultadoEmPalavras(resultado, nomes, t) });
  }
  return t(`partida.registro.${depois.estado === 'adiada' ? 'apagou_e_adiou' : 'apagou'}`, { de });
}

/** The day and the place that it got; where it has neither, the deadline. */
function agendaEmPalavras(depois: NonNullable<Lado>, { now, texts }: Contado): string {
  const { t } = texts;
  const { estadio = null, local = null, jogo_previsto_at: at, prazo_at } = depois;
  const lugar = matchLine({ estadio, local, confirmado_at: null, jogo_previsto_at: null });
  if (at) {
    const quando = [shortDateTime(at, texts, now), lugar].filter(Boolean).join(', ');
    return t('partida.registro.marcou', { quando });
  }
  if (lugar) return t('partida.registro.marcou_lugar', { lugar });
  if (!prazo_at) return t('partida.registro.desmarcou');
  return t('partida.registro.prazo', { data: shortDateTime(prazo_at, texts, now) });
}

/** What the sides say, how they settle it, and what is decided on it. */
const DA_VIDA = {
  'informar-placar': ['informou', null],
  'mudar-informe': ['mudou', null],
  'retirar-informe': ['retirou', null],
  'confirmar-placar': ['confirmou', null],
  'confirmar-sem-resposta': ['sem_resposta', null],
  'contestar-placar': ['contestou', 'contestou_sem'],
  'mesa-no-caso': ['mesa_no_caso', null],
  'retirar-contestacao': [null, 'retirou_contestacao'],
  'acordo-no-placar': ['acordo', null],
  'julgar-caso': ['decidiu', 'decidiu_de_novo'],
  'indicar-juiz': [null, 'indicou_juiz'],
  'aceitar-juiz': [null, 'aceitou_juiz'],
  'recusar-juiz': [null, 'recusou_juiz'],
  'restaurar-placar': ['restaurou', null],
  'importar-placar': ['importou', null],
} as const;

function vidaEmPalavras(
  acao: string,
  { informado, resultado }: NonNullable<Lado>,
  { nomes, texts: { t } }: Contado,
): string | null {
  if (!(acao in DA_VIDA)) return null;
  const [withScore, without] = DA_VIDA[acao as keyof typeof DA_VIDA];
  const said = informado ?? resultado;
  if (said && withScore) {
    return t(`partida.registro.${withScore}`, { placar: resultadoEmPalavras(said, nomes, t) });
  }
  return without && t(`partida.registro.${without}`);
}

/** "ter, 17/11, 20:30; qua, 18/11, 22:00". */
export const horariosEmPalavras = (
  horarios: readonly string[],
  texts: Texts,
  now: number,
): string => horarios.map((at) => shortDateTime(at, texts, now)).join('; ');

/** How the sides agree on an hour, and what they tell before kick-off. */
function acordoEmPalavras(
  acao: string,
  { horarios = [], jogo_previsto_at: at, tipo, lancamento }: NonNullable<Lado>,
  { now, texts, nomes }: Contado,
): string | null {
  const { t } = texts;
  const words = horariosEmPalavras(horarios, texts, now);
  const data = at ? shortDateTime(at, texts, now) : '';
  switch (acao) {
    case 'propor-horarios':
      return t('partida.registro.propos', { n: horarios.length, horarios: words });
    case 'retirar-proposta':
      return t('partida.registro.retirou_horario', { horarios: words });
    case 'combinar-horario':
      return t('partida.registro.combinou', { data });
    case 'horario-sem-acordo':
      return t('partida.registro.sem_acordo', { data });
    case 'relatar-ocorrencia':
      return t(`partida.registro.${tipo === 'problema' ? 'relatou' : 'avisou_tarde'}`);
    case 'resolver-ocorrencia':
      return t(`partida.registro.resolveu${tipo === 'suspenso_jogou' ? '_suspenso' : ''}`);
    case 'retirar-ocorrencia':
      return t('partida.registro.retirou_relato');
    case 'cobrar-adiada':
      return t('partida.registro.cobrou_adiada');
    case 'recusar-sugestao':
      return t('partida.registro.recusou_sugestao', {
        placar: lancamento ? resultadoEmPalavras(lancamento, nomes, t) : '',
      });
    default:
      return null;
  }
}

/** The verb and what follows it, behind who did it; null for a line that is not about a match. */
export function registroEmPalavras(registro: RegistroDaTrilha, contado: Contado): string | null {
  const [antes, depois] = [registro.antes as Lado, (registro.depois ?? {}) as NonNullable<Lado>];
  switch (registro.acao) {
    case 'lancar-placar':
    case 'corrigir-placar':
      if (depois.desmarcou) return contado.texts.t('partida.registro.desmarcou_jogo');
      return placarEmPalavras(antes, depois, contado);
    case 'agendar-partida':
      return agendaEmPalavras(depois, contado);
    case 'salvar-sumula':
      return contado.texts.t('partida.registro.sumula');
    case 'salvar-escalacao':
      return contado.texts.t('partida.registro.escalacao');
    case 'criar-link-da-mesa':
      return contado.texts.t('partida.registro.link_da_mesa');
    case 'cobrar-partida':
      return contado.texts.t('partida.registro.cobrou');
    default:
      return (
        vidaEmPalavras(registro.acao, depois, contado) ??
        acordoEmPalavras(registro.acao, depois, contado)
      );
  }
}

/** What undid the result of the match `uuid`, told by the line of another act. */
export function desfeitoEmPalavras(
  { depois }: RegistroDaTrilha,
  uuid: string,
  { nomes, texts: { t } }: Pick<Contado, 'nomes' | 'texts'>,
): string {
  const lost = (depois as Lado)?.desfeitas?.find((one) => one.uuid === uuid)?.resultado;
  if (!lost) return t('partida.registro.desfeito_sem');
  return t('partida.registro.desfeito', { de: resultadoEmPalavras(lost, nomes, t) });
}

export const motivoDe = ({ depois }: RegistroDaTrilha): string | undefined =>
  (depois as Lado)?.motivo;

/** The rule that a verdict cites. */
export const regraDe = ({ depois }: RegistroDaTrilha, locale: Locale): string | undefined => {
  const said = depois as Lado;
  return said?.regra_em?.[locale] ?? said?.regra;
};

/** An organiser entered the own match. */
export const ehDeQuemJoga = ({ depois }: RegistroDaTrilha): boolean =>
  Boolean((depois as Lado)?.de_quem_joga);
