import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import { enderecoDoRanking, RANKINGS_DO_SITE } from '#regras/ranking/do-site.ts';
import { Link } from '#web/components/elements/link.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { goTo } from '#web/navigation/navigation.ts';
import { useT } from '#web/texts/texts.tsx';
import { hrefDoRanking } from './endereco.ts';
import styles from './escolhas.module.css';

/** Which ranking, of which season, and the file of it. */
export function Escolhas({ ranking }: { ranking: RankingNaTela }) {
  const t = useT();
  const { tipo, modalidade, temporada, temporadas } = ranking;
  const irmaos = RANKINGS_DO_SITE.filter((one) => one.modalidade === modalidade);
  const csv = `/api/rankings/${ranking.uuid}/csv${temporada === null ? '' : `?temporada=${temporada}`}`;
  return (
    <div className={styles.choices}>
      <nav className={styles.kinds} aria-label={t('ranking.tipo_rotulo')}>
        {irmaos.map((one) => (
          <Link
            key={one.uuid}
            to={enderecoDoRanking(one)}
            aria-current={one.tipo === tipo ? 'page' : undefined}
          >
            {t(`ranking.tipo_curto.${one.tipo}`)}
          </Link>
        ))}
      </nav>
      <Select
        look="pill"
        aria-label={t('ranking.modalidade_rotulo')}
        value={ranking.uuid}
        onChange={({ target }) => {
          const other = RANKINGS_DO_SITE.find(({ uuid }) => uuid === target.value);
          if (other) void goTo(enderecoDoRanking(other));
        }}
        options={RANKINGS_DO_SITE.filter((one) => one.tipo === tipo).map((one) => ({
          value: one.uuid,
          label: t(`opcoes.modalidade.${one.modalidade}`),
        }))}
      />
      {temporadas.length > 0 && (
        <Select
          look="pill"
          aria-label={t('ranking.temporada')}
          value={String(temporada ?? '')}
          onChange={({ target }) =>
            void goTo(hrefDoRanking({ ...ranking, temporada: Number(target.value) || null }))
          }
          options={[
            { value: '', label: t('ranking.agora') },
            ...temporadas.map((ano) => ({ value: String(ano), label: String(ano) })),
          ]}
        />
      )}
      <a className={styles.file} href={csv} download rel="nofollow">
        {t('ranking.baixar')}
      </a>
    </div>
  );
}
