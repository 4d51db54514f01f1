// Files and sheets of a championship: what the visitor sees on its pages, and nothing of what is private.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { APP_URL, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

async function running(settings: Record<string, unknown> = {}, count = 4) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, settings);
  await insertNames(t, id, count);
  await startCampeonato(org, id);
  const [jogo] = await currentRound(org, id);
  if (!jogo) throw new Error('there is one');
  return { org, id, jogo };
}

const PARTES = ['classificacao', 'jogos', 'participantes', 'estatisticas'];
const FOLHAS = ['classificacao', 'jogos'];

test('table, matches, participants and figures are files for sheets and programs', async () => {
  const { org, id, jogo } = await running();
  await score(org, jogo, { tipo: 'placar', mandante: 2, visitante: 1 });
  const guest = await t.guest();
  const file = (name: string) => guest.get(`/exportar/campeonato/${id}/${name}`);
  const table = await file('classificacao.csv');
  expect(table.headers['content-disposition']).toContain(`classificacao-${id}.csv`);
  expect(table.body).toMatch(
    /^\uFEFFgrupo;posicao;time;p;j;v;e;d;gp;gc;sg;aproveitamento\r\n;1;Time/,
  );
  const { data } = (await file('jogos.json')).json();
  expect(data).toHaveLength(6);
  expect(data).toContainEqual(
    expect.objectContaining({ partida: jogo.uuid, gols_mandante: 2, gols_visitante: 1 }),
  );
  expect((await file('participantes.json')).json().data).toHaveLength(4);
  expect((await file('estatisticas.csv')).body).toContain('casa_v');
  for (const name of ['outra.csv', 'jogos.xml', 'jogos', '__proto__.csv']) {
    expect((await file(name)).statusCode, name).toBe(404);
  }
});

test('a cell that a sheet would run is text, and names cannot end a tag on paper', async () => {
  const { id } = await running();
  await t.db.run(sql`
    update participantes set nome = '=1+1<img src=x>' where campeonato_id = ${id}`);
  const guest = await t.guest();
  const csv = await guest.get(`/exportar/campeonato/${id}/participantes.csv`);
  expect(csv.body).toContain("'=1+1<img");
  const paper = await guest.get(`/imprimir/campeonato/${id}/classificacao`);
  expect(paper.body).toContain('=1+1&lt;img src=x&gt;');
  expect(paper.body).not.toContain('<img');
});

test('sheets to print: the table, a round with boxes, a bracket of 64, and a blank match sheet', async () => {
  const { id, jogo } = await running();
  const guest = await t.guest();
  const table = await guest.get(`/imprimir/campeonato/${id}/classificacao`);
  expect(table.body.match(/<th scope="row">/g)).toHaveLength(4);
  expect(table.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(table.headers['content-security-policy']).not.toContain('unsafe-inline');
  const round = await guest.get(`/imprimir/campeonato/${id}/jogos?fase=1&rodada=2`);
  expect(round.body).toContain('Rodada 2');
  expect(round.body.match(/<i><\/i> × <i><\/i>/g)).toHaveLength(2);
  const sheet = await guest.get(`/imprimir/partida/${jogo.uuid}`);
  expect(sheet.body).toContain('Súmula');
  expect(sheet.body.match(/<table>/g)).toHaveLength(2);
  expect(sheet.body).toContain(`${APP_URL}/partida/${jogo.uuid}`);
  const groups = { fases: [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }] };
  const { id: two } = await running(groups, 8);
  const tables = await guest.get(`/imprimir/campeonato/${two}/classificacao`);
  expect(tables.body.match(/<h2>Grupo \w<\/h2>/g)).toHaveLength(2);
  const framed = await guest.get(`/embed/campeonato/${two}/classificacao`);
  expect(framed.body).toContain('<h2>Grupo A</h2>');
  const { id: cup } = await running({ fases: [{ tipo: 'mata_mata' }] }, 64);
  const bracket = await guest.get(`/imprimir/campeonato/${cup}/chaveamento`);
  expect(bracket.body.match(/<svg class="k"/g)).toHaveLength(1);
  expect(bracket.body.match(/<rect /g)).toHaveLength(63);
});

