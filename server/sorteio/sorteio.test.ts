import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { daParaSeparar, sortear } from '#regras/montagem/sorteio.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  openCampeonato,
  type PartidaDeTeste,
  score,
} from '#server/testing/campeonato.ts';

const t = testApp();

const GROUPS = [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }];

async function scene(fases: object[] = GROUPS, count = 6) {
  const org = await t.signedIn();
  const id = await openCampeonato(org, {}, { fases });
  const uuids = await insertNames(t, id, count);
  const path = `/api/campeonatos/${id}/sorteio`;
  const prepare = (body: object) => org.post(path, body);
  const run = (uuid: string) => org.put(path, { uuid });
  return { org, id, uuids, path, prepare, run };
}

const groupsOf = async (org: SignedIn, id: string) => {
  const { data } = (await org.get(`/api/campeonatos/${id}/classificacao?fase=1`)).json();
  type Linhas = { linhas: { participante: string }[] };
  return data.tabelas.map(({ linhas }: Linhas) => linhas.map((linha) => linha.participante).sort());
};

describe('a draw', () => {
  test('publishes the hash of its seed before and the seed after, and anyone can run it again', async () => {
    const { id, path, prepare, run, org } = await scene();
    const before = (await prepare({ metodo: 'aleatorio' })).json().data;
    expect(before).toMatchObject({ semente: null, bolas: null, realizado_em: null });
    const guest = await t.guest();
    expect((await guest.get(path)).json().data[0].semente).toBeNull();
    expect((await run(before.uuid)).statusCode).toBe(200);
    const [after] = (await guest.get(path)).json().data;
    const hash = createHash('sha256').update(after.semente).digest('hex');
    expect(hash).toBe(before.semente_hash);
    expect(after.entrada).toEqual(before.entrada);
    const again = sortear(after.entrada, after.semente);
    expect(again.ok && again.value.bolas).toEqual(after.bolas);
    const drawn = again.ok ? Object.values(again.value.entrantes as object) : [];
    expect(await groupsOf(org, id)).toEqual(drawn.map((group: string[]) => group.toSorted()));
    // A second click does not draw again.
    expect((await run(before.uuid)).json().data.semente).toBe(after.semente);
  });

  test('of groups says how many it takes, and that more are placed by hand', async () => {
    const fases = [{ tipo: 'grupos', grupos: 64, classificam: 1 }, { tipo: 'mata_mata' }];
    const { prepare } = await scene(fases, 257);
    const answer = await prepare({ metodo: 'aleatorio' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations.metodo[0]).toContain('256 participantes');
  });

  test('with pots puts one of each pot in each group, and keeps apart who must not meet', async () => {
    const { org, id, uuids, prepare, run } = await scene(GROUPS, 4);
    const [a, b, c, d] = uuids as [string, string, string, string];
    for (const [uuid, pote] of [
      [a, 1],
      [b, 1],
      [c, 2],
      [d, 2],
    ] as const) {
      await org.put(`/api/participantes/${uuid}`, { pote });
    }
    const body = { metodo: 'potes', separados: [[a, c]] };
    await run((await prepare(body)).json().data.uuid);
    expect((await groupsOf(org, id)).sort()).toEqual([[a, d].sort(), [b, c].sort()].sort());
    const impossible = [
      [a, c],
      [a, d],
    ];
    const refused = await prepare({ metodo: 'potes', separados: impossible });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().validations.separados[0]).toContain('Não encontramos um sorteio');
  });

  test('keeps whole sets apart, and says where that cannot be asked for', async () => {
    const fases = [{ tipo: 'grupos', grupos: 3, classificam: 1 }, { tipo: 'mata_mata' }];
    const { org, id, uuids, prepare, run } = await scene(fases, 9);
    const club = uuids.slice(0, 3);
    const prepared = await prepare({ metodo: 'aleatorio', separados: [club] });
    expect(prepared.json().data.entrada.separados).toEqual([club]);
    await run(prepared.json().data.uuid);
    for (const group of await groupsOf(org, id)) {
      expect(group.filter((uuid: string) => club.includes(uuid))).toHaveLength(1);
    }
    await org.delete(`/api/campeonatos/${id}/sorteio`);
    const [a = ''] = club;
    for (const separados of [
      [uuids.slice(0, 4)],
      [[a, a]],
      [[a, '019a0000-0000-7000-8000-000000000000']],
    ]) {
      const answer = await prepare({ metodo: 'aleatorio', separados });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().validations)).toEqual(['separados']);
    }
    const cup = await scene([{ tipo: 'mata_mata' }], 4);
    const nowhere = await cup.prepare({ metodo: 'aleatorio', separados: [cup.uuids.slice(0, 2)] });
    expect(nowhere.json().validations.separados[0]).toContain('sorteio de grupos');
  });

  test('looks for a way to keep apart only as many as it finds one for quickly', async () => {
    const fases = [{ tipo: 'grupos', grupos: 16, classificam: 1 }, { tipo: 'mata_mata' }];
    const { uuids, prepare } = await scene(fases, 64);
    const refusalOf = async (separados: string[][]) =>
      (await prepare({ metodo: 'aleatorio', separados })).json().validations.separados[0];
    expect(await refusalOf([uuids.slice(0, 17)])).toContain('no máximo 16');
    const [a, b] = [uuids.slice(0, 16), uuids.slice(8, 24)];
    expect(await refusalOf([a, b, uuids.slice(30, 32)])).toContain('até 32 participantes');
    expect((await prepare({ metodo: 'aleatorio', separados: [a, b] })).statusCode).toBe(201);
  });

  test('that keeps nobody apart in a ring is refused without looking through every draw', () => {
    const teams = Array.from({ length: 128 }, (_, index) => String(index));
    const ring = teams.slice(0, 15);
    const separados = ring.map((team, index) => [team, ring[(index + 1) % 15] ?? '']);
    const input = { metodo: 'aleatorio', grupos: 2, manual: null, potes: [teams] } as const;
    expect(daParaSeparar({ ...input, separados })).toBe(false);
    expect(daParaSeparar({ ...input, separados: separados.slice(1) })).toBe(true);
  });

  test('by hand takes everybody exactly once, in the groups that there are', async () => {
    const { org, id, uuids, prepare, run } = await scene();
    const [a, b] = [uuids.slice(0, 3), uuids.slice(3)];
    for (const manual of [
      { A: a },
      { A: a, B: [...b, a[0]] },
      { A: a, C: b },
      { A: uuids.slice(0, 2), B: uuids.slice(2, 4), C: uuids.slice(4) },
    ]) {
      const answer = await prepare({ metodo: 'manual', manual });
      expect(answer.statusCode, JSON.stringify(manual)).toBe(422);
    }
    const good = await prepare({ metodo: 'manual', manual: { A: a, B: b } });
    await run(good.json().data.uuid);
    expect(await groupsOf(org, id)).toEqual([a.toSorted(), b.toSorted()]);
  });

  test('by ranking gives the order that was sent', async () => {
    const { org, id, uuids, prepare, run } = await scene([{ tipo: 'mata_mata' }], 4);
    const ordem = uuids.toReversed();
    await run((await prepare({ metodo: 'ranking', ordem })).json().data.uuid);
    const { confrontos } = (await org.get(`/api/campeonatos/${id}/chaveamento`)).json().data;
    const [first] = confrontos;
    const sides = first.lados.map((lado: { participante: string }) => lado.participante);
    expect(sides).toEqual([ordem[0], ordem[3]]);
  });

  test('by ranking is no draw: the trail says that the matches were made', async () => {
    const { org, id, prepare, run } = await scene();
    const trail = async () =>
      (await org.get(`/api/campeonatos/${id}/historico`))
        .json()
        .data.map(({ acao }: { acao: string }) => acao);
    await run((await prepare({ metodo: 'ranking' })).json().data.uuid);
    expect((await trail()).slice(0, 2)).toEqual(['montar-jogos', 'preparar-jogos']);
    await org.delete(`/api/campeonatos/${id}/sorteio`);
    expect((await trail())[0]).toBe('desfazer-jogos');
    await run((await prepare({ metodo: 'aleatorio' })).json().data.uuid);
    expect((await trail()).slice(0, 2)).toEqual(['realizar-sorteio', 'preparar-sorteio']);
  });

  test('that was prepared for others than those who are in is not run', async () => {
    const { org, id, prepare, run } = await scene();
    const { uuid } = (await prepare({ metodo: 'aleatorio' })).json().data;
    const list = { participantes: [{ nome: 'Atrasada' }] };
    await org.post(`/api/campeonatos/${id}/participantes/lista`, list);
    const refused = await run(uuid);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().warning).toMatch(/Prepare outro\.$/);
  });

  test('of a format that does not fit so many says which setting it is', async () => {
    const fases = [{ tipo: 'grupos', grupos: 4, classificam: 2 }, { tipo: 'mata_mata' }];
    const { prepare } = await scene(fases, 5);
    const refused = await prepare({ metodo: 'aleatorio' });
    expect(refused.statusCode, refused.body).toBe(422);
    expect(Object.keys(refused.json().validations)[0]).toMatch(/^fases\.0/);
  });

  test.each([
    {
      name: 'the best thirds, of groups that have only two',
      groups: { grupos: 4, classificam: 2, melhores: 2 },
      count: 9,
      words: [
        'Com 9 participantes o menor grupo tem só 2: todos passam, e não sobra quem comparar com os outros grupos.',
        'With 9 participants the smallest group has only 2: all of it goes on, and nobody is left to compare with other groups.',
      ],
      field: 'fases.0.melhores',
    },
    {
      name: 'four of each group, of groups that have three',
      groups: { grupos: 2, classificam: 4 },
      count: 6,
      words: [
        'Com 6 participantes o menor grupo tem só 3: não dá para passarem 4 de cada.',
        'With 6 participants the smallest group has only 3: 4 of each cannot go on.',
      ],
      field: 'fases.0.classificam',
    },
  ])('whose bracket would never fill is not even prepared: $name', async (situation) => {
    const { groups, count, words, field } = situation;
    const fases = [{ tipo: 'grupos', ...groups }, { tipo: 'mata_mata' }];
    const { org, prepare } = await scene(fases, count);
    const pt = await prepare({ metodo: 'aleatorio' });
    await t.db.run(sql`update usuarios set locale = 'en' where uuid = ${org.uuid}`);
    const en = await prepare({ metodo: 'aleatorio' });
    expect([pt.statusCode, en.statusCode]).toEqual([422, 422]);
    expect([pt, en].map((answer) => answer.json().validations[field][0])).toEqual(words);
    const last = await scene([{ tipo: 'grupos', ...groups }], count);
    expect((await last.prepare({ metodo: 'aleatorio' })).statusCode).toBe(201);
  });

  test('by hand into a group too small for those who go on from it is refused', async () => {
    const fases = [{ tipo: 'grupos', grupos: 2, classificam: 3 }, { tipo: 'mata_mata' }];
    const { uuids, prepare } = await scene(fases, 6);
    const manual = { A: uuids.slice(0, 4), B: uuids.slice(4) };
    const refused = await prepare({ metodo: 'manual', manual });
    expect(refused.statusCode, refused.body).toBe(422);
    expect(Object.keys(refused.json().validations)).toEqual(['fases.0.classificam']);
  });
});

