import { describe, expect, test } from 'vitest';
import { type JogoDeQuemJoga, tarefaDoJogador } from './jogador.ts';

const NOW = Date.parse('2027-03-05T15:00:00Z');
const HOUR = 3_600_000;

const jogo: JogoDeQuemJoga = {
  ...{ estado: 'agendada', lado: 'mandante', quemInforma: 'os_dois', rivalFala: true, agora: NOW },
  ...{ vence: NOW + 48 * HOUR, temDia: false, prazo: NOW + 48 * HOUR, vezDela: true, extra: false },
  ...{ informe: null, contestacao: null, mudancas: 0, propostas: { minhas: 0, doRival: null } },
};

const of = (more: Partial<JogoDeQuemJoga>) => tarefaDoJogador({ ...jogo, ...more });

describe('an hour to agree on', () => {
  test('is the task of both while nobody has proposed one', () => {
    expect(of({})).toEqual({ tipo: 'marcar', ate: jogo.prazo });
    expect(of({ estado: 'adiada', vence: null, prazo: null })).toEqual({
      ...{ tipo: 'marcar', ate: null },
    });
    expect(of({ extra: true, vence: null, prazo: null })).toEqual({ tipo: 'marcar', ate: null });
  });

  test.each([
    ['it has its day', { temDia: true }],
    ['the rival has nobody who could answer', { rivalFala: false }],
    ['it is not the next of this side', { vezDela: false }],
    ['its round has no end', { vence: null, prazo: null }],
    ['an own proposal waits for the rival', { propostas: { minhas: 1, doRival: null } }],
  ] as const)('is none where %s', (_why, more) => {
    expect(of(more)).toBeNull();
  });

  test('that the rival proposed waits for an answer, also where another day stands', () => {
    const propostas = { minhas: 2, doRival: NOW + 5 * HOUR };
    const task = { tipo: 'proposta', ate: NOW + 5 * HOUR };
    expect(of({ propostas })).toEqual(task);
    expect(of({ propostas, temDia: true })).toEqual(task);
  });
});

describe('a score to report', () => {
  const over = { vence: NOW - HOUR };

  test('is asked of either side once its time is over', () => {
    expect(of(over)).toEqual({ tipo: 'informar', ate: null });
    expect(of({ ...over, lado: 'visitante', quemInforma: 'vencedor' })?.tipo).toBe('informar');
  });

  test('is not asked of who may not say it', () => {
    expect(of({ ...over, quemInforma: 'organizador' })).toBeNull();
    expect(of({ ...over, quemInforma: 'mandante', lado: 'visitante' })).toBeNull();
    expect(of({ ...over, mudancas: 3 })).toBeNull();
  });
});

describe('the word of the rival', () => {
  const informe = { lado: 'visitante', respondeAte: NOW + HOUR } as const;

  test('waits for this side until its time is over', () => {
    expect(of({ estado: 'informada', informe })).toEqual({ tipo: 'responder', ate: NOW + HOUR });
    expect(of({ estado: 'informada', informe, agora: NOW + 2 * HOUR })).toBeNull();
    expect(of({ estado: 'informada', informe, lado: 'visitante' })).toBeNull();
  });

  test('against this side’s own is a case to look at, for the side whose word it was', () => {
    const contestacao = {
      lado: 'visitante',
      julgarAte: NOW + HOUR,
      indicacaoDoRival: false,
    } as const;
    const estado = 'contestada';
    expect(of({ estado, contestacao })).toEqual({ tipo: 'contestada', ate: NOW + HOUR });
    expect(of({ estado, contestacao, lado: 'visitante' })).toBeNull();
    const named = { ...contestacao, indicacaoDoRival: true };
    expect(of({ estado, contestacao: named, lado: 'visitante' })).toEqual({
      ...{ tipo: 'indicacao', ate: NOW + HOUR },
    });
  });
});

test.each(['confirmada', 'wo', 'cancelada'] as const)(
  'a match that is %s asks for nothing',
  (estado) => {
    expect(of({ estado, vence: NOW - HOUR })).toBeNull();
  },
);
