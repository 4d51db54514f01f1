// What a change moves, before it is made: places from → to, matches, who goes on instead, results undone.
import type { ReactNode } from 'react';
import type { EfeitosComNomes } from '#contract/participante/efeitos.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import styles from './efeitos.module.css';
import { campeaoQueMuda } from './fim-que-muda.ts';
import { Posicoes } from './posicoes.tsx';

const MOST = 6;

type JogoMexido = Pick<EfeitosComNomes['viram'][number], 'rodada' | 'etapa' | 'grupo'>;
type ParDeLados = readonly [string | null, string | null];

const where = ({ etapa, grupo, rodada }: JogoMexido, t: Translate) => {
  if (etapa) return stageName(etapa, t);
  const round = t('efeitos.rodada', { n: rodada });
  return grupo ? `${t('efeitos.grupo', { nome: grupo })}, ${round}` : round;
};

type GroupProps<T> = {
  title: string;
  list: readonly T[];
  tone?: 'bad';
  row(item: T): { key: string; place: string; words: ReactNode };
};

function Group<T>({ title, list, tone, row }: GroupProps<T>) {
  const t = useT();
  if (list.length === 0) return null;
  const more = list.length - MOST;
  return (
    <div className={styles.group} data-tone={tone}>
      <h4>
        {tone && <Icon name="alert" size={16} />}
        {title}
      </h4>
      <ul>
        {list.slice(0, MOST).map((item) => {
          const { key, place, words } = row(item);
          return (
            <li key={key}>
              <small>{place}</small>
              <span>{words}</span>
            </li>
          );
        })}
        {more > 0 && <li>{t('efeitos.mais', { n: more })}</li>}
      </ul>
    </div>
  );
}

type Props = { efeitos: EfeitosComNomes };

/** Who comes and who goes; null where the place falls empty. */
function swapOf({ de, para }: EfeitosComNomes['trocas'][number]) {
  const sai = de.find((one) => one !== null && !para.includes(one)) ?? null;
  const entra = para.find((one) => one !== null && !de.includes(one)) ?? null;
  return { sai, entra };
}

export function QuadroDosEfeitos({ efeitos }: Props) {
  const t = useT();
  const { posicoes, viram, trocas, desfeitos, campeao, gente } = efeitos;
  const nome = (uuid: string | null) => (uuid && gente[uuid]) || t('efeitos.ninguem');
  const match = ([home, away]: ParDeLados, placar: readonly number[] | null) =>
    placar
      ? `${nome(home)} ${placar[0]} × ${placar[1]} ${nome(away)}`
      : `${nome(home)} × ${nome(away)}`;
  const swaps = trocas.map((troca) => ({ troca, ...swapOf(troca) }));
  const counted = swaps.filter(({ sai, entra }) => sai !== null || entra !== null);
  const isQuiet =
    !campeao && [posicoes, viram, counted, desfeitos].every((list) => list.length === 0);
  return (
    <section className={styles.effects} aria-live="polite">
      <h3>{t('efeitos.titulo')}</h3>
      {isQuiet && <p>{t('efeitos.nada')}</p>}
      {campeao && <p className={styles.title}>{campeaoQueMuda(campeao, nome, t)}</p>}
      <Posicoes
        posicoes={posicoes.map((one) => ({ ...one, nome: nome(one.participante) }))}
        most={MOST}
      />
      {(['wo', 'nao_conta', 'volta'] as const).map((kind) => {
        const list = viram.filter(({ vira }) => vira === kind);
        return (
          <Group
            key={kind}
            title={t(`efeitos.vira.${kind}`, { n: list.length })}
            list={list}
            row={(jogo) => ({
              key: jogo.uuid,
              place: where(jogo, t),
              words: match(jogo.lados, jogo.placar),
            })}
          />
        );
      })}
      <Group
        title={t('efeitos.trocas', { n: counted.length })}
        list={counted}
        row={({ troca, sai, entra }) => ({
          key: troca.uuid,
          place: where(troca, t),
          words: t(`efeitos.${sai === null ? 'entra' : entra === null ? 'sai' : 'troca'}`, {
            sai: nome(sai),
            entra: nome(entra),
          }),
        })}
      />
      <Group
        tone="bad"
        title={t('efeitos.desfeitos', { n: desfeitos.length })}
        list={desfeitos}
        row={(jogo) => ({
          key: jogo.uuid,
          place: where(jogo, t),
          words: match(jogo.lados, jogo.placar),
        })}
      />
    </section>
  );
}

/** While the answer is on its way. */
export function EfeitosAVir() {
  const t = useT();
  return (
    <section className={styles.effects} aria-busy="true">
      <h3>{t('efeitos.titulo')}</h3>
      <p>{t('efeitos.calculando')}</p>
    </section>
  );
}
