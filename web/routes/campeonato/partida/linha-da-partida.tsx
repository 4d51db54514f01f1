// A match in a list of its championship, with what an organiser does with it.
import type { Partida } from '#contract/partidas.ts';
import { MatchRow } from '#web/components/match/match-row.tsx';
import { isToCome } from '#web/components/match/match-state.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { etiquetasDe } from './etiqueta.ts';

/** For who enters scores. */
const LANCAR = onlyForSome('lancar', async () => (await import('./lancar.tsx')).Lancar);

type Props = {
  partida: Partida;
  pagina: DadosDaPagina;
  /** The day, or the deadline, stands above as a heading. */
  hasDay?: boolean;
  /** Where it is played, when no heading says it. */
  place?: string | null;
};

type QuemLanca = Pick<DadosDaPagina, 'campeonato' | 'impedido'>;

/** An organiser plays it against somebody who can speak, and so does not enter its result. */
export function ehDeOutros(
  { mandante, visitante }: Pick<Partida, 'mandante' | 'visitante'>,
  { impedido }: Pick<QuemLanca, 'impedido'>,
): boolean {
  const of = ({ participante }: Partida['mandante']) => impedido[participante ?? ''] ?? 0;
  return of(mandante) + of(visitante) > 2;
}

/** Whether this visitor may enter a score for it now. A contested one is decided on its page. */
export function podeLancar(partida: Partida, pagina: QuemLanca) {
  const { campeonato } = pagina;
  const isRunning = campeonato.estado === 'andamento' || campeonato.estado === 'encerrado';
  const { mandante, visitante } = partida;
  const isKnown = mandante.participante !== null && visitante.participante !== null;
  const isCase = partida.estado === 'contestada';
  const acao = isToCome(partida) ? 'lancar_placar' : 'corrigir_placar';
  const mayEnter = campeonato.acoes.includes(acao) && !ehDeOutros(partida, pagina);
  return mayEnter && isRunning && isKnown && !isCase;
}

const STAGES: readonly string[] = ['final', 'terceiro', 'principal', 'repescagem'];

/** Its group, which leg it is, where it is played. `isOfStage`: the name of its stage stands beside it. */
export function rotuloDe(
  { partida, pagina, place, isOfStage }: Props & { isOfStage?: boolean },
  t: Translate,
): string | null {
  const fase = pagina.campeonato.fases[partida.fase - 1];
  const group = partida.grupo && t('campeonato.grupo', { nome: partida.grupo });
  const labels = etiquetasDe(partida, pagina.partidas, fase)
    .filter((each) => !isOfStage || !STAGES.includes(each))
    .map((each) => t(`campeonato.jogos.${each}`));
  return [group, ...labels, place].filter(Boolean).join(' · ') || null;
}

export function LinhaDaPartida(props: Props) {
  const { partida, pagina, hasDay } = props;
  const t = useT();
  // Of one that is called off the page of the match tells whether it can be on again.
  const isOffered = partida.estado !== 'cancelada' && podeLancar(partida, pagina);
  return (
    <MatchRow
      partida={partida}
      gente={pagina.gente}
      confrontos={pagina.confrontos}
      now={pagina.now}
      hasDay={hasDay}
      label={rotuloDe(props, t)}
      live={pagina.aoVivo[partida.uuid]}
      mine={pagina.campeonato.minha_inscricao?.uuid}
      action={isOffered && <ForSome part={LANCAR} props={{ partida, pagina }} />}
    />
  );
}
