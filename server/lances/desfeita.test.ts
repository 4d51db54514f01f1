// What was told live goes with a result that a correction elsewhere undoes, and comes back with it.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { type FinalDesfeita, makeFinal } from '#server/testing/correcoes/final-desfeita.ts';
import { aceito, placar } from '#server/testing/vida.ts';

const t = testApp();

const tell = ({ path }: FinalDesfeita, who: SignedIn, tipo: string, more: object = {}) =>
  who.post(`${path}/lances`, { id: randomUUID(), tipo, ...more });

async function toldBy(cena: FinalDesfeita, who: SignedIn, lados: readonly string[]) {
  aceito(await tell(cena, who, 'inicio'));
  for (const lado of lados) aceito(await tell(cena, who, 'gol', { lado }));
}

const live = async ({ path, org }: FinalDesfeita) => (await org.get(`${path}/lances`)).json().data;

const shownAsLive = async ({ id, org }: FinalDesfeita) =>
  (await org.get(`/api/campeonatos/${id}/jogos`)).json().ao_vivo;

async function enter({ org, path }: FinalDesfeita, lancamento: object, more: object = {}) {
  const { versao } = (await org.get(path)).json().data.partida;
  aceito(await org.put(`${path}/placar`, { versao, lancamento, ...more }));
}

/** Told to its end and official, 2-1; a correction before it was made and taken back. */
async function undone(): Promise<FinalDesfeita> {
  const cena = await makeFinal(t);
  await toldBy(cena, cena.org, ['mandante', 'visitante', 'mandante']);
  aceito(await tell(cena, cena.org, 'fim'));
  await enter(cena, placar(2, 1));
  await cena.undo();
  await cena.correct(placar(2, 1));
  return cena;
}

test('a match whose result a correction undid is not live with its old score, and is told anew', async () => {
  const cena = await undone();
  expect(await shownAsLive(cena)).toEqual([]);
  expect(await live(cena)).toMatchObject({ gols: [0, 0], terminou: false, lances: [] });
  await toldBy(cena, cena.org, ['visitante']);
  expect(await live(cena)).toMatchObject({ gols: [0, 1], terminou: false });
});

test('restored, it reads as it was told the first time, and not what was told meanwhile', async () => {
  const cena = await undone();
  await toldBy(cena, cena.org, ['visitante']);
  aceito(await tell(cena, cena.org, 'fim'));
  await cena.restore();
  const told = await live(cena);
  expect(told).toMatchObject({ gols: [2, 1], terminou: true });
  expect(told.lances).toHaveLength(5);
});

test('an undone match that nobody tells anew reads as it was told, too, once it is restored', async () => {
  const cena = await undone();
  await cena.restore();
  expect((await live(cena)).lances).toHaveLength(5);
});

test('the end of a match that others were to play does not end what is told of this one', async () => {
  const cena = await makeFinal(t);
  const { org } = cena;
  await toldBy(cena, org, ['mandante']);
  aceito(await tell(cena, org, 'fim'));
  // No result is lost: the final gets another finalist.
  await cena.undo();
  await toldBy(cena, org, ['mandante', 'visitante']);
  await enter(cena, placar(3, 0));
  await enter(cena, { tipo: 'limpar' }, { motivo: 'jogo errado' });
  expect(await live(cena)).toMatchObject({ gols: [1, 1], terminou: false });
  expect(await shownAsLive(cena)).toHaveLength(1);
});
