// On the page of a match, for its sides and the organisation: what each side gave with what it said.
import { useId } from 'react';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDaPartida, DadosDoAcordo } from '../carregar.ts';
import cartoes from '../cartoes.module.css';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import { Galeria } from './galeria.tsx';
import styles from './provas.module.css';

type Props = { dados: DadosDaPartida; ditos: DadosDoAcordo['provas']['ditos'] };

export function ProvasDoJogo({ dados, ditos }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const nomes = nomesDosLados(dados);
  // What went with a problem stands with it.
  const told = new Set(dados.acordo?.ocorrencias.map(({ uuid }) => uuid));
  const shown = ditos.filter(({ dito }) => !told.has(dito));
  if (shown.length === 0) return null;
  return (
    <section className={cartoes.card} aria-labelledby={id}>
      <h2 id={id}>{t('provas.do_jogo')}</h2>
      <p>{t('provas.quem_ve')}</p>
      <div className={styles.sides}>
        {shown.map(({ dito, lado, quando, ...provas }) => {
          const time = nomeDoLado(lado, nomes);
          return (
            <div key={dito}>
              <h3>
                {t('provas.de_quando', { time, quando: shortDateTime(quando, texts, dados.now) })}
              </h3>
              <Galeria partida={dados.partida.uuid} provas={provas} de={time} now={dados.now} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