describe('undoing a draw', () => {
  test('that is in force stands first, whenever it was prepared', async () => {
    const { org, id, path, prepare, run } = await scene();
    const one = (await prepare({ metodo: 'aleatorio' })).json().data;
    const two = (await prepare({ metodo: 'aleatorio' })).json().data;
    await run(two.uuid);
    expect((await run(one.uuid)).statusCode).toBe(200);
    const [first] = (await org.get(path)).json().data;
    expect(first.uuid).toBe(one.uuid);
    expect((await org.delete(path)).statusCode).toBe(204);
    const overview = (await org.get(`/api/campeonatos/${id}/visao`)).json().data;
    expect(overview.sorteado).toBeNull();
  });

  test('takes the matches away, opens the entries, and a new one may follow', async () => {
    const { org, id, path, prepare, run } = await scene();
    await run((await prepare({ metodo: 'aleatorio' })).json().data.uuid);
    await org.put(`/api/campeonatos/${id}/estado`, { estado: 'andamento' });
    const list = { participantes: [{ nome: 'Mais uma' }, { nome: 'E outra' }] };
    const add = () => org.post(`/api/campeonatos/${id}/participantes/lista`, list);
    expect((await add()).json().warning).toContain('Desfaça o sorteio');
    expect((await org.delete(path)).statusCode).toBe(204);
    const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
    expect(data).toMatchObject({ estado: 'inscricoes', resumo: { jogos: 0 }, travados: {} });
    expect((await add()).statusCode).toBe(201);
    expect((await run((await prepare({ metodo: 'aleatorio' })).json().data.uuid)).statusCode).toBe(
      200,
    );
    // Both stay in the record.
    expect((await org.get(path)).json().data).toHaveLength(2);
  });

  test('is refused once there is a result', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    await insertNames(t, id, 2);
    const path = `/api/campeonatos/${id}/sorteio`;
    const { uuid } = (await org.post(path, { metodo: 'ranking' })).json().data;
    await org.put(path, { uuid });
    await org.put(`/api/campeonatos/${id}/estado`, { estado: 'andamento' });
    const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
    await score(org, partida, { tipo: 'placar', mandante: 1, visitante: 0 });
    const refused = await org.delete(path);
    expect(refused.statusCode).toBe(409);
    expect((await currentRound(org, id))[0]?.placar).toMatchObject({ mandante: 1 });
  });
});

