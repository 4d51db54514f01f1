import { useState } from 'react';
import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import { FormLetters } from '#web/components/match/form-letters.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './numeros.module.css';
import { Secao } from './secao.tsx';

type NumerosDe = Dashboard['numeros'][number];

const percent = (part: number, whole: number) =>
  `${Math.round((100 * part) / Math.max(whole, 1))}%`;

/** Three points for a win, one for a draw, of what could be had. */
const aproveitamento = ({ vitorias, empates, jogos }: NumerosDe) =>
  percent(3 * vitorias + empates, 3 * jogos);

function Barra({ numeros: { vitorias, empates, derrotas } }: { numeros: NumerosDe }) {
  const { t, locale } = useTexts();
  const parts = [
    { key: 'vitorias', n: vitorias },
    { key: 'empates', n: empates },
    { key: 'derrotas', n: derrotas },
  ] as const;
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ key, n }) => n > 0 && <i key={key} data-of={key} style={{ flex: n }} />)}
      </div>
      <ul className={styles.record}>
        {parts.map(({ key, n }) => (
          <li key={key}>
            <b>{n.toLocaleString(locale)}</b> {t(`dashboard.${key}`, { n })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Quadro({ numeros }: { numeros: NumerosDe }) {
  const { t, locale } = useTexts();
  const { jogos, gols, sofridos, wo, forma, com_prazo, no_prazo } = numeros;
  const figures = [
    { name: t('dashboard.jogos', { n: jogos }), value: jogos.toLocaleString(locale) },
    { name: t('dashboard.gols', { n: gols }), value: gols.toLocaleString(locale) },
    { name: t('dashboard.aproveitamento'), value: aproveitamento(numeros) },
    { name: t('dashboard.wo', { n: wo }), value: String(wo) },
  ];
  return (
    <div className={styles.card}>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Barra numeros={numeros} />
      <dl className={styles.lines}>
        <div>
          <dt>{t('dashboard.forma')}</dt>
          <dd>
            <FormLetters forma={forma} />
          </dd>
        </div>
        <div>
          <dt>{t('dashboard.saldo')}</dt>
          <dd>{t('dashboard.saldo_de', { gols: String(gols), sofridos: String(sofridos) })}</dd>
        </div>
        {com_prazo > 0 && (
          <div>
            <dt>{t('dashboard.pontualidade')}</dt>
            <dd>
              {t('dashboard.no_prazo', {
                porcento: percent(no_prazo, com_prazo),
                n: String(no_prazo),
                de: String(com_prazo),
              })}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** One modalidade at a time, what was played most first. */
export function NumerosEmCampo({ numeros }: Pick<Dashboard, 'numeros'>) {
  const { t } = useTexts();
  const [chosen, choose] = useState<NumerosDe['modalidade'] | null>(null);
  const shown = numeros.find(({ modalidade }) => modalidade === chosen) ?? numeros[0];
  if (!shown) return null;
  const names = (
    <fieldset className={styles.kinds} aria-label={t('dashboard.modalidade')}>
      {numeros.map(({ modalidade }) => (
        <button
          key={modalidade}
          type="button"
          aria-pressed={modalidade === shown.modalidade}
          onClick={() => choose(modalidade)}
        >
          {t(`opcoes.modalidade.${modalidade}`)}
        </button>
      ))}
    </fieldset>
  );
  return (
    <Secao
      titulo={t('dashboard.numeros')}
      nota={numeros.length > 1 ? names : t(`opcoes.modalidade.${shown.modalidade}`)}
    >
      <Quadro numeros={shown} />
    </Secao>
  );
}
