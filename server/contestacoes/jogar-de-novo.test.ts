// A verdict that has a match played again is about the two who met: when another comes in it is over, with its deadline.
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { contestada, julgar } from '#server/testing/correcoes/final-desfeita.ts';
import { aceito } from '#server/testing/vida.ts';

const t = testApp();

const ATE = '2030-03-01T18:00:00.000Z';

async function deNovo() {
  const cena = await contestada(t);
  await julgar(cena, { decisao: { tipo: 'jogar_de_novo', prazo_at: ATE } });
  const lida = async () => (await cena.org.get(cena.path)).json().data;
  expect((await lida()).partida.prazo_at).toBe(ATE);
  return { ...cena, lida };
}

test('the deadline to play again goes with the verdict when another team comes into the match', async () => {
  const { undo, lida } = await deNovo();
  await undo();
  const { partida, vida } = await lida();
  expect([partida.prazo_at, vida.veredito]).toEqual([null, null]);
});

test('a deadline that the organisation gave it since stays', async () => {
  const { org, path, undo, lida } = await deNovo();
  const { versao } = (await lida()).partida;
  const prazo_at = '2030-04-01T18:00:00.000Z';
  aceito(await org.put(`${path}/agenda`, { versao, prazo_at }));
  await undo();
  expect((await lida()).partida.prazo_at).toBe(prazo_at);
});
