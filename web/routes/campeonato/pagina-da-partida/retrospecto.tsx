// How these two met: wins of each, draws, and the matches.
import { nomeDe } from '#web/campeonato/lado.ts';
import { stageRowName } from '#web/campeonato/stage-name.ts';
import { shirtFrom, shirtOf } from '#web/components/crest/shirt.ts';
import { MatchRow, MatchRows } from '#web/components/match/match-row.tsx';
import { losersOf } from '#web/components/match/match-state.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from './carregar.ts';
import cartoes from './cartoes.module.css';
import styles from './retrospecto.module.css';

type Props = { dados: DadosDaPartida };

type Encontros = {
  readonly partida: {
    readonly mandante: Pick<DadosDaPartida['partida']['mandante'], 'participante'>;
  };
  readonly retrospecto: readonly {
    readonly partida: Parameters<typeof losersOf>[0] & Encontros['partida'];
  }[];
};

/** Wins of who is at home in the match on screen, draws, wins of the other. Where both were absent, they did not meet. */
export function balanco({ partida, retrospecto }: Encontros): [number, number, number] {
  const count: [number, number, number] = [0, 0, 0];
  for (const { partida: other } of retrospecto) {
    const [homeLost, awayLost] = losersOf(other);
    if (homeLost && awayLost) continue;
    const isSwapped = other.mandante.participante !== partida.mandante.participante;
    if (homeLost === awayLost) count[1] += 1;
    else count[homeLost === isSwapped ? 0 : 2] += 1;
  }
  return count;
}

function colourOf({ gente }: DadosDaPartida, uuid: string): string {
  const nome = nomeDe(gente, uuid);
  const escudo = gente[uuid]?.escudo;
  return (escudo && !('imagem' in escudo) ? shirtFrom(nome, escudo) : shirtOf(nome)).main;
}

/** The other legs of its tie stand above already. */
const outside = ({ retrospecto, confronto }: DadosDaPartida) => {
  const legs = new Set(confronto?.partidas.map(({ uuid }) => uuid));
  return retrospecto.filter(({ partida: other }) => !legs.has(other.uuid));
};

export function Retrospecto({ dados }: Props) {
  const t = useT();
  const { partida, gente, campeonato, now } = dados;
  const [home, away] = [partida.mandante.participante, partida.visitante.participante];
  if (!home || !away) return null;
  const rows = outside(dados);
  const [wins, draws, losses] = balanco(dados);
  const hasMet = wins + draws + losses > 0;
  const columns = [
    { key: 'home', n: wins, name: nomeDe(gente, home), colour: colourOf(dados, home) },
    { key: 'draws', n: draws, name: t('partida.retrospecto.empates', { n: draws }), colour: null },
    { key: 'away', n: losses, name: nomeDe(gente, away), colour: colourOf(dados, away) },
  ];
  return (
    <section className={cartoes.card}>
      <h2>{t('partida.retrospecto.titulo')}</h2>
      {!hasMet && rows.length === 0 ? (
        <p>
          {t(
            partida.placar ? 'partida.retrospecto.foi_o_primeiro' : 'partida.retrospecto.primeiro',
          )}
        </p>
      ) : (
        <>
          <ul className={styles.balance}>
            {columns.map(({ key, n, name }) => (
              <li key={key}>
                <b>{n}</b>
                <small>{name}</small>
              </li>
            ))}
          </ul>
          <div className={styles.bar} aria-hidden="true">
            {columns.map(
              ({ key, n, colour }) =>
                n > 0 && <i key={key} style={{ flexGrow: n, background: colour ?? undefined }} />,
            )}
          </div>
          {rows.length > 0 && (
            <MatchRows>
              {rows.map(({ partida: other, campeonato: where, etapa }) => {
                const round = etapa
                  ? stageRowName(etapa, t)
                  : t('campeonato.jogos.rodada', { n: other.rodada });
                const label = where.id === campeonato.id ? round : where.nome;
                return (
                  <MatchRow
                    key={other.uuid}
                    partida={other}
                    gente={gente}
                    now={now}
                    label={label}
                  />
                );
              })}
            </MatchRows>
          )}
        </>
      )}
    </section>
  );
}
