// Who is told that their next opponent is known, when, and that nobody hears it twice.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeServices } from '#server/http/services.ts';
import { type Publicadas, publicadasEm, publicar } from '#server/saida/publicar.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  jogoDe,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { aceito, placar } from '#server/testing/vida.ts';
import { conhecidas } from './conhecidas.ts';
import { informeJobs } from './jobs.ts';

const t = testApp();

type Notice = { tipo: string; mensagem: string; url: string };

/** Everybody who plays has an account, from before the draw on. */
async function playedByPeople(fases: object[], times = 4) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const people = new Map<string, SignedIn>();
  for (const participante of await insertNames(t, id, times)) {
    const who = await t.signedIn();
    people.set(participante, who);
    await t.db.run(sql`
      update participantes set usuario_uuid = ${who.uuid} where uuid = ${participante}`);
  }
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  const all = async (participante: string | null): Promise<Notice[]> =>
    (await people.get(participante ?? '')?.get('/api/usuario/notifications'))?.json().data;
  const heard = async (participante: string | null): Promise<Notice[]> =>
    (await all(participante)).filter(({ tipo }) => tipo === 'jogo_definido');
  const correct = async (partida: PartidaDeTeste, lancamento: object) =>
    aceito(await score(org, partida, lancamento, { motivo: 'súmula trocada', ciente: true }));
  return { org, id, people, round, all, heard, correct };
}

const finalistOf = ({ mandante }: PartidaDeTeste) => mandante.participante;

test('once both who meet in a final are known, both are told whom and by when, and nobody else', async () => {
  const { org, people, round, heard } = await playedByPeople([{ tipo: 'mata_mata' }]);
  for (const participante of people.keys()) expect(await heard(participante)).toEqual([]);
  const [one, other] = (await round(1)) as [PartidaDeTeste, PartidaDeTeste];
  aceito(await score(org, one, placar(2, 1)));
  expect(await heard(finalistOf(one)), 'nobody to meet yet').toEqual([]);
  aceito(await score(org, other, placar(2, 1)));
  const [final] = (await round(2)) as [PartidaDeTeste];
  const told = {
    url: `/partida/${final.uuid}`,
    mensagem: expect.stringMatching(
      `^Copa de Teste: seu próximo adversário está definido. O jogo é ${await jogoDe(t, final)}, até \\d\\d/\\d\\d/\\d{4}`,
    ),
  };
  for (const semi of [one, other]) {
    expect(await heard(finalistOf(semi))).toMatchObject([told]);
    expect(await heard(semi.visitante.participante), 'is out').toEqual([]);
  }
});

test('of a match with a day that day is told', async () => {
  const { org, id, round, heard } = await playedByPeople([{ tipo: 'mata_mata' }]);
  const [final] = (await round(2)) as [PartidaDeTeste];
  await t.db.run(sql`
    update partidas set jogo_previsto_at = '2031-05-10T22:30:00Z' where uuid = ${final.uuid}`);
  await t.db.run(sql`update campeonatos set versao = versao + 1 where id = ${id}`);
  const [one, other] = (await round(1)) as [PartidaDeTeste, PartidaDeTeste];
  aceito(await score(org, one, placar(2, 1)));
  aceito(await score(org, other, placar(2, 1)));
  expect((await heard(finalistOf(one)))[0]?.mensagem).toMatch(
    /, em 10\/05\/2031,? 19:30 \(horário de Brasília\)\.$/,
  );
});

const playSemis = async (org: SignedIn, semis: readonly PartidaDeTeste[]) => {
  for (const semi of semis) aceito(await score(org, semi, placar(2, 1)));
};

test('in English, and of a deadline that is over nothing', async () => {
  const { org, id, people, round, heard } = await playedByPeople([{ tipo: 'mata_mata' }]);
  const [final] = (await round(2)) as [PartidaDeTeste];
  const [one, other] = (await round(1)) as [PartidaDeTeste, PartidaDeTeste];
  await t.db.run(sql`
    update partidas set prazo_at = agora() - interval '1 day' where uuid = ${final.uuid}`);
  await t.db.run(sql`update campeonatos set versao = versao + 1 where id = ${id}`);
  const { uuid = '' } = people.get(finalistOf(one) ?? '') ?? {};
  await t.db.run(sql`update usuarios set locale = 'en' where uuid = ${uuid}`);
  await playSemis(org, [one, other]);
  const jogo = await jogoDe(t, (await round(2))[0] as PartidaDeTeste);
  expect((await heard(finalistOf(one))).map(({ mensagem }) => mensagem)).toEqual([
    `Copa de Teste: your next opponent is known. The match is ${jogo}.`,
  ]);
  expect((await heard(finalistOf(other))).map(({ mensagem }) => mensagem)).toEqual([
    `Copa de Teste: seu próximo adversário está definido. O jogo é ${jogo}.`,
  ]);
});

