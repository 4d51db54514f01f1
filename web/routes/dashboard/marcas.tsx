import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import { PEDE, type TipoDeMarca } from '#regras/dashboard/marcas.ts';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './lado.module.css';
import badges from './marcas.module.css';

const ICONS: Readonly<Record<TipoDeMarca, IconName>> = {
  campeao: 'trophy',
  invicto: 'verified',
  artilheiro: 'ball',
  pontual: 'clock',
  jogo_limpo: 'check',
  sem_perder: 'bolt',
  vitorias: 'podium',
  fundador: 'home',
};

type MarcaNaTela = Dashboard['marcas'][number];

const pedeDe = (tipo: TipoDeMarca) => String(tipo in PEDE ? PEDE[tipo as keyof typeof PEDE] : '');

/** Each with its rule beside it: a badge that nobody can explain means nothing. */
export function Marcas({ marcas, eu }: { marcas: readonly MarcaNaTela[]; eu: boolean }) {
  const t = useT();
  if (marcas.length === 0 && !eu) return null;
  return (
    <section className={styles.card}>
      <h2>{t('dashboard.marcas')}</h2>
      {marcas.length === 0 && <p>{t('dashboard.sem_marcas')}</p>}
      <ul className={badges.badges}>
        {marcas.map(({ tipo, n, onde }) => (
          <li key={tipo}>
            <span data-tipo={tipo}>
              <Icon name={ICONS[tipo]} />
            </span>
            <span>
              <b>{t(`dashboard.marca.${tipo}`, { n, onde: onde ?? '' })}</b>
              <small>{t(`dashboard.regra.${tipo}`, { pede: pedeDe(tipo) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
