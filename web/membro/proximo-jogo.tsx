import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { Membro, MeuProximoJogo } from './membro.server.ts';
import styles from './proximo-jogo.module.css';

function Lado({ lado }: { lado: MeuProximoJogo['lados'][number] | undefined }) {
  return (
    <span className={styles.side}>
      <EscudoDoTime nome={lado?.nome ?? ''} escudo={lado?.escudo ?? undefined} size={48} />
      <b>{lado?.nome}</b>
    </span>
  );
}

/** The lit board: the one match that comes next. */
export function Proximo({ jogo }: { jogo: MeuProximoJogo }) {
  const t = useT();
  const { lados, hora, quando, campeonato, to } = jogo;
  return (
    <section className={styles.board}>
      <h2>{t('inicio.jogo.seu_proximo')}</h2>
      <div className={styles.match}>
        <Lado lado={lados[0]} />
        <span className={styles.when}>
          <b>{hora ?? '×'}</b>
          <small>{quando}</small>
        </span>
        <Lado lado={lados[1]} />
      </div>
      <p>{campeonato}</p>
      <ButtonLink to={to} variant="primary" block>
        {t('inicio.jogo.ver')}
      </ButtonLink>
    </section>
  );
}

export function JogosDepois({ jogos }: { jogos: Membro['depois'] }) {
  const t = useT();
  if (jogos.length === 0) return null;
  return (
    <section className={styles.later}>
      <h2>{t('inicio.jogo.depois')}</h2>
      <ul>
        {jogos.map(({ to, quando, hora, lados, campeonato }) => (
          <li key={lados.map(({ nome }) => nome).join() + campeonato}>
            <Link to={to}>
              <span className={styles.day}>
                <b>{quando}</b>
                {hora && <small>{hora}</small>}
              </span>
              <span>
                <b>{lados.map(({ nome }) => nome).join(' × ')}</b>
                <small>{campeonato}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
