// Pictures and links that go with what a side says: who may send and see them, what is taken, and what the rules
// ask for.
import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { arquivosNoDisco } from '#server/arquivos/disco.ts';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { makeAdmin } from '#server/testing/cena.ts';
import type { Client } from '#server/testing/client.ts';
import { picture, sendFoto } from '#server/testing/foto.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  lances,
  makePartida,
  placar,
  type QuemNaCena,
  wo,
} from '#server/testing/vida.ts';
import { sweepOrphans } from '#server/upload/files.ts';
import { uuidv7 } from '#server/uuid.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tabelao-provas-'));
const FOLDER = join(DATA_DIR, 'upload/provas');
const t = testApp({ DATA_DIR });
const arquivos = arquivosNoDisco(DATA_DIR);
const DAY_MS = 86_400_000;

let guest: Client;
let admin: SignedIn;

beforeAll(async () => {
  guest = await t.guest();
  admin = await t.signedIn({ isAdmin: true });
  await makeAdmin(t, admin);
});

const at = ({ uuid }: Pick<CenaDaVida, 'uuid'>, rest = '') => `/api/partidas/${uuid}/provas${rest}`;

const send = (who: Client, cena: Pick<CenaDaVida, 'uuid'>, bytes: Buffer, field?: string) =>
  sendFoto(who, cena.uuid, bytes, field);

async function sent(cena: CenaDaVida, quem: QuemNaCena, bytes?: Buffer): Promise<string> {
  const answer = await send(cena.gente[quem], cena, bytes ?? (await picture()));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.uuid;
}

const fotos = (...uuids: string[]) => ({ fotos: uuids.map((uuid) => ({ uuid })) });

const list = async (cena: CenaDaVida, quem: QuemNaCena) =>
  (await cena.gente[quem].get(at(cena))).json().data;

/** Reported with a picture by the home side, and contested with one by the other. */
async function contested() {
  const cena = await makePartida(t);
  const casa = await sent(cena, 'casa');
  aceito(await lances.informar(cena, 'casa', placar(2, 1), fotos(casa)));
  const fora = await sent(cena, 'fora');
  const body = { informado: placar(1, 1), motivo: 'Foi impedimento', ...fotos(fora) };
  aceito(await lances.contestar(cena, 'fora', body));
  return { cena, casa, fora };
}

describe('who may', () => {
  const clients = ({ gente }: CenaDaVida) =>
    ({ guest, estranha: gente.estranha, dono: gente.dono, co: gente.co, admin }) as const;

  test('send a picture: the two sides alone, with an address that they checked', async () => {
    const cena = await makePartida(t);
    const bytes = await picture();
    const refused = { guest: 401, estranha: 403, dono: 403, co: 403, admin: 403 };
    for (const [who, client] of Object.entries(clients(cena))) {
      const { statusCode } = await send(client, cena, bytes);
      expect(statusCode, who).toBe(refused[who as keyof typeof refused]);
    }
    for (const who of ['casa', 'fora'] as const) await sent(cena, who);
    const unverified = await t.signedIn({ verified: false });
    await t.db.run(sql`
      update participantes set usuario_uuid = ${unverified.uuid} where uuid = ${cena.lados[0]}`);
    expect((await send(unverified, cena, bytes)).json().code).toBe('email_nao_verificado');
  });

  test('list and see those that were used: both sides and the organisation', async () => {
    const { cena, casa, fora } = await contested();
    const statuses = { guest: 401, estranha: 403, dono: 200, co: 200, admin: 200 };
    const all = { ...clients(cena), casa: cena.gente.casa, fora: cena.gente.fora };
    for (const [who, client] of Object.entries(all)) {
      const status = { ...statuses, casa: 200, fora: 200 }[who as keyof typeof all];
      expect((await client.get(at(cena))).statusCode, who).toBe(status);
      for (const uuid of [casa, fora]) {
        expect((await client.get(at(cena, `/${uuid}`))).statusCode, who).toBe(status);
      }
    }
  });

  test('see and take back one that is not used: who sent it alone', async () => {
    const cena = await makePartida(t);
    const uuid = await sent(cena, 'casa');
    const statuses = { guest: 401, estranha: 403, dono: 404, co: 404, admin: 404 };
    for (const [who, client] of Object.entries({ ...clients(cena), fora: cena.gente.fora })) {
      const status = { ...statuses, fora: 404 }[who as keyof typeof statuses];
      expect((await client.get(at(cena, `/${uuid}`))).statusCode, who).toBe(status);
      const taken = await client.delete(at(cena, `/${uuid}`));
      // Organisers do not speak for a side.
      expect(taken.statusCode, who).toBe(status === 404 && who !== 'fora' ? 403 : status);
    }
    expect((await list(cena, 'dono')).soltas).toEqual([]);
    expect((await list(cena, 'casa')).soltas).toMatchObject([{ uuid, apagada: false }]);
    expect((await cena.gente.casa.delete(at(cena, `/${uuid}`))).statusCode).toBe(204);
    expect((await cena.gente.casa.get(at(cena, `/${uuid}`))).statusCode).toBe(404);
  });

  test('take back one that was used: nobody', async () => {
    const { cena, casa } = await contested();
    for (const [who, status] of [
      ['casa', 404],
      ['fora', 404],
      ['dono', 403],
    ] as const) {
      const answer = await cena.gente[who].delete(at(cena, `/${casa}`));
      expect(answer.statusCode, who).toBe(status);
    }
    expect((await cena.gente.fora.get(at(cena, `/${casa}`))).statusCode).toBe(200);
  });

  test('in a private championship nothing of it exists for a stranger', async () => {
    const { cena, casa } = await contested();
    await t.db.run(sql`update campeonatos set visibilidade = 'privado' where id = ${cena.id}`);
    const { estranha } = cena.gente;
    for (const path of [at(cena), at(cena, `/${casa}`)]) {
      expect((await estranha.get(path)).statusCode).toBe(404);
    }
    expect((await send(estranha, cena, await picture())).statusCode).toBe(404);
  });

  test('who takes a place in the match does not see what was sent before them', async () => {
    const { cena, casa } = await contested();
    await t.db.run(sql`
      update provas set visitante_uuid = ${uuidv7()} where partida_uuid = ${cena.uuid}`);
    expect((await cena.gente.casa.get(at(cena, `/${casa}`))).statusCode).toBe(404);
    expect((await cena.gente.dono.get(at(cena, `/${casa}`))).statusCode).toBe(200);
  });
});

