// The bracket that led to the title, under the road to it.
import { ChaveCurta } from '#web/campeonato/chave/chave-curta.tsx';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import { MatchRow, MatchRows } from '#web/components/match/match-row.tsx';
import { useT } from '#web/texts/texts.tsx';
import cartao from './campeao.module.css';
import type { Final } from './carregar.ts';
import styles from './chave.module.css';

type Props = { final: Final; now: number };

export function Chave({ final, now }: Props) {
  const t = useT();
  const { campeonato, chave, terceiro, gente, confrontos } = final;
  const endereco = useEndereco(campeonato.id);
  if (chave.length === 0) return null;
  const mine = campeonato.minha_inscricao?.uuid;
  return (
    <section className={cartao.card} aria-labelledby="chave">
      <div className={styles.head}>
        <h2 id="chave">{t('campeao.chave.titulo')}</h2>
        <Link to={endereco('chaveamento', { fase: campeonato.fases.length })}>
          {t('campeao.chave.abrir')}
        </Link>
      </div>
      {chave.map((trecho) => (
        <div key={trecho.chave} className={styles.part}>
          {chave.length > 1 && (
            <h3>
              {t(
                `campeonato.chave.secao.${trecho.chave === 'repescagem' ? 'repescagem' : 'principal'}`,
              )}
            </h3>
          )}
          <ChaveCurta trecho={trecho} na={{ gente, confrontos, mine, now }} />
        </div>
      ))}
      {terceiro && (
        <div className={styles.third}>
          <MatchRows>
            <MatchRow
              partida={terceiro}
              gente={gente}
              now={now}
              label={t('campeonato.jogos.terceiro')}
              mine={mine}
            />
          </MatchRows>
        </div>
      )}
    </section>
  );
}
