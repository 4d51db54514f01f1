import { useEndereco } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import type { Organizacao } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './barra.module.css';
import { Conta } from './conta.tsx';

type Props = { id: string; organizacao: Organizacao };

/** On a phone, under the thumb of who organises: the panel with its count, and the next step. */
export function Barra({ id, organizacao: { contas, passo } }: Props) {
  const t = useT();
  const endereco = useEndereco(id);
  return (
    <div className={styles.room}>
      <nav className={styles.bar} aria-label={t('organizacao.proximo')}>
        <Link className={styles.manage} to={endereco('gerenciar')}>
          {t('campeonato.aba.gerenciar')}
          <Conta n={contas.gerenciar} />
        </Link>
        {passo && (
          <ButtonLink variant="primary" to={endereco(passo.para)}>
            {passo.rotulo}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
