import { Fragment } from 'react';
import type { Confronto } from '#contract/competicao.ts';
import type { MessageKey } from '#contract/messages.ts';
import { stageName } from '#web/stage-name.ts';
import { useT } from '#web/texts.tsx';
import styles from './chaveamento.module.css';
import type { DadosDaAba, DadosDaPagina } from './dados.ts';
import { vagaEmPalavras } from './lado.ts';
import { CartaoDaPartida } from './partida.tsx';
import { Time } from './time.tsx';

type Dados = Extract<DadosDaAba, { aba: 'chaveamento' }>['chave'];
type Props = { pagina: DadosDaPagina; dados: Dados };

/** Goals of a side over the matches of the tie, when there are any. */
function goals(confronto: Confronto, index: 0 | 1): string {
  if (confronto.agregado) return String(confronto.agregado[index]);
  return '';
}

function Decided({ confronto }: { confronto: Confronto }) {
  const t = useT();
  const { decidido_por: how, partidas } = confronto;
  const shootout = partidas.at(-1)?.placar?.penaltis;
  if (!how || how === 'result' || how === 'aggregate') return null;
  return (
    <p className={styles.decided}>
      {t(`campeonato.chave.decidido.${how}` as MessageKey)}
      {how === 'penalties' && shootout
        ? ` (${Math.max(...shootout)}–${Math.min(...shootout)})`
        : ''}
    </p>
  );
}

function Tie({ confronto, pagina }: { confronto: Confronto; pagina: DadosDaPagina }) {
  const t = useT();
  const { lados, vencedor, partidas } = confronto;
  const [first] = partidas;
  return (
    <details className={styles.tie} data-situacao={confronto.situacao}>
      <summary>
        {lados.map((lado, index) => (
          <span
            key={index === 0 ? 'a' : 'b'}
            className={styles.side}
            data-won={vencedor !== null && vencedor === lado.participante ? '' : undefined}
            data-lost={vencedor !== null && vencedor !== lado.participante ? '' : undefined}
          >
            {lado.participante ? (
              <Time gente={pagina.gente} uuid={lado.participante} />
            ) : (
              <span className={styles.slot}>{vagaEmPalavras(lado.vaga, pagina.confrontos, t)}</span>
            )}
            <b>{goals(confronto, index as 0 | 1)}</b>
          </span>
        ))}
        <Decided confronto={confronto} />
      </summary>
      {first && (
        <div className={styles.legs}>
          {partidas.map((partida) => (
            <CartaoDaPartida key={partida.uuid} partida={partida} pagina={pagina} />
          ))}
        </div>
      )}
    </details>
  );
}

const isThird = ({ etapa }: Confronto) => etapa === 'terceiro';

/** From top to bottom as drawn, third place last. */
const inOrder = (ties: readonly Confronto[]) => [
  ...ties.filter((tie) => !isThird(tie)),
  ...ties.filter(isThird),
];

/** Rounds from left to right; on a phone one at a time, with the next one peeking. */
export function Chaveamento({ pagina, dados }: Props) {
  const t = useT();
  const shown = dados.confrontos.filter(({ situacao }) => situacao !== 'unneeded');
  // The match for third place stands under the final.
  const rounds = Map.groupBy(shown, ({ etapa }) => (etapa === 'terceiro' ? 'final' : etapa));
  return (
    <section className={styles.bracket} aria-label={t('campeonato.chave.lista')}>
      {[...rounds].map(([etapa, ties]) => (
        <div key={etapa} className={styles.round}>
          <h2>{stageName(etapa, t)}</h2>
          <div className={styles.ties}>
            {inOrder(ties).map((confronto) => (
              <Fragment key={confronto.id}>
                {isThird(confronto) && <h3>{stageName(confronto.etapa, t)}</h3>}
                <Tie confronto={confronto} pagina={pagina} />
              </Fragment>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
