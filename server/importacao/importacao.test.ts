// Results of a played season: looked at line by line, then all or nothing.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { LinhaDaImportacao, PreviaDaImportacao } from '#contract/campeonato/importacao.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  addHelper,
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { lances, makePartida, placar } from '#server/testing/vida.ts';

const t = testApp();

type Cena = { readonly org: SignedIn; readonly id: string };

async function makeLiga(times: number, settings: object = {}): Promise<Cena> {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, {
    fases: [{ tipo: 'pontos_corridos', turnos: 2 }],
    ...settings,
  });
  await insertNames(t, id, times);
  await startCampeonato(org, id);
  return { org, id };
}

const prever = async ({ org, id }: Cena, texto: string): Promise<PreviaDaImportacao> => {
  const answer = await org.post(`/api/campeonatos/${id}/importacao/previa`, { texto });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

const importar = ({ org, id }: Cena, body: object, headers: Record<string, string> = {}) =>
  org.post(`/api/campeonatos/${id}/importacao`, body, { headers });

const told = ({ linha, situacao, motivo }: LinhaDaImportacao) =>
  [linha, situacao, motivo].filter((part) => part !== null).join(' ');

const nome = (n: number) => `Time ${String(n).padStart(3, '0')}`;

/** Everybody at home against everybody: the home side scores its own number. */
function temporada(times: number): string[] {
  const all = Array.from({ length: times }, (_, index) => index + 1);
  return all.flatMap((a) =>
    all.filter((b) => b !== a).map((b) => `${nome(a)} ${a % 4}x${b % 3} ${nome(b)}`),
  );
}

const isOpen = ({ placar: score }: { placar: unknown }) => score === null;

const feitas = async (id: string) =>
  (
    await t.db.rows(sql`
      select uuid from partidas where campeonato_id = ${id} and resultado is not null`)
  ).length;

const trilha = (id: string) =>
  t.db.rows<{ acao: string; autor: string; usuario_uuid: string; depois: object }>(sql`
    select acao, autor, usuario_uuid, depois from historico
    where campeonato_id = ${id} and autor = 'importacao' order by id`);

describe('a whole season', () => {
  test('goes in at once, and the tables stand as the look said', async () => {
    const cena = await makeLiga(6);
    const texto = ['Rodada 1', ...temporada(6)].join('\n');
    const previa = await prever(cena, texto);
    expect(previa).toMatchObject({ novas: 30, iguais: 0, recusadas: 0, desfaz: 0 });
    expect(previa.linhas).toHaveLength(31);
    expect(await feitas(cena.id), 'a look changes nothing').toBe(0);

    const done = await importar(cena, { texto, versao: previa.versao });
    expect(done.statusCode, done.body).toBe(200);
    expect(await feitas(cena.id)).toBe(30);
    const { data } = (await cena.org.get(`/api/campeonatos/${cena.id}/classificacao`)).json();
    const lines = data.tabelas[0].linhas as { participante: string; posicao: number; p: number }[];
    expect(previa.tabelas[0]?.linhas.map(({ participante, p }) => ({ participante, p }))).toEqual(
      lines.map(({ participante, p }) => ({ participante, p })),
    );
    const trail = await trilha(cena.id);
    expect(trail.filter(({ acao }) => acao === 'importar-placar')).toHaveLength(30);
    expect(trail.at(-1)).toMatchObject({ acao: 'importar-placares', depois: { jogos: 30 } });
    expect(new Set(trail.map(({ usuario_uuid }) => usuario_uuid))).toEqual(
      new Set([cena.org.uuid]),
    );
  });

  test('of groups and a bracket: the sides of the bracket come with the lines before them', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org, {
      fases: [
        { tipo: 'grupos', grupos: 2, classificam: 2 },
        { tipo: 'mata_mata', terceiro_lugar: false },
      ],
    });
    await insertNames(t, id, 8);
    await startCampeonato(org, id);
    const cena = { org, id };
    const known = await t.db.rows<{ casa: string; fora: string }>(sql`
      select a.nome as casa, b.nome as fora from partidas p
      join participantes a on a.uuid = p.mandante_uuid
      join participantes b on b.uuid = p.visitante_uuid
      where p.campeonato_id = ${id} and p.fase = 1`);
    // The lower number wins by its distance, so that nobody is level.
    const line = ({ casa, fora }: { casa: string; fora: string }) => {
      const [a, b] = [Number(casa.slice(5)), Number(fora.slice(5))];
      return a < b ? `${casa} ${9 - a}x0 ${fora}` : `${casa} 0x${9 - b} ${fora}`;
    };
    const grupos = known.map(line);
    const first = await prever(cena, grupos.join('\n'));
    expect(first.recusadas).toBe(0);
    const winners = first.tabelas.map(({ linhas }) => linhas.slice(0, 2));
    const names = new Map(
      (
        await t.db.rows<{ uuid: string; nome: string }>(sql`
          select uuid, nome from participantes where campeonato_id = ${id}`)
      ).map((row) => [row.uuid, row.nome]),
    );
    const [[a1, a2], [b1, b2]] = winners.map((two) =>
      two.map(({ participante }) => names.get(participante) ?? ''),
    ) as [[string, string], [string, string]];
    const whole = [
      ...['FASE DE GRUPOS', ...grupos, 'Semifinais'],
      ...[`${a1} 1x1 ${b2} (pênaltis 4x2)`, `${b1} 2x0 ${a2}`],
      ...['Final', `${a1} 3x1 ${b1}`],
    ].join('\n');
    const previa = await prever(cena, whole);
    expect(previa.linhas.filter(({ situacao }) => situacao === 'recusada')).toEqual([]);
    expect(names.get(previa.campeao ?? '')).toBe(a1);
    expect(previa.linhas.at(-1)?.partida).toMatchObject({ etapa: 'final' });
    const done = await importar(cena, { texto: whole, versao: previa.versao });
    expect(done.statusCode, done.body).toBe(200);
    const [row] = await t.db.rows<{ campeao: string }>(sql`
      select campeao_uuid as campeao from campeonatos where id = ${id}`);
    expect(row?.campeao).toBe(previa.campeao);
    const there = await t.db.rows(sql`
      select s.lado from presencas s join partidas p on p.uuid = s.partida_uuid
      where p.campeonato_id = ${id} and p.fase = 2`);
    expect(there, 'who was there is stamped in the bracket, too').toHaveLength(6);
  });

  test('level after the last leg needs its penalties, and what comes behind waits', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
    await insertNames(t, id, 4);
    await startCampeonato(org, id);
    const [one] = await currentRound(org, id);
    const sides = await t.db.rows<{ casa: string; fora: string }>(sql`
      select a.nome as casa, b.nome as fora from partidas p
      join participantes a on a.uuid = p.mandante_uuid
      join participantes b on b.uuid = p.visitante_uuid
      where p.uuid = ${one?.uuid ?? ''}`);
    const { casa, fora } = sides[0] as { casa: string; fora: string };
    const level = await prever({ org, id }, `${casa} 1x1 ${fora}`);
    expect(level.linhas.map(told)).toEqual(['1 recusada penaltis_faltam']);
    const needless = await prever({ org, id }, `${casa} 2x1 ${fora} (4x3)`);
    expect(needless.linhas.map(told)).toEqual(['1 recusada penaltis_sobram']);
    const longer = await prever({ org, id }, `${casa} 2x1 ${fora} (prorrogação)`);
    expect(longer.linhas.map(told)).toEqual(['1 recusada prorrogacao_sobra']);
  });
});

