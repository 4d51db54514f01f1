// What is due follows the matches, and each thing that is due is done once.
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { testClock } from '#server/testing/clock.ts';
import { desmarcarPrazo, marcarPrazo } from './marcar.ts';
import { makeRobo } from './robo.ts';
import type { TratarTodos } from './tipos.ts';

const t = testApp();
const clock = testClock(t);

/** Noon of a Monday in Brasília. */
const NOON = '2027-03-01T15:00:00.000Z';
const HOUR = 3_600_000;
const hour = (hours: number) => new Date(Date.parse(NOON) + hours * HOUR).toISOString();

beforeEach(async () => {
  await t.db.run(sql`delete from campeonatos`);
  await clock.to(NOON);
});

const REGRAS = { quem_informa: 'os_dois', prazo_confirmacao_horas: 24, modelo_rodada: 'livre' };

async function started(regras: object = REGRAS) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { regras });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
  return { org, id, partida };
}

const agenda = (versao: number, more: object) => ({ versao, ...more });

async function schedule(
  { org, partida }: Awaited<ReturnType<typeof started>>,
  body: object,
): Promise<void> {
  const seen = (await org.get(`/api/partidas/${partida.uuid}`)).json().data.partida;
  const answer = await org.put(`/api/partidas/${partida.uuid}/agenda`, agenda(seen.versao, body));
  expect(answer.statusCode, answer.body).toBe(200);
}

const rows = (uuid: string) =>
  t.db.rows<{ tipo: string; passo: string; vence_at: string; feito: boolean }>(sql`
    select tipo, passo, vence_at, feito_at is not null as feito from prazos
    where partida_uuid = ${uuid} order by tipo`);

const log = { warn: () => {}, error: () => {} };

/** As another process would have it, writing down what it did. */
function robot(tratar?: TratarTodos) {
  const done: string[] = [];
  const robo = makeRobo(
    { db: t.db, saida: { deliver: async () => {} }, log },
    tratar ?? {
      placar: {
        lembrar: async (_tx, { prazo_at }) => void done.push(`lembrete ${prazo_at}`),
        vencer: async (_tx, { prazo_at }) => void done.push(`vencido ${prazo_at}`),
      },
      horario: { vencer: async (_tx, { prazo_at }) => void done.push(`horario ${prazo_at}`) },
      resposta: { vencer: async (_tx, { objeto }) => void done.push(`resposta ${objeto}`) },
    },
  );
  const run = async () => {
    while (await robo.look());
    return done.splice(0);
  };
  return { robo, run };
}

