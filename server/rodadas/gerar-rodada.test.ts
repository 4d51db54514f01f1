import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

type Jogo = PartidaDeTeste & { jogo_previsto_at: string | null; prazo_at: string | null };

async function swiss(fases: object[] = [{ tipo: 'suico', rodadas: 3 }]) {
  const [org, ana] = [await t.signedIn(), await t.signedIn()];
  const id = await makeCampeonato(org, { fases });
  const [first] = await insertNames(t, id, 4);
  await t.db.run(sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${first}`);
  await startCampeonato(org, id);
  const round = async (rodada: number, fase = 1): Promise<Jogo[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=${fase}&rodada=${rodada}`)).json().data;
  const play = async () => {
    for (const partida of await currentRound(org, id)) {
      await score(org, partida, { tipo: 'placar', mandante: 1, visitante: 0 });
    }
  };
  const pair = () => org.post(`/api/campeonatos/${id}/rodadas`);
  const plan = (settings: object) =>
    org.put(`/api/campeonatos/${id}/agenda`, {
      ...{ comeca_em: '2027-01-04T03:00:00Z', dias_entre_rodadas: 3, ...settings },
    });
  return { org, ana, id, round, play, pair, plan };
}

const days = (jogos: readonly Jogo[]) =>
  jogos.map(({ jogo_previsto_at, prazo_at }) => [jogo_previsto_at, prazo_at]);

describe('the next round of a Swiss phase', () => {
  test('gets the days that the calendar gives to a round', async () => {
    const { round, play, pair, plan } = await swiss();
    await plan({ modelo: 'data', horarios: ['19:00'] });
    await play();
    expect((await pair()).statusCode).toBe(201);
    const one = ['2027-01-07T22:00:00.000Z', '2027-01-10T02:59:00.000Z'];
    expect(days(await round(2))).toEqual([one, one]);
  });

  test('follows a round that was put off, and has its deadline where both agree on a time', async () => {
    const { org, id, round, play, pair, plan } = await swiss();
    await plan({ modelo: 'janela' });
    await org.post(`/api/campeonatos/${id}/agenda/dias`, { fase: 1, rodada: 1, dias: 7 });
    await play();
    expect((await pair()).statusCode).toBe(201);
    const one = [null, '2027-01-17T02:59:00.000Z'];
    expect(days(await round(2))).toEqual([one, one]);
  });

  test('begins on the day after the last match of a round whose matches were all put off', async () => {
    const { org, round, play, pair, plan } = await swiss();
    await plan({ modelo: 'janela' });
    for (const { uuid, versao } of await round(1)) {
      const lancamento = { tipo: 'adiar', jogo_previsto_at: '2027-01-20T22:00:00Z' };
      const put = await org.put(`/api/partidas/${uuid}/placar`, { versao, lancamento });
      expect(put.statusCode, put.body).toBe(200);
    }
    await play();
    expect((await pair()).statusCode).toBe(201);
    const one = [null, '2027-01-24T02:59:00.000Z'];
    expect(days(await round(2))).toEqual([one, one]);
  });

  test('has the days that the rules promise where nobody made a calendar', async () => {
    const { round, play, pair } = await swiss();
    const [first] = days(await round(1));
    await play();
    await pair();
    const week = 7 * 86_400_000;
    const end = new Date(Date.parse(first?.[1] ?? '') + week).toISOString();
    expect(days(await round(2))).toEqual([
      [null, end],
      [null, end],
    ]);
  });

  test('keeps its days free of the knockout that comes after it', async () => {
    const fases = [{ tipo: 'suico', rodadas: 3, classificam: 2 }, { tipo: 'mata_mata' }];
    const { round, plan } = await swiss(fases);
    await plan({ modelo: 'data', horarios: ['19:00'] });
    expect(days(await round(1, 2))[0]?.[0]).toBe('2027-01-13T22:00:00.000Z');
  });

  test('is told to those who play', async () => {
    const { ana, play, pair } = await swiss();
    await play();
    await t.db.run(sql`delete from notificacoes where usuario_uuid = ${ana.uuid}`);
    await pair();
    const { data } = (await ana.get('/api/usuario/notifications')).json();
    expect(data.map(({ mensagem }: { mensagem: string }) => mensagem)).toEqual([
      'Saiu a rodada 2 de Copa de Teste. Veja quem você enfrenta.',
    ]);
  });

  test('is told as one of rest to who has nobody to meet, and not to who left', async () => {
    const people = [await t.signedIn(), await t.signedIn(), await t.signedIn(), await t.signedIn()];
    const org = await t.signedIn();
    const id = await makeCampeonato(org, { fases: [{ tipo: 'suico', rodadas: 3 }] });
    const teams = await insertNames(t, id, 4);
    for (const [index, uuid] of teams.entries()) {
      const usuario = people[index]?.uuid;
      await t.db.run(sql`update participantes set usuario_uuid = ${usuario} where uuid = ${uuid}`);
    }
    await startCampeonato(org, id);
    for (const partida of await currentRound(org, id)) {
      await score(org, partida, { tipo: 'placar', mandante: 1, visitante: 0 });
    }
    const gone = await org.put(`/api/participantes/${teams[0]}/desistencia`, { desistiu: true });
    expect(gone.statusCode, gone.body).toBe(200);
    await t.db.run(sql`delete from notificacoes`);
    expect((await org.post(`/api/campeonatos/${id}/rodadas`)).statusCode).toBe(201);
    const heard = await Promise.all(
      people.map(async (person) => {
        const { data } = (await person.get('/api/usuario/notifications')).json();
        return data.map(({ mensagem }: { mensagem: string }) => mensagem);
      }),
    );
    const meets = ['Saiu a rodada 2 de Copa de Teste. Veja quem você enfrenta.'];
    expect(heard[0]).toEqual([]);
    expect(heard.slice(1).sort()).toEqual(
      [['Saiu a rodada 2 de Copa de Teste: nela você folga.'], meets, meets].sort(),
    );
  });

  test.each(['encerrado', 'cancelado'])('is not paired once it is %s', async (estado) => {
    const { org, id, play, pair } = await swiss();
    await play();
    await org.put(`/api/campeonatos/${id}/estado`, { estado, ciente: true });
    const late = await pair();
    expect(late.statusCode).toBe(409);
    expect(late.json().warning).toContain('em andamento');
  });
});
