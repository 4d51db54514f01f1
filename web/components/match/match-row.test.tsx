import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts, RequestTextsProvider } from '#web/texts/texts.tsx';
import { MatchRow } from './match-row.tsx';

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);
const escudo = { imagem: '/upload/times/oficial/pipa.svg' };
const gente = {
  a: { nome: 'Pipa', time_nome: null, sigla: 'PIP', escudo },
  b: {
    nome: 'Associação Desportiva Recreativa dos Trabalhadores',
    ...{ time_nome: null, sigla: 'ADR', escudo },
  },
};

const match: Partida = {
  uuid: '0198f0c2-5a4e-7c3b-9d21-6f0a1b2c3d4e',
  ...{ fase: 1, grupo: null, rodada: 1, confronto: null, perna: 1, versao: 1 },
  mandante: { participante: 'a', vaga: null },
  visitante: { participante: 'b', vaga: null },
  ...{ estado: 'agendada', placar: null, wo_de: null, placar_wo: null },
  ...{ jogo_previsto_at: null, prazo_at: null, confirmado_at: null, estadio: null, local: null },
};

function row(part: Partial<Partida>, search = '', live?: readonly [number, number]) {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/campeonato/abc/jogos${search}`]}>
      <RequestTextsProvider texts={texts}>
        <MatchRow
          partida={{ ...match, ...part }}
          gente={gente}
          now={Date.parse('2026-11-16T12:00Z')}
          live={live}
          mine="a"
        />
      </RequestTextsProvider>
    </MemoryRouter>,
  );
  const text = markup
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { markup, text };
}

test('the whole row is one link to the match, with the invitation behind it', () => {
  const { markup } = row({}, '?convite=c1&fase=2');
  expect(markup.match(/href="[^"]+"/g)).toEqual([`href="/partida/${match.uuid}?convite=c1"`]);
});

test('a match given away shows its score and the word, not an × alone', () => {
  const { text } = row({ estado: 'wo', wo_de: 'visitante', placar_wo: [3, 0] });
  expect(text).toMatch(/^W\.O\. Pipa.* 3 × 0 /);
});

test('a long name is not cut without a mark: its abbreviation stands in its place', () => {
  const { markup } = row({});
  expect(markup).toContain('>ADR<');
  expect(markup).toContain('>Associação Desportiva Recreativa dos Trabalhadores<');
});

test('before kick-off the hour, never a score; without one, that it is to be agreed', () => {
  expect(row({ jogo_previsto_at: '2026-11-16T23:30:00.000Z' }).text).toMatch(/^20:30 hoje Pipa/);
  expect(row({}).text).toMatch(/^a combinar Pipa/);
  expect(row({ estado: 'adiada' }).text).toContain('Adiado');
  expect(row({}).text).not.toMatch(/\d/);
});

test('of a score that somebody has said no hour is to be agreed', () => {
  const prazo_at = '2026-11-20T02:59:00.000Z';
  for (const estado of ['informada', 'contestada'] as const) {
    expect(row({ estado }).text).not.toContain('a combinar');
    expect(row({ estado, prazo_at }).text).not.toContain('até');
  }
  expect(row({ prazo_at }).text, 'the control').toContain('até');
});

test("one's own match says so in words too", () => {
  expect(row({}).text).toContain('Pipa (você)');
});

test('one that is told while it is played has its mark and its score, and nothing to agree on', () => {
  const { text } = row({}, '', [1, 0]);
  expect(text).toMatch(/^Ao vivo Pipa .* 1 × 0 /);
});
