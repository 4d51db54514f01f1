import type { Campeonato } from '#contract/campeonatos.ts';
import { Encerrar } from '#web/campeonato/encerrar.tsx';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { InscricaoDoVisitante } from '#web/routes/campeonato/inscricao/inscricao.tsx';
import { useT } from '#web/texts/texts.tsx';
import { isAllPlayed } from './fim.ts';

type Props = {
  campeonato: Campeonato;
  now: number;
  /** Who works as the organiser has no eye for their own place. */
  isManaging: boolean;
};

/** The one thing to do from the header: to enter at first, to close and to celebrate at the end. */
export function AcaoPrincipal({ campeonato, now, isManaging }: Props) {
  const t = useT();
  const endereco = useEndereco(campeonato.id);
  const { estado, acoes, resumo } = campeonato;
  const isPlayed = estado === 'andamento' && isAllPlayed(campeonato);
  const canClose = isPlayed && acoes.includes('mudar_estado');
  if (canClose && resumo.campeao) return <Encerrar campeonato={campeonato} variant="primary" />;
  if (canClose && !isManaging) {
    return (
      <ButtonLink variant="primary" to={endereco('gerenciar')}>
        {t('campeonato.fim.concluir')}
      </ButtonLink>
    );
  }
  if (estado === 'encerrado' || (isPlayed && resumo.campeao)) {
    return (
      <ButtonLink variant="primary" icon="trophy" to={endereco('campeao')}>
        {t(resumo.campeao ? 'campeonato.fim.ver_campeao' : 'campeonato.fim.ver_final')}
      </ButtonLink>
    );
  }
  return isManaging ? null : <InscricaoDoVisitante campeonato={campeonato} now={now} />;
}
