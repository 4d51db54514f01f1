import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './answer-group.module.css';
import type { Block, HelpAnswer, Role } from './content/shape.ts';

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>{block}</p>
    ) : (
      <ul key={block[0]}>
        {block.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}

type Props = { role: Role; answers: readonly HelpAnswer[]; isOpen: boolean };

export function AnswerGroup({ role, answers, isOpen }: Props) {
  const t = useT();
  return (
    <section aria-labelledby={role}>
      <h2 id={role} className={styles.title}>
        {t(`ajuda.papel.${role}`)}
      </h2>
      <div className={styles.list}>
        {answers.map(({ id, question, text }) => (
          // A new key when the search begins or ends: each answer starts open or closed again.
          <details key={`${id}-${isOpen}`} className={styles.answer} open={isOpen}>
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            {/* The id is inside: browsers open whatever hides the target of an address. */}
            <div id={id} className={styles.text}>
              <Blocks blocks={text} />
              <a href={`#${id}`} className={`link ${styles.link}`}>
                <Icon name="link" size={16} />
                {t('ajuda.link_da_resposta')}
                <span className="visually-hidden">: {question}</span>
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
