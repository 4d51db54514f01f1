// Why a result counts, the verdict on it where there was one, and the way to complain about it.
import { Button } from '#web/components/elements/button.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { Botoes, CartaoDaVida } from './cartao.tsx';
import type { PropsDaVida } from './informada.tsx';
import { ditoEmPalavras, nomeDoLado, nomesDosLados, sancaoEmPalavras } from './lados.ts';
import styles from './vida.module.css';

function porQueVale(
  { vida, now, partida, gente }: DadosDaPartida,
  texts: ReturnType<typeof useTexts>,
): string | null {
  const { oficial } = vida;
  if (!oficial) return null;
  const { t } = texts;
  const quando = shortDateTime(oficial.em, texts, now);
  if (oficial.de_quem_joga) {
    const time = nomeDoLado(oficial.de_quem_joga, nomesDosLados({ partida, gente }));
    return t('partida.vida.de_quem_joga', { time, quando });
  }
  if (oficial.via === 'veredito' && vida.veredito?.de_juiz_aceito) {
    return t('partida.vida.via_juiz', { quando });
  }
  return t(`partida.vida.via.${oficial.via}`, { quando });
}

function Restaurado({ dados: { vida, now } }: { dados: DadosDaPartida }) {
  const texts = useTexts();
  const back = vida.oficial?.restaurado;
  if (!back) return null;
  const quando = shortDateTime(back.em, texts, now);
  return (
    <p>
      {back.quem
        ? texts.t('partida.vida.restaurado_por', { quem: back.quem, quando })
        : texts.t('partida.vida.restaurado', { quando })}
    </p>
  );
}

export function PorQueVale({ dados, onSay }: PropsDaVida) {
  const texts = useTexts();
  const { t } = texts;
  const { acoes, reclama_ate, reclama_com_prova } = dados.vida;
  const why = porQueVale(dados, texts);
  const mayComplain = acoes.includes('reclamar');
  if (!why) return null;
  return (
    <CartaoDaVida titulo={t('partida.vida.oficial_titulo')} texto={why}>
      <Restaurado dados={dados} />
      {mayComplain && (
        <>
          <p>
            {reclama_ate
              ? t('partida.vida.reclama_ate', {
                  data: shortDateTime(reclama_ate, texts, dados.now),
                })
              : t('partida.vida.reclama_fase')}
          </p>
          {reclama_com_prova && <p>{t('partida.vida.reclama_com_prova')}</p>}
          <Botoes>
            <Button onClick={() => onSay('reclamar')}>{t('partida.vida.reclamar')}</Button>
          </Botoes>
        </>
      )}
    </CartaoDaVida>
  );
}

/** The organisation put its verdict right: what it said is history, and this counts. */
function Corrigido({ dados }: { dados: DadosDaPartida }) {
  const { t } = useTexts();
  const { veredito_corrigido: now } = dados.vida;
  if (!now) return null;
  const isResult = now.tipo === 'placar' || now.tipo === 'wo';
  return (
    <p>
      <b>
        {isResult
          ? t('partida.vida.veredito.corrigido.vale', {
              placar: ditoEmPalavras(now, nomesDosLados(dados), t),
            })
          : t(`partida.vida.veredito.corrigido.${now.tipo}`)}
      </b>
    </p>
  );
}

/** For everybody to read. */
export function Veredito({ dados }: { dados: DadosDaPartida }) {
  const texts = useTexts();
  const { t } = texts;
  const { veredito, veredito_corrigido } = dados.vida;
  if (!veredito) return null;
  const { decisao, regra, motivo, quem, quando, de_quem_joga, de_juiz_aceito, sancao } = veredito;
  const isResult = decisao.tipo === 'placar' || decisao.tipo === 'wo';
  const decided = isResult
    ? t('partida.vida.veredito.vale', { placar: ditoEmPalavras(decisao, nomesDosLados(dados), t) })
    : t(`partida.vida.veredito.${decisao.tipo}`);
  const cited = regra.em?.[texts.locale] ?? regra;
  const who = quem ?? t('partida.vida.veredito.alguem');
  const facts = [
    ['regra', [cited.chave, cited.texto].filter(Boolean).join(': ')],
    ['motivo', motivo],
    ...(sancao ? ([['sancao', sancaoEmPalavras(sancao, nomesDosLados(dados), t)]] as const) : []),
    [
      'quem',
      t('partida.vida.veredito.quando', {
        quem: who,
        quando: shortDateTime(quando, texts, dados.now),
      }),
    ],
  ] as const;
  return (
    <CartaoDaVida titulo={t(`partida.vida.veredito.${de_juiz_aceito ? 'titulo_juiz' : 'titulo'}`)}>
      <p>{veredito_corrigido ? <s>{decided}</s> : <b>{decided}</b>}</p>
      <Corrigido dados={dados} />
      <dl className={styles.facts}>
        {facts.map(([name, said]) => (
          <div key={name}>
            <dt>{t(`partida.vida.veredito.${name}`)}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      {de_quem_joga && <p>{t('partida.vida.veredito.de_quem_joga')}</p>}
      {de_juiz_aceito && <p>{t('partida.vida.veredito.de_juiz_aceito')}</p>}
    </CartaoDaVida>
  );
}
