import { expect, test } from 'vitest';
import type { DadosDaPartida, DadosDoAcordo } from '../carregar.ts';
import { imprevistosDe } from './imprevistos-do-lado.ts';

const told = (comecou: string | null) =>
  imprevistosDe({
    dados: {
      partida: { estado: 'agendada', jogo_previsto_at: null },
      campeonato: { estado: 'andamento', regras: { aviso_cancelamento_horas: 24 } },
      aoVivo: { comecou },
      now: Date.parse('2027-03-06T20:10:00.000Z'),
    } as unknown as DadosDaPartida,
    acordo: { recusa: null, ocorrencias: [] } as unknown as DadosDoAcordo,
    lado: 'mandante',
  });

test('nobody is asked what came up before a match that is being played', () => {
  expect(told(null)).toContain('problema');
  expect(told('2027-03-06T20:00:00.000Z')).toEqual([]);
});
