import { useEffect, useState } from 'react';
import type { AnswerOf, Api } from '#contract/api.ts';
import type { Lancamento, Partida } from '#contract/partidas.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './impacto-do-placar.module.css';

type Movido = AnswerOf<Api['POST /api/partidas/:uuid/impacto']>['data'];
type PerguntaDeImpacto = { partida: Partida; lancamento: Lancamento | null; isChange: boolean };
type Found = { readonly of: string; readonly movido: Movido };

const PAUSE_MS = 300;
const MOST = 6;

const losses = ({ partidas }: Movido) =>
  partidas.filter(({ perde_resultado }) => perde_resultado).length;

/**
 * What a correction moves, asked again after each change of the form, once it rests. `lost`: how many
 * later results it undoes, known only of what the form says now.
 */
export function useImpacto({ partida: { uuid }, lancamento, isChange }: PerguntaDeImpacto) {
  const [found, setFound] = useState<Found | null>(null);
  const asked = JSON.stringify(lancamento);
  const isAsked = isChange && lancamento !== null;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      quietApi('POST /api/partidas/:uuid/impacto', {
        params: { uuid },
        body: { lancamento: JSON.parse(asked) as Lancamento },
      })
        .then(({ data }) => isCurrent && setFound({ of: asked, movido: data }))
        .catch(() => isCurrent && setFound(null));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [uuid, asked, isAsked]);
  return { movido: found?.movido ?? null, lost: found?.of === asked ? losses(found.movido) : 0 };
}

/** The places and matches that a correction moves; what it undoes is said at the button. */
export function ImpactoDoPlacar({ movido, pagina }: { movido: Movido; pagina: DadosDaPagina }) {
  const t = useT();
  const { gente } = pagina;
  const known = movido.posicoes.filter(({ participante }) => gente[participante]);
  const shown = known.slice(0, MOST);
  const more = movido.posicoes.length - shown.length;
  const changed = movido.partidas.length - losses(movido);
  const isQuiet = movido.posicoes.length === 0 && movido.partidas.length === 0;
  return (
    <section className={styles.impact} aria-live="polite">
      <h3>{t('campeonato.placar.impacto')}</h3>
      {isQuiet && <p>{t('campeonato.placar.nada_muda')}</p>}
      <ul>
        {shown.map(({ participante, fase, de, para }) => (
          <li key={`${participante} ${fase}`} data-up={para < de ? '' : undefined}>
            {t('campeonato.placar.sobe', { nome: nomeDe(gente, participante), de, para })}
          </li>
        ))}
        {more > 0 && <li>{t('campeonato.placar.mais', { n: more })}</li>}
        {changed > 0 && <li>{t('campeonato.placar.troca_lados', { n: changed })}</li>}
      </ul>
    </section>
  );
}
