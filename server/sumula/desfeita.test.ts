// A sheet counts while the same two meet and the result was played: it leaves with a result that a correction
// elsewhere undoes, and comes back with it.
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { type FinalDesfeita, makeFinal } from '#server/testing/correcoes/final-desfeita.ts';
import { aceito, placar } from '#server/testing/vida.ts';

const t = testApp();

const AWARE = { motivo: 'Placar trocado', ciente: true };

/** Four in a bracket: the final ended 2-0, and one of its scorers is written down. */
async function played() {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  for (const semi of await round(1)) await score(org, semi, placar(1, 0));
  const [final] = (await round(2)) as [PartidaDeTeste];
  await score(org, final, placar(2, 0));
  const lances = [{ tipo: 'gol', quem: { nome: 'Pipoca' } }];
  const path = `/api/partidas/${final.uuid}`;
  const half = { mandante: { versao: 0, lances } };
  expect((await org.put(`${path}/sumula`, half)).statusCode).toBe(200);
  const correct = async (lancamento: object) => {
    const [semi] = (await round(1)) as [PartidaDeTeste];
    const answer = await score(org, semi, lancamento, AWARE);
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const restore = () => org.post(`/api/campeonatos/${id}/partidas/restauracao`);
  const scorers = async () =>
    (await org.get(path)).json().data.sumula.mandante as { versao: number; lances: unknown[] };
  return { org, id, round, correct, restore, scorers };
}

test('scorers of an undone final count for nobody, not for another finalist either, until it is restored', async () => {
  const { org, id, correct, restore, scorers } = await played();
  const numbers = async () =>
    (await org.get(`/api/campeonatos/${id}/estatisticas`)).json().data.jogadores;
  expect(await numbers()).toMatchObject({ artilharia: [{ nome: 'Pipoca', gols: 1 }] });
  await correct(placar(0, 1));
  expect(await numbers()).toBeNull();
  expect(await scorers()).toMatchObject({ versao: 0, lances: [] });
  await correct(placar(1, 0));
  expect((await restore()).statusCode).toBe(200);
  expect(await numbers()).toMatchObject({ artilharia: [{ nome: 'Pipoca', gols: 1 }] });
});

test.each([
  ['put off', { tipo: 'adiar' }],
  ['cleared once more', { tipo: 'limpar' }],
])(
  'an undone final that is %s keeps the sheet that comes back with its result',
  async (_, lancamento) => {
    const { org, round, correct, restore, scorers } = await played();
    await correct(placar(0, 1));
    await correct(placar(1, 0));
    const [open] = (await round(2)) as [PartidaDeTeste];
    const off = await score(org, open, lancamento);
    expect(off.statusCode, off.body).toBe(200);
    expect((await restore()).json().data).toHaveLength(1);
    expect((await scorers()).lances).toMatchObject([{ quem: { nome: 'Pipoca' } }]);
  },
);

const PIPOCA = [
  { tipo: 'gol', quem: { nome: 'Pipoca' } },
  { tipo: 'vermelho', quem: { nome: 'Jura' } },
];

const half = async ({ path }: FinalDesfeita, who: SignedIn) =>
  (await who.get(path)).json().data.sumula.mandante as { versao: number; lances: object[] };

async function write(cena: FinalDesfeita, who: SignedIn, lances: object[]): Promise<void> {
  const { versao } = await half(cena, who);
  aceito(await who.put(`${cena.path}/sumula`, { mandante: { versao, lances } }));
}

/** Without a word of agreement to anything. */
async function enter({ org, path }: FinalDesfeita, lancamento: object) {
  const { versao } = (await org.get(path)).json().data.partida;
  return org.put(`${path}/placar`, { versao, lancamento });
}

/** The final ended 2-0 with a scorer and a red card; that was undone, and the correction taken back. */
async function undone(): Promise<FinalDesfeita> {
  const cena = await makeFinal(t);
  aceito(await enter(cena, placar(2, 0)));
  await write(cena, cena.casa, PIPOCA);
  await cena.undo();
  await cena.correct(placar(2, 1));
  return cena;
}

const named = ({ lances }: { lances: object[] }) =>
  lances.map((one) => (one as { quem: { nome: string } }).quem.nome);

test.each([
  ['put off', { tipo: 'adiar' }],
  ['cleared', { tipo: 'limpar' }],
])(
  'the sheet comes back with its result also where another score was reported meanwhile, and the match %s',
  async (_, lancamento) => {
    const cena = await undone();
    aceito(await cena.casa.post(`${cena.path}/informes`, { informado: placar(5, 1) }));
    aceito(await enter(cena, lancamento));
    await cena.restore();
    expect(named(await half(cena, cena.org))).toEqual(['Pipoca', 'Jura']);
  },
);

test('what a side wrote of a score that it took back does not take the place of the sheet that comes back', async () => {
  const cena = await undone();
  const { casa, path } = cena;
  aceito(await casa.post(`${path}/informes`, { informado: placar(5, 1) }));
  expect(await half(cena, casa)).toMatchObject({ versao: 0, lances: [] });
  await write(cena, casa, [{ tipo: 'gol', quem: { nome: 'Outra' } }]);
  const { informe } = await cena.vida(casa);
  aceito(await casa.delete(`${path}/informes/${informe.uuid}`));
  await cena.restore();
  const back = await half(cena, casa);
  expect(named(back)).toEqual(['Pipoca', 'Jura']);
  // Who has the other one on the screen is shown this one first.
  expect(back.versao).toBe(2);
});

test('a final that is played anew begins with an empty sheet, and without the cards of the one before', async () => {
  const cena = await undone();
  const { org, id, uuid } = cena;
  aceito(await enter(cena, placar(3, 1)));
  expect(await half(cena, org)).toMatchObject({ versao: 0, lances: [] });
  expect((await org.get(`/api/campeonatos/${id}/estatisticas`)).json().data.jogadores).toBeNull();
  const { cartoes } = (await t.db.first<{ cartoes: unknown }>(sql`
    select cartoes from partidas where uuid = ${uuid}`)) ?? { cartoes: 'none' };
  expect(cartoes).toBeNull();
});

test('cards of a result count again in the table with it', async () => {
  const cena = await undone();
  const cards = async () =>
    (
      await t.db.first<{ cartoes: unknown }>(sql`
        select cartoes from partidas where uuid = ${cena.uuid}`)
    )?.cartoes;
  expect(await cards()).toBeNull();
  await cena.restore();
  expect(await cards()).toMatchObject({ entre: cena.lados, mandante: { vermelhos: 1 } });
});

test('who leaves while their result is undone leaves no name in the sheet that comes back, and had it in their copy', async () => {
  const cena = await undone();
  const { casa, org } = cena;
  aceito(await casa.post('/api/perfil/exportacao'));
  const files = unzipSync((await casa.get('/api/perfil/exportacao')).rawPayload);
  const copy = strFromU8(files['sumulas_desfeitas.json'] ?? new Uint8Array());
  expect(copy).toContain('Pipoca');
  await t.db.run(sql`
    update usuarios set exclusao_em = now() - interval '1 minute' where uuid = ${casa.uuid}`);
  await anonymizeDue(t, new Date());
  await cena.restore();
  const { lances } = await half(cena, org);
  expect(lances).toMatchObject([
    { quem: { jogador: NAO_IDENTIFICADO, nome: null } },
    { quem: { jogador: NAO_IDENTIFICADO, nome: null } },
  ]);
});