describe('all or nothing', () => {
  test('two known names and half a score are refused, and hold the import back', async () => {
    const cena = await makeLiga(4);
    const lines = [
      'Rodada 1',
      `${nome(1)} 2x ${nome(2)}`,
      `${nome(1)} 2 x ? ${nome(3)}`,
      `${nome(1)} x ${nome(4)}`,
      'Vencemos de 2x ontem',
    ];
    const previa = await prever(cena, lines.join('\n'));
    expect(previa.linhas.map(told)).toEqual([
      '1 nota titulo',
      '2 recusada placar_invalido',
      '3 recusada placar_invalido',
      '4 nota sem_placar',
      '5 nota sem_placar',
    ]);
  });

  test('into a championship without any result nobody moves from a place', async () => {
    const cena = await makeLiga(4);
    const { tabelas } = await prever(cena, `${nome(4)} 2x0 ${nome(1)}`);
    const moved = tabelas.flatMap(({ linhas }) =>
      linhas.filter((row) => row.antes !== row.posicao),
    );
    expect(moved).toEqual([]);
    expect(tabelas).toHaveLength(1);
  });

  test('a refusal names what is to blame: the name, the other line, the score that stands', async () => {
    const cena = await makeLiga(4, { fases: [{ tipo: 'pontos_corridos' }] });
    const [open] = await currentRound(cena.org, cena.id);
    if (!open) throw new Error('there are six');
    const answer = await score(cena.org, open, placar(3, 0));
    expect(answer.statusCode, answer.body).toBe(200);
    const people = (await cena.org.get(`/api/campeonatos/${cena.id}/participantes`)).json().data;
    const nameOf = (side: { participante: string | null }) =>
      people.find(({ uuid }: { uuid: string }) => uuid === side.participante).nome;
    const [played, next] = [open, (await currentRound(cena.org, cena.id)).find(isOpen)].map(
      (one) => [one && nameOf(one.mandante), one && nameOf(one.visitante)] as const,
    ) as [readonly [string, string], readonly [string, string]];
    const texto = [
      `${played[0]} 1x1 ${played[1]}`,
      `${next[0]} 2x1 ${next[1]}`,
      `${next[0]} 4x0 ${next[1]}`,
      `Time 2x1 ${next[1]}`,
    ].join('\n');
    const { linhas, versao } = await prever(cena, texto);
    expect(
      linhas.map(({ motivo, nome: name, outra, vale }) => [motivo, name, outra, vale]),
    ).toEqual([
      ['diferente', null, null, { ...placar(3, 0), prorrogacao: false, penaltis: null }],
      [null, null, null, null],
      ['repetido', null, 2, null],
      ['ambiguo', 'Time', null, null],
    ]);
    const refused = await importar(cena, { texto, versao });
    expect([refused.statusCode, refused.json().warning]).toEqual([
      409,
      'Estas linhas são recusadas: 1, 3, 4. Corrija-as ou deixe-as de fora.',
    ]);
  });

  test('a look at the matches of a bracket says who would meet whom', async () => {
    const cena = await makeLiga(4, { fases: [{ tipo: 'mata_mata', terceiro_lugar: false }] });
    const semis = await currentRound(cena.org, cena.id);
    const people = (await cena.org.get(`/api/campeonatos/${cena.id}/participantes`)).json().data;
    const nameOf = (uuid: string | null) =>
      people.find((one: { uuid: string }) => one.uuid === uuid).nome;
    const texto = semis
      .map(
        ({ mandante, visitante }) =>
          `${nameOf(mandante.participante)} 2x0 ${nameOf(visitante.participante)}`,
      )
      .join('\n');
    const { chave } = await prever(cena, texto);
    expect(chave).toMatchObject([{ etapa: 'final' }]);
    const finalists = chave.flatMap(({ mandante, visitante }) => [mandante, visitante]);
    expect(finalists.toSorted()).toEqual(
      semis.map(({ mandante }) => mandante.participante).toSorted(),
    );
  });

  test('a refused line stops everything, until it is left out by a word', async () => {
    const cena = await makeLiga(4);
    const texto = `${nome(1)} 2x1 ${nome(2)}\nNinguém 3x0 ${nome(3)}`;
    const { versao, linhas } = await prever(cena, texto);
    expect(linhas.map(told)).toEqual(['1 nova', '2 recusada desconhecido']);
    expect(linhas[1]?.nome).toBe('Ninguém');
    const refused = await importar(cena, { texto, versao });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().data.recusadas).toBe(1);
    expect(await feitas(cena.id)).toBe(0);
    const done = await importar(cena, { texto, versao, sem_recusadas: true });
    expect(done.statusCode, done.body).toBe(200);
    expect(await feitas(cena.id)).toBe(1);
  });

  test('a championship that moved since the look is looked at again', async () => {
    const cena = await makeLiga(4);
    const texto = `${nome(1)} 2x1 ${nome(2)}`;
    const { versao } = await prever(cena, texto);
    const [match] = await currentRound(cena.org, cena.id);
    const posted = await score(cena.org, match as never, placar(0, 0));
    expect(posted.statusCode).toBe(200);
    const late = await importar(cena, { texto, versao });
    expect(late.statusCode).toBe(409);
    const now: PreviaDaImportacao = late.json().data;
    expect(now.versao).toBeGreaterThan(versao);
    expect(await feitas(cena.id)).toBe(1);
  });

  test('sent twice it goes in once, and a second look finds it there', async () => {
    const cena = await makeLiga(4);
    const texto = temporada(4).join('\n');
    const { versao } = await prever(cena, texto);
    const headers = { 'idempotency-key': 'temporada-2026' };
    const answers = await Promise.all([1, 2].map(() => importar(cena, { texto, versao }, headers)));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    expect((await importar(cena, { texto, versao }, headers)).statusCode).toBe(200);
    const after = await prever(cena, texto);
    expect(after).toMatchObject({ novas: 0, iguais: 12, recusadas: 0, tabelas: [] });
    const trail = await trilha(cena.id);
    expect(trail.filter(({ acao }) => acao === 'importar-placares')).toHaveLength(1);
    const nothing = await importar(cena, { texto, versao: after.versao });
    expect(nothing.statusCode).toBe(409);
  });
});

