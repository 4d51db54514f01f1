import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { PRESETS } from '#regras/configuracao/presets.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { currentRound, type PartidaDeTeste, score } from '#server/testing/campeonato.ts';

const t = testApp();

let org: SignedIn;

beforeAll(async () => {
  org = await t.signedIn();
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${org.uuid}`);
});

const names = (count: number) =>
  Array.from({ length: count }, (_, n) => `${n + 1}. Pessoa ${n + 1}`).join('\n');

const express = (body: object) => org.post('/api/campeonatos/expresso', body);

describe('POST /api/campeonatos/expresso', () => {
  test.each(PRESETS)('%s runs at once, for few and for many', async (preset) => {
    for (const count of [2, 3, 5, 8, 13, 20]) {
      const answer = await express({ nome: 'Copa', lista: names(count), preset });
      expect(answer.statusCode, `${count} ${answer.body}`).toBe(201);
      const { id, estado, confirmados, resumo } = answer.json().data;
      expect({ estado, confirmados }).toEqual({ estado: 'andamento', confirmados: count });
      expect(resumo.jogos).toBeGreaterThan(0);
      // The first score can be entered right away.
      const ready = (await currentRound(org, id)).find(
        ({ mandante, visitante }) => mandante.participante && visitante.participante,
      );
      const first = await score(org, ready as PartidaDeTeste, {
        tipo: 'placar',
        mandante: 1,
        visitante: 0,
      });
      expect(first.statusCode, `${count} ${first.body}`).toBe(200);
    }
  });

  test('is for who has the link, unless it is said to be public', async () => {
    const body = { nome: 'À vista', lista: names(2), preset: 'x1' };
    const guest = await t.guest();
    const listed = async () => {
      const { data } = (await guest.get('/api/campeonatos?busca=vista')).json();
      return data.map(({ id }: { id: string }) => id);
    };
    const { id, visibilidade } = (await express(body)).json().data;
    expect(visibilidade).toBe('nao_listado');
    expect((await guest.get(`/api/campeonatos/${id}`)).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
    const open = (await express({ ...body, visibilidade: 'publico' })).json().data;
    expect(await listed()).toEqual([open.id]);
    expect((await express({ ...body, visibilidade: 'privado' })).statusCode).toBe(422);
  });

  test("who stands under 'Suplentes' waits for a place and is in no match", async () => {
    const lista = '1. Ana\n2. Bia\n3. Téo\nSuplentes:\n1. Caio\n2. Duda';
    const { id, confirmados, vagas } = (
      await express({ nome: 'Banco', lista, preset: 'x1' })
    ).json().data;
    expect({ confirmados, vagas }).toEqual({ confirmados: 3, vagas: 3 });
    const { data } = (await org.get(`/api/campeonatos/${id}/participantes`)).json();
    expect(
      data.map(({ nome, espera }: { nome: string; espera: number | null }) => [nome, espera]),
    ).toEqual([
      ['Ana', null],
      ['Bia', null],
      ['Téo', null],
      ['Caio', 1],
      ['Duda', 2],
    ]);
  });

  test('reads the list as people send it', async () => {
    const lista = '⚽ LISTA ⚽\n1. João – Flamengo\n2- Bia\n3) Caio 🔥\n\n';
    const { id } = (await express({ nome: 'Lista', lista, preset: 'x1' })).json().data;
    const { data } = (await org.get(`/api/campeonatos/${id}/participantes`)).json();
    type Row = { nome: string; time_nome: string | null };
    expect(data.map(({ nome, time_nome }: Row) => [nome, time_nome])).toEqual([
      ['João', 'Flamengo'],
      ['Bia', null],
      ['Caio', null],
    ]);
  });

  test('has rules that say who plays, not how to enter, until somebody opens the entries', async () => {
    const { id } = (await express({ nome: 'Copa', lista: names(6), preset: 'x1' })).json().data;
    const rules = async () => {
      const { data } = (await org.get(`/api/campeonatos/${id}/regulamento`)).json();
      return data.secoes.flatMap(({ itens }: { itens: string[] }) => itens).join(' ');
    };
    expect(await rules()).toContain('6 participantes, incluídos pela organização.');
    expect(await rules()).not.toMatch(/lista de espera|aprova|inscrição/);
    const opened = await org.put(`/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });
    expect(opened.statusCode, opened.body).toBe(200);
    expect(await rules()).toMatch(/6 vagas\. Depois delas, lista de espera.*aprova/);
    await org.put(`/api/campeonatos/${id}/estado`, { estado: 'andamento' });
    expect(await rules()).toContain('lista de espera');
  });

  test('makes all of it or nothing', async () => {
    const count = () => t.db.first(sql`select count(*) as n from campeonatos`);
    const before = await count();
    const refused = await express({ nome: 'Só uma', lista: 'Ana', preset: 'copa' });
    expect(Object.keys(refused.json().validations)).toEqual(['lista']);
    const free = await t.signedIn();
    const many = { nome: 'Demais', lista: names(65), preset: 'x1' };
    expect((await free.post('/api/campeonatos/expresso', many)).statusCode).toBe(402);
    expect(await count()).toEqual(before);
  });
});

