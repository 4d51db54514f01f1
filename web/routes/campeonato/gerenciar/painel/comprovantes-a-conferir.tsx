import { useEndereco } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import { GrupoDeTarefas } from './grupo.tsx';
import styles from './painel.module.css';

/** Receipts are looked at in the till, one beside the other. */
export function ComprovantesAConferir({ n, id }: { n: number; id: string }) {
  const t = useT();
  const endereco = useEndereco(id);
  if (n === 0) return null;
  return (
    <GrupoDeTarefas
      id="comprovantes"
      titulo={t('pendencias.grupo.comprovantes')}
      quantos={n}
      tone="brand"
    >
      <li className={styles.task} data-line="">
        <span className={styles.what}>
          <b>{t('pendencias.comprovantes', { n })}</b>
        </span>
        <span className={styles.act}>
          <ButtonLink variant="primary" to={endereco('gerenciar/caixa')}>
            {t('pendencias.abrir.caixa')}
          </ButtonLink>
        </span>
      </li>
    </GrupoDeTarefas>
  );
}
