// A result that a correction undid comes back by the hand of who might enter it, and over nothing that is open.
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { DERIVOU } from '#server/competicao/estado.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  addHelper,
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
  makeFinal,
} from '#server/testing/correcoes/final-desfeita.ts';
import { aceito, placar } from '#server/testing/vida.ts';

const t = testApp();

/** The final ended 2-1, a correction undid that, and was taken back. */
async function waiting(): Promise<FinalDesfeita> {
  const cena = await makeFinal(t);
  const { org, path, undo, correct } = cena;
  const { versao } = (await org.get(path)).json().data.partida;
  aceito(await org.put(`${path}/placar`, { versao, lancamento: placar(2, 1) }));
  await undo();
  await correct(placar(2, 1));
  return cena;
}

const restore = ({ id }: Pick<FinalDesfeita, 'id'>, who: SignedIn) =>
  who.post(`/api/campeonatos/${id}/partidas/restauracao`);

const seen = async ({ path }: FinalDesfeita, who: SignedIn) => (await who.get(path)).json().data;

async function plays(who: SignedIn, participante: string | null): Promise<void> {
  await t.db.run(sql`
    update participantes set usuario_uuid = ${who.uuid} where uuid = ${participante}`);
}

test('a result from before is not restored over a score that a side reported since', async () => {
  const cena = await waiting();
  const { org, path, casa, fora } = cena;
  expect((await seen(cena, org)).restauraveis).toHaveLength(1);
  aceito(await casa.post(`${path}/informes`, { informado: placar(5, 1) }));
  expect((await seen(cena, org)).restauraveis).toEqual([]);
  const answer = await restore(cena, org);
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'estado_mudou', data: { estado: 'informada' } });
  expect(answer.json().warning).toMatch(/já informou um placar/);
  const { partida, vida } = await seen(cena, fora);
  expect(partida).toMatchObject({ estado: 'informada', placar: null });
  expect(vida.informe).toMatchObject({ informado: { mandante: 5, visitante: 1 } });
});

test('a result from before is not restored over a match that is being told live', async () => {
  const cena = await waiting();
  const { org, path, casa } = cena;
  const start = { tipo: 'inicio', id: randomUUID() };
  aceito(await casa.post(`${path}/lances`, start));
  expect((await seen(cena, org)).restauraveis).toEqual([]);
  const answer = await restore(cena, org);
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json().warning).toMatch(/contado ao vivo/);
  aceito(await casa.delete(`${path}/lances/${start.id}`));
  aceito(await restore(cena, org));
});

test('a result from before is not restored over a case that waits for its verdict', async () => {
  const cena = await waiting();
  const { org, path, casa, fora } = cena;
  aceito(await casa.post(`${path}/informes`, { informado: placar(5, 1) }));
  aceito(await fora.post(`${path}/contestacao`, { informado: placar(1, 5) }));
  expect((await seen(cena, org)).restauraveis).toEqual([]);
  const answer = await restore(cena, org);
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'estado_mudou', data: { estado: 'contestada' } });
  const { partida, vida } = await seen(cena, fora);
  expect(partida).toMatchObject({ estado: 'contestada', placar: null });
  expect(vida.contestacao).toMatchObject({ informado: { mandante: 1, visitante: 5 } });
});

/** Entered by an organiser who plays it, while nobody could speak for the rival; now somebody can. */
async function waitingOwn(): Promise<FinalDesfeita> {
  const cena = await makeFinal(t);
  const { org, path, fora, lados, undo, correct } = cena;
  await plays(org, lados[0]);
  await t.db.run(sql`update participantes set usuario_uuid = null where uuid = ${lados[1]}`);
  const { versao } = (await org.get(path)).json().data.partida;
  aceito(await org.put(`${path}/placar`, { versao, lancamento: placar(2, 1) }));
  await undo();
  await correct(placar(2, 1));
  await plays(fora, lados[1]);
  return cena;
}

const told = async (who: SignedIn): Promise<string[]> =>
  (await who.get('/api/usuario/notifications'))
    .json()
    .data.map(({ mensagem }: { mensagem: string }) => mensagem);

