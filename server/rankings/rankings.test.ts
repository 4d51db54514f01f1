// Rankings over HTTP and through what keeps them: whatever changes in championships, what is kept is what a
// recomputation from nothing gives.
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import type {
  FonteDoRanking,
  LinhaDoRankingNaTela,
  RankingNaTela,
} from '#contract/ranking/rankings.ts';
import { RANKINGS_DO_SITE } from '#regras/ranking/do-site.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { makeAdmin } from '#server/testing/cena.ts';
import type { Client } from '#server/testing/client.ts';
import { eventually } from '#server/testing/eventually.ts';
import {
  corrigir,
  encerrar,
  type Historia,
  insertHistoria,
  reabrir,
} from '#server/testing/rankings/historia.ts';
import { conferirCampeonato } from './conferir.ts';
import { diferencasDoRanking } from './diferencas.ts';
import { fundarRankings } from './fundar.ts';
import { refazerRanking } from './refazer.ts';

const t = testApp();

const doSite = (tipo: 'elo' | 'posicao') =>
  RANKINGS_DO_SITE.find((one) => one.tipo === tipo && one.modalidade === 'ea_fc')?.uuid ?? '';
const [ELO, POSICAO] = [doSite('elo'), doSite('posicao')];

/** As the jobs do. */
async function acertar(id: string): Promise<void> {
  for (const uuid of await conferirCampeonato(t.db, id)) await refazerRanking(t.db, uuid);
}

const diferencas = async () => [
  ...(await diferencasDoRanking(t.db, ELO)),
  ...(await diferencasDoRanking(t.db, POSICAO)),
];

const ver = async (client: Client, uuid: string, more = ''): Promise<RankingNaTela> => {
  const answer = await client.get(`/api/rankings/${uuid}${more}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

const nomes = ({ linhas }: RankingNaTela) =>
  linhas.map(({ pessoa }) => pessoa.nome ?? pessoa.situacao);

let guest: Client;
let org: SignedIn;
let gente: SignedIn[];
let copa: Historia;

beforeAll(async () => {
  guest = await t.guest();
  org = await t.signedIn({ nome: 'Olga' });
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${org.uuid}`);
  gente = [];
  for (const nome of ['Ana', 'Bia', 'Caio', 'Duda', 'Eva', 'Fabi', 'Gil', 'Hugo']) {
    gente.push(await t.signedIn({ nome }));
  }
  const uuids = gente.map(({ uuid }) => uuid);
  await fundarRankings(t.db);
  await fundarRankings(t.db);
  for (const { uuid } of RANKINGS_DO_SITE) await refazerRanking(t.db, uuid);
  copa = await insertHistoria(t, org, uuids);
});

test("the site's own rankings of every modalidade are there, empty, from the first start", async () => {
  const { data } = (await guest.get('/api/rankings')).json();
  expect(data).toHaveLength(16);
  expect(data[0]).toMatchObject({ modalidade: 'ea_fc', tipo: 'elo', endereco: 'ea-fc-elo' });
  const empty = await ver(guest, ELO);
  expect(empty).toMatchObject({ linhas: [], minha: null, recalculando: false, pessoas: 0 });
  expect((await guest.get('/api/rankings/00000000-0000-4000-8000-000000000000')).statusCode).toBe(
    404,
  );
});