test('who is behind both sides has no opponent to be told of', async () => {
  const { org, people, round, heard } = await playedByPeople([{ tipo: 'mata_mata' }]);
  const [one, other] = (await round(1)) as [PartidaDeTeste, PartidaDeTeste];
  const { uuid = '' } = people.get(finalistOf(one) ?? '') ?? {};
  await t.db.run(sql`
    insert into jogadores (uuid, participante_uuid, usuario_uuid, nome, papel)
    values (gen_random_uuid(), ${finalistOf(other)}, ${uuid}, 'Dos Dois', 'capitao')`);
  await playSemis(org, [one, other]);
  expect(await heard(finalistOf(one))).toEqual([]);
  expect(await heard(finalistOf(other))).toHaveLength(1);
});

test('who plays for third place is told of that match', async () => {
  const fases = [{ tipo: 'mata_mata', terceiro_lugar: true }];
  const { org, people, round, heard } = await playedByPeople(fases);
  await playSemis(org, await round(1));
  const urls = new Set<string>();
  for (const participante of people.keys()) {
    const told = await heard(participante);
    expect(told).toHaveLength(1);
    urls.add(told[0]?.url ?? '');
  }
  expect(urls.size).toBe(2);
});

test.each([
  ['both drop and meet again', { tipo: 'dupla_eliminacao' }],
  ['it is played again', { tipo: 'mata_mata', wo_duplo: 'novo_jogo' }],
])(
  'where neither turned up and %s, both are told of that match, and it waits for them',
  async (_, fase) => {
    const { org, id, people, round, heard } = await playedByPeople([fase]);
    const [first] = (await round(1)) as [PartidaDeTeste];
    aceito(await score(org, first, { tipo: 'wo', wo_de: 'ambos' }));
    const again = (await round(1)).find(({ perna }) => perna > 2);
    const url = `/partida/${again?.uuid}`;
    const mensagem = `Copa de Teste: seu próximo adversário está definido. O jogo é ${await jogoDe(t, first)}.`;
    for (const { participante } of [first.mandante, first.visitante]) {
      expect(await heard(participante)).toMatchObject([{ url, mensagem }]);
      const waits = await people.get(participante ?? '')?.get(`/api/campeonatos/${id}/pendencias`);
      expect(waits?.json().data.minhas).toMatchObject([
        { tarefa: 'marcar', partida: { uuid: again?.uuid } },
      ]);
    }
    expect((await org.get('/api/usuario/notifications')).json().data).toEqual([]);
  },
);

test('nothing more is told when the first leg is over and the second comes', async () => {
  const { org, round, heard } = await playedByPeople([{ tipo: 'mata_mata', pernas: 2 }], 8);
  const playLegs = async (legs: readonly PartidaDeTeste[]) => {
    for (const leg of legs) {
      aceito(await score(org, leg, leg.perna === 1 ? placar(2, 1) : placar(0, 0)));
    }
  };
  await playLegs(await round(1));
  const first = (await round(2)).find(({ perna }) => perna === 1) as PartidaDeTeste;
  const told = async () => (await heard(finalistOf(first))).map(({ url }) => url);
  expect(await told()).toEqual([`/partida/${first.uuid}`]);
  await playLegs([first]);
  expect(await told()).toHaveLength(1);
});

test('who is in another final over two legs, or in none, is told once for both', async () => {
  const fases = [{ tipo: 'mata_mata', pernas_final: 2 }];
  const { org, round, all, correct } = await playedByPeople(fases);
  await playSemis(org, await round(1));
  const again = async () => (await round(1)) as [PartidaDeTeste, PartidaDeTeste];
  const [semi, other] = await again();
  const heard = async () => {
    const told = await all(other.mandante.participante);
    await t.db.run(sql`delete from notificacoes`);
    return told.filter(({ tipo }) => tipo === 'partida_mudou').map(({ url }) => url);
  };
  const [first, second] = await round(2);
  expect([first?.perna, second?.perna]).toEqual([1, 2]);
  await correct(semi, placar(0, 3));
  expect(await heard()).toEqual([`/partida/${first?.uuid}`]);
  await correct((await again())[0], { tipo: 'limpar' });
  expect(await heard()).toEqual([`/partida/${first?.uuid}`]);
  aceito(await score(org, (await again())[0], placar(2, 1)));
  for (const leg of await round(2)) aceito(await score(org, leg, placar(1, leg.perna - 1)));
  await heard();
  await correct((await again())[0], placar(0, 3));
  expect((await heard()).length, 'both results are gone').toBe(2);
});

