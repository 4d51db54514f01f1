import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import { enderecoDaPartida } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './contra.module.css';

/** The lit board: the visitor and this person, match by match. */
export function Contra({
  contra,
  nome,
}: {
  contra: NonNullable<Dashboard['contra']>;
  nome: string;
}) {
  const t = useT();
  const { vitorias, empates, derrotas, jogos } = contra;
  const [first = nome] = nome.split(' ');
  return (
    <section className={styles.board}>
      <h2>{t('dashboard.contra', { nome: first })}</h2>
      <dl>
        {[
          { name: t('dashboard.suas', { n: vitorias }), value: vitorias },
          { name: t('dashboard.empates', { n: empates }), value: empates },
          { name: t('dashboard.do_outro', { n: derrotas, nome: first }), value: derrotas },
        ].map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {jogos.map(({ partida, campeonato, placar }) => (
          <li key={partida}>
            <Link to={enderecoDaPartida(partida)}>
              <span>{campeonato.nome}</span>
              <b>{placar ? placar.join(' × ') : t('dashboard.por_wo')}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
