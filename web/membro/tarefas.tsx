import { ButtonLink } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { Membro } from './membro.server.ts';
import styles from './tarefas.module.css';

/** One card per task, the urgent ones first: what, where, since when, and one button. */
export function ListaDeTarefas({ tarefas }: Pick<Membro, 'tarefas'>) {
  const t = useT();
  return (
    <section>
      <h2 className="visually-hidden">{t('inicio.dentro.tarefas')}</h2>
      <ul className={styles.tasks}>
        {tarefas.map(({ icon, tone, titulo, texto, prazo, botao, to }, index) => (
          <li key={to + titulo + texto} data-tone={tone}>
            <span className={styles.mark}>
              <Icon name={icon} />
            </span>
            <span className={styles.words}>
              <b>{titulo}</b>
              <small>{texto}</small>
            </span>
            {prazo && <span className={styles.due}>{prazo}</span>}
            <ButtonLink
              to={to}
              variant={index === 0 ? 'primary' : 'line'}
              aria-label={`${botao}: ${titulo}, ${texto}`}
            >
              {botao}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