describe('a picture', () => {
  test('is drawn anew within 1600 pixels, without what the camera wrote, and kept by no cache', async () => {
    const cena = await makePartida(t);
    const tagged = await sharp(await picture(2_400, 1_200))
      .jpeg()
      .withExif({ IFD0: { Artist: 'marca-no-exif' } })
      .toBuffer();
    const uuid = await sent(cena, 'casa', tagged);
    const { headers, rawPayload } = await cena.gente.casa.get(at(cena, `/${uuid}`));
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(rawPayload.toString('latin1')).not.toContain('marca-no-exif');
    const { width, height, exif, format } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, format }).toEqual({
      ...{ width: 1_600, height: 800, exif: undefined, format: 'jpeg' },
    });
  });

  test('lies on white where it could be seen through', async () => {
    const cena = await makePartida(t);
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 40, height: 30, channels: 4, background: clear } as const;
    const uuid = await sent(cena, 'casa', await sharp({ create }).png().toBuffer());
    const { rawPayload } = await cena.gente.casa.get(at(cena, `/${uuid}`));
    const { channels } = await sharp(rawPayload).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  });

  test('that was kept before as another kind of picture is still shown as what it is', async () => {
    const cena = await makePartida(t);
    const uuid = await sent(cena, 'casa');
    const old = `${'d'.repeat(32)}.webp`;
    writeFileSync(
      join(FOLDER, old),
      await sharp(await picture())
        .webp()
        .toBuffer(),
    );
    await t.db.run(sql`update provas set nome = ${old} where uuid = ${uuid}`);
    const { headers, rawPayload } = await cena.gente.casa.get(at(cena, `/${uuid}`));
    expect(headers['content-type']).toBe('image/webp');
    expect((await sharp(rawPayload).metadata()).format).toBe('webp');
  });

  test('has no public address, whatever its file is called', async () => {
    const cena = await makePartida(t);
    await sent(cena, 'casa');
    const [nome = ''] = readdirSync(FOLDER);
    expect(nome).toMatch(/\.jpeg$/);
    for (const path of [`/upload/provas/${nome}`, `/upload/times/${nome}`, `/upload/${nome}`]) {
      expect((await cena.gente.casa.get(path)).statusCode, path).toBe(404);
    }
  });

  test.each([
    ['a page called png', () => Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(9))],
    ['an svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(9))],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s is refused at its field', async (_name, bytes) => {
    const cena = await makePartida(t);
    const answer = await send(cena.gente.casa, cena, bytes());
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations).toHaveProperty('foto');
    expect((await list(cena, 'casa')).soltas).toEqual([]);
  });

  test('too many pixels are refused before they are decoded, too many bytes before they are read', async () => {
    const cena = await makePartida(t);
    const { casa } = cena.gente;
    const bomb = Buffer.from(await picture());
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    let decoded = 0;
    const count = () => {
      decoded += 1;
    };
    sharp.queue.on('change', count);
    const answer = await send(casa, cena, bomb);
    expect(answer.json().validations.foto[0]).toContain('grande demais');
    expect(decoded).toBe(0);
    sharp.queue.off('change', count);
    expect((await send(casa, cena, Buffer.alloc(3_100_000))).statusCode).toBe(413);
    expect((await send(casa, cena, await picture(), 'outro')).statusCode).toBe(422);
    expect((await casa.post(at(cena), { foto: 'x' })).statusCode).toBe(415);
    expect((await casa.get(at(cena, '/x'))).statusCode).toBe(404);
    expect((await send(casa, { uuid: uuidv7() }, await picture())).statusCode).toBe(404);
  });

  test('sent again is the one that is there; a sixth is refused until one is taken back', async () => {
    const cena = await makePartida(t);
    const bytes = await picture();
    const first = await sent(cena, 'casa', bytes);
    expect(await sent(cena, 'casa', bytes)).toBe(first);
    for (let n = 0; n < 4; n += 1) await sent(cena, 'casa');
    const sixth = await send(cena.gente.casa, cena, await picture());
    expect(sixth.statusCode).toBe(422);
    expect(sixth.json().validations.foto[0]).toBe(
      'São no máximo cinco fotos. Tire uma para pôr outra.',
    );
    aceito(await cena.gente.casa.delete(at(cena, `/${first}`)));
    await sent(cena, 'casa');
    await sent(cena, 'fora');
  });

  test('two at once cannot both be the fifth', async () => {
    const cena = await makePartida(t);
    for (let n = 0; n < 4; n += 1) await sent(cena, 'casa');
    const both = await Promise.all(
      [await picture(), await picture()].map((bytes) => send(cena.gente.casa, cena, bytes)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  test('counts as its sender’s, and is refused where they keep too much', async () => {
    const cena = await makePartida(t);
    await t.db.run(sql`
      insert into arquivos (nome, pasta, usuario_uuid, bytes)
      values ('cheio', 'times', ${cena.gente.casa.uuid}, 50000000)`);
    const answer = await send(cena.gente.casa, cena, await picture());
    expect(answer.json().code).toBe('limite_do_plano');
  });

  test('is not taken once the championship is over', async () => {
    const cena = await makePartida(t);
    await t.db.run(sql`update campeonatos set estado = 'encerrado' where id = ${cena.id}`);
    expect((await send(cena.gente.casa, cena, await picture())).statusCode).toBe(409);
  });
});

describe('what is said', () => {
  test('has the pictures of both versions, in the case and for both sides', async () => {
    const { cena, casa, fora } = await contested();
    for (const quem of ['dono', 'casa', 'fora'] as const) {
      const { versoes } = await caso(cena, quem);
      expect(versoes.map((versao) => versao?.provas.fotos.map(({ uuid }) => uuid))).toEqual([
        [casa],
        [fora],
      ]);
      const { ditos } = await list(cena, quem);
      expect(ditos.map(({ lado }: { lado: string }) => lado)).toEqual(['visitante', 'mandante']);
    }
    const { body } = await guest.get(`/api/partidas/${cena.uuid}`);
    for (const uuid of [casa, fora]) expect(body, 'the public page').not.toContain(uuid);
  });

  test('takes no picture of another match, of the rival, or of nobody', async () => {
    const cena = await makePartida(t);
    const elsewhere = await makePartida(t);
    const theirs = [await sent(elsewhere, 'casa'), await sent(cena, 'fora'), uuidv7()];
    for (const uuid of theirs) {
      const answer = await lances.informar(cena, 'casa', placar(1, 0), fotos(uuid));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().validations).toHaveProperty('fotos');
    }
    const six = fotos(...Array.from({ length: 6 }, () => uuidv7()));
    expect((await lances.informar(cena, 'casa', placar(1, 0), six)).statusCode).toBe(422);
    const own = await sent(cena, 'casa');
    const twice = await lances.informar(cena, 'casa', placar(1, 0), fotos(own, own));
    expect(twice.statusCode).toBe(422);
  });

  test('keeps its pictures when it is said anew, and the log keeps them too', async () => {
    const cena = await makePartida(t);
    const first = await sent(cena, 'casa');
    aceito(await lances.informar(cena, 'casa', placar(1, 0), fotos(first)));
    const [open] = (await caso(cena)).informes;
    const path = `/api/partidas/${cena.uuid}/informes/${open?.uuid}`;
    aceito(await cena.gente.casa.put(path, { informado: placar(2, 0), ...fotos(first) }));
    const { informes } = await caso(cena);
    expect(informes.map(({ provas }) => provas.fotos.length)).toEqual([1, 1]);
    expect(informes.map(({ provas }) => provas.fotos[0]?.repetida)).toEqual([[], []]);
  });

  test('links are https, of a site with a name, and kept as they were given', async () => {
    const cena = await makePartida(t);
    for (const video of [
      'http://youtu.be/x',
      'javascript:alert(1)',
      'https://user:pw@youtu.be/x',
      'https://127.0.0.1/x',
      'https://localhost/x',
      'https://youtu.be:8443/x',
      'nada',
    ]) {
      const answer = await lances.informar(cena, 'casa', placar(1, 0), { video });
      expect(answer.statusCode, video).toBe(422);
      expect(answer.json().validations.video[0]).toContain('https://');
    }
    const video = 'https://youtu.be/abc?t=10';
    aceito(await lances.informar(cena, 'casa', placar(1, 0), { video }));
    expect((await caso(cena)).versoes[0]?.provas).toMatchObject({ fotos: [], video });
  });

  test('a file that was sent for two matches is told to the organisation alone', async () => {
    const cena = await makePartida(t, { fases: [{ tipo: 'pontos_corridos', turnos: 2 }] });
    const bytes = await picture();
    const first = await sent(cena, 'casa', bytes);
    aceito(await lances.informar(cena, 'casa', placar(1, 0), fotos(first)));
    aceito(await lances.confirmar(cena, 'fora'));
    const { uuid } = (await t.db.first<{ uuid: string }>(sql`
      select uuid from partidas where campeonato_id = ${cena.id} and uuid <> ${cena.uuid}`)) ?? {
      uuid: '',
    };
    const second = { ...cena, uuid };
    const again = await sent(second, 'fora', bytes);
    aceito(await lances.informar(second, 'fora', placar(0, 1), fotos(again)));
    const seen = async (quem: QuemNaCena) => (await list(second, quem)).ditos[0].fotos[0].repetida;
    expect(await seen('dono')).toEqual([cena.uuid]);
    expect(await seen('casa')).toBeNull();
    // Who sent it first repeated nothing.
    expect((await list(cena, 'dono')).ditos[0].fotos[0].repetida).toEqual([]);
  });

  test('of a file that both sides sent, only the later one is a repetition', async () => {
    const cena = await makePartida(t);
    const bytes = await picture();
    const first = await sent(cena, 'casa', bytes);
    aceito(await lances.informar(cena, 'casa', placar(1, 0), fotos(first)));
    const again = await sent(cena, 'fora', bytes);
    const body = { informado: placar(0, 1), ...fotos(again) };
    aceito(await lances.contestar(cena, 'fora', body));
    const { versoes } = await caso(cena);
    const seen = versoes.map((versao) => versao?.provas.fotos.map(({ repetida }) => repetida));
    expect(seen).toEqual([[[]], [[cena.uuid]]]);
  });
});

describe('kinds that the rules ask for', () => {
  const strict = (provas: string[]) => makePartida(t, { regras: { provas } });

  test('a claim without them is refused with the list, and taken with them', async () => {
    const cena = await strict(['placar', 'gols', 'video']);
    const refused = await lances.informar(cena, 'casa', placar(1, 0));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      data: { faltam: ['placar', 'gols', 'video'] },
      validations: {
        'provas.placar': ['Falta a foto do placar final.'],
        'provas.gols': ['Falta a foto de quem fez os gols.'],
        'provas.video': ['Falta o link do vídeo do jogo.'],
      },
    });
    const uuid = await sent(cena, 'casa');
    const some = await lances.informar(cena, 'casa', placar(1, 0), fotos(uuid));
    expect(some.json().data).toEqual({ faltam: ['gols', 'video'] });
    const whole = {
      fotos: [{ uuid, tipos: ['placar', 'gols'] }],
      video: 'https://youtu.be/abc',
    };
    aceito(await lances.informar(cena, 'casa', placar(1, 0), whole));
    aceito(await lances.confirmar(cena, 'fora'));
  });

  test('who contests is asked too; who says the same, or organises, is not', async () => {
    const cena = await strict(['placar']);
    const uuid = await sent(cena, 'casa');
    aceito(await lances.informar(cena, 'casa', placar(1, 0), fotos(uuid)));
    for (const body of [{ informado: placar(0, 1) }, { motivo: 'Não foi' }]) {
      expect((await lances.contestar(cena, 'fora', body)).statusCode).toBe(422);
    }
    expect((await lances.informar(cena, 'fora', placar(0, 1))).statusCode).toBe(422);
    const same = await strict(['placar']);
    const theirs = await sent(same, 'casa');
    aceito(await lances.informar(same, 'casa', placar(1, 0), fotos(theirs)));
    aceito(await lances.informar(same, 'fora', placar(1, 0)));
    aceito(await lances.lancar(await strict(['placar']), 'dono', placar(2, 0)));
    const own = await sent(cena, 'fora');
    aceito(await lances.contestar(cena, 'fora', { motivo: 'Não foi', ...fotos(own) }));
    expect((await caso(cena)).versoes[1]?.provas.fotos).toHaveLength(1);
  });

  test('of a match that was not played one piece of any kind is enough', async () => {
    const cena = await strict(['placar', 'gols']);
    expect((await lances.informar(cena, 'casa', wo('visitante'))).statusCode).toBe(422);
    const video = 'https://youtu.be/espera';
    aceito(await lances.informar(cena, 'casa', wo('visitante'), { video }));
  });
});

