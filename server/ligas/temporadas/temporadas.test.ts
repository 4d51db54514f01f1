import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { PreviaMostrada, TemporadaDaLiga } from '#contract/liga/temporadas.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { playAll, startCampeonato } from '#server/testing/campeonato.ts';
import { eventually } from '#server/testing/eventually.ts';
import { makeLiga } from '#server/testing/liga/liga.ts';

const t = testApp();

const nomes = (letter: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${letter}${n + 1}`).join('\n');

type Fronteira = { caem: number; sobem: number; confrontos: number };

const UM: Fronteira = { caem: 1, sobem: 1, confrontos: 0 };

async function makeTemporada(
  dona: SignedIn,
  {
    fronteira = UM,
    times = 4,
    mais = {},
  }: { fronteira?: Fronteira; times?: number; mais?: object } = {},
) {
  const liga = await makeLiga(dona);
  const url = `/api/ligas/${liga}/temporadas`;
  const answer = await dona.post(url, {
    divisoes: [
      { nome: 'Série A', lista: nomes('A', times), ...fronteira },
      { nome: 'Série B', lista: nomes('B', times) },
    ],
    ...mais,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return { liga, url, temporada: answer.json().data as TemporadaDaLiga };
}

const started = async (dona: SignedIn, url: string, numero = 1) => {
  const answer = await dona.post(`${url}/${numero}/comeco`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as TemporadaDaLiga;
};

/** The lower number in the name wins, so that A1 ends before A2. */
const byName =
  (names: ReadonlyMap<string, string>) =>
  ({
    mandante,
    visitante,
  }: {
    mandante: { participante: string | null };
    visitante: { participante: string | null };
  }) => {
    const [home, away] = [mandante, visitante].map(
      (side) => names.get(side.participante ?? '') ?? '',
    );
    const wins = (home ?? '') < (away ?? '');
    return { tipo: 'placar', mandante: wins ? 2 : 0, visitante: wins ? 0 : 1 } as const;
  };

const namesOf = ({ competicoes }: TemporadaDaLiga) =>
  new Map(competicoes.flatMap(({ linhas }) => linhas.map((row) => [row.participante, row.nome])));

async function playOut(dona: SignedIn, temporada: TemporadaDaLiga) {
  for (const { campeonato } of temporada.competicoes) {
    await playAll(dona, campeonato.id, byName(namesOf(temporada)));
    const closed = await dona.put(`/api/campeonatos/${campeonato.id}/estado`, {
      ...{ estado: 'encerrado', ciente: true },
    });
    expect(closed.statusCode, closed.body).toBe(200);
  }
}

const previaDe = async (who: Pick<SignedIn, 'get'>, url: string, numero = 1) =>
  (await who.get(`${url}/${numero}/previa`)).json().data as PreviaMostrada | null;

const told = (previa: PreviaMostrada | null) =>
  previa?.mudancas
    .filter(({ motivo }) => motivo !== 'fica')
    .map(({ time, para, motivo }) => `${time.nome} ${para ?? '-'} ${motivo}`);

const divisions = ({ competicoes }: TemporadaDaLiga) =>
  competicoes
    .filter(({ tipo }) => tipo === 'divisao')
    .map(({ linhas }) =>
      linhas
        .map(({ nome }) => nome)
        .sort()
        .join(' '),
    );

const next = (dona: SignedIn, url: string, versao: number) =>
  dona.post(`${url}/1/proxima`, { versao });

describe('a season of two divisions', () => {
  test('is drawn, played, previewed and followed by the next, once', async () => {
    const dona = await t.signedIn();
    const { liga, url } = await makeTemporada(dona);
    const guest = await t.guest();
    expect((await guest.get(`${url}/1`)).statusCode, 'drafts are nobody else’s').toBe(404);
    expect((await guest.get(url)).json().data).toEqual([]);
    const running = await started(dona, url);
    expect(divisions(running)).toEqual(['A1 A2 A3 A4', 'B1 B2 B3 B4']);
    const [a, b] = running.competicoes;
    const zones = async (id: string) =>
      (await guest.get(`/api/campeonatos/${id}`)).json().data.fases[0].zonas;
    expect(await zones(a?.campeonato.id ?? '')).toEqual([
      { tipo: 'rebaixa', legenda: 'Cai: Série B', de: 4, ate: 4 },
    ]);
    expect(await zones(b?.campeonato.id ?? '')).toEqual([
      { tipo: 'classifica', legenda: 'Sobe: Série A', de: 1, ate: 1 },
    ]);
    expect((await next(dona, url, 1)).statusCode, 'not over').toBe(409);
    await playOut(dona, running);
    const previa = await previaDe(guest, url);
    expect(told(previa)).toEqual(['A4 2 cai', 'B1 1 sobe']);
    expect(previa?.faltam).toEqual([]);
    const answers = await Promise.all([1, 2].map(() => next(dona, url, previa?.versao ?? 0)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const second = answers[0]?.json().data as TemporadaDaLiga;
    expect(second.numero).toBe(2);
    expect(divisions(second)).toEqual(['A1 A2 A3 B1', 'A4 B2 B3 B4']);
    expect((await dona.get(url)).json().data).toHaveLength(2);
    const { data } = (await guest.get(`/api/ligas/${liga}/historica`)).json();
    const rowOf = (rows: { nome: string }[], nome: string) => rows.find((row) => row.nome === nome);
    expect(rowOf(data, 'A1')).toMatchObject({ p: 9, j: 3, v: 3, titulos: 1, temporadas: 1 });
    const hall = (await guest.get(`/api/ligas/${liga}/campeoes`)).json().data;
    expect(
      hall.map(({ nome, temporada }: { nome: string; temporada: object }) => [nome, temporada]),
    ).toEqual(expect.arrayContaining([['A1', { numero: 1, nome: 'Série A' }]]));
    // The team is the same one over both seasons.
    const after = await started(dona, url, 2);
    await playOut(dona, after);
    const again = (await guest.get(`/api/ligas/${liga}/historica`)).json().data;
    expect(rowOf(again, 'A1')).toMatchObject({ p: 18, titulos: 2, temporadas: 2 });
    expect(again).toHaveLength(8);
  });

  test('is put right by hand, with a reason, and who came second is told to look again', async () => {
    const dona = await t.signedIn();
    const { url } = await makeTemporada(dona);
    const running = await started(dona, url);
    await playOut(dona, running);
    const previa = await previaDe(dona, url);
    const a4 = previa?.mudancas.find(({ time }) => time.nome === 'A4')?.time.participante ?? '';
    const ajustes = [{ time: a4, para: null, motivo: 'mudou de cidade' }];
    const put = (versao: number) => dona.put(`${url}/1/ajustes`, { versao, ajustes });
    const saved = await put(previa?.versao ?? 0);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(told(saved.json().data)).toEqual(['A4 - mao', 'B1 1 sobe']);
    expect((await put(previa?.versao ?? 0)).statusCode).toBe(409);
    expect((await next(dona, url, previa?.versao ?? 0)).statusCode).toBe(409);
    const made = await next(dona, url, saved.json().data.versao);
    expect(divisions(made.json().data)).toEqual(['A1 A2 A3 B1', 'B2 B3 B4']);
    const stranger = { time: '01900000-0000-7000-8000-000000000000', para: 1, motivo: 'nada' };
    const closed = await dona.put(`${url}/1/ajustes`, { versao: 99, ajustes: [stranger] });
    expect(closed.statusCode, 'it is over').toBe(409);
  });

  test('waits for the tie between the divisions, which the liga makes', async () => {
    const dona = await t.signedIn();
    const { url } = await makeTemporada(dona, {
      fronteira: { caem: 1, sobem: 1, confrontos: 1 },
    });
    await playOut(dona, await started(dona, url));
    const open = await previaDe(dona, url);
    expect(open).toMatchObject({ faltam: ['confrontos'], confrontos_a_criar: 1 });
    expect((await next(dona, url, open?.versao ?? 0)).json().warning).toContain('repescagem');
    for (const _ of [1, 2]) {
      const made = await dona.post(`${url}/1/confrontos`);
      expect(made.statusCode, made.body).toBe(200);
      expect(made.json().data.competicoes).toHaveLength(3);
    }
    const { competicoes } = (await dona.get(`${url}/1`)).json().data as TemporadaDaLiga;
    const tie = competicoes.find(({ tipo }) => tipo === 'repescagem');
    const { data } = (
      await dona.get(`/api/campeonatos/${tie?.campeonato.id}/participantes`)
    ).json();
    const names = new Map(
      data.map(({ uuid, nome }: { uuid: string; nome: string }) => [
        uuid,
        nome === 'B2' ? 'a' : 'z',
      ]),
    ) as Map<string, string>;
    await playAll(dona, tie?.campeonato.id ?? '', byName(names));
    const previa = await previaDe(dona, url);
    expect(told(previa)).toEqual([
      ...['A3 2 cai_na_repescagem', 'A4 2 cai', 'B1 1 sobe', 'B2 1 sobe_na_repescagem'],
    ]);
    const made = await next(dona, url, previa?.versao ?? 0);
    expect(divisions(made.json().data)).toEqual(['A1 A2 B1 B2', 'A3 A4 B3 B4']);
  });

  test('who left is out, and the place goes to one more', async () => {
    const dona = await t.signedIn();
    const { url } = await makeTemporada(dona);
    const running = await started(dona, url);
    const a2 = [...namesOf(running)].find(([, nome]) => nome === 'A2')?.[0] ?? '';
    const left = await dona.put(`/api/participantes/${a2}/desistencia`, { desistiu: true });
    expect(left.statusCode, left.body).toBe(200);
    await playOut(dona, running);
    const previa = await previaDe(dona, url);
    expect(told(previa)).toEqual(['A4 2 cai', 'A2 - saiu', 'B1 1 sobe', 'B2 1 sobe_na_vaga']);
    expect(previa?.mudancas.find(({ motivo }) => motivo === 'sobe_na_vaga')?.outro).toBe('A2');
    expect(previa?.vagas).toEqual([0, 1]);
  });
});

test('squads, captains and accounts go along; whom the liga sent away stays a name', async () => {
  const [dona, ana, bia] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  const { liga, url } = await makeTemporada(dona, { times: 2 });
  const running = await started(dona, url);
  const uuidOf = (nome: string) => [...namesOf(running)].find(([, own]) => own === nome)?.[0] ?? '';
  for (const [who, nome] of [
    [ana, 'A1'],
    [bia, 'B2'],
  ] as const) {
    await t.db.run(sql`
      update participantes set usuario_uuid = ${who.uuid} where uuid = ${uuidOf(nome)}`);
  }
  const squad = { jogadores: [{ nome: 'Cida', papel: 'capitao', numero: 10 }, { nome: 'Duda' }] };
  expect((await dona.put(`/api/participantes/${uuidOf('A1')}/elenco`, squad)).statusCode).toBe(200);
  await playOut(dona, running);
  await dona.put(`/api/ligas/${liga}/banidos/${bia.uuid}`, { motivo: 'briga' });
  const previa = await previaDe(dona, url);
  const second = (await next(dona, url, previa?.versao ?? 0)).json().data as TemporadaDaLiga;
  const rows = await t.db.rows(sql`
    select p.nome, p.usuario_uuid, (select string_agg(j.nome || coalesce(' ' || j.papel, ''), ', '
      order by j.nome) from jogadores j where j.participante_uuid = p.uuid) as elenco
    from participantes p where p.campeonato_id = any(${second.competicoes.map(({ campeonato }) => campeonato.id)})
    order by p.nome`);
  expect(rows).toEqual([
    { nome: 'A1', usuario_uuid: ana.uuid, elenco: 'Cida capitao, Duda' },
    { nome: 'A2', usuario_uuid: null, elenco: null },
    { nome: 'B1', usuario_uuid: null, elenco: null },
    { nome: 'B2', usuario_uuid: null, elenco: null },
  ]);
  const notices = (await ana.get('/api/usuario/notifications')).json().data;
  expect(notices.map(({ tipo }: { tipo: string }) => tipo)).toContain('liga_temporada');
});

test('what is private is in no table, hall, preview or count of others', async () => {
  const [dona, estranha] = [await t.signedIn(), await t.signedIn()];
  const { liga, url } = await makeTemporada(dona, { times: 2 });
  const running = await started(dona, url);
  await playOut(dona, running);
  const secret = running.competicoes[1]?.campeonato.id ?? '';
  await t.db.run(sql`update campeonatos set visibilidade = 'privado' where id = ${secret}`);
  for (const who of [estranha, await t.guest()]) {
    expect(await previaDe(who, url)).toBeNull();
    const season = (await who.get(`${url}/1`)).json().data as TemporadaDaLiga;
    expect(divisions(season)).toEqual(['A1 A2']);
    for (const path of ['historica', 'campeoes', 'temporadas', 'temporadas/1']) {
      expect((await who.get(`/api/ligas/${liga}/${path}`)).body, path).not.toMatch(/"B[12]"/);
    }
  }
  expect((await previaDe(dona, url))?.mudancas).toHaveLength(4);
  const own = (await dona.get(`/api/ligas/${liga}/historica`)).json().data;
  expect(own, 'the same table for all').toHaveLength(2);
});

test('a correction after the next season was made moves nobody, and shows', async () => {
  const dona = await t.signedIn();
  const { url } = await makeTemporada(dona, { times: 2 });
  const running = await started(dona, url);
  await playOut(dona, running);
  const before = await previaDe(dona, url);
  await next(dona, url, before?.versao ?? 0);
  expect((await previaDe(dona, url))?.difere).toBe(false);
  const id = running.competicoes[0]?.campeonato.id ?? '';
  const match = (await dona.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=1`)).json().data[0];
  const names = namesOf(running);
  const lancamento = byName(
    new Map([...names].map(([uuid, nome]) => [uuid, nome === 'A2' ? 'a' : 'z'])),
  )(match);
  const corrected = await dona.put(`/api/partidas/${match.uuid}/placar`, {
    ...{ versao: match.versao, lancamento, motivo: 'digitado ao contrário', ciente: true },
  });
  expect(corrected.statusCode, corrected.body).toBe(200);
  expect((await previaDe(dona, url))?.difere).toBe(true);
  const second = (await dona.get(`${url}/2`)).json().data as TemporadaDaLiga;
  expect(divisions(second)).toEqual(['A1 B1', 'A2 B2']);
});

test('a division that starts from its own page, with one team more, has its zones moved', async () => {
  const dona = await t.signedIn();
  const { temporada } = await makeTemporada(dona);
  const id = temporada.competicoes[0]?.campeonato.id ?? '';
  await t.db.run(sql`update campeonatos set vagas = 8 where id = ${id}`);
  // Jobs run while the product listens.
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  const added = await dona.post(`/api/campeonatos/${id}/participantes/lista`, {
    participantes: [{ nome: 'A5' }],
  });
  expect(added.statusCode, added.body).toBe(201);
  await startCampeonato(dona, id);
  const zonas = async () =>
    (await dona.get(`/api/campeonatos/${id}`)).json().data.fases[0].zonas as object[];
  const [zona] = await eventually(async () => {
    const now = await zonas();
    expect(now).toMatchObject([{ de: 5 }]);
    return now;
  });
  expect(zona).toEqual({ tipo: 'rebaixa', legenda: 'Cai: Série B', de: 5, ate: 5 });
});