describe('what the life of a match forbids', () => {
  test('a claim and a contest are not written over: each line is refused by its name', async () => {
    const cena = await makePartida(t);
    const liga = { org: cena.gente.dono, id: cena.id };
    const said = 'Time 001 3x0 Time 002';
    const see = async () => (await prever(liga, said)).linhas.map(told);
    expect(await see()).toEqual(['1 nova']);
    expect((await lances.informar(cena, 'casa', placar(1, 0))).statusCode).toBe(201);
    expect(await see()).toEqual(['1 recusada informada']);
    expect((await lances.informar(cena, 'fora', placar(0, 2))).statusCode).toBe(201);
    expect(await see()).toEqual(['1 recusada contestada']);
  });

  test('who plays a match does not import it where the rival can speak', async () => {
    const cena = await makePartida(t, { donoJoga: 'casa' });
    const liga = { org: cena.gente.dono, id: cena.id };
    const { linhas } = await prever(liga, 'Time 001 3x0 Time 002');
    expect(linhas.map(told)).toEqual(['1 recusada joga_nao_lanca']);
    const other = { org: cena.gente.co, id: cena.id };
    expect((await prever(other, 'Time 001 3x0 Time 002')).novas).toBe(1);
  });

  test('where only organisers enter results it is marked as of who plays, and the rival is told', async () => {
    const cena = await makePartida(t, {
      donoJoga: 'casa',
      regras: { quem_informa: 'organizador' },
    });
    const liga = { org: cena.gente.dono, id: cena.id };
    const texto = 'Time 001 3x0 Time 002';
    const { versao } = await prever(liga, texto);
    expect((await importar(liga, { texto, versao })).statusCode).toBe(200);
    const { vida } = (await cena.gente.fora.get(`/api/partidas/${cena.uuid}`)).json().data;
    expect(vida.oficial).toMatchObject({ via: 'importacao', de_quem_joga: 'mandante' });
    const { data } = (await cena.gente.fora.get('/api/usuario/notifications')).json();
    expect(data.map(({ tipo }: { tipo: string }) => tipo)).toContain('placar_de_quem_joga');
  });

  test('names whom its W.O.s would put out by the limit of the rules', async () => {
    const wo = { gols: 3, conta_gols: true, duplo: 'ambos_perdem', limite: 2 };
    const fases = [{ tipo: 'pontos_corridos', turnos: 2, tabela: { wo } }];
    const cena = await makeLiga(4, { fases });
    const [first, second] = [2, 3].map((n) => `${nome(1)} x ${nome(n)} (W.O. do ${nome(1)})`);
    expect((await prever(cena, first ?? '')).exclui).toEqual([]);
    const look = await prever(cena, `${first}\n${second}`);
    expect(look.novas).toBe(2);
    expect(look.exclui).toHaveLength(1);
    const row = await t.db.first<{ nome: string }>(sql`
      select nome from participantes where uuid = ${look.exclui[0]}`);
    expect(row?.nome).toBe(nome(1));
    const { versao } = look;
    const done = await importar(cena, { texto: `${first}\n${second}`, versao });
    expect(done.statusCode, done.body).toBe(200);
    expect((await prever(cena, first ?? '')).exclui, 'they are out by now').toEqual([]);
  });

  test('a day gives a match its day, a later one is refused', async () => {
    const cena = await makeLiga(4, { regras: { modelo_rodada: 'livre' } });
    const texto = `12/05/2024 20:30 ${nome(1)} 2x1 ${nome(2)}\n12/05/2124 ${nome(3)} 2x1 ${nome(4)}`;
    const { linhas, versao } = await prever(cena, texto);
    expect(linhas.map(told)).toEqual(['1 nova', '2 recusada data_futura']);
    expect(linhas[0]?.jogo_previsto_at).toBe('2024-05-12T23:30:00.000Z');
    await importar(cena, { texto, versao, sem_recusadas: true });
    const [row] = await t.db.rows<{ at: string }>(sql`
      select jogo_previsto_at as at from partidas
      where campeonato_id = ${cena.id} and resultado is not null`);
    expect(row?.at && new Date(row.at).toISOString()).toBe('2024-05-12T23:30:00.000Z');
  });

  test('only who enters results may, and only while it is on', async () => {
    const cena = await makeLiga(4);
    const helper = await t.signedIn();
    await addHelper(cena.org, cena.id, { helper, papel: 'inscricoes' });
    for (const org of [helper, await t.signedIn()]) {
      const asked = await org.post(`/api/campeonatos/${cena.id}/importacao/previa`, { texto: 'x' });
      expect(asked.statusCode).toBe(403);
      expect((await importar({ ...cena, org }, { texto: 'x', versao: 1 })).statusCode).toBe(403);
    }
    const id = await makeCampeonato(cena.org);
    const early = await cena.org.post(`/api/campeonatos/${id}/importacao/previa`, { texto: 'x' });
    expect(early.statusCode).toBe(409);
  });
});

