import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { Botoes, CartaoDaVida } from './cartao.tsx';
import { leOCaso } from './lados.ts';

type Props = { dados: DadosDaPartida; em: string };

/** A match that the championship no longer has: nothing to do, and what was said for those who could read it. */
export function Retirada({ dados, em }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEnderecoDaPartida();
  const data = shortDateTime(em, texts, dados.now);
  return (
    <CartaoDaVida
      titulo={t('partida.vida.retirada.titulo')}
      texto={t('partida.vida.retirada.texto', { data })}
    >
      {leOCaso(dados) && (
        <Botoes>
          <ButtonLink big to={`${endereco(dados.partida.uuid)}/caso`}>
            {t('partida.vida.retirada.ver')}
          </ButtonLink>
        </Botoes>
      )}
    </CartaoDaVida>
  );
}
