import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { MESSAGES } from '#textos/messages.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { makeTexts, RequestTextsProvider } from '#web/texts/texts.tsx';
import { JogosPorDia } from './por-dia.tsx';

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);

const jogo = (uuid: string, parte: Partial<Partida> = {}): Partida => ({
  ...{ uuid, fase: 1, grupo: null, rodada: 2, confronto: 'V2.1', perna: 1, estado: 'agendada' },
  ...{ mandante: { participante: 'a', vaga: null }, visitante: { participante: 'b', vaga: null } },
  ...{ placar: null, wo_de: null, placar_wo: null, jogo_previsto_at: null, prazo_at: null },
  ...{ confirmado_at: null, estadio: null, local: null, versao: 1, ...parte },
});

/** Headings and matches, from top to bottom. */
function shown(partidas: Partida[]): string[] {
  const campeonato = {
    id: 'x',
    fases: [],
    acoes: [],
    estado: 'andamento',
    minha_inscricao: null,
    regras: {},
  };
  const pagina = {
    ...{ campeonato, gente: {}, confrontos: {}, now: 0, partidas },
    ...{ impedido: {}, participantes: [], aoVivo: {}, isFollowing: false },
  } as unknown as DadosDaPagina;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RequestTextsProvider texts={texts}>
        <JogosPorDia partidas={partidas} pagina={pagina} />
      </RequestTextsProvider>
    </MemoryRouter>,
  );
  return [...html.matchAll(/<h3><span>([^<]+)|\/partida\/(\w+)"/g)].map(
    ([, day, uuid]) => day ?? uuid ?? '',
  );
}

const placar = { mandante: 1, visitante: 2, prorrogacao: false, penaltis: null };
const missed = { estado: 'wo', wo_de: 'ambos' } as const;

test('what was played without a day stands above the replay to come, not under its heading', () => {
  const prazo_at = '2027-03-01T02:59:00.000Z';
  const played = jogo('jogado', { estado: 'confirmada', placar });
  const all = [played, jogo('faltaram', { ...missed, prazo_at }), jogo('extra', { perna: 3 })];
  expect(shown(all)).toEqual(['jogado', 'faltaram', 'Data a combinar', 'extra']);
});

test('one that is over stays with those that share its deadline or its day', () => {
  const prazo_at = '2027-03-01T02:59:00.000Z';
  const jogo_previsto_at = '2027-02-20T22:00:00.000Z';
  const all = [
    jogo('no_dia', { jogo_previsto_at }),
    jogo('jogado', { estado: 'confirmada', placar, prazo_at }),
    jogo('aberto', { prazo_at }),
  ];
  expect(shown(all)).toEqual([
    expect.any(String),
    'no_dia',
    expect.any(String),
    'jogado',
    'aberto',
  ]);
});
