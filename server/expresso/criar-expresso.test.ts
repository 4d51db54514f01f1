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
