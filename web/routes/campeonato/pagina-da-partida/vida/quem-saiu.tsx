// A match that was decided because somebody left the championship.
import type { Translate } from '#web/texts/texts.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { CartaoDaVida } from './cartao.tsx';
import { nomeDoLado, nomesDosLados } from './lados.ts';

type QuemDecidiu = NonNullable<DadosDaPartida['saida']>;
type ComSaida = Pick<DadosDaPartida, 'partida' | 'gente'> & { readonly saida: QuemDecidiu };

/** 'Pipa desistiu', of both where both left. */
const quemSaiu = (dados: ComSaida, t: Translate): string =>
  dados.saida.lados
    .map(({ lado, como }) =>
      t(`partida.saida.${como}`, { nome: nomeDoLado(lado, nomesDosLados(dados)) }),
    )
    .join(', ');

export const saidaEmPalavras = (dados: ComSaida, t: Translate): string =>
  t(`partida.saida.${dados.saida.regra}`, { quem: quemSaiu(dados, t) });

export function PorQueSaiu({ dados }: { dados: ComSaida }) {
  const t = useT();
  const { regra } = dados.saida;
  const title = regra === 'wo' ? 'partida.vida.oficial_titulo' : 'partida.saida.titulo_nao_conta';
  return (
    <CartaoDaVida
      titulo={t(title)}
      texto={t(`partida.saida.por_que_${regra}`, { quem: quemSaiu(dados, t) })}
    />
  );
}