test('matches of a public championship make the table, ratings sum up, nobody is ranked too early', async () => {
  await acertar(copa.id);
  expect(await diferencas()).toEqual([]);
  const table = await ver(guest, ELO);
  expect(table.linhas).toHaveLength(8);
  // Seven matches each: fewer than ten.
  expect(table.linhas.every(({ posicao }) => posicao === null)).toBe(true);
  const total = table.linhas.reduce((sum, { pontos }) => sum + pontos, 0);
  expect(Math.abs(total - 8 * 1500)).toBeLessThan(8);
  const volta = await insertHistoria(
    t,
    org,
    gente.map(({ uuid }) => uuid),
    { semanas: 1 },
  );
  await acertar(volta.id);
  expect(await diferencas()).toEqual([]);
  const again = await ver(gente[2] as SignedIn, ELO);
  expect(again.linhas.map(({ posicao }) => posicao).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(again.minha).toMatchObject({ eu: true, pessoa: { nome: 'Caio' }, jogos: 14 });
  expect(again.linhas.filter(({ eu }) => eu)).toHaveLength(1);
});

test('a correction of an old result moves everybody who follows, as from nothing', async () => {
  const before = await ver(guest, ELO);
  await corrigir(t.db, copa.partidas[0] ?? '', [9, 0]);
  expect(await conferirCampeonato(t.db, copa.id)).toEqual([ELO]);
  const meanwhile = await ver(guest, ELO);
  expect(meanwhile.recalculando).toBe(true);
  expect(meanwhile.linhas).toEqual(before.linhas);
  await refazerRanking(t.db, ELO);
  expect(await diferencas()).toEqual([]);
  const after = await ver(guest, ELO);
  expect(after.recalculando).toBe(false);
  const pontos = ({ linhas }: RankingNaTela) =>
    Object.fromEntries(linhas.map((one) => [one.pessoa.nome, one.pontos]));
  expect(pontos(after)).not.toEqual(pontos(before));
});

describe('where points come from', () => {
  test('every match with the rating before and after; the last is the table', async () => {
    const ana = gente[0] as SignedIn;
    const answer = await guest.get(`/api/rankings/${ELO}/pessoas/${ana.uuid}`);
    const { linha, fontes, semanas } = answer.json().data as {
      linha: LinhaDoRankingNaTela;
      fontes: FonteDoRanking[];
      semanas: { pontos: number }[];
    };
    expect(fontes).toHaveLength(14);
    expect(fontes[0]).toMatchObject({ tipo: 'partida', depois: linha.pontos });
    expect(semanas.at(-1)?.pontos).toBe(linha.pontos);
    const first = fontes.at(-1);
    expect(first).toMatchObject({ antes: 1500, placar: [9, 0], rival: { nome: 'Bia' } });
  });

  test('final places times the weight, once it is closed; gone when it is opened again', async () => {
    await encerrar(t.db, copa);
    await acertar(copa.id);
    expect(await diferencas()).toEqual([]);
    const table = await ver(guest, POSICAO);
    expect(nomes(table)).toEqual(['Ana', 'Bia', 'Caio', 'Duda', 'Eva', 'Fabi', 'Gil', 'Hugo']);
    expect(table.linhas.map(({ pontos }) => pontos)).toEqual([
      ...[750, 450, 300, 225, 150, 150, 150, 150],
    ]);
    // Level on points: the better place decides.
    expect(
      table.linhas.slice(4).map(({ posicao, desempate }) => `${posicao} ${desempate}`),
    ).toEqual([...['5 null', '6 melhor', '7 melhor', '8 melhor']]);
    expect((await ver(guest, ELO)).linhas.find(({ titulos }) => titulos > 0)?.pessoa.nome).toBe(
      'Ana',
    );
    const { data } = (await guest.get(`/api/rankings/${POSICAO}/pessoas/${gente[0]?.uuid}`)).json();
    expect(data.fontes).toMatchObject([
      { tipo: 'colocacao', de: 1, entre: 8, peso: 0.75, pontos: 750, conta: true },
    ]);
    await reabrir(t.db, copa);
    await acertar(copa.id);
    expect((await ver(guest, POSICAO)).linhas).toEqual([]);
    expect(await diferencas()).toEqual([]);
    await encerrar(t.db, copa);
    await acertar(copa.id);
  });
});

describe('what is not for everybody', () => {
  test('a private, unlisted, deleted or cancelled championship leaves, and comes back', async () => {
    const before = await ver(guest, POSICAO);
    for (const change of [
      sql`visibilidade = 'privado'`,
      sql`visibilidade = 'nao_listado'`,
      sql`excluido_em = now()`,
      sql`estado = 'cancelado'`,
    ]) {
      await t.db.run(sql`update campeonatos set ${change} where id = ${copa.id}`);
      // Even before anything is reckoned, its name is told nowhere.
      const { data } = (await guest.get(`/api/rankings/${ELO}/pessoas/${gente[0]?.uuid}`)).json();
      expect(JSON.stringify(data)).not.toContain(copa.id);
      await acertar(copa.id);
      expect((await ver(guest, POSICAO)).linhas).toEqual([]);
      expect(await diferencas()).toEqual([]);
      await t.db.run(sql`
        update campeonatos set visibilidade = 'publico', excluido_em = null, estado = 'encerrado'
        where id = ${copa.id}`);
      await acertar(copa.id);
      expect((await ver(guest, POSICAO)).linhas).toEqual(before.linhas);
    }
  });

  test('who hides, is under age or has left keeps the place and loses the name', async () => {
    const [ana, bia, caio] = gente as [SignedIn, SignedIn, SignedIn];
    await t.db.run(sql`update usuarios set pagina_publica = false where uuid = ${ana.uuid}`);
    await t.db.run(
      sql`update usuarios set nascimento = current_date - 5000 where uuid = ${bia.uuid}`,
    );
    await t.db.run(sql`update usuarios set removido_em = now() where uuid = ${caio.uuid}`);
    const table = await ver(guest, POSICAO);
    expect(nomes(table).slice(0, 4)).toEqual(['oculta', 'oculta', 'removida', 'Duda']);
    expect(JSON.stringify(table)).not.toContain(ana.uuid);
    const csv = (await guest.get(`/api/rankings/${POSICAO}/csv`)).body;
    expect(csv).not.toContain('Bia');
    expect(csv).toContain('Jogador oculto');
    for (const { uuid } of [ana, bia, caio]) {
      expect((await guest.get(`/api/rankings/${POSICAO}/pessoas/${uuid}`)).statusCode).toBe(404);
    }
    // They see themselves.
    expect((await ver(ana, POSICAO)).minha?.pessoa.nome).toBe('Ana');
    expect((await ana.get(`/api/rankings/${POSICAO}/pessoas/${ana.uuid}`)).statusCode).toBe(200);
    await t.db.run(sql`
      update usuarios set pagina_publica = null, nascimento = '1990-05-20', removido_em = null
      where uuid = any(${[ana.uuid, bia.uuid, caio.uuid]}::uuid[])`);
  });

  test('matches that only one side or the organisation said do not count, nor do too few accounts', async () => {
    const one = copa.partidas[3] ?? '';
    const count = async () =>
      (
        await t.db.first<{ n: number }>(sql`
        select count(*)::int as n from ranking_partidas where ranking_uuid = ${ELO}`)
      )?.n;
    const before = (await count()) ?? 0;
    await t.db.run(
      sql`update oficiais set afirmado = '{mandante}', via = 'sem_resposta' where partida_uuid = ${one}`,
    );
    await acertar(copa.id);
    expect(await count()).toBe(before - 1);
    await t.db.run(
      sql`update usuarios set email_verified_at = null where uuid = ${gente[7]?.uuid}`,
    );
    await acertar(copa.id);
    expect(await count()).toBe(before / 2);
    await t.db.run(
      sql`update usuarios set email_verified_at = now() where uuid = ${gente[7]?.uuid}`,
    );
    await t.db.run(sql`
      update oficiais set afirmado = '{mandante,visitante}', via = 'confirmacao' where partida_uuid = ${one}`);
    await acertar(copa.id);
    expect(await count()).toBe(before);
    expect(await diferencas()).toEqual([]);
  });
});

describe('points by hand', () => {
  test('need an administrator and a reason, show at once and can be taken back', async () => {
    const admin = await t.signedIn({ isAdmin: true });
    await makeAdmin(t, admin);
    const pessoa = gente[3]?.uuid ?? '';
    const url = `/api/rankings/${POSICAO}/ajustes`;
    const before = (await ver(guest, POSICAO)).linhas.find(
      (one) => one.pessoa.uuid === pessoa,
    )?.pontos;
    expect((await admin.post(url, { pessoa, pontos: 40, motivo: ' ' })).statusCode).toBe(422);
    expect((await admin.post(url, { pessoa, pontos: 0, motivo: 'x' })).statusCode).toBe(422);
    expect((await org.post(url, { pessoa, pontos: 40, motivo: 'x' })).statusCode).toBe(404);
    const made = await admin.post(url, { pessoa, pontos: 40, motivo: 'Fair play' });
    expect(made.statusCode, made.body).toBe(201);
    const now = (await ver(guest, POSICAO)).linhas.find((one) => one.pessoa.uuid === pessoa);
    expect(now?.pontos).toBe((before ?? 0) + 40);
    expect(await diferencas()).toEqual([]);
    const { data } = (await guest.get(`/api/rankings/${POSICAO}/pessoas/${pessoa}`)).json();
    expect(data.fontes[0]).toMatchObject({ tipo: 'ajuste', pontos: 40, motivo: 'Fair play' });
    const gone = `${url}/${made.json().data.uuid}`;
    expect((await admin.delete(gone)).statusCode).toBe(204);
    expect((await admin.delete(gone)).statusCode).toBe(404);
    expect(await diferencas()).toEqual([]);
  });
});

test('pages go on after the last line, with the right places, also where a place is shared', async () => {
  await t.db.run(sql`delete from ranking_linhas where ranking_uuid = ${POSICAO}`);
  await t.db.run(sql`
    insert into usuarios (uuid, nome, email, nascimento)
    select gen_random_uuid(), 'P' || n, 'p' || n || '@pagina.com', '1990-01-01' from generate_series(1, 120) n`);
  await t.db.run(sql`
    insert into ranking_linhas (ranking_uuid, usuario_uuid, colocado, pontos, titulos, melhor, jogos, vitorias,
      empates, derrotas, ultimos)
    select ${POSICAO}, uuid, true, 1000 - (substr(nome, 2)::int / 7), 0, -1, 1, 0, 0, 0, '1'
    from usuarios where email like '%@pagina.com'`);
  const seen: LinhaDoRankingNaTela[] = [];
  let url: string | null = `/api/rankings/${POSICAO}`;
  while (url) {
    const { data, links }: { data: RankingNaTela; links: { next: string | null } } = (
      await guest.get(url)
    ).json();
    seen.push(...data.linhas);
    url = links.next?.replace(t.config.appUrl, '') ?? null;
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen.map(({ pessoa }) => pessoa.uuid)).size).toBe(120);
  for (const { pontos, posicao } of seen) {
    expect(posicao).toBe(seen.filter((other) => other.pontos > pontos).length + 1);
  }
  expect((await guest.get(`/api/rankings/${POSICAO}?cursor=%00lixo`)).statusCode).toBe(200);
  await t.db.run(sql`update rankings set sujo = true where uuid = ${POSICAO}`);
  await refazerRanking(t.db, POSICAO);
});

