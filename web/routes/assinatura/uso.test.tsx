import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts, RequestTextsProvider } from '#web/texts/texts.tsx';
import { Uso } from './uso.tsx';

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);

const shown = (ativos: number) => {
  const none = { tem: 0, de: 5 };
  const uso = { ativos: { tem: ativos, de: 5 }, maior: none, ligas: none, fotos_mb: none };
  return renderToStaticMarkup(
    <RequestTextsProvider texts={texts}>
      <Uso uso={uso} />
    </RequestTextsProvider>,
  );
};

test('more than the plan has is said in words; all of it is not more', () => {
  expect(shown(6)).toContain('Acima do limite');
  expect(shown(5)).not.toContain('Acima do limite');
});
