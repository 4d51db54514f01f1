import sql from 'sql-template-tag';
import { describe, expect, inject, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { eventually } from '#server/testing/eventually.ts';

const t = testApp();

const CORRECTION = { motivo: 'engano', ciente: true };
const placar = (mandante: number, visitante: number) => ({ tipo: 'placar', mandante, visitante });

async function must(
  org: SignedIn,
  jogo: PartidaDeTeste,
  lancamento: object,
  more: object = {},
): Promise<PartidaDeTeste> {
  const answer = await score(org, jogo, lancamento, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function running(fases: object[], count: number, settings: object = {}) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases, ...settings });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  const [first] = await currentRound(org, id);
  return { org, id, uuids, first: first as PartidaDeTeste };
}

const see = (who: { get: SignedIn['get'] }, uuid: string, query = '') =>
  who.get(`/api/partidas/${uuid}${query}`);

const seen = async (who: { get: SignedIn['get'] }, uuid: string) =>
  (await see(who, uuid)).json().data;

type Linha = { acao: string; partida: string[]; nomes: (string | null)[]; objeto: string };

describe('GET /api/partidas/:uuid', () => {
  test('tells the match, its championship, who plays, and what was done with it', async () => {
    const { org, id, first } = await running([{ tipo: 'pontos_corridos', turnos: 2 }], 4);
    const entered = await must(org, first, placar(2, 1));
    await must(org, entered, placar(2, 2), CORRECTION);
    const dados = await seen(await t.guest(), first.uuid);
    expect(dados.partida).toMatchObject({
      uuid: first.uuid,
      placar: { mandante: 2, visitante: 2 },
    });
    expect(dados.campeonato.id).toBe(id);
    expect(dados).toMatchObject({ etapa: null, confronto: null, retrospecto: [] });
    expect(Object.keys(dados.gente).toSorted()).toEqual(
      [first.mandante.participante, first.visitante.participante].toSorted(),
    );
    expect(dados.registros.map(({ acao }: Linha) => acao)).toEqual([
      'corrigir-placar',
      'lancar-placar',
    ]);
  });

  test('a private championship has no match for others; with its invitation it has', async () => {
    const settings = { visibilidade: 'privado' };
    const { org, id, first } = await running([{ tipo: 'pontos_corridos' }], 4, settings);
    const { convite } = (await org.get(`/api/campeonatos/${id}`)).json().data;
    const guest = await t.guest();
    const unknown = await see(guest, '0198f0c2-5a4e-7c3b-9d21-6f0a1b2c3d4e');
    const hidden = await see(guest, first.uuid);
    expect([hidden.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect((await see(await t.signedIn(), first.uuid)).statusCode).toBe(404);
    expect((await see(guest, first.uuid, `?convite=${convite}`)).statusCode).toBe(200);
    expect((await see(org, first.uuid)).statusCode).toBe(200);
  });

  test('both legs of a tie, the sum and who goes on', async () => {
    const { org, id, first } = await running(
      [{ tipo: 'mata_mata', pernas: 2, pernas_final: 1 }],
      4,
    );
    const legs = (await currentRound(org, id)).filter((one) => one.confronto === first.confronto);
    expect(legs).toHaveLength(2);
    await must(org, legs[0] as PartidaDeTeste, placar(3, 0));
    const { confronto, etapa, retrospecto } = await seen(org, first.uuid);
    expect(etapa).toBe('semi');
    const home = confronto.lados.indexOf((legs[0] as PartidaDeTeste).mandante.participante);
    expect(confronto.agregado[home]).toBe(3);
    expect(confronto.agregado[1 - home]).toBe(0);
    expect(confronto.partidas).toHaveLength(2);
    expect(retrospecto).toEqual([]);
    const other = await seen(org, (legs[1] as PartidaDeTeste).uuid);
    expect(
      other.retrospecto.map(({ partida }: { partida: PartidaDeTeste }) => partida.uuid),
    ).toEqual([first.uuid]);
  });

  describe('after a double W.O. its tie says what came of it', () => {
    const duplo = { tipo: 'wo', wo_de: 'ambos' };

    async function faltaram(wo_duplo: string) {
      const { org, first } = await running([{ tipo: 'dupla_eliminacao', wo_duplo }], 6);
      await must(org, first, duplo);
      const { confronto } = await seen(org, first.uuid);
      const again = confronto.partidas[1] as PartidaDeTeste | undefined;
      if (again) await must(org, again, placar(1, 0));
      const home = again?.mandante.participante;
      return { home, antes: confronto, depois: (await seen(org, first.uuid)).confronto };
    }

    test('both drop: the match between them says who plays on in the lower bracket', async () => {
      const { home, antes, depois } = await faltaram('repescagem');
      expect(antes).toMatchObject({ wo_duplo: 'repescagem', vencedor: null, na_repescagem: null });
      expect(depois).toMatchObject({ wo_duplo: 'repescagem', vencedor: null, na_repescagem: home });
    });

    test('another match: it says who goes on, and nobody takes a place below by it', async () => {
      const { home, antes, depois } = await faltaram('novo_jogo');
      expect(antes).toMatchObject({ wo_duplo: 'novo_jogo', vencedor: null });
      expect(depois).toMatchObject({ wo_duplo: null, vencedor: home, na_repescagem: null });
      expect(depois.decidido_por).toBe('novo_jogo');
    });

    test('both out, or lots: there is no other match', async () => {
      for (const rule of ['eliminados', 'sorteio']) {
        const { antes } = await faltaram(rule);
        expect(antes).toMatchObject({ wo_duplo: rule, vencedor: null, na_repescagem: null });
        expect(antes.partidas).toHaveLength(1);
      }
    });
  });

  test('a match given away tells the score that it counts as, by the rules of its phase', async () => {
    const wo = { gols: 5, conta_gols: true, duplo: 'ambos_perdem', limite: null };
    const { org, first } = await running([{ tipo: 'pontos_corridos', tabela: { wo } }], 4);
    await must(org, first, { tipo: 'wo', wo_de: 'mandante' });
    const { partida } = await seen(org, first.uuid);
    expect(partida).toMatchObject({ wo_de: 'mandante', placar: null, placar_wo: [0, 5] });
  });
});

describe('how the two met before', () => {
  test('matches of an earlier edition are told with the sides of this one', async () => {
    const { org, id, first } = await running([{ tipo: 'pontos_corridos' }], 4);
    await must(org, first, placar(2, 1));
    const copied = await org.post(`/api/campeonatos/${id}/copia`, {
      edicao: true,
      participantes: true,
    });
    expect(copied.statusCode, copied.body).toBe(201);
    const next = copied.json().data.id as string;

    await startCampeonato(org, next);
    const { rodadas } = (await org.get(`/api/campeonatos/${next}/jogos`)).json();
    const told: { partida: PartidaDeTeste; campeonato: { id: string } }[] = [];
    for (const { rodada } of rodadas) {
      const path = `/api/campeonatos/${next}/jogos?fase=1&rodada=${rodada}`;
      for (const one of (await org.get(path)).json().data as PartidaDeTeste[]) {
        const { partida, retrospecto } = await seen(org, one.uuid);
        const sides = [partida.mandante.participante, partida.visitante.participante];
        for (const met of retrospecto) {
          expect(sides).toContain(met.partida.mandante.participante);
          expect(sides).toContain(met.partida.visitante.participante);
          told.push(met);
        }
      }
    }
    expect(told.map(({ partida, campeonato }) => [partida.uuid, campeonato.id])).toEqual([
      [first.uuid, id],
    ]);
    await t.db.run(sql`update campeonatos set visibilidade = 'privado' where id = ${id}`);
    const again = await seen(org, (await currentRound(org, next))[0]?.uuid ?? '');
    expect(again.retrospecto).toEqual([]);
  });
});

describe('the trail of a match does not falsify history', () => {
  test('a line keeps the sides that the match had, whoever plays it now', async () => {
    const { org, id } = await running([{ tipo: 'mata_mata' }], 4);
    const semis = await currentRound(org, id);
    const [one, two] = semis as [PartidaDeTeste, PartidaDeTeste];
    const entered = await must(org, one, placar(1, 0));
    await must(org, two, placar(1, 0));
    const [final] = (await currentRound(org, id)) as [PartidaDeTeste];
    await must(org, final, placar(4, 2));
    await must(org, entered, placar(0, 1), CORRECTION);
    const { partida, registros } = await seen(org, final.uuid);
    const sides = [partida.mandante.participante, partida.visitante.participante];
    expect(sides).toContain(one.visitante.participante);
    expect(sides).not.toContain(one.mandante.participante);
    expect(registros).toHaveLength(2);
    const [undone, played] = registros as [Linha & { depois: { desfeitas: object[] } }, Linha];
    expect(played.partida).toContain(one.mandante.participante);
    expect(played.partida).not.toContain(one.visitante.participante);
    expect(undone.objeto).toBe(one.uuid);
    expect(undone.depois.desfeitas).toMatchObject([
      { uuid: final.uuid, resultado: { mandante: 4, visitante: 2 } },
    ]);
  });

  test('somebody who took a place later is not told as who played before', async () => {
    const { org, id, first } = await running([{ tipo: 'pontos_corridos' }], 4);
    await must(org, first, placar(2, 1));
    const { participante } = first.mandante;
    const path = `/api/participantes/${participante}/substituto`;
    const swapped = await org.put(path, { nome: 'Recém-chegada' });
    expect(swapped.statusCode, swapped.body).toBe(200);
    const [line] = (await seen(org, first.uuid)).registros as [Linha];
    expect(line.nomes).toEqual([expect.stringMatching(/^Time 00/), null]);
    const trail = (await org.get(`/api/campeonatos/${id}/historico`)).json().data as Linha[];
    expect(trail.find(({ acao }) => acao === 'lancar-placar')?.nomes).toEqual(line.nomes);
  });
});

// The embedded database does one transaction at a time, and nothing else meanwhile.
describe.runIf(inject('databaseUrl'))('a match that is read while its result is written', () => {
  test('is not kept as it was before under the new version', async () => {
    const { id, first } = await running([{ tipo: 'pontos_corridos' }], 4);
    const guest = await t.guest();
    let answer: ReturnType<typeof see> | undefined;
    await t.db.transaction(async (tx) => {
      await tx.run(sql`lock table campeonatos in access exclusive mode`);
      await tx.run(sql`update campeonatos set versao = versao + 1 where id = ${id}`);
      await tx.run(sql`update partidas set estado = 'adiada' where uuid = ${first.uuid}`);
      answer = see(guest, first.uuid);
      await eventually(async () => {
        const waiting = await t.db.rows(sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        expect(waiting).not.toHaveLength(0);
      });
    });
    await answer;
    expect((await seen(guest, first.uuid)).partida.estado).toBe('adiada');
  });
});
