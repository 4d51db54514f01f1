import type { Campeonato } from '#contract/campeonatos.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { useT } from '#web/texts/texts.tsx';

type Props = { campeonato: Campeonato; titulo: string; texto: string };

const ENOUGH_TO_DRAW = 2;

/** Where matches will be: the organiser is led to what makes them, anybody else to who is in. */
export function AntesDosJogos({ campeonato, titulo, texto }: Props) {
  const t = useT();
  const { id, estado, acoes, confirmados } = campeonato;
  const endereco = useEndereco(id);
  const isBefore = estado === 'rascunho' || estado === 'inscricoes';
  const canDraw = acoes.includes('sortear') && confirmados >= ENOUGH_TO_DRAW;
  const canAdd = acoes.includes('gerir_participantes');
  const step = () => {
    if (!isBefore) return null;
    if (canDraw) {
      return (
        <ButtonLink variant="primary" to={endereco('gerenciar/sorteio')}>
          {t('campeonato.antes.sortear')}
        </ButtonLink>
      );
    }
    if (!canAdd && confirmados === 0) return null;
    return (
      <ButtonLink variant={canAdd ? 'primary' : 'line'} to={endereco('participantes')}>
        {t(canAdd ? 'campeonato.antes.adicionar' : 'campeonato.antes.inscritos')}
      </ButtonLink>
    );
  };
  return (
    <Vazio titulo={titulo} texto={texto}>
      {step()}
    </Vazio>
  );
}
