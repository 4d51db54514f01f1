import type { Classificacao } from '#contract/classificacao.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { MiniTable } from '#web/components/match/mini-table.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './placares.module.css';

type Props = {
  /** As it was when the page was opened, and as it is with what was saved since. */
  antes: Classificacao;
  agora: Classificacao;
  pagina: DadosDaPagina;
};

const placesIn = ({ tabelas }: Classificacao) =>
  new Map(
    tabelas.flatMap(({ linhas }) =>
      linhas.map(({ participante, posicao }) => [participante, posicao] as const),
    ),
  );

/** The table beside the scores: arrows tell what they have moved. */
export function AoVivo({ antes, agora, pagina }: Props) {
  const t = useT();
  const before = placesIn(antes);
  return (
    <aside className={styles.live}>
      <h3>{t('organizacao.placares.ao_vivo')}</h3>
      {agora.tabelas.map(({ grupo, linhas }) => (
        <div key={grupo ?? ''}>
          {grupo && <h4>{t('campeonato.grupo', { nome: grupo })}</h4>}
          <MiniTable
            caption={t('organizacao.placares.ao_vivo')}
            rows={linhas.map(({ participante, posicao, p, j, sg }) => ({
              team: nomeDe(pagina.gente, participante),
              crest: (
                <EscudoDoTime
                  nome={nomeDe(pagina.gente, participante)}
                  escudo={pagina.gente[participante]?.escudo}
                  size={20}
                />
              ),
              position: posicao,
              points: p,
              played: j,
              goalDifference: sg,
              change: (before.get(participante) ?? posicao) - posicao,
            }))}
          />
        </div>
      ))}
    </aside>
  );
}
