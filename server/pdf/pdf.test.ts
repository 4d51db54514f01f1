// The document of a championship, read again by an independent reader: for whom, what stands in it, and strange shapes.
import { randomInt } from 'node:crypto';
import sql from 'sql-template-tag';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test, vi } from 'vitest';
import { makeTurns } from '#server/http/turns.ts';
import { conceder } from '#server/planos/concessoes.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  addHelper,
  currentRound,
  insertNames,
  makeCampeonato,
  openCampeonato,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { makeGrafica } from './grafica.ts';

vi.setConfig({ testTimeout: 120_000 });

const t = testApp();

const pathOf = (id: string) => `/api/campeonatos/${id}/pdf`;

async function made(count: number, fases: object[], settings: object = {}) {
  const org = await t.signedIn();
  await conceder(t.db, { nome: 'parceiro dar', email: org.email });
  const inscricao = { vagas: Math.max(2, count) };
  const id = await makeCampeonato(org, { fases, inscricao, ...settings });
  const uuids = await insertNames(t, id, count);
  return { org, id, uuids };
}

async function read(org: SignedIn, id: string, query = '') {
  const answer = await org.get(pathOf(id) + query);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const bytes = answer.rawPayload;
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  return { answer, bytes, pages: text, all: text.join('\n'), info };
}

const rename = (uuid: string, nome: string) =>
  t.db.run(sql`update participantes set nome = ${nome} where uuid = ${uuid}`);