describe('what is due of a match', () => {
  test('is its score, so many hours after kick-off, or at the end of its round', async () => {
    const scene = await started();
    const { uuid } = scene.partida;
    expect(await rows(uuid)).toEqual([]);
    await schedule(scene, { prazo_at: hour(72) });
    const base = { tipo: 'placar', passo: 'lembrete_24h', feito: false };
    expect(await rows(uuid)).toEqual([{ ...base, vence_at: hour(48) }]);
    await schedule(scene, { prazo_at: hour(72), jogo_previsto_at: hour(60), ciente: true });
    expect(await rows(uuid)).toEqual([{ ...base, vence_at: hour(68) }]);
    expect(await robot().run()).toEqual([]);
  });

  test('moves with its deadline, and with the hours of the rules', async () => {
    const scene = await started();
    await schedule(scene, { jogo_previsto_at: hour(30) });
    await schedule(scene, { jogo_previsto_at: hour(54) });
    const moved = { tipo: 'placar', passo: 'lembrete_24h', feito: false };
    expect(await rows(scene.partida.uuid)).toEqual([{ ...moved, vence_at: hour(54) }]);
    const { org, id } = scene;
    const seen = (await org.get(`/api/campeonatos/${id}`)).json().data;
    const edited = await org.put(`/api/campeonatos/${id}`, {
      ...{ nome: seen.nome, fases: seen.fases, configuracao_versao: seen.configuracao_versao },
      regras: { ...REGRAS, prazo_confirmacao_horas: 48 },
    });
    expect(edited.statusCode, edited.body).toBe(200);
    expect(await rows(scene.partida.uuid)).toEqual([{ ...moved, vence_at: hour(78) }]);
  });

  test('is nothing once it has a result, and again when that is taken away in time', async () => {
    const scene = await started();
    const { org, partida } = scene;
    await schedule(scene, { prazo_at: hour(72) });
    await score(org, { ...partida, versao: partida.versao + 1 }, placar());
    expect(await rows(partida.uuid)).toEqual([]);
    const seen = (await org.get(`/api/partidas/${partida.uuid}`)).json().data.partida;
    const cleared = await score(org, seen, { tipo: 'limpar' }, { motivo: 'foi outro jogo' });
    expect(cleared.statusCode, cleared.body).toBe(200);
    expect(await rows(partida.uuid)).toHaveLength(1);
  });

  test('is nothing when a result is taken away after the time was over: nobody was given it', async () => {
    const scene = await started();
    const { org, partida } = scene;
    await schedule(scene, { prazo_at: hour(72) });
    await score(org, { ...partida, versao: partida.versao + 1 }, placar());
    await clock.to(hour(73));
    const seen = (await org.get(`/api/partidas/${partida.uuid}`)).json().data.partida;
    await score(org, seen, { tipo: 'limpar' }, { motivo: 'foi outro jogo' });
    expect(await rows(partida.uuid)).toEqual([]);
  });

  test('reminds no player where the organisation enters scores', async () => {
    const scene = await started({ ...REGRAS, quem_informa: 'organizador' });
    await schedule(scene, { prazo_at: hour(72) });
    expect(await rows(scene.partida.uuid)).toMatchObject([{ passo: 'vence', vence_at: hour(72) }]);
  });

  test('put off without a day it has a week, and no other clock', async () => {
    const scene = await started();
    const { org, partida } = scene;
    await schedule(scene, { prazo_at: hour(72) });
    await score(org, { ...partida, versao: partida.versao + 1 }, { tipo: 'adiar' });
    const [row, ...more] = await rows(partida.uuid);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ tipo: 'adiada', passo: 'vence' });
    const week = Date.parse(row?.vence_at ?? '') - Date.parse(hour(7 * 24));
    expect(Math.abs(week)).toBeLessThan(60_000);
    await schedule(scene, { estadio: 'Arena' });
    expect((await rows(partida.uuid))[0], 'what does not touch it').toEqual(row);
    await schedule(scene, { prazo_at: hour(100) });
    expect(await rows(partida.uuid)).toMatchObject([{ tipo: 'adiada', vence_at: hour(100) }]);
  });
});

const placar = () => ({ tipo: 'placar', mandante: 1, visitante: 0 });