describe('pictures go', () => {
  const age = () => {
    const then = new Date(Date.now() - 3 * DAY_MS);
    for (const nome of readdirSync(FOLDER)) utimesSync(join(FOLDER, nome), then, then);
  };
  const sweep = () => sweepOrphans({ db: t.db, arquivos }, Date.now());
  const nomeDe = async (uuid: string) =>
    (await t.db.first<{ nome: string | null }>(sql`select nome from provas where uuid = ${uuid}`))
      ?.nome;

  test('a day after they were sent and not used, and a year after the close', async () => {
    const { cena, casa } = await contested();
    const loose = await sent(cena, 'casa');
    const [kept = '', unused = ''] = [await nomeDe(casa), await nomeDe(loose)];
    await t.db.run(sql`update provas set created_at = created_at - interval '2 days'`);
    await t.db.run(sql`update arquivos set created_at = created_at - interval '2 days'`);
    age();
    await sweep();
    expect(readdirSync(FOLDER)).not.toContain(unused);
    expect(readdirSync(FOLDER)).toContain(kept);
    expect(await nomeDe(loose)).toBeUndefined();
    await t.db.run(sql`
      update campeonatos set encerrado_em = agora() - interval '364 days' where id = ${cena.id}`);
    await sweep();
    expect(readdirSync(FOLDER), 'the control: a day before').toContain(kept);
    await t.db.run(sql`
      update campeonatos set encerrado_em = agora() - interval '366 days' where id = ${cena.id}`);
    await sweep();
    expect(readdirSync(FOLDER)).not.toContain(kept);
    expect((await caso(cena)).versoes[0]?.provas.fotos).toMatchObject([{ apagada: true }]);
    expect((await cena.gente.dono.get(at(cena, `/${casa}`))).statusCode).toBe(404);
  });

  test('with who sent them, who receives them with all else that is theirs before', async () => {
    const { cena, casa, fora } = await contested();
    const video = 'https://youtu.be/de-quem-sai';
    const { uuid } = cena.gente.casa;
    await t.db.run(sql`
      insert into provas (uuid, campeonato_id, partida_uuid, lado, mandante_uuid, visitante_uuid,
        autor_uuid, dito_uuid, tipos, url)
      select ${uuidv7()}, campeonato_id, partida_uuid, lado, mandante_uuid, visitante_uuid, autor_uuid,
        dito_uuid, '["video"]', ${video} from provas where uuid = ${casa}`);
    const [mine = '', theirs = ''] = [await nomeDe(casa), await nomeDe(fora)];
    aceito(await cena.gente.casa.post('/api/perfil/exportacao'));
    const zip = (await cena.gente.casa.get('/api/perfil/exportacao')).rawPayload;
    const files = unzipSync(zip);
    expect(Object.keys(files).filter((name) => name.startsWith('provas/'))).toEqual([
      `provas/${mine}`,
    ]);
    expect(strFromU8(files['provas.json'] ?? new Uint8Array())).toContain(video);
    await t.db.run(sql`update usuarios set exclusao_em = now() where uuid = ${uuid}`);
    expect(await anonymizeDue({ db: t.db, log: t.log }, new Date(Date.now() + 1_000))).toBe(1);
    age();
    await sweep();
    expect(readdirSync(FOLDER)).not.toContain(mine);
    expect(readdirSync(FOLDER), 'what the rival sent stays').toContain(theirs);
    const { versoes } = await caso(cena);
    expect(versoes[0]?.provas).toMatchObject({ fotos: [{ apagada: true }], video: null });
    expect(versoes[1]?.provas.fotos).toMatchObject([{ apagada: false }]);
  });
});