type Jogo = {
  rodada: number;
  jogo_previsto_at: string;
  prazo_at: string;
  estadio: string | null;
  mandante: { participante: string | null };
  visitante: { participante: string | null };
};

async function jogosDe(client: SignedIn, id: string): Promise<Jogo[]> {
  const { rodadas } = (await client.get(`/api/campeonatos/${id}/jogos`)).json();
  const all: Jogo[] = [];
  for (const { fase, rodada } of rodadas as { fase: number; rodada: number }[]) {
    const query = `fase=${fase}&rodada=${rodada}`;
    all.push(...(await client.get(`/api/campeonatos/${id}/jogos?${query}`)).json().data);
  }
  return all;
}

describe('everything today', () => {
  const noite = {
    comeca_em: '2027-03-06T22:00:00.000Z',
    minutos: 20,
    locais: ['Tela 1', 'Tela 2'],
  };

  test('a league of eight on two screens is over after 14 kick-offs, nobody twice at once', async () => {
    const body = { nome: 'Noite', lista: names(8), preset: 'pelada', noite };
    const { id } = (await express(body)).json().data;
    const jogos = await jogosDe(org, id);
    expect(jogos).toHaveLength(28);
    const slots = Map.groupBy(jogos, ({ jogo_previsto_at }) => jogo_previsto_at);
    expect([...slots.keys()].sort().at(0)).toBe('2027-03-06T22:00:00.000Z');
    expect([...slots.keys()].sort().at(-1)).toBe('2027-03-07T02:20:00.000Z');
    expect(slots.size).toBe(14);
    for (const rows of slots.values()) {
      const sides = rows.flatMap(({ mandante, visitante }) => [
        mandante.participante,
        visitante.participante,
      ]);
      expect(new Set(sides).size).toBe(4);
      expect(rows.map(({ estadio }) => estadio).sort()).toEqual(['Tela 1', 'Tela 2']);
    }
    expect(new Set(jogos.map(({ prazo_at }) => prazo_at))).toEqual(
      new Set(['2027-03-07T02:59:00.000Z']),
    );
  });

  test('past midnight the next kick-off is minutes later, and the deadline goes along', async () => {
    const late = { ...noite, comeca_em: '2027-03-07T02:00:00.000Z', minutos: 60, locais: [] };
    const body = { nome: 'Madrugada', lista: names(4), preset: 'x1', noite: late };
    const { id } = (await express(body)).json().data;
    const jogos = await jogosDe(org, id);
    expect(jogos.map(({ jogo_previsto_at: at }) => at)).toEqual([
      '2027-03-07T02:00:00.000Z',
      '2027-03-07T03:00:00.000Z',
      '2027-03-07T04:00:00.000Z',
    ]);
    expect(jogos.filter(({ jogo_previsto_at, prazo_at }) => prazo_at < jogo_previsto_at)).toEqual(
      [],
    );
  });

  test('more hours than a night has are refused, and nothing is made', async () => {
    const count = () => t.db.first(sql`select count(*) as n from campeonatos`);
    const before = await count();
    const long = { ...noite, locais: [], minutos: 60 };
    const body = { nome: 'Longa', lista: names(8), preset: 'pelada', noite: long };
    const refused = await express(body);
    expect(refused.json().validations.noite).toHaveLength(1);
    expect(await count()).toEqual(before);
  });

  test('a match of the night can be moved by its own minutes on one screen', async () => {
    const body = { nome: 'Mexida', lista: names(4), preset: 'x1', noite };
    const { id } = (await express(body)).json().data;
    const [first] = (await org.get(`/api/campeonatos/${id}/jogos?rodada=1`)).json().data;
    const move = (jogo_previsto_at: string) =>
      org.put(`/api/partidas/${first.uuid}/agenda`, {
        versao: first.versao,
        estadio: 'Tela 2',
        jogo_previsto_at,
        ciente: true,
      });
    expect((await move('2027-03-06T22:10:00.000Z')).statusCode).toBe(422);
    expect((await move('2027-03-06T22:20:00.000Z')).statusCode).toBe(200);
  });
});

