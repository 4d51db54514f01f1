// What a verdict carried beside its result goes with it, and comes back with it: warnings, fines and points as well as
// who is kept out.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import {
  contestada,
  type FinalDesfeita,
  julgar,
} from '#server/testing/correcoes/final-desfeita.ts';
import { aceito, lances, ler, makePartida, placar } from '#server/testing/vida.ts';

const t = testApp();

const ADVERTE = { lado: 'mandante', tipo: 'advertencia' };
const MULTA = { lado: 'mandante', tipo: 'multa', multa: 500 };
const MENOS_TRES = { lado: 'visitante', tipo: 'pontos', pontos: -3 };

const listed = async ({ org, id }: Pick<FinalDesfeita, 'org' | 'id'>) =>
  (await org.get(`/api/campeonatos/${id}/punicoes`)).json().data;

/** What the correction of the semi-final says before that it would take from somebody. */
async function told({ org, id }: FinalDesfeita) {
  const [semi] = (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=1`)).json().data;
  const answer = await org.post(`/api/partidas/${semi.uuid}/impacto`, { lancamento: placar(0, 3) });
  return answer.json().data.sancoes;
}

test.each([ADVERTE, MULTA])(
  '$tipo goes with the verdict, told before, and comes back',
  async (sancao) => {
    const cena = await contestada(t);
    await julgar(cena, { decisao: placar(1, 2), sancao });
    const before = await listed(cena);
    expect(before).toMatchObject([{ tipo: sancao.tipo }]);
    const { tipo, multa } = before[0];
    expect(await told(cena)).toEqual([{ participante: cena.lados[0], tipo, pontos: 0, multa }]);
    await cena.undo();
    expect(await listed(cena)).toEqual([]);
    await cena.restore();
    expect(await listed(cena)).toEqual(before);
    expect((await cena.vida(cena.fora)).veredito.sancao).toMatchObject({ tipo, anulada: false });
  },
);

test('one that was taken back by hand does not come back with its result', async () => {
  const cena = await contestada(t);
  await julgar(cena, { decisao: placar(1, 2), sancao: MULTA });
  const [{ uuid }] = await listed(cena);
  aceito(await cena.org.delete(`/api/campeonatos/${cena.id}/punicoes/${uuid}`));
  expect(await told(cena)).toBeUndefined();
  await cena.undone();
  expect(await listed(cena)).toEqual([]);
});

test('one that somebody gave by hand has nothing to do with a result', async () => {
  const cena = await contestada(t);
  const { org, id, lados } = cena;
  await julgar(cena, { decisao: placar(1, 2), sancao: ADVERTE });
  const body = {
    participante: lados[0],
    tipo: 'advertencia',
    fase: 1,
    motivo: 'Ofendeu o árbitro.',
  };
  aceito(await org.post(`/api/campeonatos/${id}/punicoes`, body));
  await cena.undo();
  expect(await listed(cena)).toMatchObject([{ motivo: 'Ofendeu o árbitro.' }]);
});

test('points that a verdict took away are given back where its result is cleared, and the table says so', async () => {
  const cena = await makePartida(t, { times: 4 });
  const { id, uuid, lados, gente } = cena;
  aceito(await lances.informar(cena, 'casa', placar(2, 1)));
  aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 2) }));
  aceito(await lances.julgar(cena, 'dono', placar(2, 1), { sancao: MENOS_TRES }));
  const pontos = async () => {
    const { tabelas } = (await gente.dono.get(`/api/campeonatos/${id}/classificacao`)).json().data;
    const rows: { participante: string; p: number }[] = tabelas[0].linhas;
    return rows.find(({ participante }) => participante === lados[1])?.p;
  };
  expect(await pontos()).toBe(-3);
  const ask = { lancamento: { tipo: 'limpar' } };
  const preview = (await gente.dono.post(`/api/partidas/${uuid}/impacto`, ask)).json().data;
  const sancao = { participante: lados[1], tipo: 'pontos', pontos: -3, multa: null };
  expect(preview.sancoes).toEqual([sancao]);
  const corrected = { lancamento: placar(1, 0) };
  const other = (await gente.dono.post(`/api/partidas/${uuid}/impacto`, corrected)).json().data;
  expect(other.sancoes, 'a corrected score leaves them').toBeUndefined();
  aceito(await lances.lancar(cena, 'dono', { tipo: 'limpar' }, { motivo: 'x', ciente: true }));
  expect(await pontos()).toBe(0);
  expect((await ler(cena)).vida.veredito).toBeNull();
});

test('in a table of a later phase points go with the result and count again with it', async () => {
  const org = await t.signedIn();
  const liga = { tipo: 'pontos_corridos', turnos: 1, classificam: 2 };
  const regras = { quem_informa: 'os_dois' };
  const id = await makeCampeonato(org, { fases: [liga, liga], regras });
  const times = await insertNames(t, id, 3);
  await startCampeonato(org, id);
  const rank = (one: PartidaDeTeste, side: 'mandante' | 'visitante') =>
    times.indexOf(String(one[side].participante));
  const games = async (fase: number): Promise<PartidaDeTeste[]> => {
    const rounds = fase === 1 ? [1, 2, 3] : [1];
    const all = await Promise.all(
      rounds.map(async (rodada) => {
        const path = `/api/campeonatos/${id}/jogos?fase=${fase}&rodada=${rodada}`;
        return (await org.get(path)).json().data as PartidaDeTeste[];
      }),
    );
    return all.flat().filter(({ visitante }) => visitante.participante);
  };
  const homeWins = (one: PartidaDeTeste) => rank(one, 'mandante') < rank(one, 'visitante');
  for (const one of await games(1)) {
    aceito(await score(org, one, homeWins(one) ? placar(2, 0) : placar(0, 2)));
  }
  const [final] = (await games(2)) as [PartidaDeTeste];
  const path = `/api/partidas/${final.uuid}`;
  const [casa, fora] = [await t.signedIn(), await t.signedIn()];
  for (const [who, side] of [
    [casa, final.mandante.participante],
    [fora, final.visitante.participante],
  ] as const) {
    await t.db.run(sql`
      update participantes set usuario_uuid = ${who.uuid} where uuid = ${String(side)}`);
  }
  aceito(await casa.post(`${path}/informes`, { informado: placar(2, 1) }));
  aceito(await fora.post(`${path}/contestacao`, { informado: placar(1, 2) }));
  await julgar({ org, path } as FinalDesfeita, { decisao: placar(2, 1), sancao: MENOS_TRES });
  const tabela = async () => {
    const url = `/api/campeonatos/${id}/classificacao?fase=2`;
    const rows: { p: number }[] = (await org.get(url)).json().data.tabelas[0].linhas;
    return rows.map(({ p }) => p);
  };
  expect(await tabela()).toEqual([3, -3]);
  // Who was second of the first phase loses to who was last.
  const last = (await games(1)).find((one) => rank(one, 'mandante') + rank(one, 'visitante') === 3);
  if (!last) throw new Error('the last two have met');
  const correct = async (isRight: boolean) => {
    const [now] = (await games(1)).filter(({ uuid }) => uuid === last.uuid) as [PartidaDeTeste];
    const said = homeWins(now) === isRight ? placar(2, 0) : placar(0, 2);
    aceito(await score(org, now, said, { motivo: 'x', ciente: true }));
  };
  await correct(false);
  expect(await tabela()).toEqual([0, 0]);
  await correct(true);
  aceito(await org.post(`/api/campeonatos/${id}/partidas/restauracao`));
  expect(await tabela()).toEqual([3, -3]);
  expect(await listed({ org, id })).toMatchObject([{ tipo: 'pontos', pontos: -3, fase: 2 }]);
});
