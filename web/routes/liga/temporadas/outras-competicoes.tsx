import type { CompeticaoDaTemporada } from '#contract/liga/temporadas.ts';
import { enderecoDe } from '#web/campeonato/endereco.ts';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import { situacaoDa } from './divisao-da-temporada.tsx';
import styles from './outras-competicoes.module.css';
import frame from './temporadas.module.css';

/** Cups, and ties between divisions. */
export function OutrasCompeticoes({ outras }: { outras: readonly CompeticaoDaTemporada[] }) {
  const t = useT();
  return (
    <section aria-labelledby="copas">
      <h2 id="copas" className={frame.heading}>
        {t('liga.temporada.copas')}
      </h2>
      <ul className={styles.others}>
        {outras.map((one) => (
          <li key={one.uuid}>
            <Crest name={one.nome} shirt={shirtFrom(one.nome, one.campeonato.cores)} size={32} />
            <div>
              <Link to={enderecoDe(one.campeonato.id)}>{one.nome}</Link>
              <small>{situacaoDa(one, t)}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