describe('what is due', () => {
  test('is said a day and two hours before, and done when its time has come, each once', async () => {
    const scene = await started();
    await schedule(scene, { prazo_at: hour(72) });
    const { run } = robot();
    expect(await run()).toEqual([]);
    await clock.to(hour(48));
    expect(await run()).toEqual([`lembrete ${hour(72)}`]);
    expect(await run()).toEqual([]);
    await clock.to(hour(70));
    expect(await run()).toEqual([`lembrete ${hour(72)}`]);
    await clock.to(hour(72));
    expect(await run()).toEqual([`vencido ${hour(72)}`]);
    await clock.to(hour(200));
    expect(await run()).toEqual([]);
  });

  test('is caught up in order, once, by a process that slept for days; reminders are left out', async () => {
    const scene = await started();
    const { org, id } = scene;
    const dated = { comeca_em: hour(-12), modelo: 'janela', dias_entre_rodadas: 2 };
    const made = await org.put(`/api/campeonatos/${id}/agenda`, dated);
    expect(made.statusCode, made.body).toBe(200);
    await clock.to(hour(24 * 30));
    const done = await robot().run();
    expect(done).toHaveLength(6);
    expect(done.every((one) => one.startsWith('vencido'))).toBe(true);
    expect(done).toEqual(done.toSorted());
    expect(await robot().run()).toEqual([]);
  });

  test('is reminded of once by who slept through the first reminder, and never at night', async () => {
    const scene = await started();
    await schedule(scene, { prazo_at: hour(72) });
    // Eleven in the evening: both reminders are late, and nobody is woken up.
    await clock.to(hour(59));
    const { run } = robot();
    expect(await run()).toEqual([]);
    expect(await rows(scene.partida.uuid)).toMatchObject([{ vence_at: hour(68) }]);
    await clock.to(hour(70.5));
    expect(await run()).toEqual([`lembrete ${hour(72)}`]);
    expect(await rows(scene.partida.uuid)).toMatchObject([{ passo: 'vence' }]);
  });

  test('is done once by three that look at the same moment', async () => {
    const scene = await started();
    const { org, id } = scene;
    await org.put(`/api/campeonatos/${id}/agenda`, { comeca_em: hour(-12), modelo: 'janela' });
    await clock.to(hour(24 * 60));
    const all = (await Promise.all([robot().run(), robot().run(), robot().run()])).flat();
    expect(all).toHaveLength(6);
    expect(new Set(await doneTimes(id)).size).toBeGreaterThan(0);
  });

  test('is not done again by a clock that jumps back and forth, nor before its time', async () => {
    const scene = await started();
    await schedule(scene, { prazo_at: hour(72) });
    const { run } = robot();
    await clock.to(hour(72));
    expect(await run()).toEqual([`vencido ${hour(72)}`]);
    await clock.to(NOON);
    expect(await run()).toEqual([]);
    await clock.to(hour(2_000));
    expect(await run()).toEqual([]);
    await clock.to(NOON);
    await schedule(scene, { prazo_at: hour(96) });
    expect(await run(), 'a new deadline is a new duty').toEqual([]);
    await clock.to(hour(96));
    expect(await run()).toEqual([`vencido ${hour(96)}`]);
  });

  test('that fails leaves nothing half done, is tried again, and holds up nothing else', async () => {
    const [one, other] = [await started(), await started()];
    await schedule(one, { prazo_at: hour(72) });
    await schedule(other, { prazo_at: hour(73) });
    await clock.to(hour(80));
    const done: string[] = [];
    const { run } = robot({
      placar: {
        async vencer(tx, { campeonato_id }) {
          await tx.run(sql`update campeonatos set descricao = 'feito' where id = ${campeonato_id}`);
          if (campeonato_id === one.id) throw new Error('not now');
          done.push(campeonato_id);
        },
      },
    });
    await run();
    expect(done).toEqual([other.id]);
    const [row] = await t.db.rows<{ descricao: string; tentativas: number }>(sql`
      select c.descricao, z.tentativas from campeonatos c join prazos z on z.campeonato_id = c.id
      where c.id = ${one.id} and z.feito_at is null`);
    expect(row).toEqual({ descricao: '', tentativas: 1 });
    await t.db.run(sql`update prazos set tentar_em = now()`);
    expect(await robot().run()).toEqual([`vencido ${hour(72)}`]);
  });

  test('waits while the championship is not on', async () => {
    const scene = await started();
    await schedule(scene, { prazo_at: hour(72) });
    await t.db.run(sql`update campeonatos set excluido_em = now() where id = ${scene.id}`);
    await clock.to(hour(80));
    expect(await robot().run()).toEqual([]);
    await t.db.run(sql`update campeonatos set excluido_em = null where id = ${scene.id}`);
    expect(await robot().run()).toEqual([`vencido ${hour(72)}`]);
  });
});

const doneTimes = async (id: string) =>
  (
    await t.db.rows<{ feito_at: string }>(sql`
      select feito_at from prazos where campeonato_id = ${id} and feito_at is not null`)
  ).map(({ feito_at }) => feito_at);

describe('something that somebody writes down as due', () => {
  test('is taken, moved, and no more when it is unmarked', async () => {
    const { id, partida } = await started();
    const { uuid } = partida;
    const prazo = { campeonatoId: id, partida: uuid, tipo: 'resposta', objeto: uuid } as const;
    const mark = (prazo_at: string, more = {}) =>
      t.db.transaction((tx) => marcarPrazo(tx, { ...prazo, prazo_at, ...more }));
    const { run } = robot();
    await mark(hour(5));
    await mark(hour(9));
    await clock.to(hour(5));
    expect(await run()).toEqual([]);
    await clock.to(hour(9));
    expect(await run()).toEqual([`resposta ${uuid}`]);
    await mark(hour(9));
    expect(await run(), 'the same deadline').toEqual([]);
    await mark(hour(9), { denovo: true });
    expect(await run(), 'asked for').toEqual([`resposta ${uuid}`]);
    await mark(hour(20));
    await t.db.transaction((tx) => desmarcarPrazo(tx, { tipo: 'resposta', objeto: uuid }));
    await clock.to(hour(21));
    expect(await run()).toEqual([]);
  });
});
