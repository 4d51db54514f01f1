// Matches that are being told while they are played: what the score is by now, which counts for nothing yet.
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { nomeDe, pessoaDe } from '#web/campeonato/lado.ts';
import { nomeCurto } from '#web/campeonato/nome-curto.ts';
import { Link } from '#web/components/elements/link.tsx';
import { FittingName } from '#web/components/match/fitting-name.tsx';
import { MatchScore } from '#web/components/match/match-score.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './ao-vivo-agora.module.css';
import type { DadosDaVisao } from './carregar.ts';
import { CartaoDaVisao } from './cartao.tsx';

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };

/** On a phone by a name that fits: half of a word says nothing. */
function Lado({ gente, uuid }: Pick<DadosDaPagina, 'gente'> & { uuid: string }) {
  const nome = nomeDe(gente, uuid);
  const curto = nomeCurto(nome, gente[uuid]?.sigla);
  const pessoa = pessoaDe(gente, uuid);
  return (
    <span className={styles.side} title={pessoa ? `${nome} (${pessoa})` : undefined}>
      <EscudoDoTime nome={nome} escudo={gente[uuid]?.escudo} />
      <FittingName nome={nome} curto={curto} whole={styles.whole} brief={styles.brief} />
      {pessoa && <span className="visually-hidden"> ({pessoa})</span>}
    </span>
  );
}

export function AoVivoAgora({ pagina: { gente }, dados }: Props) {
  const t = useT();
  const endereco = useEnderecoDaPartida();
  return (
    <CartaoDaVisao titulo={t('lances.titulo')} nota={t('lances.nao_conta')}>
      <ul className={styles.list}>
        {dados.ao_vivo.map(({ partida: { uuid, mandante, visitante }, gols: [home, away] }) => (
          <li key={uuid}>
            <Link className={styles.row} to={endereco(uuid)}>
              <Lado gente={gente} uuid={mandante.participante ?? ''} />
              <MatchScore score={{ home, away }} plate="live" size="sm" />
              <Lado gente={gente} uuid={visitante.participante ?? ''} />
            </Link>
          </li>
        ))}
      </ul>
    </CartaoDaVisao>
  );
}
