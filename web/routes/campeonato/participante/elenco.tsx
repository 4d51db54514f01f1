import { Chip } from '#web/components/elements/chip.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoParticipante } from './carregar.ts';
import { CartaoDoParticipante } from './cartao.tsx';
import styles from './elenco.module.css';

/** Who plays alone has no squad, and nothing is said about one. */
export function Elenco({ dados: { elenco } }: DadosDoParticipante) {
  const t = useT();
  if (elenco.length === 0) return null;
  return (
    <CartaoDoParticipante
      titulo={t('participante.elenco.titulo')}
      nota={t('participante.elenco.jogadores', { n: elenco.length })}
    >
      <ul className={styles.squad}>
        {elenco.map(({ uuid, nome, numero, identificacao, papel }) => (
          <li key={uuid}>
            <span className={styles.number}>{numero}</span>
            <span>
              <b>{nome}</b>
              {identificacao && <small>{identificacao}</small>}
            </span>
            {papel && <Chip>{t(`participante.elenco.${papel}`)}</Chip>}
          </li>
        ))}
      </ul>
    </CartaoDoParticipante>
  );
}
