import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts, RequestTextsProvider } from '#web/texts/texts.tsx';
import { Caminho } from './caminho.tsx';
import type { Final } from './carregar.ts';

const partida: Partida = {
  uuid: '0198f0c2-5a4e-7c3b-9d21-6f0a1b2c3d4e',
  ...{ fase: 1, grupo: null, rodada: 5, confronto: null, perna: 1, versao: 1 },
  mandante: { participante: 'a', vaga: null },
  visitante: { participante: 'b', vaga: null },
  placar: { mandante: 1, visitante: 0, prorrogacao: false, penaltis: null },
  ...{ estado: 'confirmada', wo_de: null, placar_wo: null },
  ...{ jogo_previsto_at: null, prazo_at: null, confirmado_at: null, estadio: null, local: null },
};

function road(etapa: string | null, por_sorteio = false, step: object = {}): string {
  const caminho = [{ partida, etapa, resultado: 'v', ...step }];
  const final = { campeao: 'a', gente: {}, goleada: null, caminho, por_sorteio };
  return renderToStaticMarkup(
    <RequestTextsProvider texts={makeTexts('pt-BR', MESSAGES['pt-BR'])}>
      <Caminho final={final as unknown as Final} now={0} />
    </RequestTextsProvider>,
  );
}

test('a final is the match of the title; the last round of a league is a match like any other', () => {
  expect(road('final')).toContain('Jogo do título');
  expect(road(null)).not.toContain('Jogo do título');
  expect(road(null)).toContain('Vitória');
});

test('a title that lots decided says so', () => {
  expect(road(null, true)).toContain('Título decidido por sorteio');
  expect(road(null)).not.toContain('sorteio');
});

test('a match that went to penalties is drawn, says who won them, and may be that of the title', () => {
  const of = (penaltis: [number, number]) =>
    road('final', false, {
      resultado: 'e',
      partida: {
        ...partida,
        placar: { mandante: 1, visitante: 1, prorrogacao: false, penaltis },
      },
    });
  expect(of([5, 4])).toContain('venceu nos pênaltis');
  expect(of([5, 4])).toContain('Jogo do título');
  expect(of([4, 5])).toContain('perdeu nos pênaltis');
  expect(of([4, 5])).toContain('Empate');
});
