// What the rules say about the match whose score is being entered.
import type { Partida } from '#contract/partidas.ts';
import { ehExtra } from '#regras/montagem/jogo-extra.ts';
import { golsDoWo } from '#regras/montagem/regras-do-motor.ts';
import { efeitoDoWoDuplo } from '#regras/placares/wo-duplo.ts';
import { semPlacar } from '#regras/regulamento/partida.ts';
import { Button } from '#web/components/elements/button.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './pelo-regulamento.module.css';

type MatchProps = { partida: Partida; pagina: DadosDaPagina };

const FILLS = { zero_a_zero: 'placar', vence_quem_falou: 'wo' } as const;

type Fill = (typeof FILLS)[keyof typeof FILLS];

type LateProps = MatchProps & {
  draft: { readonly tipo: string; readonly gols: readonly number[] };
  onFill(fill: Fill): void;
};

/** A match that is to be played after its deadline is late when it should be over. */
function isLate({ prazo_at, jogo_previsto_at, estado }: Partida, now: number): boolean {
  if (prazo_at === null || estado === 'cancelada') return false;
  return Math.max(Date.parse(prazo_at), Date.parse(jogo_previsto_at ?? prazo_at)) < now;
}

/** Its deadline is over and nobody has a score: the rule, and what it gives unless it stands there. */
export function DepoisDoPrazo({ partida, pagina, draft, onFill }: LateProps) {
  const t = useT();
  const { campeonato, now } = pagina;
  const fase = campeonato.fases[partida.fase - 1];
  if (!fase || !isLate(partida, now) || partida.placar || partida.wo_de) return null;
  const rule = semPlacar(campeonato.regras, [fase]);
  const fill = rule in FILLS ? (rule as keyof typeof FILLS) : null;
  const isThere =
    fill !== null &&
    draft.tipo === FILLS[fill] &&
    (fill !== 'zero_a_zero' || draft.gols.every((goals) => goals === 0));
  return (
    <div className={styles.rule}>
      <p>
        <b>{t('campeonato.placar.prazo_passou')}</b> {t(`regulamento.jogos.sem_placar.${rule}`)}
      </p>
      {fill && !isThere && (
        <Button onClick={() => onFill(FILLS[fill])}>{t(`campeonato.placar.usar.${fill}`)}</Button>
      )}
    </div>
  );
}

/** What comes of a match that neither turned up for, in words. */
export function useEfeitoDoWoDuplo(
  partida: Partida,
  pagina: Pick<DadosDaPagina, 'campeonato' | 'partidas'>,
): string | null {
  const t = useT();
  const fase = pagina.campeonato.fases[partida.fase - 1];
  if (!fase) return null;
  const other = pagina.partidas.find(
    ({ uuid, confronto, perna }) =>
      uuid !== partida.uuid && confronto === partida.confronto && !ehExtra({ perna }),
  );
  const isLevel = other?.placar && other.placar.mandante === other.placar.visitante;
  const temOutroJogo = other !== undefined && !isLevel && other.wo_de !== 'ambos';
  return t(efeitoDoWoDuplo(fase, { ...partida, temOutroJogo }));
}

export function EfeitoDoWoDuplo({ partida, pagina }: MatchProps) {
  const text = useEfeitoDoWoDuplo(partida, pagina);
  return (
    text && (
      <p className={styles.score} role="status">
        {text}
      </p>
    )
  );
}

type WalkoverProps = MatchProps & { vencedor: string; perdedor: string };

/** Whoever fails to appear for one leg is out, whatever the sum: of a single match the score says it. */
function eliminaNaSoma({ uuid, confronto, fase: number }: Partida, pagina: DadosDaPagina): boolean {
  const fase = pagina.campeonato.fases[number - 1];
  const isRule = fase !== undefined && 'wo_elimina' in fase && fase.wo_elimina;
  const isOtherLeg = (one: Partida) =>
    one.uuid !== uuid && one.fase === number && one.confronto === confronto;
  return isRule && confronto !== null && pagina.partidas.some(isOtherLeg);
}

/** The score that a walkover comes to, and whom it puts out. */
export function PlacarDoWo({ partida, pagina, vencedor, perdedor }: WalkoverProps) {
  const t = useT();
  const gols = golsDoWo(pagina.campeonato.fases, partida.fase - 1);
  const score =
    gols === null
      ? t('campeonato.placar.wo_so_pontos', { vencedor })
      : t('campeonato.placar.wo_fica', { vencedor, perdedor, gols });
  return (
    <p className={styles.score} role="status">
      {score}
      {eliminaNaSoma(partida, pagina) && ` ${t('campeonato.placar.wo_elimina', { perdedor })}`}
    </p>
  );
}
