// A result that a correction undid may come back: offered again to who did not take it at once.
import { useState } from 'react';
import { jogadoEmPalavras } from '#web/campeonato/jogado.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Restaurar } from '#web/routes/campeonato/partida/volta/restaurar.tsx';
import { useT } from '#web/texts/texts.tsx';
import { comoPagina, type DadosDaPartida } from '../carregar.ts';
import { Botoes, CartaoDaVida } from './cartao.tsx';

export function PodeVoltar({ dados }: { dados: DadosDaPartida }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { restauraveis: jogos, ficam_fora: fora, gente, partida } = dados;
  const own = jogos.find(({ uuid }) => uuid === partida.uuid);
  if (!own) return null;
  const jogo = jogadoEmPalavras(own.antes, gente, t);
  return (
    <CartaoDaVida titulo={t('partida.volta.titulo')} texto={t('partida.volta.texto', { jogo })}>
      <Botoes>
        <Button big onClick={() => setAsking(true)}>
          {t('partida.volta.acao')}
        </Button>
      </Botoes>
      {isAsking && (
        <Restaurar
          oferta={{ jogos, fora, gente }}
          pagina={comoPagina(dados)}
          isStanding
          onClose={() => setAsking(false)}
        />
      )}
    </CartaoDaVida>
  );
}
