import type { Campeonato } from '#contract/campeonatos.ts';
import { Encerrar } from '#web/campeonato/encerrar.tsx';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { acaoDoPasso } from '#web/campeonato/passos.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import type { PassoNaMoldura } from '#web/routes/campeonato/pagina.ts';

type Props = { campeonato: Campeonato; passo: PassoNaMoldura };

/** Nothing else is needed: one press starts it, or pairs the next round. */
function Imediato({ campeonato, passo, feito }: Props & { feito: string }) {
  const { isBusy, problem, run } = useChange();
  const acao = acaoDoPasso(campeonato, passo);
  const go = () => ('run' in acao ? run(acao.run, feito) : undefined);
  return (
    <>
      <Button variant="primary" disabled={isBusy} onClick={() => void go()}>
        {passo.rotulo}
      </Button>
      <ProblemAlert texto={problem} />
    </>
  );
}

/** The next step of who organises: done from here where a press is all, else led to where it is done. */
export function BotaoDoPasso({ campeonato, passo }: Props) {
  const endereco = useEndereco(campeonato.id);
  const { feito } = passo;
  if (feito !== null) return <Imediato campeonato={campeonato} passo={passo} feito={feito} />;
  if (passo.nome === 'encerrar') return <Encerrar campeonato={campeonato} variant="primary" />;
  const hash = passo.parte ? `#${passo.parte}` : '';
  return (
    <ButtonLink
      variant="primary"
      icon={passo.nome === 'celebrar' ? 'trophy' : undefined}
      to={endereco(passo.para, passo.rodada) + hash}
    >
      {passo.rotulo}
    </ButtonLink>
  );
}
