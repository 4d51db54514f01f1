// The strip above the matches: every round, or every day, as a chip. The one on screen is lit and in sight.
import { type ReactNode, useEffect, useRef } from 'react';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { dayOfSeason, weekdayOf } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import type { DadosDosJogos } from './carregar.ts';
import styles from './faixa.module.css';

export type RodadaListada = DadosDosJogos['rodadas'][number];
type Props = { pagina: DadosDaPagina; dados: DadosDosJogos };

export function roundName(
  { etapa, rodada }: Pick<RodadaListada, 'etapa' | 'rodada'>,
  { t }: Texts,
): string {
  return etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: rodada });
}

/** Without the year: in a season it is known, and the chip stays narrow. Never empty: chips are of one height. */
function under(round: RodadaListada, isCurrent: boolean, texts: Texts): string {
  const { t } = texts;
  if (round.feitos === round.jogos) return t('campeonato.jogos.fim');
  if (isCurrent) return t('campeonato.jogos.agora');
  const date = round.inicio_at ?? round.prazo_at;
  return date ? dayOfSeason(date, texts) : `${round.feitos}/${round.jogos}`;
}

type Chip = {
  readonly key: string;
  readonly to: string;
  readonly main: string;
  readonly small: string;
  /** Said before it, where the figure alone means nothing. */
  readonly kind?: string;
};

type StripProps = {
  label: string;
  chips: readonly Chip[];
  /** Which of them is on screen. */
  index: number;
  steps: readonly [before: string, after: string];
};

/** One further; only for a pointer, and only where the strip does not fit. */
function Step({
  chip,
  label,
  children,
}: {
  chip?: Chip | undefined;
  label: string;
  children: ReactNode;
}) {
  if (!chip) return null;
  return (
    <Link className={styles.step} to={chip.to} aria-label={label} preventScrollReset>
      {children}
    </Link>
  );
}

function Strip({ label, chips, index, steps }: StripProps) {
  const strip = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round on screen is another chip to show
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>('[aria-current]');
    const list = strip.current;
    if (chip && list) list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.clientWidth) / 2;
  }, [index]);
  return (
    <nav className={styles.strip} aria-label={label}>
      <Step chip={chips[index - 1]} label={steps[0]}>
        <Icon name="chevron-left" />
      </Step>
      <ol ref={strip}>
        {chips.map(({ key, to, main, small, kind }, at) => (
          <li key={key}>
            <Link to={to} aria-current={at === index ? 'true' : undefined} preventScrollReset>
              {kind && <span className="visually-hidden">{kind} </span>}
              <b>{main}</b>
              <small>{small}</small>
            </Link>
          </li>
        ))}
      </ol>
      <Step chip={chips[index + 1]} label={steps[1]}>
        <Icon name="chevron-right" />
      </Step>
    </nav>
  );
}

export function FaixaDeRodadas({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  const live = dados.rodadas.find(({ jogos, feitos }) => feitos < jogos);
  const chips = dados.rodadas.map((round) => ({
    key: `${round.fase} ${round.rodada}`,
    to: endereco('jogos', { fase: round.fase, rodada: round.rodada }),
    main: round.etapa ? roundName(round, texts) : String(round.rodada),
    small: under(round, round === live, texts),
    ...(!round.etapa && { kind: t('agenda.rodada') }),
  }));
  const index = dados.rodadas.findIndex(
    ({ fase, rodada }) => fase === dados.fase && rodada === dados.rodada,
  );
  const steps = [t('campeonato.jogos.anterior'), t('campeonato.jogos.proxima')] as const;
  return <Strip label={t('campeonato.jogos.rodadas')} chips={chips} index={index} steps={steps} />;
}

/** Noon there is the same day everywhere that matters. */
const meioDia = (dia: string) => `${dia}T15:00:00.000Z`;

export function FaixaDeDias({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  const chips = dados.dias.map(({ dia }) => ({
    key: dia,
    to: endereco('jogos', { data: dia }),
    main: dayOfSeason(meioDia(dia), texts),
    small: weekdayOf(meioDia(dia), texts),
  }));
  const index = dados.dias.findIndex(({ dia }) => dia === dados.dia);
  const steps = [t('campeonato.jogos.dia_anterior'), t('campeonato.jogos.dia_seguinte')] as const;
  return <Strip label={t('campeonato.jogos.dias')} chips={chips} index={index} steps={steps} />;
}
