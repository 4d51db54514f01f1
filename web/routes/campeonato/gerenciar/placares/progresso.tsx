import { useT } from '#web/texts/texts.tsx';
import styles from './placares.module.css';
import { estaAdiada, type LinhaDaRodada } from './usar-rodada.ts';

type Props = { linhas: readonly LinhaDaRodada[]; atual: string | undefined };

function marcaDa({ partida, situacao }: LinhaDaRodada, atual: string | undefined): string {
  if (situacao === 'salva') return 'salva';
  if (partida.uuid === atual) return 'aqui';
  return estaAdiada(partida) ? 'adiada' : 'falta';
}

/** How many of the round are in, and the keys that there are. */
export function Progresso({ linhas, atual }: Props) {
  const t = useT();
  const saved = linhas.filter(({ situacao }) => situacao === 'salva').length;
  const keys = ['tab', 'enter', 'w', 'a'] as const;
  return (
    <div className={styles.progress}>
      <div>
        <p role="status">{t('organizacao.placares.salvos', { n: linhas.length, salvos: saved })}</p>
        <span className={styles.marks} aria-hidden="true">
          {linhas.map((linha) => (
            <i key={linha.partida.uuid} data-marca={marcaDa(linha, atual)} />
          ))}
        </span>
      </div>
      <ul className={styles.hints}>
        {keys.map((key) => (
          <li key={key}>
            <kbd>{t(`organizacao.placares.tecla.${key}`)}</kbd>
            {t(`organizacao.placares.tecla_faz.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
