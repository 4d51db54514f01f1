// Who misses a match because of cards or by a verdict, and who is one yellow short of it.
import { useId } from 'react';
import type { DisciplinaVista, Suspenso } from '#contract/partida/disciplina.ts';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './quem-nao-joga.module.css';

type Props = {
  titulo: string;
  disciplina: DisciplinaVista;
  /** The name of a team; null where the page is about it alone. */
  timeDe: (participante: string) => string | null;
  /** Leads to the match that is missed; not on its own page. */
  hasLinks?: boolean | undefined;
};

type PessoaPendurada = DisciplinaVista['pendurados'][number];

const comNumero = ({ nome, numero }: PessoaPendurada) =>
  numero === null ? nome : `${numero} ${nome}`;

/** What somebody misses: one match that is known, or so many of those that may come. */
type LinhaDoSuspenso = {
  readonly suspenso: Suspenso;
  readonly motivos: readonly Suspenso['motivo'][];
  readonly jogos: number;
};

/**
 * Each suspension costs one match. One whose match is known has a line of its own, which leads to the match. Those of
 * somebody whose next matches are not known yet are told in one line: how many, and for what.
 */
export function linhasDosSuspensos(suspensos: readonly Suspenso[]): LinhaDoSuspenso[] {
  const together = Map.groupBy(suspensos, (one) =>
    one.perde === null ? `${one.participante} ${one.numero} ${one.nome}` : one,
  );
  return [...together.values()].flatMap((own) => {
    const [suspenso] = own;
    const motivos = [...new Set(own.map(({ motivo }) => motivo))];
    return suspenso ? [{ suspenso, motivos, jogos: own.length }] : [];
  });
}

function Linha({
  linha: { suspenso, motivos, jogos },
  ...props
}: Pick<Props, 'timeDe' | 'hasLinks'> & { linha: LinhaDoSuspenso }) {
  const t = useT();
  const daPartida = useEnderecoDaPartida();
  const { participante, motivo, perde, jogou } = suspenso;
  const time = props.timeDe(participante);
  const why = motivos.map((one) => t(`disciplina.motivo.${one}`));
  return (
    <li>
      <span className={styles.card} aria-hidden="true" data-motivo={motivo} />
      <span className={styles.who}>
        <b>{comNumero(suspenso)}</b>
        <small>{[time, ...why].filter(Boolean).join(' · ')}</small>
        {jogou && <small className={styles.wrong}>{t('disciplina.jogou')}</small>}
        {perde === null && <small>{t('disciplina.sem_jogo', { n: jogos })}</small>}
      </span>
      {props.hasLinks && perde && (
        <Link
          className={`link ${styles.match}`}
          to={daPartida(perde)}
          aria-label={`${t('disciplina.jogo')}: ${suspenso.nome}`}
        >
          {t('disciplina.jogo')}
        </Link>
      )}
    </li>
  );
}

export function QuemNaoJoga({ titulo, disciplina, timeDe, hasLinks }: Props) {
  const t = useT();
  const id = useId();
  const { suspensos, pendurados } = disciplina;
  const nomes = pendurados.map((one) => {
    const time = timeDe(one.participante);
    return time ? `${comNumero(one)} (${time})` : comNumero(one);
  });
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {suspensos.length > 0 && (
        <ul className={styles.list}>
          {linhasDosSuspensos(suspensos).map((linha) => {
            const { participante, nome, numero, de, motivo, perde } = linha.suspenso;
            return (
              <Linha
                key={`${participante} ${numero} ${nome} ${de} ${motivo} ${perde}`}
                linha={linha}
                timeDe={timeDe}
                hasLinks={hasLinks}
              />
            );
          })}
        </ul>
      )}
      {nomes.length > 0 && <p>{t('disciplina.pendurados', { nomes: nomes.join(', ') })}</p>}
      <p>{t('disciplina.nota')}</p>
    </section>
  );
}
