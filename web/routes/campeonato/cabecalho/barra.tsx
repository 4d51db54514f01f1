import type { Campeonato } from '#contract/campeonatos.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import type { Organizacao } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './barra.module.css';
import { BotaoDoPasso } from './botao-do-passo.tsx';
import { Conta } from './conta.tsx';

type Props = { campeonato: Campeonato; organizacao: Organizacao };

/** On a phone, under the thumb of who organises: the panel with its count, and the next step. */
export function Barra({ campeonato, organizacao: { contas, passo } }: Props) {
  const t = useT();
  const endereco = useEndereco(campeonato.id);
  return (
    <div className={styles.room}>
      <nav className={styles.bar} aria-label={t('organizacao.proximo')}>
        <Link className={styles.manage} to={endereco('gerenciar')}>
          {t('campeonato.aba.gerenciar')}
          <Conta n={contas.gerenciar} />
        </Link>
        {passo && <BotaoDoPasso campeonato={campeonato} passo={passo} />}
      </nav>
    </div>
  );
}
