import { useEffect, useState } from 'react';
import type { Answer, Api } from '#contract/api.ts';
import type { Partida } from '#contract/competicao.ts';
import type { Lancamento } from '#contract/partidas.ts';
import { quietApi } from '#web/api-browser.ts';
import { useT } from '#web/texts.tsx';
import type { DadosDaPagina } from './dados.ts';
import styles from './impacto.module.css';
import { nomeDe } from './lado.ts';

type Movido = Answer<Api['POST /api/partidas/:uuid/impacto']>['data'];
type Props = { partida: Partida; lancamento: Lancamento; pagina: DadosDaPagina };

const PAUSE_MS = 300;
const MOST = 6;

/** Asked again after each change of the form, once it rests. */
function useImpacto({ partida: { uuid }, lancamento }: Props): Movido | null {
  const [movido, setMovido] = useState<Movido | null>(null);
  const asked = JSON.stringify(lancamento);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      quietApi('POST /api/partidas/:uuid/impacto', {
        params: { uuid },
        body: { lancamento: JSON.parse(asked) as Lancamento },
      })
        .then(({ data }) => isCurrent && setMovido(data))
        .catch(() => isCurrent && setMovido(null));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [uuid, asked]);
  return movido;
}

/** What a correction moves, before it is saved. */
export function Impacto(props: Props) {
  const t = useT();
  const movido = useImpacto(props);
  if (!movido) return null;
  const { gente } = props.pagina;
  const known = movido.posicoes.filter(({ participante }) => gente[participante]);
  const shown = known.slice(0, MOST);
  const more = movido.posicoes.length - shown.length;
  const lost = movido.partidas.filter(({ perde_resultado }) => perde_resultado).length;
  const changed = movido.partidas.length - lost;
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
        {lost > 0 && <li>{t('campeonato.placar.desfaz', { n: lost })}</li>}
      </ul>
    </section>
  );
}