test('a verdict against an organiser who plays is put back by him, and everybody reads that he plays', async () => {
  const cena = await contestada(t);
  const { org, path, fora, lados, correct, undo } = cena;
  await julgar(cena, { decisao: placar(0, 3) });
  await plays(org, lados[0]);
  await undo();
  expect((await correct(placar(2, 1))).restauraveis).toHaveLength(1);
  expect((await seen(cena, org)).restauraveis).toHaveLength(1);
  aceito(await restore(cena, org));
  const { partida, vida, registros } = await seen(cena, org);
  expect(partida).toMatchObject({ placar: { mandante: 0, visitante: 3 } });
  expect(vida).toMatchObject({ oficial: { via: 'veredito', de_quem_joga: null } });
  expect(registros[0]).toMatchObject({
    ...{ acao: 'restaurar-placar', depois: { de_quem_joga: 'mandante' } },
  });
  expect((await told(fora))[0]).toMatch(
    /voltou a valer\. Foi restaurado por quem organiza e joga por /,
  );
  const again = (await fora.get(path)).json().data;
  expect(again.vida.veredito).toMatchObject({ decisao: { mandante: 0, visitante: 3 } });
});

test('what the rival confirmed, or said nothing against, an organiser who plays puts back', async () => {
  const cena = await makeFinal(t);
  const { org, path, casa, fora, vida, lados, correct, undo } = cena;
  await plays(org, lados[0]);
  aceito(await org.post(`${path}/informes`, { informado: placar(2, 1) }));
  const { informe } = await vida(fora);
  aceito(await fora.post(`${path}/informes/${informe.uuid}/confirmacao`));
  await undo();
  expect((await correct(placar(2, 1))).restauraveis).toHaveLength(1);
  const keptAs = (via: string, afirmado: string[]) =>
    t.db.run(sql`
      update vidas_desfeitas set via = ${via}, afirmado = ${afirmado}::text[]
      where partida_uuid = ${cena.uuid}`);
  await keptAs('sem_resposta', ['mandante']);
  expect((await seen(cena, org)).restauraveis, 'the clock').toHaveLength(1);
  await keptAs('organizacao', ['mandante']);
  expect((await seen(cena, org)).restauraveis, 'their own word').toEqual([]);
  await t.db.run(sql`delete from vidas_desfeitas where partida_uuid = ${cena.uuid}`);
  expect((await seen(cena, org)).restauraveis, 'nobody knows by whose').toEqual([]);
  expect((await seen(cena, casa)).restauraveis, 'who only played').toEqual([]);
});

test('a verdict that the owner gave in their own match is not theirs to put back', async () => {
  const cena = await contestada(t);
  const { org, lados, correct, undo } = cena;
  await julgar(cena, { decisao: placar(3, 0) });
  await plays(org, lados[0]);
  await t.db.run(sql`
    update contestacoes set veredito = veredito || '{"de_quem_joga": true}'
    where partida_uuid = ${cena.uuid}`);
  await undo();
  expect((await correct(placar(2, 1))).restauraveis).toEqual([]);
  const answer = await restore(cena, org);
  expect(answer.statusCode, answer.body).toBe(403);
});

test('an organiser who plays the match does not restore what they entered, another does', async () => {
  const cena = await waitingOwn();
  const { org, id, correct, undo } = cena;
  expect((await seen(cena, org)).restauraveis).toEqual([]);
  const answer = await restore(cena, org);
  expect(answer.statusCode, answer.body).toBe(403);
  expect(answer.json().error).toMatch(/^Você joga esta partida/);
  await undo();
  expect((await correct(placar(2, 1))).restauraveis, 'nor on the sheet').toEqual([]);
  const caio = await t.signedIn();
  await addHelper(org, id, { helper: caio });
  expect((await seen(cena, caio)).restauraveis).toHaveLength(1);
  aceito(await restore(cena, caio));
  expect((await seen(cena, caio)).partida).toMatchObject({ placar: { mandante: 2 } });
});

test('where nobody could speak for the rival, an organiser who plays restores the match', async () => {
  const cena = await waitingOwn();
  const { org, lados } = cena;
  await t.db.run(sql`update participantes set usuario_uuid = null where uuid = ${lados[1]}`);
  expect((await seen(cena, org)).restauraveis).toHaveLength(1);
  aceito(await restore(cena, org));
  expect((await seen(cena, org)).partida).toMatchObject({ placar: { mandante: 2 } });
});