test('of many that are known at once a few are told before the answer, the others after it', async () => {
  const { id } = await playedByPeople([{ tipo: 'pontos_corridos', turnos: 1 }]);
  const services = makeServices(t.config, t.db, t.log);
  const { saida } = services;
  const handedOn: Publicadas[] = [];
  const keeps = async (publicadas: Publicadas) => void handedOn.push(publicadas);
  informeJobs({ ...services, saida: { ...saida, deliver: keeps } });
  const rows = await t.db.rows<{ uuid: string }>(sql`
    select uuid from partidas where campeonato_id = ${id}`);
  const published = await t.db.transaction(async (tx) => {
    await publicar(tx, conhecidas, { partidas: rows.map(({ uuid }) => uuid) });
    return publicadasEm(tx);
  });
  const told = () =>
    t.db.rows(sql`
      select distinct n.url from notificacoes n join partidas p on n.url = '/partida/' || p.uuid
      where p.campeonato_id = ${id} and n.tipo = 'jogo_definido'`);
  await saida.deliver(published);
  expect([rows.length, (await told()).length]).toEqual([6, 4]);
  for (const rest of handedOn) await saida.deliver(rest);
  expect([handedOn.length, (await told()).length]).toEqual([1, 6]);
});

test('of two legs one is told of, and where groups end each who goes on once', async () => {
  const { org, id, people, all } = await playedByPeople(
    [
      { tipo: 'grupos', grupos: 2, classificam: 2 },
      { tipo: 'mata_mata', pernas: 2 },
    ],
    6,
  );
  const order = [...people.keys()];
  for (;;) {
    const open = (await currentRound(org, id)).filter(
      (one) => one.placar === null && one.confronto === null,
    );
    if (open.length === 0) break;
    for (const partida of open) {
      const [home, away] = [partida.mandante, partida.visitante].map(({ participante }) =>
        order.indexOf(participante ?? ''),
      ) as [number, number];
      aceito(await score(org, partida, home < away ? placar(9 - home, 0) : placar(0, 9 - away)));
    }
  }
  const kinds = new Map<string, number>();
  for (const participante of people.keys()) {
    const told = (await all(participante)).filter(({ tipo }) => tipo === 'jogo_definido');
    kinds.set(participante, told.length);
  }
  expect([...kinds.values()].toSorted()).toEqual([0, 0, 1, 1, 1, 1]);
});

test('who is another’s opponent by a correction is told what changed, and that alone', async () => {
  const { org, round, heard, all, correct } = await playedByPeople([{ tipo: 'mata_mata' }]);
  for (const semi of await round(1)) aceito(await score(org, semi, placar(2, 1)));
  const [wrong, other] = (await round(1)) as [PartidaDeTeste, PartidaDeTeste];
  await t.db.run(sql`delete from notificacoes`);
  await correct(wrong, placar(0, 3));
  const kinds = async (participante: string | null) =>
    (await all(participante)).map(({ tipo }) => tipo);
  expect(await kinds(other.mandante.participante)).toEqual(['partida_mudou']);
  expect(await kinds(wrong.visitante.participante)).toEqual(
    expect.arrayContaining(['partida_mudou']),
  );
  for (const semi of [wrong, other]) {
    expect(await heard(semi.mandante.participante)).toEqual([]);
    expect(await heard(semi.visitante.participante)).toEqual([]);
  }
});

test('results that are put back together tell of no opponent whom one has played', async () => {
  const { org, id, round, heard, correct } = await playedByPeople([{ tipo: 'mata_mata' }], 8);
  for (const n of [1, 2, 3]) {
    for (const jogo of await round(n)) aceito(await score(org, jogo, placar(2, 1)));
  }
  const [first] = (await round(1)) as [PartidaDeTeste];
  const [final] = (await round(3)) as [PartidaDeTeste];
  await correct(first, placar(0, 3));
  const [wrong] = (await round(1)) as [PartidaDeTeste];
  await correct(wrong, placar(2, 1));
  await t.db.run(sql`delete from notificacoes`);
  const restored = await org.post(`/api/campeonatos/${id}/partidas/restauracao`);
  expect(restored.json().data).toHaveLength(2);
  expect(await heard(final.mandante.participante)).toEqual([]);
  expect(await heard(final.visitante.participante)).toEqual([]);
});