describe('the ceremony', () => {
  const drawn = async () => {
    const made = await scene();
    const { uuid } = (await made.prepare({ metodo: 'aleatorio' })).json().data;
    const conduct = (who: SignedIn, fora: number, andando: boolean) =>
      who.put(`${made.path}/cerimonia`, { uuid, fora, andando });
    return { ...made, uuid, conduct };
  };

  test('begins with the draw, and stands for everybody where the organiser left it', async () => {
    const { org, path, run, uuid, conduct } = await drawn();
    expect((await conduct(org, 1, false)).statusCode).toBe(409);
    const held = (await run(uuid)).json().data;
    expect(held.cerimonia).toEqual({ fora: 0, em: held.realizado_em, andando: true });
    expect((await conduct(org, 2, false)).statusCode).toBe(200);
    const guest = await t.guest();
    const [seen] = (await guest.get(path)).json().data;
    expect(seen.cerimonia).toMatchObject({ fora: 2, andando: false });
    // Never more balls than there are.
    expect((await conduct(org, 99, true)).json().data.cerimonia).toMatchObject({ fora: 6 });
    expect(seen.bolas).toEqual(held.bolas);
  });

  test('changes nothing of the championship: no line in its trail, no new version', async () => {
    const { org, id, run, uuid, conduct } = await drawn();
    await run(uuid);
    const state = async () => ({
      configuracao_versao: (await org.get(`/api/campeonatos/${id}`)).json().data
        .configuracao_versao,
      trail: (await org.get(`/api/campeonatos/${id}/historico`)).json().data.length,
    });
    const before = await state();
    for (const fora of [1, 2, 3]) await conduct(org, fora, false);
    expect(await state()).toEqual(before);
  });

  test('is conducted by who may draw, and by nobody else', async () => {
    const { run, uuid, conduct, path, org } = await drawn();
    await run(uuid);
    expect((await conduct(await t.signedIn(), 1, false)).statusCode).toBe(403);
    const other = await scene();
    const elsewhere = { uuid, fora: 1, andando: false };
    expect((await other.org.put(`${other.path}/cerimonia`, elsewhere)).statusCode).toBe(404);
    expect((await org.get(path)).json().data[0].cerimonia.fora).toBe(0);
  });
});
