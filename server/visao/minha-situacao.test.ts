// What the first view tells somebody who plays: the place round by round, and what they need, which must come true.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Visao } from '#contract/visao.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

async function running(fases: object[], count: number) {
  const org = await t.signedIn();
  const ana = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await t.db.run(sql`
    update participantes set usuario_uuid = ${ana.uuid} where uuid = ${uuids[0]}`);
  await startCampeonato(org, id);
  return { org, ana, id, uuids };
}

type Running = Awaited<ReturnType<typeof running>>;

const see = async ({ id }: Running, who: Pick<SignedIn, 'get'>): Promise<Visao> =>
  (await who.get(`/api/campeonatos/${id}/visao`)).json().data;

/** Who comes first in the list wins. */
async function playRound({ org, id, uuids }: Running): Promise<void> {
  for (const partida of await currentRound(org, id)) {
    const rank = ({ participante }: PartidaDeTeste['mandante']) =>
      uuids.indexOf(participante ?? '');
    const isHome = rank(partida.mandante) < rank(partida.visitante);
    const goals = isHome ? { mandante: 1, visitante: 0 } : { mandante: 0, visitante: 1 };
    const answer = await score(org, partida, { tipo: 'placar', ...goals });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

test('the place after each round ends with that of the table, and a guest is told none', async () => {
  const made = await running([{ tipo: 'pontos_corridos' }], 4);
  await playRound(made);
  await playRound(made);
  const { campanha } = await see(made, made.ana);
  expect(campanha).toMatchObject({ de: 4, posicao: 1 });
  expect(campanha?.posicoes).toHaveLength(2);
  expect(campanha?.posicoes.at(-1)).toBe(1);
  const guest = await see(made, await t.guest());
  expect([guest.campanha, guest.precisa]).toEqual([null, null]);
});

test('what is said to be enough is enough, by the closest score and whatever the others do', async () => {
  const made = await running([{ tipo: 'pontos_corridos' }], 4);
  const { org, ana, id, uuids } = made;
  await playRound(made);
  await playRound(made);
  const { precisa } = await see(made, ana);
  const title = precisa?.metas.find(({ alvo }) => alvo === 'campeao');
  expect(title?.basta).not.toBeNull();
  const own = (await currentRound(org, id)).find(({ uuid }) => uuid === precisa?.partida);
  if (!own) throw new Error('it names the next match');
  const isHome = own.mandante.participante === uuids[0];
  expect(isHome ? own.visitante.participante : own.mandante.participante).toBe(precisa?.adversario);
  const goals = title?.basta === 'empate' ? [0, 0] : [1, 0];
  const [mandante, visitante] = isHome ? goals : goals.toReversed();
  await score(org, own, { tipo: 'placar', mandante, visitante });
  const { campanha, precisa: after } = await see(made, ana);
  expect(campanha?.marca).toBe('campeao');
  // Nothing is left to play.
  expect(after).toBeNull();
});

test('in a group its first place is an aim beside the place in the next phase', async () => {
  const groups = { tipo: 'grupos', grupos: 2, classificam: 2 };
  const made = await running([groups, { tipo: 'mata_mata' }], 8);
  await playRound(made);
  await playRound(made);
  const { precisa } = await see(made, made.ana);
  const told = new Map(precisa?.metas.map((meta) => [meta.alvo, meta]));
  expect([...told.keys()]).toEqual(['vaga', 'primeiro']);
  expect(told.get('vaga')?.estado).not.toBe('impossivel');
});
