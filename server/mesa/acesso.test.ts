// Who holds a score link, and who does not: every way in which a link opens nothing, with the exact status.
import { randomUUID } from 'node:crypto';
import reader from 'jsqr';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { addHelper } from '#server/testing/campeonato.ts';
import { makeClient } from '#server/testing/client.ts';
import { dump } from '#server/testing/dump.ts';
import { insertLigaDaCena } from '#server/testing/liga/liga-da-cena.ts';
import { type CenaDaVida, criarLink, makePartida, mesaCom, placar } from '#server/testing/vida.ts';

const t = testApp();

const daPartida = ({ gente, id, uuid }: CenaDaVida, more: object = {}) =>
  criarLink(gente.dono, id, { tipo: 'partida', partida: uuid }, more);

const both = async (segredo: string, partida: string) => {
  const mesa = mesaCom(t, segredo);
  const [seen, sent] = [await mesa.ver(), await mesa.lancar(partida, placar(1, 0))];
  return [seen.statusCode, sent.statusCode];
};

const DOT = 6;

/** What a phone reads of rows of dark and light. */
function lido(linhas: readonly string[]): string | undefined {
  const size = linhas.length * DOT;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const isDark = linhas[Math.floor(at / size / DOT)]?.[Math.floor((at % size) / DOT)] === '1';
    if (isDark) data.fill(0, at * 4, at * 4 + 3);
  }
  return reader.default(data, size, size)?.data;
}

