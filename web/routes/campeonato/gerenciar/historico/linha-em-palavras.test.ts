import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import type { RegistroMostrado } from './carregar.ts';
import { linhaEmPalavras } from './linha-em-palavras.ts';

const escudo = { imagem: '/upload/times/oficial/pipa.svg' };
const gente = { a: { nome: 'Pipa', time_nome: null, sigla: 'PIP', escudo } };
const lendo = {
  gente,
  now: Date.parse('2026-11-16T12:00Z'),
  texts: makeTexts('pt-BR', MESSAGES['pt-BR']),
};

const linha = (acao: string, part: Partial<RegistroMostrado>): RegistroMostrado => ({
  id: '0198f0c2-5a4e-7c3b-9d21-6f0a1b2c3d4e',
  ...{ autor: 'pessoa', quem: 'Beto', acao, objeto: 'a', partida: null, nomes: null },
  ...{ antes: null, depois: null, created_at: '2026-11-16T12:00:00.000Z' },
  ...part,
});

const MOTIVO = 'Escalou quem não podia';

test('a deduction says how many points, also when it is taken back', () => {
  const punicao = { tipo: 'pontos', pontos: -3, motivo: MOTIVO };
  const said = `Pipa · −3 pontos por decisão · ${MOTIVO}`;
  expect(linhaEmPalavras(linha('punir-participante', { depois: punicao }), lendo)).toEqual({
    feito: 'puniu um participante',
    detalhe: said,
  });
  expect(linhaEmPalavras(linha('anular-punicao', { antes: punicao }), lendo).detalhe).toBe(said);
});

test('a score stands in the sentence, the two sides of then below it', () => {
  const resultado = { tipo: 'placar', mandante: 2, visitante: 1 };
  const registro = linha('lancar-placar', {
    partida: ['a', null],
    nomes: ['Pipa Velha', 'Cajueiro'],
    antes: { resultado: null },
    depois: { resultado, estado: 'confirmada' },
  });
  expect(linhaEmPalavras(registro, lendo)).toEqual({
    feito: 'lançou 2\u00a0×\u00a01',
    detalhe: 'Pipa Velha × Cajueiro',
  });
});

test('an edit of how a table is counted names that, not the whole format', () => {
  const fase = (vitoria: number) => ({
    ...{ tipo: 'pontos_corridos', nome: null, zonas: [] },
    tabela: { pontos: { vitoria, empate: 1, derrota: 0 }, criterios: ['vitorias'] },
  });
  const registro = linha('editar-campeonato', {
    antes: { fases: [fase(3)] },
    depois: { fases: [fase(2)], motivo: 'Combinado na reunião' },
  });
  expect(linhaEmPalavras(registro, lendo).detalhe).toBe('Vitória · Combinado na reunião');
});

test('of the rules and of the entries it names what was changed, not the format', () => {
  const registro = linha('editar-campeonato', {
    antes: { regras: { robo: 'sugerir', sancoes: [] }, inscricao: { vagas: 8, parcelas: 1 } },
    depois: {
      regras: { robo: 'sugerir', sancoes: [{ tipo: 'exclusao' }] },
      inscricao: { vagas: 10, parcelas: 1 },
    },
  });
  expect(linhaEmPalavras(registro, lendo).detalhe).toBe('Punição por infração, Participantes');
});

test('a round that was paired is told by its number', () => {
  const registro = linha('gerar-rodada', { objeto: null, depois: { fase: 1, rodada: 2 } });
  expect(linhaEmPalavras(registro, lendo)).toEqual({ feito: 'gerou a rodada 2', detalhe: '' });
  const texts = makeTexts('en', MESSAGES.en);
  expect(linhaEmPalavras(registro, { ...lendo, texts }).feito).toBe('paired round 2');
});
