import type { CompeticaoDaTemporada } from '#contract/liga/temporadas.ts';
import { estadoVisto } from '#regras/estados.ts';
import { enderecoDe } from '#web/campeonato/endereco.ts';
import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { figure } from '#web/components/match/figure.ts';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import styles from './divisao-da-temporada.module.css';

type LinhaNaTemporada = CompeticaoDaTemporada['linhas'][number];

/** So many at either end are enough to see what moves; those between are one line. */
const TOP = 4;
const BOTTOM = 3;

export function situacaoDa({ campeonato }: CompeticaoDaTemporada, t: Translate): string {
  const { estado, rodada, rodadas, campeao } = campeonato;
  if (campeao) return t('liga.temporada.campeao', { nome: campeao });
  if (estado === 'andamento' && rodada && rodadas) {
    return t('liga.temporada.rodada', { rodada, rodadas });
  }
  return t(`opcoes.estado.${estadoVisto({ estado, resumo: campeonato })}`);
}

function Fila({ linha }: { linha: LinhaNaTemporada }) {
  const { t, locale } = useTexts();
  const { posicao, nome, escudo, p, j, zona } = linha;
  // Before the first match nobody goes anywhere.
  const goes = j > 0 && zona !== 'repescagem' ? zona : null;
  return (
    <li className={styles.row} data-zona={zona ?? undefined}>
      <span className={styles.place}>{posicao}</span>
      <EscudoDoTime nome={nome} escudo={escudo} size={22} />
      <span className={styles.name}>{nome}</span>
      {goes && (
        <span className={styles.tag} data-zona={goes}>
          {t(`liga.temporada.zona.${goes}`)}
        </span>
      )}
      <b className={styles.points}>{figure(p, locale)}</b>
    </li>
  );
}

function Legenda({ linhas }: { linhas: readonly LinhaNaTemporada[] }) {
  const t = useT();
  const zones = (['sobe', 'repescagem', 'cai'] as const).filter((zona) =>
    linhas.some((linha) => linha.zona === zona),
  );
  if (zones.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {zones.map((zona) => (
        <li key={zona}>
          <i data-zona={zona} aria-hidden="true" />
          {t(`liga.temporada.legenda.${zona}`)}
        </li>
      ))}
    </ul>
  );
}

export function DivisaoDaTemporada({ divisao }: { divisao: CompeticaoDaTemporada }) {
  const t = useT();
  const { nome, campeonato, linhas } = divisao;
  const isLong = linhas.length > TOP + BOTTOM + 1;
  const between = isLong ? linhas.slice(TOP, -BOTTOM) : [];
  return (
    <article className={styles.card}>
      <header>
        <Crest name={nome} shirt={shirtFrom(nome, campeonato.cores)} size={30} />
        <div>
          <h3>{nome}</h3>
          <small>
            {campeonato.campeao && <Icon name="trophy" size={14} />}
            {situacaoDa(divisao, t)}
          </small>
        </div>
        <Link to={enderecoDe(campeonato.id, 'classificacao')} className="link">
          {t('liga.temporada.tabela')}
        </Link>
      </header>
      <ol>
        {(isLong ? linhas.slice(0, TOP) : linhas).map((linha) => (
          <Fila key={linha.participante} linha={linha} />
        ))}
        {isLong && (
          <>
            <li className={styles.between}>
              {t('liga.temporada.entre', {
                de: TOP + 1,
                ate: TOP + between.length,
              })}
            </li>
            {linhas.slice(-BOTTOM).map((linha) => (
              <Fila key={linha.participante} linha={linha} />
            ))}
          </>
        )}
      </ol>
      {linhas.length === 0 && <p className={styles.nobody}>{t('liga.temporada.sem_times')}</p>}
      <Legenda linhas={linhas} />
    </article>
  );
}
