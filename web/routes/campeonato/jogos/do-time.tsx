// The matches of one team in one list, or the teams to choose from.
import { useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { MatchRows } from '#web/components/match/match-row.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { LinhaDaPartida } from '#web/routes/campeonato/partida/linha-da-partida.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDosJogos } from './carregar.ts';
import styles from './do-time.module.css';
import { roundName } from './faixa.tsx';

type Props = { pagina: DadosDaPagina; dados: DadosDosJogos };

export function EscolherTime({ pagina, dados }: Props) {
  const { t, locale } = useTexts();
  const endereco = useEndereco(pagina.campeonato.id);
  const name = (uuid: string) => nomeDe(pagina.gente, uuid);
  const byName = dados.times.toSorted((a, b) => name(a).localeCompare(name(b), locale));
  return (
    <>
      <h2>{t('campeonato.jogos.escolha_time')}</h2>
      <ul className={styles.teams}>
        {byName.map((uuid) => (
          <li key={uuid}>
            <Link to={endereco('jogos', { time: uuid })} preventScrollReset>
              <Time gente={pagina.gente} uuid={uuid} brief />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each row says its day and its round: a season has one match a day. */
export function JogosDoTime({ pagina, dados, time }: Props & { time: string }) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  const nameOf = (fase: number, rodada: number) => {
    const round = dados.rodadas.find((own) => own.fase === fase && own.rodada === rodada);
    return round && roundName(round, texts);
  };
  return (
    <>
      <div className={styles.team}>
        <h2>
          <Time gente={pagina.gente} uuid={time} size={32} full />
        </h2>
        <span>{t('campeonato.jogos.so_dele', { n: dados.data.length })}</span>
        <Link to={endereco('jogos', { por: 'time' })} preventScrollReset>
          {t('campeonato.jogos.trocar_time')}
        </Link>
      </div>
      {dados.data.length === 0 ? (
        <p className={styles.none}>{t('campeonato.jogos.nenhum_dele')}</p>
      ) : (
        <MatchRows>
          {dados.data.map((partida) => (
            <LinhaDaPartida
              key={partida.uuid}
              partida={partida}
              pagina={pagina}
              place={nameOf(partida.fase, partida.rodada) ?? null}
            />
          ))}
        </MatchRows>
      )}
    </>
  );
}
