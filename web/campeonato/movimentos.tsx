import type { AnswerOf, Api } from '#contract/api.ts';
import { useT } from '#web/texts/texts.tsx';
import { campeaoQueMuda, lugarQueMuda } from './efeitos/fim-que-muda.ts';
import { type NomesDaGente, nomeEm } from './gente.ts';
import { jogadoEmPalavras } from './jogado.ts';
import styles from './movimentos.module.css';

export type Movido = AnswerOf<Api['POST /api/partidas/:uuid/impacto']>['data'];

const MOST = 6;

/** Later matches that lose their result. */
export const perdidasDe = ({ partidas }: Movido) =>
  partidas.filter(({ perde_resultado }) => perde_resultado);

type Props = { movido: Movido; gente: NomesDaGente };

/** Said first: who is champion, and that what is closed opens again. */
function Titulo({ movido: { campeao, fim }, gente }: Props) {
  const t = useT();
  return (
    <>
      {fim && <p>{t('efeitos.fim.reabre')}</p>}
      {campeao && (
        <p className={styles.title}>{campeaoQueMuda(campeao, (uuid) => nomeEm(gente, uuid), t)}</p>
      )}
    </>
  );
}

/** Final places; what a table says in the same words already is left out. */
function Colocacoes({ movido: { posicoes, fim }, gente }: Props) {
  const t = useT();
  const said = new Set(
    posicoes.map(({ participante, de, para }) => `${participante} ${de} ${para}`),
  );
  const moved =
    fim?.colocacoes.filter(
      (one) => !said.has(`${one.participante} ${one.de?.de} ${one.para?.de}`),
    ) ?? [];
  const more = moved.length - MOST;
  return (
    <>
      {moved.slice(0, MOST).map(({ participante, de, para }) => (
        <li key={participante}>
          {t('efeitos.fim.lugar', {
            nome: nomeEm(gente, participante),
            de: lugarQueMuda(de, t),
            para: lugarQueMuda(para, t),
          })}
        </li>
      ))}
      {more > 0 && <li>{t('campeonato.placar.mais', { n: more })}</li>}
    </>
  );
}

/** Whose cards count for another match, or for none. */
function Suspensoes({ movido: { suspensoes = [] }, gente }: Props) {
  const t = useT();
  return suspensoes.map(({ participante, nome, entra }) => (
    <li key={`${participante} ${nome}`}>
      {t(entra ? 'campeonato.placar.suspende' : 'campeonato.placar.libera', {
        nome,
        time: nomeEm(gente, participante),
      })}
    </li>
  ));
}

/** What a verdict carried goes with it. */
function Sancoes({ movido: { sancoes = [] }, gente }: Props) {
  const t = useT();
  return sancoes.map(({ participante, tipo, pontos, multa }) => (
    <li key={`${participante} ${tipo} ${pontos} ${multa}`}>
      {t(`campeonato.placar.sem_sancao.${tipo}`, {
        time: nomeEm(gente, participante),
        n: multa ?? -pontos,
      })}
    </li>
  ));
}

/** What a change moves: places before and after, results that go with their scores, matches that change sides. */
export function Movimentos({ movido, gente: onPage }: Props) {
  const t = useT();
  // The page of a match knows its two sides alone.
  const gente = { ...onPage, ...movido.gente };
  const known = movido.posicoes.filter(({ participante }) => gente[participante]);
  const shown = known.slice(0, MOST);
  const more = movido.posicoes.length - shown.length;
  const lost = perdidasDe(movido);
  const changed = movido.partidas.length - lost.length;
  const isQuiet =
    movido.posicoes.length === 0 &&
    movido.partidas.length === 0 &&
    !movido.campeao &&
    !movido.suspensoes?.length &&
    !movido.sancoes?.length &&
    !movido.fim?.colocacoes.length;
  return (
    <section className={styles.impact} aria-live="polite">
      <h3>{t('campeonato.placar.impacto')}</h3>
      <Titulo movido={movido} gente={gente} />
      {isQuiet && <p>{t('campeonato.placar.nada_muda')}</p>}
      <ul>
        {shown.map(({ participante, fase, de, para }) => (
          <li key={`${participante} ${fase}`} data-up={para < de ? '' : undefined}>
            {t('campeonato.placar.sobe', { nome: nomeEm(gente, participante), de, para })}
          </li>
        ))}
        {more > 0 && <li>{t('campeonato.placar.mais', { n: more })}</li>}
        <Colocacoes movido={movido} gente={gente} />
        {lost.map(({ uuid, antes }) => (
          <li key={uuid} data-lost="">
            {antes && t('campeonato.placar.perde', { jogo: jogadoEmPalavras(antes, gente, t) })}
          </li>
        ))}
        <Suspensoes movido={movido} gente={gente} />
        <Sancoes movido={movido} gente={gente} />
        {changed > 0 && (
          <li>
            {t(`campeonato.placar.troca_lados${lost.length > 0 ? '_mais' : ''}`, { n: changed })}
          </li>
        )}
      </ul>
    </section>
  );
}
