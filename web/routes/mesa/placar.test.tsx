import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts, RequestTextsProvider } from '#web/texts/texts.tsx';
import { palavraDo, ZERO } from './palavras.ts';
import { PenaltisNaMesa } from './placar.tsx';

const lado = (nome: string) => ({
  nome,
  time_nome: null,
  sigla: '',
  escudo: { imagem: '' },
  jogadores: [],
});

const FINAL: JogoDaMesa = {
  ...{ uuid: 'a', grupo: null, estado: 'agendada', informado: null, local: null },
  ...{ mandante: lado('Leões'), visitante: lado('Onças') },
  ...{ jogo_previsto_at: null, penaltis_com: 0, mata_mata: true },
};

function shown(draft: typeof ZERO | null): string {
  const board = { rascunhos: draft ? { a: draft } : {}, fila: [] };
  const palavra = palavraDo(FINAL, board, { comecou: false, gols: [0, 0] });
  if (palavra.tipo !== 'placar') throw new Error('a score was expected');
  return renderToStaticMarkup(
    <RequestTextsProvider texts={makeTexts('pt-BR', MESSAGES['pt-BR'])}>
      <PenaltisNaMesa jogo={FINAL} placar={palavra} isLive={false} onChange={() => undefined} />
    </RequestTextsProvider>,
  );
}

describe('the shoot-out on the table', () => {
  test('is a button before anything was entered, so that nil-nil stays possible', () => {
    expect(shown(null)).toContain('Foi para os pênaltis');
    expect(shown(null)).not.toContain('<h2>');
  });

  test('opens where the score that was typed is level, nil-nil too, and names its buttons for penalties', () => {
    for (const goals of [0, 1]) {
      const html = shown({ ...ZERO, mandante: goals, visitante: goals });
      expect(html).toContain('aria-label="Pênalti convertido de Leões"');
      expect(html).toContain('aria-label="Tirar pênalti de Onças"');
      expect(html).not.toContain('Gol de');
      // Why the score cannot be sent yet is said at the button that sends it.
      expect(html).not.toContain('Empate aqui');
    }
  });
});