test('Pelada does not turn the group into Society without asking', async () => {
  const body = { nome: 'Pelada de quinta', lista: names(6), preset: 'pelada', modalidade: 'ea_fc' };
  const { modalidade, plataforma } = (await express(body)).json().data;
  expect({ modalidade, plataforma }).toEqual({ modalidade: 'ea_fc', plataforma: 'crossplay' });
  const futsal = { ...body, modalidade: 'futsal', preset: 'copa' };
  expect((await express(futsal)).json().data).toMatchObject({
    modalidade: 'futsal',
    plataforma: 'presencial',
  });
});

test('names that were put right come as they are, with who waits', async () => {
  const participantes = [
    { nome: 'Zeca', time_nome: 'Pipa Solta' },
    { nome: 'Malu' },
    { nome: 'Rui', suplente: true },
  ];
  const { id, confirmados } = (await express({ nome: 'Copa', participantes, preset: 'x1' })).json()
    .data;
  expect(confirmados).toBe(2);
  const { data } = (await org.get(`/api/campeonatos/${id}/participantes`)).json();
  type Row = { nome: string; time_nome: string | null; espera: number | null };
  expect(data.map(({ nome, time_nome, espera }: Row) => [nome, time_nome, espera])).toEqual([
    ['Zeca', 'Pipa Solta', null],
    ['Malu', null, null],
    ['Rui', null, 1],
  ]);
  const twice = { nome: 'Copa', participantes: [{ nome: 'Ana' }, { nome: 'ana' }], preset: 'x1' };
  expect(Object.keys((await express(twice)).json().validations)).toEqual(['participantes.1.nome']);
});

describe('somebody whose e-mail is not confirmed', () => {
  const body = { nome: 'Na varanda', lista: names(32), preset: 'x1' };

  test('runs an unlisted championship of 32 typed names, from the first score to the end', async () => {
    const ana = await t.signedIn({ verified: false });
    const made = await ana.post('/api/campeonatos/expresso', body);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json().data;
    const [first] = await currentRound(ana, id);
    const saved = await score(ana, first as PartidaDeTeste, {
      tipo: 'placar',
      mandante: 1,
      visitante: 0,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const state = (estado: string) =>
      ana.put(`/api/campeonatos/${id}/estado`, { estado, ciente: true });
    expect((await state('encerrado')).statusCode).toBe(200);
    expect((await state('andamento')).statusCode).toBe(200);
    const guest = await t.guest();
    expect((await guest.get(`/api/campeonatos/${id}`)).statusCode).toBe(200);
    const { data } = (await guest.get('/api/campeonatos?busca=varanda')).json();
    expect(data).toEqual([]);
  });

  test.each([
    ['33 names', { lista: names(33) }],
    ['a public one', { visibilidade: 'publico' }],
  ])('is told what waits for it: %s', async (_name, change) => {
    const ana = await t.signedIn({ verified: false });
    const refused = await ana.post('/api/campeonatos/expresso', { ...body, ...change });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'email_nao_verificado' });
    expect(refused.json().warning).toContain('até 32 nomes');
  });

  test('cannot make it public, larger, open for entries, or speak to others', async () => {
    const ana = await t.signedIn({ verified: false });
    const { id } = (await ana.post('/api/campeonatos/expresso', body)).json().data;
    const path = `/api/campeonatos/${id}`;
    const { data: now } = (await ana.get(path)).json();
    const { nome, modalidade, plataforma, fases, regras, inscricao, configuracao_versao } = now;
    const settings = {
      nome,
      modalidade,
      plataforma,
      fases,
      regras,
      inscricao,
      configuracao_versao,
    };
    const put = (change: object) =>
      ana.put(path, { ...settings, visibilidade: 'nao_listado', ...change });
    const [player] = (await ana.get(`${path}/participantes`)).json().data;
    const refused = [
      await put({ visibilidade: 'publico' }),
      await put({ visibilidade: 'privado' }),
      await ana.put(`${path}/estado`, { estado: 'inscricoes' }),
      await ana.post(`${path}/avisos`, { texto: 'Oi', fixado: false }),
      await ana.post(`${path}/organizadores/convites`, { email: 'bia@exemplo.com', papel: 'co' }),
      await ana.put(`${path}/participantes/convite`),
      await ana.post(`/api/participantes/${player.uuid}/convite`),
      await ana.post(`${path}/copia`, {}),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      refused.map(() => [403, 'email_nao_verificado']),
    );
    const renamed = await put({ nome: 'Na laje' });
    expect(renamed.statusCode, renamed.body).toBe(200);
  });
});
