import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts, RequestTextsProvider } from '#web/texts/texts.tsx';
import type { Final } from './carregar.ts';
import { Heroi } from './heroi.tsx';

const sides = { mandante: { participante: 'a' }, placar: { mandante: 1, visitante: 1 } };

const FINAL = {
  ...{ campeao: 'a', invicto: false, gente: {} },
  geral: [{ participante: 'a', j: 2, v: 1, e: 1, d: 0 }],
  caminho: (['e', 'v'] as const).map((resultado) => ({ resultado, partida: sides })),
  campeonato: { id: 'copa', nome: 'Copa', acoes: [], edicoes: {}, encerrado_em: null },
} as unknown as Final;

test('who lost a match on penalties has no defeat, as on the road and in the table', () => {
  const page = () => <Heroi final={FINAL} now={0} />;
  const router = createMemoryRouter([{ path: '/', Component: page }]);
  const html = renderToStaticMarkup(
    <RequestTextsProvider texts={makeTexts('pt-BR', MESSAGES['pt-BR'])}>
      <RouterProvider router={router} />
    </RequestTextsProvider>,
  );
  expect(html).toContain('<dt>derrotas</dt><dd>0</dd>');
});