test('a change in a championship is heard of, and a job brings the rankings up to it', async () => {
  await t.db.run(sql`delete from tarefas where tipo = 'rankings.conferir'`);
  const told = await org.post(`/api/campeonatos/${copa.id}/avisos`, { texto: 'Foi bom' });
  expect(told.statusCode, told.body).toBe(201);
  await eventually(async () =>
    expect(
      await t.db.rows(sql`select dados from tarefas where tipo = 'rankings.conferir'`),
    ).toContainEqual({ dados: { campeonato: copa.id } }),
  );
});

/** In the suite a few; `scripts` and a longer run by RANKING_CORRECTIONS. */
const CORRECTIONS = Number(process.env.RANKING_CORRECTIONS ?? 40);

test('whatever is corrected, taken back, closed, opened or hidden, in any order, equals a start from nothing', async () => {
  const uuids = gente.map(({ uuid }) => uuid);
  const outra = await insertHistoria(t, org, uuids, { semanas: 60 });
  const copas = [copa, outra];
  await acertar(copa.id);
  await acertar(outra.id);
  expect(await diferencas()).toEqual([]);
  const run = fc.record({
    qual: fc.nat(1),
    partida: fc.nat(27),
    gols: fc.tuple(fc.nat(5), fc.nat(5)),
    tipo: fc.constantFrom(
      'placar',
      'placar',
      'placar',
      'placar',
      'sem',
      'com',
      'hora',
      'privado',
      'publico',
      'encerrar',
      'reabrir',
    ),
    dias: fc.nat(400),
  });
  for (const { qual, partida, gols, tipo, dias } of fc.sample(run, CORRECTIONS)) {
    const own = copas[qual] as Historia;
    const uuid = own.partidas[partida] ?? '';
    const change = {
      placar: () => corrigir(t.db, uuid, gols),
      sem: () => t.db.run(sql`update partidas set resultado = null where uuid = ${uuid}`),
      com: () => corrigir(t.db, uuid, gols),
      hora: () =>
        t.db.run(sql`
          update partidas set jogo_previsto_at = now() - make_interval(days => ${dias}) where uuid = ${uuid}`),
      privado: () =>
        t.db.run(sql`update campeonatos set visibilidade = 'privado' where id = ${own.id}`),
      publico: () =>
        t.db.run(sql`update campeonatos set visibilidade = 'publico' where id = ${own.id}`),
      encerrar: () =>
        encerrar(
          t.db,
          own,
          fc.sample(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }), 1)[0],
        ),
      reabrir: () => reabrir(t.db, own),
    }[tipo];
    await change();
    await acertar(own.id);
    expect(await diferencas(), `${tipo} ${uuid}`).toEqual([]);
  }
});
