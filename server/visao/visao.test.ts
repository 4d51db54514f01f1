import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

let org: SignedIn;
let ana: SignedIn;
let id: string;
let uuids: string[];

const see = async (who: { get: SignedIn['get'] } = org) =>
  (await who.get(`/api/campeonatos/${id}/visao`)).json().data;

beforeAll(async () => {
  org = await t.signedIn();
  ana = await t.signedIn({ nome: 'Ana Visível' });
  id = await makeCampeonato(org, { fases: [{ tipo: 'pontos_corridos' }] });
  uuids = await insertNames(t, id, 4);
  await t.db.run(sql`
    update participantes set usuario_uuid = ${ana.uuid}, nome = 'Ana Visível' where uuid = ${uuids[0]}`);
  await startCampeonato(org, id);
});

describe('GET /api/campeonatos/:id/visao', () => {
  test('says what the tabs say, and names everybody in it', async () => {
    const { tabelas, jogos, gente, campeonato } = await see();
    const table = (await org.get(`/api/campeonatos/${id}/classificacao`)).json().data.tabelas;
    expect(tabelas[0]).toMatchObject({ grupo: null, total: 4 });
    expect(table[0].linhas).toMatchObject(
      tabelas[0].linhas.map(({ zona: _, ...linha }: { zona: string }) => linha),
    );
    const matches = (await org.get(`/api/campeonatos/${id}/jogos`)).json();
    expect(jogos).toMatchObject({ total: 2, fase: 1, rodada: 1 });
    expect(jogos.data.map(({ uuid }: { uuid: string }) => uuid)).toEqual(
      matches.data.map(({ uuid }: { uuid: string }) => uuid),
    );
    expect(Object.keys(gente).sort()).toEqual([...uuids].sort());
    expect(campeonato).toMatchObject({ id, estado: 'andamento' });
    expect(campeonato).not.toHaveProperty('regulamento_texto');
  });

  test('has the result of a moment ago, for everybody', async () => {
    const guest = await t.guest();
    const before = await see(guest);
    expect(before.tabelas[0].linhas[0].p).toBe(0);
    const [partida] = await currentRound(org, id);
    if (!partida) throw new Error('no match');
    const done = await score(org, partida, { tipo: 'placar', mandante: 3, visitante: 1 });
    expect(done.statusCode).toBe(200);
    for (const who of [guest, org, ana]) {
      const { jogos, tabelas } = await see(who);
      const own = jogos.data.find(({ uuid }: { uuid: string }) => uuid === partida.uuid);
      expect(own.placar).toMatchObject({ mandante: 3, visitante: 1 });
      expect(tabelas[0].linhas[0]).toMatchObject({
        participante: partida.mandante.participante,
        p: 3,
      });
    }
  });

  test('has the next match of who looks, and nobody else’s', async () => {
    const { minha } = await see(ana);
    const sides = [minha.mandante.participante, minha.visitante.participante];
    expect(sides).toContain(uuids[0]);
    expect(minha.placar).toBeNull();
    expect((await see(await t.guest())).minha).toBeNull();
  });

  test('is what may be seen by who looks, whoever looked before', async () => {
    const guest = await t.guest();
    const seen = async (who: { get: SignedIn['get'] }) => {
      const { campeonato, minha } = await see(who);
      return [campeonato.acoes.includes('lancar_placar'), minha !== null];
    };
    const looks = [guest, org, guest, ana, guest, ana, org];
    const told = await looks.reduce<Promise<boolean[][]>>(
      async (before, who) => [...(await before), await seen(who)],
      Promise.resolve([]),
    );
    expect(told).toEqual(looks.map((who) => [who === org, who === ana]));
  });

  test('has the notices of a moment ago, by the names that their authors have now', async () => {
    const guest = await t.guest();
    const caio = await t.signedIn({ nome: 'Caio Ajuda' });
    await t.db.run(sql`
      insert into organizadores (campeonato_id, usuario_uuid, papel)
      values (${id}, ${caio.uuid}, 'co')`);
    const notices = async () =>
      (await see(guest)).avisos.map(({ texto, autor }: Record<string, string>) => [texto, autor]);
    const tell = async (who: SignedIn, texto: string) => {
      const answer = await who.post(`/api/campeonatos/${id}/avisos`, { texto });
      expect(answer.statusCode).toBe(201);
      return answer.json().data.uuid as string;
    };
    expect(await notices()).toEqual([]);
    const first = await tell(org, 'Da dona');
    await tell(caio, 'Da ajuda');
    const [, [, owner]] = await notices();
    expect(await notices()).toEqual([
      ['Da ajuda', 'Caio Ajuda'],
      ['Da dona', owner],
    ]);
    await t.db.run(
      sql`update usuarios set nome = nome || ' Nova' where uuid in (${org.uuid}, ${caio.uuid})`,
    );
    expect(await notices()).toEqual([
      ['Da ajuda', 'Caio Ajuda Nova'],
      ['Da dona', `${owner} Nova`],
    ]);
    expect((await org.delete(`/api/campeonatos/${id}/avisos/${first}`)).statusCode).toBe(204);
    expect(await notices()).toEqual([['Da ajuda', 'Caio Ajuda Nova']]);
  });

  test('does not name who left the product, from that moment on', async () => {
    const guest = await t.guest();
    expect((await see(guest)).gente[uuids[0] ?? ''].nome).toBe('Ana Visível');
    await t.db.run(sql`
      update usuarios set exclusao_em = now() - interval '1 minute' where uuid = ${ana.uuid}`);
    await anonymizeDue(t, new Date());
    expect((await see(guest)).gente[uuids[0] ?? ''].nome).toBe('Jogador removido');
  });
});
