import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { useT } from '#web/texts/texts.tsx';

/** Says what it begins with. */
export function SemNinguem({ ranking }: { ranking: RankingNaTela }) {
  const t = useT();
  const { tipo, modalidade, regras } = ranking;
  const params = {
    modalidade: t(`opcoes.modalidade.${modalidade}`),
    contas: String(regras.contas_verificadas),
  };
  return (
    <Vazio titulo={t('ranking.vazio')} texto={t(`ranking.vazio_${tipo}`, params)}>
      <ButtonLink to={`/campeonatos?modalidade=${modalidade}`} variant="primary">
        {t('ranking.vazio_acao')}
      </ButtonLink>
    </Vazio>
  );
}
