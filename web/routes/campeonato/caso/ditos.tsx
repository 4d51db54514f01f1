// Everything that was said and contested, with the words that only the sides and the organisation read.
import { shortDateTime } from '#web/dates/short-date.ts';
import {
  ditoEmPalavras,
  nomeDeQuemDiz,
} from '#web/routes/campeonato/pagina-da-partida/vida/lados.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';
import styles from './caso.module.css';
import { nomesDoCaso } from './nomes-do-caso.ts';

function ditosDe(dados: DadosDoCaso, texts: Texts) {
  const { caso, partida } = dados;
  const { t } = texts;
  const nomes = nomesDoCaso(dados, t);
  const when = (at: string) => shortDateTime(at, texts, partida.now);
  const ditos = caso.informes.map(({ uuid, quem, lado, quando, informado, nota, estado }) => ({
    ...{ uuid, quando, texto: nota, estado },
    frase: t('caso.dito', {
      quem: quem ?? nomeDeQuemDiz(lado, nomes, t),
      placar: ditoEmPalavras(informado, nomes, t),
      quando: when(quando),
    }),
  }));
  const contestadas = caso.contestacoes.map(({ uuid, quem, lado, quando, motivo, estado }) => ({
    ...{ uuid, quando, texto: motivo, estado },
    frase: t('caso.contestou', {
      quem: quem ?? nomeDeQuemDiz(lado, nomes, t),
      quando: when(quando),
    }),
  }));
  return [...ditos, ...contestadas].toSorted((a, b) => a.quando.localeCompare(b.quando));
}

export function Ditos({ dados }: { dados: DadosDoCaso }) {
  const texts = useTexts();
  const { t } = texts;
  const ditos = ditosDe(dados, texts);
  if (ditos.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('caso.ditos')}</h2>
      <ol className={styles.words}>
        {ditos.map(({ uuid, frase, texto, estado }) => (
          <li key={uuid}>
            {frase} <small>({t(`caso.estado.${estado}`)})</small>
            {texto && <blockquote>{texto}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
}
