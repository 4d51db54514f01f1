// By round, by day, by team, or only one's own: each is an address.
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import type { Corte, DadosDosJogos } from './carregar.ts';
import styles from './ver-por.module.css';

type Props = { pagina: DadosDaPagina; dados: DadosDosJogos };

const HERE = 'jogos';

export function VerPor({ pagina, dados }: Props) {
  const t = useT();
  const { id, minha_inscricao: mine } = pagina.campeonato;
  const endereco = useEndereco(id);
  const isMine = mine !== null && dados.time === mine.uuid;
  const ways: readonly (readonly [Corte, string])[] = [
    ['rodada', endereco(HERE)],
    ...(dados.dias.length > 0 ? ([['data', endereco(HERE, { por: 'data' })]] as const) : []),
    ['time', endereco(HERE, { por: 'time' })],
  ];
  return (
    <nav className={styles.ways} aria-label={t('campeonato.jogos.ver_por')}>
      <span className={styles.segments}>
        {ways.map(([corte, to]) => (
          <Link
            key={corte}
            to={to}
            aria-current={dados.corte === corte && !isMine ? 'true' : undefined}
            preventScrollReset
          >
            {t(`campeonato.jogos.por.${corte}`)}
          </Link>
        ))}
      </span>
      {mine && (
        <Link
          className={styles.mine}
          to={endereco(HERE, { time: mine.uuid })}
          aria-current={isMine ? 'true' : undefined}
          preventScrollReset
        >
          {t('campeonato.jogos.meus')}
        </Link>
      )}
    </nav>
  );
}