test('a match sheet offers the code of a score link to who may make one, and to nobody else', async () => {
  const { org, id, jogo } = await running();
  const [guest, other] = [await t.guest(), await t.signedIn()];
  const path = `/imprimir/partida/${jogo.uuid}`;
  const round = `/imprimir/campeonato/${id}/sumulas?fase=1&rodada=1`;
  const own = await org.get(path);
  expect(own.body).toContain('Pôr o código da mesa');
  expect(own.headers['content-security-policy']).toContain("connect-src 'self'");
  const sheets = await org.get(round);
  expect(sheets.body.match(/<article/g)).toHaveLength(2);
  for (const who of [guest, other]) {
    const seen = await who.get(path);
    expect(seen.body).not.toContain('data-pedido');
    expect(seen.headers['content-security-policy']).not.toContain('connect-src');
    expect((await who.get(round)).statusCode).toBe(404);
  }
  await score(org, jogo, { tipo: 'placar', mandante: 2, visitante: 1 });
  expect((await org.get(path)).body, 'nothing is left to enter').not.toContain('data-pedido');
  expect((await org.get(round)).body, 'the other match is to come').toContain('data-pedido');
});

test('of a private championship there is nothing for others, and all for who is in it', async () => {
  const { org, id, jogo } = await running({ visibilidade: 'privado' });
  const guest = await t.guest();
  const other = await t.signedIn();
  const paths = [
    ...PARTES.flatMap((parte) => [`${parte}.csv`, `${parte}.json`]).map(
      (name) => `/exportar/campeonato/${id}/${name}`,
    ),
    ...FOLHAS.map((parte) => `/imprimir/campeonato/${id}/${parte}`),
    `/imprimir/partida/${jogo.uuid}`,
  ];
  for (const path of paths) {
    for (const who of [guest, other]) {
      const answer = await who.get(path);
      expect(answer.statusCode, path).toBe(404);
      expect(answer.body).not.toContain('Time ');
    }
    const own = await org.get(path);
    expect([own.statusCode, own.headers['cache-control']], path).toEqual([
      ...[200, 'private, no-store'],
    ]);
  }
});

test('a bracket on paper tells shoot-outs, keeps long names off the goals, and the third place apart from the final', async () => {
  const { org, id } = await running({ fases: [{ tipo: 'mata_mata', terceiro_lugar: true }] });
  await t.db.run(sql`
    update participantes set nome = 'Associação Atlética Estrela do Bairro Alto ' || right(nome, 1)
    where campeonato_id = ${id}`);
  const [first, second] = await currentRound(org, id);
  if (!first || !second) throw new Error('there are two');
  const level = { tipo: 'placar', mandante: 1, visitante: 1, penaltis: [4, 3] };
  expect((await score(org, first, level)).statusCode).toBe(200);
  await score(org, second, { tipo: 'placar', mandante: 2, visitante: 1 });
  const { body } = await (await t.guest()).get(`/imprimir/campeonato/${id}/chaveamento`);
  expect(body).toMatch(/>1 \(4\)<[\s\S]*>1 \(3\)</);
  const named = body.match(/<text x="8"[^>]*>/g) ?? [];
  expect(named.filter((text) => text.includes('textLength='))).toHaveLength(8);
  // Two semi-finals lead to one match alone.
  expect(body.match(/M\d+ [\d.]+H\d+V/g)).toHaveLength(2);
  const column = (title: string) => new RegExp(`<text x="(\\d+)"[^>]*>${title}<`).exec(body)?.[1];
  expect(column('Disputa de 3º lugar')).toBe(column('Final'));
});
