// What the match waits for, and what this person may do about it: by the moves that the server allows them.
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/components/elements/button.tsx';
import { isOver } from '#web/components/match/match-state.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { Botoes, CartaoDaVida } from './cartao.tsx';
import { Contestada } from './contestada.tsx';
import { Informada, type PropsDaVida } from './informada.tsx';
import { type Modo, quemConfirma } from './palavra.ts';
import { PorQueVale, Veredito } from './por-que-vale.tsx';
import { PorQueSaiu } from './quem-saiu.tsx';
import { Retirada } from './retirada.tsx';

const PalavraDialog = lazy(
  withTexts(['placar', 'palavra', 'provas'], () => import('./palavra-dialog.tsx')),
);

/** Nobody has said anything yet. */
function PorInformar({ dados, onSay }: PropsDaVida) {
  const t = useT();
  const { vida, campeonato, partida, now } = dados;
  const { quem_informa } = campeonato.regras;
  const { jogo_previsto_at: kickOff } = partida;
  if (vida.acoes.includes('informar')) {
    const help = [
      quemConfirma(dados, t),
      quem_informa === 'vencedor' && t('partida.vida.informar_vencedor'),
    ];
    return (
      <CartaoDaVida
        isMine
        titulo={t('partida.vida.informar_titulo')}
        texto={help.filter(Boolean).join(' ')}
      >
        <Botoes>
          <Button variant="primary" big onClick={() => onSay('informar')}>
            {t('partida.vida.informar')}
          </Button>
        </Botoes>
      </CartaoDaVida>
    );
  }
  const isEarly = kickOff !== null && Date.parse(kickOff) > now;
  const mayLater =
    quem_informa === 'os_dois' ||
    quem_informa === 'vencedor' ||
    (quem_informa === 'mandante' && vida.lado === 'mandante');
  if (!vida.lado || !isEarly || !mayLater || campeonato.estado !== 'andamento') return null;
  return <CartaoDaVida titulo={t('partida.vida.cedo_titulo')} texto={t('partida.vida.cedo')} />;
}

function State(props: PropsDaVida & { onEnter(): void }) {
  const { dados } = props;
  const { partida, vida } = dados;
  if (dados.retirada_em) return <Retirada dados={dados} em={dados.retirada_em} />;
  if (partida.estado === 'contestada') return <Contestada dados={dados} />;
  if (vida.informe) return <Informada {...props} />;
  if (dados.saida) return <PorQueSaiu dados={{ ...dados, saida: dados.saida }} />;
  if (isOver(partida)) return <PorQueVale {...props} />;
  return <PorInformar {...props} />;
}

/** The sheet stays open, with all that was typed, when the match changes under it. */
export function QueEspera({ dados, onEnter }: { dados: DadosDaPartida; onEnter(): void }) {
  const [modo, setModo] = useState<Modo | null>(null);
  return (
    <>
      <State dados={dados} onSay={setModo} onEnter={onEnter} />
      <Veredito dados={dados} />
      {modo && (
        <Suspense>
          <PalavraDialog dados={dados} modo={modo} onClose={() => setModo(null)} />
        </Suspense>
      )}
    </>
  );
}
