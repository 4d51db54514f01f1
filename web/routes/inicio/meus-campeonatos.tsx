import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { Link } from '#web/components/elements/link.tsx';
import type { LinhaDeCampeonato, Membro } from '#web/membro/membro.server.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './meus-campeonatos.module.css';

const GROUPS = ['jogo', 'organizo', 'aguardo'] as const;

const TITLES = {
  jogo: 'inicio.campeonatos.participo',
  organizo: 'inicio.campeonatos.organizo',
  aguardo: 'inicio.campeonatos.aguardo',
} as const;

const ALL = { jogo: 'participo', organizo: 'organizo', aguardo: 'participo' } as const;

function Linha({ id, nome, cores, texto, figura, legenda }: LinhaDeCampeonato) {
  return (
    <li>
      <Link to={`/campeonato/${id}`}>
        <Crest name={nome} shirt={shirtFrom(nome, cores)} size={40} />
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
  );
}

/** One's own, in rows: where each stands, and what is next there. */
export function CampeonatosDoMembro(meus: Pick<Membro, (typeof GROUPS)[number]>) {
  const t = useT();
  return GROUPS.filter((group) => meus[group].length > 0).map((group) => (
    <section key={group} className={styles.group}>
      <div className={styles.top}>
        <h2>{t(TITLES[group])}</h2>
        <Link to={`/campeonatos?meus=${ALL[group]}`} className="link">
          {t('inicio.campeonatos.todos')}
        </Link>
      </div>
      <ul>
        {meus[group].map((linha) => (
          <Linha key={linha.id} {...linha} />
        ))}
      </ul>
    </section>
  ));
}
