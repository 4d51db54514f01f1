import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Campeonato } from '#contract/campeonatos.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts, RequestTextsProvider } from '#web/texts/texts.tsx';
import { AntesDosJogos } from './antes-dos-jogos.tsx';

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);

function linkFor(acoes: Campeonato['acoes'], search = '') {
  const part = { id: 'abc', estado: 'inscricoes', confirmados: 4, acoes } as const;
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/campeonato/abc${search}`]}>
      <RequestTextsProvider texts={texts}>
        <AntesDosJogos campeonato={part as Partial<Campeonato> as Campeonato} titulo="" texto="" />
      </RequestTextsProvider>
    </MemoryRouter>,
  );
  return markup.match(/href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&');
}

test('who may draw is led to the draw, and nobody else', () => {
  expect(linkFor(['sortear'])).toBe('/campeonato/abc/gerenciar/sorteio');
  expect(linkFor(['mudar_estado'])).toBe('/campeonato/abc/participantes');
});

test('who came by an invitation still has it behind the link', () => {
  expect(linkFor([], '?convite=c1&assumir=a1&x=1')).toBe(
    '/campeonato/abc/participantes?convite=c1&assumir=a1',
  );
});