test('for who organises by the plan of the owner: 402 without one, 403 for others, 401 for guests', async () => {
  const dono = await t.signedIn();
  const id = await openCampeonato(dono);
  await insertNames(t, id, 4);
  const refused = await dono.get(pathOf(id));
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'limite_do_plano']);
  expect(refused.json().warning).toContain('Pro');
  await conceder(t.db, { nome: 'pro dar', email: dono.email });
  const [stranger, guest, helper] = [await t.signedIn(), await t.guest(), await t.signedIn()];
  await addHelper(dono, id, { helper });
  expect((await stranger.get(pathOf(id))).statusCode).toBe(403);
  expect((await guest.get(pathOf(id))).statusCode).toBe(401);
  const { answer, bytes } = await read(helper, id);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="campeonato-${id}.pdf"`);
  expect((await dono.get(pathOf(id))).rawPayload.equals(bytes)).toBe(true);

  await conceder(t.db, { nome: 'pro tirar', email: dono.email });
  expect((await dono.get(pathOf(id))).rawPayload.equals(bytes)).toBe(true);
  await startCampeonato(dono, id);
  expect((await dono.get(pathOf(id))).statusCode).toBe(402);
});

test('a private one is written for its organiser, and others do not know of it', async () => {
  const { org, id } = await made(3, [{ tipo: 'pontos_corridos' }], { visibilidade: 'privado' });
  const stranger = await t.signedIn();
  expect((await stranger.get(pathOf(id))).statusCode).toBe(404);
  expect((await read(org, id)).all).toContain('Time 003');
});

test('a league of 20: table, criteria, all rounds, both languages, and small', async () => {
  const fases = [{ tipo: 'pontos_corridos', turnos: 2 }];
  const { org, id } = await made(20, fases, { nome: 'Liga Resenha Série A' });
  await startCampeonato(org, id);
  const [first, second] = await currentRound(org, id);
  if (!first || !second) throw new Error('there are ten');
  await score(org, first, { tipo: 'placar', mandante: 7, visitante: 5 });
  await score(org, second, { tipo: 'wo', wo_de: 'ambos' });
  const at = '2027-03-01T22:00:00Z';
  await t.db.run(sql`update partidas set jogo_previsto_at = ${at} where uuid = ${first.uuid}`);
  const noHour = '2027-03-02T03:00:59Z';
  await t.db.run(sql`update partidas set jogo_previsto_at = ${noHour} where uuid = ${second.uuid}`);
  const { bytes, pages, all, info } = await read(org, id);
  expect(bytes.length).toBeLessThan(500_000);
  expect(info).toMatchObject({ Title: 'Liga Resenha Série A', Language: 'pt-BR' });
  expect(pages[0]).toContain('Rodada 1 de 38');
  expect(pages[0]).toContain(`localhost:3000/campeonato/${id}`);
  expect(pages[1]).toContain('CLASSIFICAÇÃO');
  expect(pages[1]).toContain('1. Vitórias; 2. Saldo de gols');
  expect(pages.at(-1)).toContain(`${pages.length} de ${pages.length}`);
  for (let n = 1; n <= 38; n += 1) expect(all).toContain(`Rodada ${n}`);
  expect(all).toMatch(/01\/03 19:00 Time \d+ 7 ?× ?5 Time \d+/);
  expect(all).toMatch(/02\/03 Time \d+ – ?× ?– Time \d+/);
  expect(all).toContain('W.O. duplo');
  expect(all.match(/Time 020/g)?.length).toBeGreaterThan(38);
  const english = await read(org, id, '?lang=en');
  expect(english.info).toMatchObject({ Language: 'en' });
  expect(english.all).toContain('STANDINGS');
  expect(english.all).toContain('double walkover');
  expect(english.all).toMatch(/01 Mar 19:00 Time \d+ 7/);
});

test('a cup that is over: groups, bracket, the match for the third place, final places and champion', async () => {
  const fases = [
    { tipo: 'grupos', grupos: 2, classificam: 2 },
    { tipo: 'mata_mata', terceiro_lugar: true },
  ];
  const { org, id, uuids } = await made(8, fases, { nome: 'Copa da Várzea' });
  await startCampeonato(org, id);
  await playAll(org, id, ({ mandante, visitante }) => {
    const rank = (uuid: string | null) => uuids.indexOf(uuid ?? '');
    const isHome = rank(mandante.participante) < rank(visitante.participante);
    return isHome ? { mandante: 3, visitante: 0 } : { mandante: 0, visitante: 3 };
  });
  const closed = await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado' });
  expect(closed.statusCode, closed.body).toBe(200);
  const { pages, all } = await read(org, id);
  expect(pages[1]).toContain('CAMPEÃO INVICTO');
  expect(pages[1]).toContain('TIME 001');
  expect(pages[2]).toContain('COLOCAÇÃO FINAL');
  for (const words of ['Grupo A', 'Grupo B', 'CHAVEAMENTO', 'Semifinais', 'Disputa de 3º lugar']) {
    expect(all).toContain(words);
  }
});

test('names of every script are written, and nothing is a box', async () => {
  const { org, id, uuids } = await made(8, [{ tipo: 'pontos_corridos' }], { nome: 'كأس الخليج' });
  const names = ['東京ヴェルディ', '北京国安', '울산 현대', 'Спартак Łódź', 'מכבי', '🦁 Leões ⚽'];
  for (const [index, nome] of names.entries()) await rename(uuids[index] ?? '', nome);
  await rename(uuids[6] ?? '', 'हिन्दी');
  await rename(uuids[7] ?? '', 'Só 𐤀𐤁 isto');
  const { all, bytes } = await read(org, id);
  for (const nome of names) expect(all).toContain(nome);
  expect(all).toContain('Só isto');
  expect(all).not.toMatch(/[\u{10900}-\u{1091f}\uFFFD]/u);
  // Signs of a syllable change places: what they say stands beside them for who copies it.
  const said = Buffer.from('\uFEFFहिन्दी', 'utf16le').swap16();
  const { inflateSync } = await import('node:zlib');
  const streams = bytes
    .toString('latin1')
    .split(/stream\r?\n/)
    .flatMap((part) => {
      try {
        return [inflateSync(Buffer.from(part, 'latin1'), { finishFlush: 2 }).toString('latin1')];
      } catch {
        return [];
      }
    });
  const escaped = said.toString('latin1').replaceAll(/[\n\r\t\b\f()\\]/g, '');
  const isSaid = (text: string) => text.replaceAll(/\\[nrtbf()\\]/g, '').includes(escaped);
  expect(streams.some(isSaid)).toBe(true);
});

test('nothing drawn yet, one who is in, and nobody', async () => {
  const one = await made(1, [{ tipo: 'mata_mata' }]);
  const { pages } = await read(one.org, one.id);
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain('PARTICIPANTES');
  expect(pages[1]).toContain('Time 001');
  const nobody = await made(0, [{ tipo: 'mata_mata' }]);
  expect((await read(nobody.org, nobody.id)).pages).toHaveLength(1);
});

test('64 stand on one page of a bracket, 512 on nine, and all are named', async () => {
  const few = await made(64, [{ tipo: 'mata_mata' }]);
  await startCampeonato(few.org, few.id);
  const isBracket = (page: string) => page.includes('CHAVEAMENTO');
  const small = await read(few.org, few.id);
  const [bracket] = small.pages.filter(isBracket);
  expect(small.pages.filter(isBracket)).toHaveLength(1);
  for (const n of ['001', '032', '064']) expect(bracket).toContain(`Time ${n}`);
  const many = await made(512, [{ tipo: 'mata_mata' }]);
  await startCampeonato(many.org, many.id);
  const { pages, all, bytes } = await read(many.org, many.id);
  expect(pages.filter(isBracket)).toHaveLength(9);
  for (let n = 1; n <= 512; n += 1) expect(all).toContain(`Time ${String(n).padStart(3, '0')}`);
  expect(bytes.length).toBeLessThan(500_000);
});

test('who comes when the line is full is told when to come back', async () => {
  const grafica = makeGrafica(makeTurns({ running: 1, waiting: 0 }));
  let go = () => {};
  const held = grafica.fazer(
    () => new Promise((_, reject) => (go = () => reject(new Error(String(randomInt(9)))))),
  );
  await expect(grafica.fazer(() => Promise.reject(new Error('not asked')))).rejects.toMatchObject({
    code: 'indisponivel',
    details: { retryAfter: expect.any(Number) },
  });
  go();
  await expect(held).rejects.toThrow();
});
