// Settings after the start: the harmless stay open, the count changes for a reason, the draw stays.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

async function start(fases: object[], count: number) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { org, id, uuids };
}

const current = async (who: SignedIn, id: string) =>
  (await who.get(`/api/campeonatos/${id}`)).json().data;

type Fase = Record<string, unknown> & { tabela: Record<string, unknown> };

/** Saves the settings with the phases changed. */
async function save(
  org: SignedIn,
  id: string,
  change: (fases: Fase[]) => object[],
  more: object = {},
) {
  const { nome, fases, regras, inscricao, configuracao_versao } = await current(org, id);
  const body = { nome, regras, inscricao, configuracao_versao, fases: change(fases), ...more };
  return org.put(`/api/campeonatos/${id}`, body);
}

const first = (change: object) => (fases: Fase[]) => [
  { ...fases[0], ...change },
  ...fases.slice(1),
];
const last = (change: object) => (fases: Fase[]) => [
  ...fases.slice(0, -1),
  { ...fases.at(-1), ...change },
];

const placar = (mandante: number, visitante: number) => ({ tipo: 'placar', mandante, visitante });

const table = async (org: SignedIn, id: string) =>
  (await org.get(`/api/campeonatos/${id}/classificacao?fase=1`)).json().data.tabelas[0].linhas;

const games = async (org: SignedIn, id: string, fase: number) => {
  const { rodadas } = (await org.get(`/api/campeonatos/${id}/jogos`)).json();
  const own = rodadas.filter((round: { fase: number }) => round.fase === fase);
  const rounds = await Promise.all(
    own.map(({ rodada }: { rodada: number }) =>
      org.get(`/api/campeonatos/${id}/jogos?fase=${fase}&rodada=${rodada}`),
    ),
  );
  return rounds.flatMap((round) => round.json().data) as PartidaDeTeste[];
};

const LIGA_E_CHAVE = [
  { tipo: 'pontos_corridos', classificam: 4 },
  { tipo: 'mata_mata', cruzamento: 'cruzado' },
];

describe('after one score', () => {
  test('zones and names are not locked: the table shows them at once, and nobody is asked why', async () => {
    const { org, id } = await start([{ tipo: 'pontos_corridos' }], 4);
    const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
    await score(org, partida, placar(2, 0));
    const zonas = [{ tipo: 'classifica', legenda: 'Vaga na Copa', de: 1, ate: 1 }];
    const saved = await save(org, id, first({ zonas, nome: 'Fase única' }));
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await table(org, id)).map(({ zona }: { zona: number | null }) => zona)).toEqual([
      0,
      null,
      null,
      null,
    ]);
  });

  test('the form is told what stays open inside of what is locked', async () => {
    const { org, id } = await start(LIGA_E_CHAVE, 4);
    const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
    await score(org, partida, placar(2, 0));
    const { travados, abertos } = await current(org, id);
    expect(travados.fases).toBe('com_resultado');
    expect(abertos).toEqual(
      expect.arrayContaining(['fases.0.zonas', 'fases.0.tabela', 'fases.1.terceiro_lugar']),
    );
    expect(abertos).not.toContain('fases.0.turnos');
    const guest = (await (await t.guest()).get(`/api/campeonatos/${id}`)).json();
    expect(guest.data?.abertos ?? []).toEqual([]);
  });

  test('points change with a preview, for a reason, with a new version of the rules and a notice', async () => {
    const { org, id, uuids } = await start([{ tipo: 'pontos_corridos', turnos: 2 }], 3);
    const ana = await t.signedIn();
    await t.db.run(sql`
      update participantes set usuario_uuid = ${ana.uuid} where uuid = ${uuids[0]}`);
    // One draws twice, another wins once: where only draws count, the first overtakes.
    const tabela = (fases: Fase[]) => ({
      ...fases[0]?.tabela,
      pontos: { vitoria: 0, empate: 1, derrota: 0 },
    });
    const change = (fases: Fase[]) => [{ ...fases[0], tabela: tabela(fases) }];
    for (const partida of (await games(org, id, 1)).slice(0, 3)) {
      const isOfFirst = partida.mandante.participante === uuids[0];
      const isAgainst = partida.visitante.participante === uuids[0];
      await score(org, partida, isOfFirst || isAgainst ? placar(1, 1) : placar(3, 0));
    }
    const before = await table(org, id);
    const { fases } = await current(org, id);
    const preview = await org.post(`/api/campeonatos/${id}/impacto`, { fases: change(fases) });
    expect(preview.statusCode, preview.body).toBe(200);
    expect(preview.json().data.posicoes).not.toEqual([]);
    expect(await table(org, id)).toEqual(before);
    const silent = await save(org, id, change);
    expect(silent.statusCode).toBe(422);
    expect(Object.keys(silent.json().validations)).toEqual(['motivo']);
    const saved = await save(org, id, change, { motivo: 'Combinado na reunião' });
    expect(saved.statusCode, saved.body).toBe(200);
    const after = await table(org, id);
    const moved = preview.json().data.posicoes as { participante: string; para: number }[];
    for (const { participante, para } of moved) {
      expect(
        after.find((row: { participante: string }) => row.participante === participante),
      ).toMatchObject({ posicao: para });
    }
    const { versoes } = (await org.get(`/api/campeonatos/${id}/regulamento`)).json().data;
    expect(versoes.map(({ motivo }: { motivo: string | null }) => motivo)).toEqual([
      'Combinado na reunião',
      null,
    ]);
    const [line] = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
    expect(line).toMatchObject({
      ...{ acao: 'editar-campeonato', depois: { motivo: 'Combinado na reunião' } },
    });
    const notices = (await ana.get('/api/usuario/notifications')).body;
    expect(notices).toMatch(/As regras de .+ mudaram: Combinado na reunião/);
  });

  test('what the draw made stays locked, and says why', async () => {
    const { org, id } = await start(
      [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }],
      6,
    );
    for (const change of [
      first({ grupos: 3 }),
      first({ turnos: 2 }),
      (fases: Fase[]) => [fases[0] as Fase],
    ]) {
      const drawn = await save(org, id, change);
      expect(drawn.statusCode, drawn.body).toBe(422);
      expect(drawn.json().validations.fases).toEqual([expect.stringContaining('sorteio')]);
    }
    const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
    await score(org, partida, placar(1, 0));
    const played = await save(org, id, first({ grupos: 3 }));
    expect(played.json().validations.fases).toEqual([expect.stringContaining('placar')]);
    const { fases } = await current(org, id);
    const preview = { fases: first({ grupos: 3 })(fases) };
    expect((await org.post(`/api/campeonatos/${id}/impacto`, preview)).statusCode).toBe(422);
  });
});

