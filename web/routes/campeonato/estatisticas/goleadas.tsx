import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import { CartaoDosNumeros } from './cartao.tsx';
import styles from './goleadas.module.css';
import { nomeDaRodada } from './nome-da-rodada.ts';
import type { ParteProps } from './parte.ts';

/** Each leads to its match. */
export function Goleadas({ dados, pagina }: ParteProps) {
  const t = useT();
  const endereco = useEnderecoDaPartida();
  const { gente } = pagina;
  const escudo = (uuid: string) => (
    <EscudoDoTime nome={nomeDe(gente, uuid)} escudo={gente[uuid]?.escudo} size={20} />
  );
  return (
    <CartaoDosNumeros titulo={t('estatisticas.goleadas')} largura={3}>
      {dados.goleadas.length === 0 && (
        <p className={styles.none}>{t('estatisticas.sem_goleada')}</p>
      )}
      <ol className={styles.list}>
        {dados.goleadas.map((jogo) => {
          const [home, away] = jogo.placar;
          return (
            <li key={jogo.uuid}>
              <Link to={endereco(jogo.uuid)}>
                <span className={styles.side}>
                  {escudo(jogo.mandante)}
                  <span>{nomeDe(gente, jogo.mandante)}</span>
                </span>
                <b>
                  <span data-lost={home < away ? '' : undefined}>{home}</span>
                  <i> × </i>
                  <span data-lost={away < home ? '' : undefined}>{away}</span>
                </b>
                <span className={styles.side} data-away="">
                  <span>{nomeDe(gente, jogo.visitante)}</span>
                  {escudo(jogo.visitante)}
                </span>
                <small>{nomeDaRodada(jogo, t)}</small>
              </Link>
            </li>
          );
        })}
      </ol>
    </CartaoDosNumeros>
  );
}
