import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { MatchRow, MatchRows } from '#web/components/match/match-row.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoParticipante } from './carregar.ts';
import { CartaoDoParticipante } from './cartao.tsx';
import styles from './contra-voce.module.css';
import { contar } from './desfecho.ts';
import { teamOf } from './lista-de-participantes.ts';
import { rodadaCurta } from './todos-os-jogos.tsx';

/** For who plays in the same championship: the two of them, match by match. */
export function ContraVoce({ campeonato, dados, now }: DadosDoParticipante) {
  const t = useT();
  const mine = campeonato.minha_inscricao?.uuid;
  const { participante, gente, confrontos, etapas } = dados;
  if (!mine || mine === participante.uuid) return null;
  const between = dados.partidas.filter(({ mandante, visitante }) =>
    [mandante.participante, visitante.participante].includes(mine),
  );
  if (between.length === 0) return null;
  const { v, e, d } = contar(between, participante.uuid);
  const nome = teamOf(participante);
  const played = v + e + d;
  return (
    <CartaoDoParticipante
      titulo={t('participante.contra.titulo')}
      nota={played > 0 ? t('participante.contra.jogos', { n: played }) : null}
    >
      {played === 0 ? (
        <p>{t('participante.contra.nenhum')}</p>
      ) : (
        <>
          <div className={styles.against}>
            <span className={styles.team}>
              <EscudoDoTime nome={nome} escudo={participante.escudo} size={40} />
              {nome}
            </span>
            <dl className={styles.counts}>
              {[
                { name: t('participante.contra.vitorias', { n: v }), value: v },
                { name: t('participante.contra.empates', { n: e }), value: e },
                { name: t('participante.contra.vitorias', { n: d }), value: d, own: true },
              ].map(({ name, value, own }) => (
                <div key={`${name} ${own}`}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <span className={styles.team}>
              <EscudoDoTime nome={nomeDe(gente, mine)} escudo={gente[mine]?.escudo} size={40} />
              {t('participante.contra.voce')}
            </span>
          </div>
          <div className={styles.bar} aria-hidden="true">
            {v > 0 && <i style={{ flex: v }} data-of="other" />}
            {e > 0 && <i style={{ flex: e }} />}
            {d > 0 && <i style={{ flex: d }} data-of="own" />}
          </div>
        </>
      )}
      <MatchRows>
        {between.toReversed().map((partida) => (
          <MatchRow
            key={partida.uuid}
            partida={partida}
            gente={gente}
            confrontos={confrontos}
            now={now}
            label={rodadaCurta(partida, etapas, t)}
          />
        ))}
      </MatchRows>
    </CartaoDoParticipante>
  );
}
