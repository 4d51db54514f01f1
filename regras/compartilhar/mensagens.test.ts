import { expect, test } from 'vitest';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { type FatosDoCampeonato, mensagensDe } from './mensagens.ts';

const pt = translator<MessageKey>('pt-BR', MESSAGES['pt-BR']);
const en = translator<MessageKey>('en', MESSAGES.en);

const NADA: FatosDoCampeonato = {
  ...{ nome: 'Liga Resenha', url: 'https://t.example/campeonato/abc', campeao: null },
  ...{ inscricoes: null, fechada: null, linhas: [], hoje: [], proximos: null, faltam: [] },
  ...{ rodada: null, confirmar: [] },
  regulamento: [],
};

const linha = (nome: string, posicao: number, pontos: number, subiu = 0) => ({
  ...{ nome, posicao, pontos, subiu },
});

const situacoes = (fatos: Partial<FatosDoCampeonato>) =>
  mensagensDe({ ...NADA, ...fatos }, pt).map(({ situacao }) => situacao);

test('a closed round tells who leads and who climbed', () => {
  const linhas = [
    linha('Jabuticaba', 1, 19),
    linha('Ferrovia', 2, 18),
    linha('Capivara', 3, 16, 4),
  ];
  const [first] = mensagensDe({ ...NADA, fechada: 9, linhas }, pt);
  expect(first?.texto).toBe(
    [
      '*Liga Resenha*',
      'Rodada 9 fechada!',
      'Jabuticaba na ponta, com 19.',
      'Capivara subiu pra 3º.',
      'Tabela e jogos: https://t.example/campeonato/abc',
    ].join('\n'),
  );
  const level = [linha('A', 1, 7), linha('B', 1, 7)];
  const [said] = mensagensDe({ ...NADA, fechada: 2, linhas: level }, en);
  expect(said?.texto).toContain('A leads with 7, level on points.');
});

test('matches are listed with their hours, and a long list is cut', () => {
  const jogo = { mandante: 'A', visitante: 'B', quando: '20:00' };
  const [first] = mensagensDe({ ...NADA, hoje: [jogo, { ...jogo, quando: null }] }, pt);
  expect(first?.texto).toContain('Quem joga hoje:\nA × B, 20:00\nA × B\n');
  const [many] = mensagensDe({ ...NADA, faltam: Array(15).fill(jogo) }, pt);
  expect(many?.texto).toContain('e mais 3 jogos');
});

test('the news come first, the rules have ten lines at most, and there is always something', () => {
  expect(situacoes({})).toEqual(['convite']);
  expect(situacoes({ campeao: 'X', fechada: 9 })).toEqual(['campeao', 'convite']);
  const regulamento = Array.from({ length: 14 }, (_, n) => `regra ${n + 1}`);
  const said = mensagensDe({ ...NADA, regulamento }, pt)[0]?.texto ?? '';
  expect(said.match(/•/g)).toHaveLength(10);
  expect(situacoes({ inscricoes: { confirmados: 3, vagas: 8 } })).toEqual([
    'inscricoes',
    'convite',
  ]);
});

test('a round that was asked for comes first: its matches, or its scores once all are in', () => {
  const jogo = { mandante: 'A', visitante: 'B', quando: '20:00', placar: '2 × 1' };
  const open = { nome: 'Rodada 3', n: 3, jogos: [jogo, { ...jogo, placar: null }] };
  const [first] = mensagensDe({ ...NADA, rodada: open, fechada: 2 }, pt);
  expect(first?.texto).toContain('Rodada 3, quem joga:\nA 2 × 1 B\nA × B, 20:00\n');
  const [done] = mensagensDe({ ...NADA, rodada: { nome: 'Rodada 3', n: 3, jogos: [jogo] } }, pt);
  expect([done?.situacao, done?.texto]).toEqual([
    'rodada',
    expect.stringContaining('Rodada 3 fechada!\nA 2 × 1 B\n'),
  ]);
  expect(situacoes({ confirmar: [jogo] })).toEqual(['confirmar', 'convite']);
});