describe('the template', () => {
  test('has the matches without a result, and comes back filled in', async () => {
    const cena = await makeLiga(4);
    const sheet = await cena.org.get(`/api/campeonatos/${cena.id}/importacao/modelo`);
    expect(sheet.statusCode).toBe(200);
    expect(sheet.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [heading, ...rows] = sheet.body.trim().split('\r\n');
    expect(rows).toHaveLength(12);
    const filled = rows.map((row) => {
      const cells = row.split(';');
      return cells.with(4, '2').with(5, '1').join(';');
    });
    const { novas, recusadas } = await prever(cena, [heading, ...filled].join('\r\n'));
    expect({ novas, recusadas }).toEqual({ novas: 12, recusadas: 0 });
  });
});

describe('300 lines of odd shapes', () => {
  test('every line is accounted for', async () => {
    const cena = await makeLiga(20);
    const good = temporada(20).slice(0, 120);
    const odd = (n: number) => [
      `*RODADA ${n}*`,
      `⚽ ${nome(1)} x ${nome(2)}`,
      `Fulano ${n % 9}x1 Beltrano`,
      `31/02/2026 ${nome(3)} 1x0 ${nome(4)}`,
      `${nome(5)} 0x0 ${nome(6)} W.O.`,
      `"${'='.repeat(n)}";;;`,
      `Time 1x0 Time`,
      `${nome(7)} 1x1 ${nome(8)} (2x2)`,
      `[20:31, 12/05/2026] Ana: kkkkk`,
    ];
    const lines = good.flatMap((line, index) => (index % 6 === 0 ? [line, ...odd(index)] : [line]));
    expect(lines.length).toBeGreaterThanOrEqual(300);
    const previa = await prever(cena, lines.join('\n'));
    expect(previa.linhas.map(({ linha }) => linha)).toEqual(lines.map((_, index) => index + 1));
    expect(previa.novas).toBe(120);
    const notas = previa.linhas.filter(({ situacao }) => situacao === 'nota').length;
    expect(previa.novas + previa.iguais + previa.recusadas + notas).toBe(lines.length);
    const { versao } = previa;
    const done = await importar(cena, { texto: lines.join('\n'), versao, sem_recusadas: true });
    expect(done.statusCode, done.body).toBe(200);
    expect(await feitas(cena.id)).toBe(120);
  });
});
