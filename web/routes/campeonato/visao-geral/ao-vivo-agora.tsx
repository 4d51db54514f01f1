// Matches that are being told while they are played: what the score is by now, which counts for nothing yet.
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { MatchScore } from '#web/components/match/match-score.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './ao-vivo-agora.module.css';
import type { DadosDaVisao } from './carregar.ts';
import { CartaoDaVisao } from './cartao.tsx';

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };

export function AoVivoAgora({ pagina: { gente }, dados }: Props) {
  const t = useT();
  const endereco = useEnderecoDaPartida();
  return (
    <CartaoDaVisao titulo={t('lances.titulo')} nota={t('lances.nao_conta')}>
      <ul className={styles.list}>
        {dados.ao_vivo.map(({ partida: { uuid, mandante, visitante }, gols: [home, away] }) => (
          <li key={uuid}>
            <Link className={styles.row} to={endereco(uuid)}>
              <Time gente={gente} uuid={mandante.participante ?? ''} brief />
              <MatchScore score={{ home, away }} plate="live" size="sm" />
              <Time gente={gente} uuid={visitante.participante ?? ''} brief />
            </Link>
          </li>
        ))}
      </ul>
    </CartaoDaVisao>
  );
}
