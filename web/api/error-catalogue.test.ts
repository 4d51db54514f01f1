import { describe, expect, test } from 'vitest';
import type { CorpoDeErro } from '#contract/http/erros.ts';
import { isChampionshipPath, reactionTo, type Situation } from './error-catalogue.ts';

const body = (part: Partial<CorpoDeErro> = {}): CorpoDeErro => ({
  message: 'x',
  code: 'pedido_invalido',
  request_id: 'r',
  ...part,
});

const somewhere: Situation = { pathname: '/ajuda', isAuthPage: false, pageChanging: false };

const reaction = (status: number, answer: CorpoDeErro | null, where: Partial<Situation> = {}) =>
  reactionTo({ status, body: answer }, { ...somewhere, ...where });

describe('401', () => {
  test('is silent and forgets the user, whatever the body says', () => {
    expect(reaction(401, body({ error: 'Entre', warning: 'Entre' }))).toEqual({
      toast: null,
      effects: ['forget-user'],
    });
  });

  test('leads to the login from a page that needs one', () => {
    expect(reaction(401, body(), { isAuthPage: true }).effects).toEqual([
      'forget-user',
      'go-to-login',
    ]);
  });
});

describe('404', () => {
  test('is silent on the route of a championship', () => {
    const where = { pathname: '/campeonato/k3x9p2m7qa' };
    expect(reaction(404, body({ error: 'Não achamos', warning: 'w' }), where)).toEqual({
      toast: null,
      effects: [],
    });
  });

  test('is shown everywhere else', () => {
    expect(reaction(404, body({ error: 'Não achamos' })).toast).toEqual({
      kind: 'error',
      text: 'Não achamos',
    });
  });

  test.each([
    ['/campeonato/k3x9p2m7qa', true],
    ['/campeonato/k3x9p2m7qa/jogos', true],
    ['/campeonato/k3x9p2m7qa/gerenciar', true],
    ['/campeonato/k3x9p2m7qa/gerenciar/agenda', true],
    ['/campeonato/k3x9p2m7qa/sorteio', false],
    ['/campeonato/k3x9p2m7qa/nada', false],
    ['/campeonato/404', false],
    ['/campeonato/criar', false],
    ['/campeonato/editar/k3x9p2m7qa', false],
    ['/campeonato/', false],
    ['/campeonatos', false],
  ])('%s is the route of a championship: %s', (path, answer) => {
    expect(isChampionshipPath(path)).toBe(answer);
  });
});

describe('4xx, in order of precedence', () => {
  const validations = { email: ['Digite um e-mail válido.'] };

  test('a warning comes first', () => {
    const answer = body({ warning: 'Vaga ocupada', error: 'e', validations });
    expect(reaction(422, answer).toast).toEqual({ kind: 'warning', text: 'Vaga ocupada' });
  });

  test('validations are left to the form', () => {
    expect(reaction(422, body({ error: 'e', validations })).toast).toBeNull();
  });

  test('empty validations count as absent', () => {
    expect(reaction(422, body({ error: 'e', validations: {} })).toast).toEqual({
      kind: 'error',
      text: 'e',
    });
  });

  test('without any text the default one is shown', () => {
    expect(reaction(400, body()).toast).toEqual({ kind: 'error', text: null });
    expect(reaction(400, null).toast).toEqual({ kind: 'error', text: null });
  });
});

test('an unverified e-mail warns and opens the verification', () => {
  const answer = body({ code: 'email_nao_verificado', warning: 'Confirme seu e-mail.' });
  expect(reaction(403, answer)).toEqual({
    toast: { kind: 'warning', text: 'Confirme seu e-mail.' },
    effects: ['open-verification'],
  });
  expect(reaction(403, body({ code: 'proibido', error: 'Não pode' })).effects).toEqual([]);
});

test('409 warns and refreshes the view, 419 says so and refreshes the token', () => {
  expect(reaction(409, body({ warning: 'Mudou' })).effects).toEqual(['refresh-view']);
  expect(reaction(419, body({ error: 'Expirou' }))).toEqual({
    toast: { kind: 'error', text: 'Expirou' },
    effects: ['refresh-token'],
  });
});

describe.each([0, 500, 502, 503])('status %d', (status) => {
  test('shows the default text, never the one of the answer', () => {
    expect(reaction(status, body({ error: 'SQL', warning: 'w' }))).toEqual({
      toast: { kind: 'error', text: null },
      effects: [],
    });
  });

  test('during a change of page it gives the change up', () => {
    expect(reaction(status, null, { pageChanging: true }).effects).toEqual(['stay-here']);
  });
});
