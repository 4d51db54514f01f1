import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import { enderecoDoRanking, RANKINGS_DO_SITE } from '#regras/ranking/do-site.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useFolheto } from '#web/components/folheto/use-folheto.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { goTo } from '#web/navigation/navigation.ts';
import { useT } from '#web/texts/texts.tsx';
import { hrefDoRanking } from './endereco.ts';
import styles from './escolhas.module.css';

type Irmao = Pick<RankingNaTela, 'uuid' | 'nome' | 'tipo' | 'modalidade'>;
type Props = { ranking: RankingNaTela; irmaos: readonly Irmao[] | null };

/** One of the site's modalidades; a liga has its own list. */
function Modalidade({ ranking: { uuid, tipo } }: { ranking: RankingNaTela }) {
  const t = useT();
  return (
    <Select
      look="pill"
      aria-label={t('ranking.modalidade_rotulo')}
      value={uuid}
      onChange={({ target }) => {
        const other = RANKINGS_DO_SITE.find((one) => one.uuid === target.value);
        if (other) void goTo(enderecoDoRanking(other));
      }}
      options={RANKINGS_DO_SITE.filter((one) => one.tipo === tipo).map((one) => ({
        value: one.uuid,
        label: t(`opcoes.modalidade.${one.modalidade}`),
      }))}
    />
  );
}

/** Which ranking, of which season, and the file of it. */
export function Escolhas({ ranking, irmaos: daLiga }: Props) {
  const t = useT();
  const { modalidade, temporada, temporadas } = ranking;
  const irmaos: readonly Irmao[] =
    daLiga ??
    RANKINGS_DO_SITE.filter((one) => one.modalidade === modalidade).map((one) => ({
      ...one,
      nome: null,
    }));
  const csv = `/api/rankings/${ranking.uuid}/csv${temporada === null ? '' : `?temporada=${temporada}`}`;
  const [share, sheet] = useFolheto({ alvo: 'ranking', uuid: ranking.uuid });
  return (
    <div className={styles.choices}>
      <nav className={styles.kinds} aria-label={t('ranking.tipo_rotulo')}>
        {irmaos.map((one) => (
          <Link
            key={one.uuid}
            to={enderecoDoRanking(one)}
            aria-current={one.uuid === ranking.uuid ? 'page' : undefined}
          >
            {one.nome ?? t(`ranking.tipo_curto.${one.tipo}`)}
          </Link>
        ))}
      </nav>
      {!daLiga && <Modalidade ranking={ranking} />}
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
      <Button icon="link" onClick={share}>
        {t('ranking.compartilhar')}
      </Button>
      {sheet}
      <a className={styles.file} href={csv} download rel="nofollow">
        {t('ranking.baixar')}
      </a>
      {ranking.gere && ranking.liga && (
        <ButtonLink to={`/rankings/editar/${ranking.uuid}`} icon="pencil">
          {t('ranking.editar')}
        </ButtonLink>
      )}
    </div>
  );
}