describe('a score link', () => {
  test('opens its match to who holds the secret, without cookie, token or origin', async () => {
    const cena = await makePartida(t);
    const { segredo, link } = await daPartida(cena, { rotulo: 'Quadra 1' });
    const seen = await mesaCom(t, segredo).ver();
    expect(seen.statusCode, seen.body).toBe(200);
    expect(seen.headers['set-cookie']).toBeUndefined();
    expect(seen.json().data).toMatchObject({
      ...{ alcance: 'partida', fase: null, rotulo: 'Quadra 1', expira_em: link.expira_em },
      jogos: [{ uuid: cena.uuid, estado: 'agendada', informado: null, penaltis_com: null }],
    });
    const rows = await t.db.rows<{ segredo: string }>(sql`
      select encode(segredo_hash, 'escape') || coalesce(rotulo, '') as segredo from links_da_mesa`);
    expect(JSON.stringify(rows)).not.toContain(segredo);
    expect(await dump(t)).not.toContain(segredo);
  });

  test('is refused without a header, with another scheme, and with a secret that is not its own', async () => {
    const cena = await makePartida(t);
    await daPartida(cena);
    const client = makeClient(t.app, t.config.appUrl);
    const body = { id: randomUUID(), partida: cena.uuid, informado: placar(1, 0) };
    for (const authorization of [undefined, 'Basic abc', 'Bearer curto', 'Bearer a b']) {
      const headers = { authorization };
      expect((await client.get('/api/mesa', { headers })).statusCode).toBe(401);
      const sent = await client.post('/api/mesa/lancamentos', body, { headers });
      expect(sent.statusCode).toBe(401);
    }
    expect(await both('x'.repeat(43), cena.uuid)).toEqual([401, 401]);
    // The session of an organiser counts for nothing there.
    const owner = cena.gente.dono;
    expect((await owner.post('/api/mesa/lancamentos', body)).statusCode).toBe(401);
    expect((await owner.get('/api/mesa')).statusCode).toBe(401);
  });

  test('opens nothing once it has expired or was revoked, and says which', async () => {
    const cena = await makePartida(t);
    const old = await daPartida(cena, { horas: 1 });
    await t.db.run(sql`
      update links_da_mesa set expira_em = agora() - interval '1 second'
      where uuid = ${old.link.uuid}`);
    expect(await both(old.segredo, cena.uuid)).toEqual([403, 403]);
    expect((await mesaCom(t, old.segredo).ver()).json()).toMatchObject({
      ...{ code: 'link_invalido', data: { motivo: 'expirado' } },
    });
    const { segredo, link } = await daPartida(cena);
    const path = `/api/campeonatos/${cena.id}/mesa/${link.uuid}`;
    expect((await cena.gente.dono.delete(path)).statusCode).toBe(204);
    expect((await cena.gente.dono.delete(path)).statusCode, 'again').toBe(204);
    expect(await both(segredo, cena.uuid)).toEqual([403, 403]);
    expect((await mesaCom(t, segredo).ver()).json().data).toEqual({ motivo: 'revogado' });
  });

  test('has codes to print, each with the address of its match', async () => {
    const cena = await makePartida(t, { times: 4 });
    const codigos = async (alcance: Parameters<typeof criarLink>[2]) => {
      const made = await criarLink(cena.gente.dono, cena.id, alcance, { codigos: true });
      const read = made.codigos.map(({ partida, linhas }) => ({ partida, url: lido(linhas) }));
      return { read, start: `${t.config.appUrl}/mesa#${made.segredo}` };
    };
    const one = await codigos({ tipo: 'partida', partida: cena.uuid });
    expect(one.read).toEqual([{ partida: cena.uuid, url: one.start }]);
    const all = await codigos({ tipo: 'rodada', fase: 1, rodada: 1 });
    expect(all.read).toHaveLength(2);
    for (const { partida, url } of all.read) expect(url).toBe(`${all.start}.${partida}`);
    expect((await daPartida(cena)).codigos, 'unless asked for').toEqual([]);
  });

  test('does not outlive the right of who made it', async () => {
    const cena = await makePartida(t);
    const helper = await t.signedIn();
    await addHelper(cena.gente.dono, cena.id, { helper, papel: 'co' });
    const { segredo } = await criarLink(helper, cena.id, { tipo: 'partida', partida: cena.uuid });
    expect((await mesaCom(t, segredo).ver()).statusCode).toBe(200);
    const path = `/api/campeonatos/${cena.id}/organizadores/${helper.uuid}`;
    expect((await cena.gente.dono.delete(path)).statusCode).toBeLessThan(300);
    expect(await both(segredo, cena.uuid)).toEqual([403, 403]);
    const { data } = (await cena.gente.dono.get(`/api/campeonatos/${cena.id}/mesa`)).json();
    expect(data).toMatchObject([{ sem_dono: true, revogado_em: null }]);
  });

  test('of who runs its liga opens as long as they run it', async () => {
    const cena = await makePartida(t);
    const admin = await t.signedIn();
    await insertLigaDaCena(t, cena.id, admin);
    const { segredo } = await criarLink(admin, cena.id, { tipo: 'partida', partida: cena.uuid });
    expect((await mesaCom(t, segredo).ver()).statusCode).toBe(200);
    await t.db.run(sql`
      update membros_da_liga set papel = 'membro' where usuario_uuid = ${admin.uuid}`);
    expect(await both(segredo, cena.uuid)).toEqual([403, 403]);
  });

  test('reaches neither another match, nor another round, nor another championship', async () => {
    const cena = await makePartida(t, { times: 4 });
    const other = await makePartida(t, { times: 4 });
    const jogos = async (rodada: number) =>
      (await cena.gente.dono.get(`/api/campeonatos/${cena.id}/jogos?fase=1&rodada=${rodada}`))
        .json()
        .data.map(({ uuid }: { uuid: string }) => uuid) as string[];
    const [mine, theirs] = [await jogos(1), await jogos(2)];
    const one = mesaCom(t, (await daPartida(cena)).segredo);
    const neighbour = mine.find((uuid) => uuid !== cena.uuid) ?? '';
    expect((await one.lancar(neighbour, placar(1, 0))).statusCode).toBe(404);
    const alcance = { tipo: 'rodada', fase: 1, rodada: 1 } as const;
    const round = mesaCom(t, (await criarLink(cena.gente.dono, cena.id, alcance)).segredo);
    const listed = (await round.ver()).json().data.jogos.map(({ uuid }: { uuid: string }) => uuid);
    expect(listed.sort()).toEqual(mine.sort());
    expect((await round.lancar(theirs[0] ?? '', placar(1, 0))).statusCode).toBe(404);
    expect((await round.lancar(other.uuid, placar(1, 0))).statusCode).toBe(404);
    expect((await round.lancar(randomUUID(), placar(1, 0))).statusCode).toBe(404);
    expect((await round.lancar(neighbour, placar(1, 0))).statusCode).toBe(200);
  });

  test('for a round of a bracket says by which name it goes, to its holder and in the list', async () => {
    const cena = await makePartida(t, { times: 4, fases: [{ tipo: 'mata_mata' }] });
    const alcance = { tipo: 'rodada', fase: 1, rodada: 1 } as const;
    const { segredo } = await criarLink(cena.gente.dono, cena.id, alcance);
    expect((await mesaCom(t, segredo).ver()).json().data).toMatchObject({
      ...{ alcance: 'rodada', rodada: 1, etapa: 'semi' },
    });
    await criarLink(cena.gente.dono, cena.id, { tipo: 'partida', partida: cena.uuid });
    const { data } = (await cena.gente.dono.get(`/api/campeonatos/${cena.id}/mesa`)).json();
    expect(data).toMatchObject([{ etapa: null }, { etapa: 'semi' }]);
  });

  test('cannot be made for a match or a round that is not there, and not before the start', async () => {
    const cena = await makePartida(t);
    const other = await makePartida(t);
    const make = (alcance: object) =>
      cena.gente.dono.post(`/api/campeonatos/${cena.id}/mesa`, { alcance });
    expect((await make({ tipo: 'partida', partida: other.uuid })).statusCode).toBe(404);
    expect((await make({ tipo: 'rodada', fase: 1, rodada: 99 })).statusCode).toBe(404);
    expect((await make({ tipo: 'rodada' })).statusCode).toBe(422);
    await t.db.run(sql`update campeonatos set estado = 'encerrado' where id = ${cena.id}`);
    expect((await make({ tipo: 'partida', partida: cena.uuid })).statusCode).toBe(409);
  });

  test('tells its organisers when it was last used, and never its secret again', async () => {
    const cena = await makePartida(t);
    const { segredo, link } = await daPartida(cena);
    const list = async () =>
      (await cena.gente.dono.get(`/api/campeonatos/${cena.id}/mesa`)).json().data;
    expect(await list()).toEqual([{ ...link, usado_em: null }]);
    await mesaCom(t, segredo).ver();
    expect(await list()).toEqual([{ ...link, usado_em: expect.any(String) }]);
  });

  test('slows guessing down, and a page that never stops asking', async () => {
    const cena = await makePartida(t);
    const { segredo, link } = await daPartida(cena);
    await t.db.run(sql`
      insert into limites (chave, contagem, expira_em)
      values (${`mesa:${link.uuid}`}, 600, now() + interval '1 hour')`);
    const asked = await mesaCom(t, segredo).ver();
    expect([asked.statusCode, Number(asked.headers['retry-after']) > 0]).toEqual([429, true]);
    await t.db.run(sql`
      insert into limites (chave, contagem, expira_em)
      values ('mesa-erros:127.0.0.1', 60, now() + interval '1 hour')
      on conflict (chave) do update set contagem = 60, expira_em = excluded.expira_em`);
    expect(await both('y'.repeat(43), cena.uuid)).toEqual([429, 429]);
    await t.db.run(sql`delete from limites where chave like 'mesa%'`);
  });
});
