import type { Campeonato } from '#contract/campeonatos.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { goTo } from '#web/navigation/navigation.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoSorteio } from './carregar.ts';

const isBefore = ({ estado }: Campeonato) => estado === 'rascunho' || estado === 'inscricoes';

/** After the last ball: whoever may start the championship starts it here; everybody else goes to the matches. */
export function ComecarJa({ dados: { campeonato, doQue } }: { dados: DadosDoSorteio }) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const { id, acoes, resumo } = campeonato;
  const endereco = useEndereco(id);
  const jogos = endereco('jogos');
  if (resumo.jogos === 0) return null;
  if (doQue === 'desempate') {
    return (
      <>
        {acoes.includes('sortear') && (
          <ButtonLink variant="primary" big to={endereco('gerenciar')}>
            {t('sorteio.desempate.adiante')}
          </ButtonLink>
        )}
        <ButtonLink to={endereco('classificacao')}>{t('sorteio.desempate.ver')}</ButtonLink>
      </>
    );
  }
  if (!isBefore(campeonato) || !acoes.includes('mudar_estado')) {
    return <ButtonLink to={jogos}>{t('sorteio.ver_jogos')}</ButtonLink>;
  }
  const start = () =>
    run(
      async (api) => {
        const body = { estado: 'andamento' } as const;
        await api('PUT /api/campeonatos/:id/estado', { params: { id }, body });
        await goTo(jogos);
      },
      t('sorteio.comecou', { n: resumo.jogos }),
    );
  return (
    <>
      <p>{t('sorteio.comecar_ajuda')}</p>
      <Button variant="primary" big disabled={isBusy} onClick={() => void start()}>
        {t('sorteio.comecar')}
      </Button>
      {problem && <ProblemAlert texto={problem} />}
    </>
  );
}