test('no result is restored in a cancelled championship', async () => {
  const cena = await waiting();
  const { org, id } = cena;
  aceito(await org.put(`/api/campeonatos/${id}/estado`, { estado: 'cancelado', ciente: true }));
  expect((await seen(cena, org)).restauraveis).toEqual([]);
  const answer = await restore(cena, org);
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json().warning).toBe('O campeonato não está em andamento.');
  expect((await seen(cena, org)).partida).toMatchObject({ placar: null });
});

test('a match that was put off meanwhile may have its own result back', async () => {
  const cena = await waiting();
  const { org, path } = cena;
  const { versao } = (await seen(cena, org)).partida;
  aceito(await org.put(`${path}/placar`, { versao, lancamento: { tipo: 'adiar' } }));
  expect((await seen(cena, org)).restauraveis).toHaveLength(1);
  aceito(await restore(cena, org));
  expect((await seen(cena, org)).partida).toMatchObject({ placar: { mandante: 2 } });
});

test('what may come back does, without the final that the organiser plays', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, {
    ...{ fases: [{ tipo: 'mata_mata' }], regras: { quem_informa: 'os_dois' } },
  });
  await insertNames(t, id, 8);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  for (const n of [1, 2]) {
    for (const jogo of await round(n)) aceito(await score(org, jogo, placar(2, 1)));
  }
  const [semi] = (await round(2)) as [PartidaDeTeste];
  const [final] = (await round(3)) as [PartidaDeTeste];
  await plays(org, final.visitante.participante);
  aceito(await score(org, final, placar(2, 1)));
  await plays(await t.signedIn(), final.mandante.participante);
  const correct = async (lancamento: object) => {
    const [first] = (await round(1)) as [PartidaDeTeste];
    const more = { motivo: 'súmula trocada', ciente: true };
    return (await score(org, first, lancamento, more)).json();
  };
  expect((await correct(placar(0, 3))).ficam_fora).toEqual([]);
  expect(await correct(placar(2, 1))).toMatchObject({
    restauraveis: [{ uuid: semi.uuid }],
    ficam_fora: [{ uuid: final.uuid, antes: { placar: { mandante: 2 } }, motivo: 'propria' }],
  });
  const answer = await restore({ id }, org);
  expect(answer.json().data).toMatchObject([{ uuid: semi.uuid }]);
  const refused = await restore({ id }, org);
  expect(refused.statusCode, refused.body).toBe(403);
});

test('a leg that waits for somebody is named with its reason beside the one that may come back', async () => {
  const org = await t.signedIn();
  const fases = [{ tipo: 'mata_mata', pernas_final: 2 }];
  const id = await makeCampeonato(org, { fases, regras: { quem_informa: 'os_dois' } });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  for (const jogo of await round(1)) aceito(await score(org, jogo, placar(2, 1)));
  const [ida, volta] = (await round(2)) as [PartidaDeTeste, PartidaDeTeste];
  aceito(await score(org, ida, placar(2, 1)));
  aceito(await score(org, volta, placar(4, 1)));
  for (const lancamento of [placar(0, 3), placar(2, 1)]) {
    const [semi] = (await round(1)) as [PartidaDeTeste];
    aceito(await score(org, semi, lancamento, { motivo: 'x', ciente: true }));
  }
  const [casa, fora] = [await t.signedIn(), await t.signedIn()];
  await plays(casa, volta.mandante.participante);
  await plays(fora, volta.visitante.participante);
  const offered = async () => {
    const { restauraveis, ficam_fora } = (await org.get(`/api/partidas/${ida.uuid}`)).json().data;
    return [restauraveis, ficam_fora];
  };
  const without = (motivo: string) => [
    [{ uuid: ida.uuid }],
    [{ uuid: volta.uuid, antes: { placar: { mandante: 4, visitante: 1 } }, motivo }],
  ];
  expect(await offered()).toMatchObject([[{ uuid: ida.uuid }, { uuid: volta.uuid }], []]);
  const path = `/api/partidas/${volta.uuid}`;
  const start = { tipo: 'inicio', id: randomUUID() };
  aceito(await casa.post(`${path}/lances`, start));
  expect(await offered()).toMatchObject(without('ao_vivo'));
  aceito(await casa.delete(`${path}/lances/${start.id}`));
  aceito(await casa.post(`${path}/informes`, { informado: placar(5, 1) }));
  expect(await offered()).toMatchObject(without('informada'));
  aceito(await fora.post(`${path}/contestacao`, { informado: placar(1, 5) }));
  expect(await offered()).toMatchObject(without('contestada'));
  // Who may not put anything back is told of nothing.
  const guest = (await fora.get(`/api/partidas/${ida.uuid}`)).json().data;
  expect([guest.restauraveis, guest.ficam_fora]).toEqual([[], []]);
});