describe('a knockout that has not begun', () => {
  test('gets its match for the third place and its return legs; days that were set stay', async () => {
    const { org, id } = await start(LIGA_E_CHAVE, 4);
    const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
    await score(org, partida, placar(2, 0));
    const before = await games(org, id, 2);
    expect(before).toHaveLength(3);
    const final = before.find(({ rodada }) => rodada === 2) as PartidaDeTeste;
    const at = '2027-05-01T20:00:00.000Z';
    const agenda = { versao: final.versao, jogo_previsto_at: at, estadio: 'Arena', ciente: true };
    expect((await org.put(`/api/partidas/${final.uuid}/agenda`, agenda)).statusCode).toBe(200);
    const saved = await save(org, id, last({ terceiro_lugar: true, pernas: 2 }));
    expect(saved.statusCode, saved.body).toBe(200);
    const after = await games(org, id, 2);
    expect(after).toHaveLength(6);
    expect(after.filter(({ confronto }) => confronto === 'terceiro')).toHaveLength(1);
    expect(after.find(({ uuid }) => uuid === final.uuid)).toMatchObject({
      ...{ jogo_previsto_at: at, estadio: 'Arena' },
    });
    const back = await save(org, id, last({ terceiro_lugar: false, pernas: 1 }));
    expect(back.statusCode, back.body).toBe(200);
    expect(await games(org, id, 2)).toHaveLength(3);
    expect((await current(org, id)).resumo).toMatchObject({ jogos: 9, jogos_feitos: 1 });
  });

  test('is fixed once it has a score', async () => {
    const { org, id } = await start([{ tipo: 'mata_mata' }], 4);
    const [semi] = (await currentRound(org, id)) as [PartidaDeTeste];
    await score(org, semi, placar(1, 0));
    for (const change of [{ terceiro_lugar: true }, { pernas: 2 }, { desempate: ['sorteio'] }]) {
      const answer = await save(org, id, last(change));
      expect(answer.statusCode, JSON.stringify(change)).toBe(422);
    }
    expect((await save(org, id, last({ nome: 'Chave de ouro' }))).statusCode).toBe(200);
  });
});

test('criteria that send another team on ask before results of theirs are undone', async () => {
  const { org, id, uuids } = await start(
    [
      { tipo: 'pontos_corridos', classificam: 2, tabela: { criterios: ['gols_pro', 'saldo'] } },
      { tipo: 'mata_mata' },
    ],
    3,
  );
  const [a, b] = uuids;
  for (const partida of await games(org, id, 1)) {
    const { mandante, visitante } = partida;
    const of = (uuid: string | undefined) =>
      [mandante.participante, visitante.participante].includes(uuid ?? '');
    // a × b 5 × 5, the others 1 × 1: all level on points and difference, a and b scored more.
    await score(org, partida, of(a) && of(b) ? placar(5, 5) : placar(1, 1));
  }
  const drawn = await org.post(`/api/campeonatos/${id}/desempate`, { fase: 1 });
  if (drawn.statusCode === 201) {
    await org.put(`/api/campeonatos/${id}/sorteio`, { uuid: drawn.json().data.uuid });
  }
  const [final] = (await games(org, id, 2)) as [PartidaDeTeste];
  await score(org, final, placar(2, 0));
  const tabela = (fases: Fase[]) => ({ ...fases[0]?.tabela, criterios: ['jogo_extra'] });
  const change = (fases: Fase[]) => [{ ...fases[0], tabela: tabela(fases) }, ...fases.slice(1)];
  const { fases } = await current(org, id);
  const preview = await org.post(`/api/campeonatos/${id}/impacto`, { fases: change(fases) });
  const lost = preview
    .json()
    .data.partidas.filter(({ perde_resultado }: { perde_resultado: boolean }) => perde_resultado);
  expect(lost).toMatchObject([
    { uuid: final.uuid, antes: { placar: { mandante: 2, visitante: 0 } } },
  ]);
  const asked = await save(org, id, change, { motivo: 'reunião' });
  expect(asked.statusCode).toBe(409);
  expect(asked.json().data).toMatchObject({ confirmar: true });
  expect((await current(org, id)).resumo.jogos_feitos).toBe(4);
  const saved = await save(org, id, change, { motivo: 'reunião', ciente: true });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await current(org, id)).resumo.jogos_feitos).toBe(3);
});
