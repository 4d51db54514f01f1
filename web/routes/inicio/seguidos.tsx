import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { Link } from '#web/components/elements/link.tsx';
import type { Membro } from '#web/membro/membro.server.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './meus-campeonatos.module.css';

/** Those whom the person follows, each a way to their page. */
export function Seguidos({ sigo }: Pick<Membro, 'sigo'>) {
  const t = useT();
  if (sigo.length === 0) return null;
  return (
    <section className={styles.group}>
      <div className={styles.top}>
        <h2>{t('inicio.campeonatos.sigo')}</h2>
      </div>
      <ul>
        {sigo.map(({ to, nome, escudo, texto, figura, legenda }) => (
          <li key={to}>
            <Link to={to}>
              <EscudoDoTime nome={nome} escudo={escudo} size={40} />
              <span className={styles.words}>
                <b>{nome}</b>
                <small>{texto}</small>
              </span>
              {figura && (
                <span className={styles.figure}>
                  <b>{figura}</b>
                  <small>{legenda}</small>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
