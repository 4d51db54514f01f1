import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts, RequestTextsProvider } from '#web/texts/texts.tsx';
import { Lista } from './lista.tsx';
import type { ListaDeAvisos } from './use-avisos.ts';

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);
const created_at = '2026-11-05T20:00:00Z';

function shown(state: { lido: boolean; pendente: boolean }): string {
  const url = '/partida/a/caso';
  const item = { id: 'a', tipo: 'placar_contestado', mensagem: 'Contestado', url, created_at };
  const lista: ListaDeAvisos = {
    ...{ items: [{ ...item, ...state }], cursor: null, state: 'idle' },
    contagens: { todos: 0, pedem: 0, jogos: 0, campeonatos: 0 },
    ...{ load: async () => {}, ler() {}, lerTodos() {} },
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <RequestTextsProvider texts={texts}>
        <Lista lista={lista} filtro="todos" now={Date.parse(created_at)} />
      </RequestTextsProvider>
    </MemoryRouter>,
  );
}

test('what is still to be done has its button, read or not; what is settled has none', () => {
  expect(shown({ lido: false, pendente: true })).toContain('Abrir o caso');
  expect(shown({ lido: true, pendente: true })).toContain('Abrir o caso');
  expect(shown({ lido: true, pendente: false })).not.toContain('Abrir o caso');
});
