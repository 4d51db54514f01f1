import type { ReactNode } from 'react';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoSorteio } from './carregar.ts';
import styles from './topo.module.css';

type Props = { dados: DadosDoSorteio; children?: ReactNode };

/** Whose draw it is and of what. Beside it stands the one thing to press, and it keeps its room from the start. */
export function Topo({ dados, children }: Props) {
  const t = useT();
  const { id, nome, doQue, quantos, potes } = dados;
  const endereco = useEndereco(id);
  return (
    <header className={styles.top}>
      <div>
        <p>
          <Link to={endereco()}>{nome}</Link>
          {quantos > 0 && ` · ${t('sorteio.quem', { n: quantos })}`}
          {potes > 1 &&
            `, ${t(doQue === 'desempate' ? 'sorteio.em_empates' : 'sorteio.em_potes', { n: potes })}`}
        </p>
        <h1>{t(`sorteio.de.${doQue}`)}</h1>
      </div>
      <div className={styles.act}>{children}</div>
    </header>
  );
}