/** Two semi-finals over two legs, the first on penalties; a correction before both was made and taken back. */
async function undoneTies() {
  const org = await t.signedIn();
  const fases = [{ tipo: 'mata_mata', pernas: 2, desempate: ['penaltis'] }];
  const id = await makeCampeonato(org, { fases });
  await insertNames(t, id, 8);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  const legs = async (rodada: number, confronto: string) =>
    (await round(rodada)).filter((one) => one.confronto === confronto) as [
      PartidaDeTeste,
      PartidaDeTeste,
    ];
  for (const jogo of await round(1))
    aceito(await score(org, jogo, placar(jogo.perna === 1 ? 1 : 0, 0)));
  const enter = async (confronto: string, ida: object, volta: object) => {
    const [one, two] = await legs(2, confronto);
    aceito(await score(org, one, ida));
    aceito(await score(org, two, volta));
  };
  await enter('2.1', placar(1, 0), placar(1, 0, { penaltis: [4, 3] }));
  await enter('2.2', placar(2, 0), placar(1, 1));
  for (const confronto of ['1.1', '1.3']) {
    for (const lancamento of [placar(0, 3), placar(1, 0)]) {
      const [ida] = await legs(1, confronto);
      aceito(await score(org, ida, lancamento, { motivo: 'x', ciente: true }));
    }
  }
  return { org, id, legs };
}

test('a result that the rules do not take any more is left out and named, and others come back without it', async () => {
  const { org, id, legs } = await undoneTies();
  const [ida, volta] = await legs(2, '2.1');
  expect(ida.placar).toBeNull();
  // Not now: the first leg is entered anew, and the penalties of the second decide nothing.
  aceito(await score(org, ida, placar(2, 0)));
  const offered = async ({ uuid }: PartidaDeTeste) => {
    const { data } = (await org.get(`/api/partidas/${uuid}`)).json();
    return [data.restauraveis.length, data.ficam_fora];
  };
  expect(await offered(volta), 'not on its page').toEqual([0, []]);
  const others = await legs(2, '2.2');
  expect(await offered(others[0])).toMatchObject([2, [{ uuid: volta.uuid, motivo: 'regras' }]]);
  const answer = await restore({ id }, org);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().data.map(({ uuid }: PartidaDeTeste) => uuid)).toEqual(
    others.map(({ uuid }) => uuid),
  );
  const again = await restore({ id }, org);
  expect(again.statusCode, again.body).toBe(409);
  expect(again.json().warning).toMatch(/^O placar anterior de .+ × .+ não volta: /);
  // As it was at first it fits again.
  const [now] = await legs(2, '2.1');
  aceito(await score(org, now, placar(1, 0), { motivo: 'x' }));
  expect((await restore({ id }, org)).json().data).toMatchObject([{ uuid: volta.uuid }]);
});

test('the page of an undone match derives what may come back once for a version', async () => {
  const cena = await waitingOwn();
  const { org, fora, lados } = cena;
  await t.db.run(sql`update participantes set usuario_uuid = null where uuid = ${lados[1]}`);
  await seen(cena, org);
  let derived = 0;
  const count = () => {
    derived += 1;
  };
  subscribe(DERIVOU, count);
  expect((await seen(cena, org)).restauraveis).toHaveLength(1);
  unsubscribe(DERIVOU, count);
  expect(derived).toBe(0);
  await plays(fora, lados[1]);
  expect((await seen(cena, org)).restauraveis, 'without a new version').toEqual([]);
});
