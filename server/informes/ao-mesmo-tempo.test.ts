// Several at once: nothing that was said is lost, and one thing is done once.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  lances,
  ler,
  makePartida,
  placar,
} from '#server/testing/vida.ts';

const t = testApp();

const rows = async ({ uuid }: CenaDaVida) =>
  (await t.db.rows(sql`select 1 from informes where partida_uuid = ${uuid}`)).length;

describe('two sides at once', () => {
  test('with the same score: it is confirmed, and both words are kept', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cena = await makePartida(t);
      const answers = await Promise.all([
        lances.informar(cena, 'casa', placar(2, 1)),
        lances.informar(cena, 'fora', placar(2, 1)),
      ]);
      answers.forEach(aceito);
      expect((await ler(cena)).partida.estado).toBe('confirmada');
      expect((await caso(cena)).informes.map(({ estado }) => estado)).toEqual([
        'confirmado',
        'confirmado',
      ]);
    }
  });

  test('with different scores: it is contested, and both words are kept', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cena = await makePartida(t);
      const answers = await Promise.all([
        lances.informar(cena, 'casa', placar(2, 1)),
        lances.informar(cena, 'fora', placar(1, 2)),
      ]);
      answers.forEach(aceito);
      expect((await ler(cena)).partida.estado).toBe('contestada');
      expect((await caso(cena)).versoes.map((one) => one?.informado)).toMatchObject([
        { mandante: 2, visitante: 1 },
        { mandante: 1, visitante: 2 },
      ]);
    }
  });

  test('one confirms while the other changes its word: what is confirmed is what was read', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cena = await makePartida(t);
      aceito(await lances.informar(cena, 'casa', placar(1, 0)));
      const path = `/api/partidas/${cena.uuid}/informes/${(await ler(cena)).vida.informe?.uuid}`;
      const [yes, change] = await Promise.all([
        cena.gente.fora.post(`${path}/confirmacao`),
        cena.gente.casa.put(path, { informado: placar(9, 0) }),
      ]);
      expect([yes.statusCode, change.statusCode].sort()).toEqual([200, 409]);
      const { partida, vida } = await ler(cena);
      const isConfirmed = yes.statusCode === 200;
      expect(partida.estado).toBe(isConfirmed ? 'confirmada' : 'informada');
      expect(isConfirmed ? partida.placar?.mandante : vida.informe?.informado).toEqual(
        isConfirmed ? 1 : expect.objectContaining({ mandante: 9 }),
      );
    }
  });
});

describe('two organisers at once', () => {
  test('enter a result: one does, the other hears what stands', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cena = await makePartida(t);
      aceito(await lances.informar(cena, 'casa', placar(1, 0)));
      const { versao } = (await ler(cena)).partida;
      const enter = (quem: 'dono' | 'co', goals: number) =>
        cena.gente[quem].put(`/api/partidas/${cena.uuid}/placar`, {
          ...{ versao, lancamento: placar(goals, 0) },
        });
      const answers = await Promise.all([enter('dono', 3), enter('co', 4)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const refused = answers.find(({ statusCode }) => statusCode === 409);
      const { placar: standing } = (await ler(cena)).partida;
      expect(refused?.json().data.placar).toEqual(standing);
    }
  });

  test('decide a case: one does, the other hears what stands', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    aceito(await lances.contestar(cena, 'fora', { informado: placar(0, 1) }));
    const answers = await Promise.all([
      lances.julgar(cena, 'dono', placar(1, 0)),
      lances.julgar(cena, 'co', placar(0, 1)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.data.partida.placar).toEqual((await ler(cena)).partida.placar);
  });
});

describe('the same request twice', () => {
  test.each([
    ['with its key', { 'idempotency-key': 'um' }],
    ['without one', {}],
  ])('is one row: %s', async (_, headers) => {
    const cena = await makePartida(t);
    const path = `/api/partidas/${cena.uuid}/informes`;
    const send = () => cena.gente.casa.post(path, { informado: placar(1, 0) }, { headers });
    const [one, other] = [await send(), await send()];
    expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(await rows(cena)).toBe(1);
    const informe = one.json().data.vida.informe.uuid;
    const yes = () => cena.gente.fora.post(`${path}/${informe}/confirmacao`);
    expect([(await yes()).statusCode, (await yes()).statusCode]).toEqual([200, 200]);
    const told = await t.db.rows(sql`
      select 1 from historico where objeto = ${cena.uuid} and acao = 'confirmar-placar'`);
    expect(told).toHaveLength(1);
  });
});
