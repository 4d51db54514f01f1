import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts, RequestTextsProvider } from '#web/texts/texts.tsx';
import { MelhoresDe } from './melhores.tsx';
import type { ParteProps } from './parte.ts';

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);

const time = (participante: string, j: number) => ({
  ...{ participante, casa: { j, gp: j, gc: 0 }, fora: { j: 0, gp: 0, gc: 0 } },
});

const shown = (...times: ReturnType<typeof time>[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RequestTextsProvider texts={texts}>
        <MelhoresDe
          dados={{ times } as unknown as ParteProps['dados']}
          pagina={{ campeonato: { id: 'x' }, gente: {} } as unknown as ParteProps['pagina']}
          o="ataque"
          largura={2}
        />
      </RequestTextsProvider>
    </MemoryRouter>,
  );

test('where somebody is left out who played too little, the list says by which rule', () => {
  expect(shown(time('a', 4), time('b', 1))).toContain('ao menos metade');
  expect(shown(time('a', 4), time('b', 2))).not.toContain('ao menos metade');
  // Who has not played at all is left out by no rule.
  expect(shown(time('a', 1), time('b', 0))).not.toContain('ao menos metade');
});
