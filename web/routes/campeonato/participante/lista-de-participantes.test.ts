import { expect, test } from 'vitest';
import type { Participante } from '#contract/participantes.ts';
import { aguardaAprovacao, STATUS } from '#regras/participantes/status.ts';
import { allowedChanges, movable } from '#web/routes/campeonato/participantes/mudancas.ts';
import { ALL, shownOf } from './lista-de-participantes.ts';

function one(nome: string, part: Partial<Participante> = {}): Participante {
  return {
    uuid: nome,
    usuario_uuid: null,
    assumido_ate: null,
    nome,
    time_nome: null,
    sigla: 'AAA',
    escudo: { cores: ['#000000', '#ffffff'], estampa: 'listras' },
    gamertag: null,
    status: STATUS.confirmado,
    espera: null,
    convidado: false,
    parece_organizador: false,
    pote: null,
    desistiu: false,
    excluido: false,
    created_at: '2026-11-15T12:00:00Z',
    contato: null,
    pago: false,
    ...part,
  };
}

const names = (list: readonly Participante[]) => list.map(({ nome }) => nome);

const LIST = [
  one('Ana', { status: STATUS.pendente, espera: 2 }),
  one('Béa', { time_nome: 'Grêmio', gamertag: 'bea_10' }),
  one('Caio', { status: STATUS.pendente, espera: 1 }),
  one('Duda', { status: STATUS.pendente }),
  one('Edu', { status: STATUS.rejeitado }),
];

test('the queue stands in its order, behind those who have a place', () => {
  expect(names(shownOf(LIST, ALL))).toEqual(['Béa', 'Duda', 'Edu', 'Caio', 'Ana']);
});

test('the search knows name, team and gamertag, without accents and in any order', () => {
  const search = (busca: string) => names(shownOf(LIST, { ...ALL, busca }));
  expect(search('gremio bea')).toEqual(['Béa']);
  expect(search('BEA_10')).toEqual(['Béa']);
  expect(search('gremio ana')).toEqual([]);
  expect(names(shownOf(LIST, { status: STATUS.rejeitado, busca: '' }))).toEqual(['Edu']);
});

test('only the changes of the table are offered, and after the draw none that moves a place', () => {
  const of = (status: Participante['status'], isDrawn = false) =>
    allowedChanges(one('x', { status }), isDrawn);
  expect(of(STATUS.pendente)).toEqual([2, 3, 4]);
  expect(of(STATUS.confirmado)).toEqual([1, 3, 4]);
  expect(of(STATUS.cancelado)).toEqual([1, 2]);
  expect(of(STATUS.rejeitado)).toEqual([]);
  expect(of(STATUS.pendente, true)).toEqual([3, 4]);
  expect(of(STATUS.confirmado, true)).toEqual([]);
  expect(of(STATUS.cancelado, true)).toEqual([1]);
});

test('a group moves without those who cannot; the queue is not approved by the way', () => {
  expect(names(movable(LIST, STATUS.confirmado, false))).toEqual(['Ana', 'Caio', 'Duda']);
  expect(names(LIST.filter(aguardaAprovacao))).toEqual(['Duda']);
});

test('who was invited is confirmed or asked again by nobody here, and waits for nobody here', () => {
  const asked = one('Fê', { status: STATUS.pendente, convidado: true });
  expect(allowedChanges(asked, false)).toEqual([STATUS.cancelado, STATUS.rejeitado]);
  const left = { ...asked, status: STATUS.cancelado };
  expect(allowedChanges(left, false)).toEqual([]);
  expect(aguardaAprovacao(asked)).toBe(false);
});
