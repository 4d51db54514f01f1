import { acaoDoPasso } from '#web/campeonato/passos.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { Membro } from './membro.server.ts';
import styles from './tarefas.module.css';

type AcaoProps = { tarefa: Membro['tarefas'][number]; variant: 'primary' | 'line' };

/** Done where it is pressed if a press is all of it, else led to where it is done. */
function Acao({ tarefa: { titulo, texto, botao, to, passo }, variant }: AcaoProps) {
  const { isBusy, problem, run } = useChange();
  const look = { variant, 'aria-label': `${botao}: ${titulo}, ${texto}` };
  const acao = passo && acaoDoPasso(passo, passo);
  if (!acao || !('run' in acao)) {
    return (
      <ButtonLink to={to} {...look}>
        {botao}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button {...look} disabled={isBusy} onClick={() => void run(acao.run, passo.feito)}>
        {botao}
      </Button>
      <ProblemAlert texto={problem} />
    </>
  );
}

/** One card per task, the urgent ones first: what, where, since when, and one button. */
export function ListaDeTarefas({ tarefas }: Pick<Membro, 'tarefas'>) {
  const t = useT();
  return (
    <section>
      <h2 className="visually-hidden">{t('inicio.dentro.tarefas')}</h2>
      <ul className={styles.tasks}>
        {tarefas.map((tarefa, index) => {
          const { icon, tone, titulo, texto, prazo, to } = tarefa;
          return (
            <li key={to + titulo + texto} data-tone={tone}>
              <span className={styles.mark}>
                <Icon name={icon} />
              </span>
              <span className={styles.words}>
                <b>{titulo}</b>
                <small>{texto}</small>
              </span>
              {prazo && <span className={styles.due}>{prazo}</span>}
              <div className={styles.act}>
                <Acao tarefa={tarefa} variant={index === 0 ? 'primary' : 'line'} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
