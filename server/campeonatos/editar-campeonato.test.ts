// Saving: by several people at once, after the draw, after the start, and over the plan.
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  addHelper,
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const current = async (who: SignedIn, id: string) =>
  (await who.get(`/api/campeonatos/${id}`)).json().data;

/** The settings as a form sends them back. */
async function formOf(who: SignedIn, id: string) {
  const { nome, fases, regras, inscricao, configuracao_versao } = await current(who, id);
  return { nome, fases, regras, inscricao, configuracao_versao };
}

async function makeCo(org: SignedIn, id: string): Promise<SignedIn> {
  const co = await t.signedIn();
  await addHelper(org, id, { helper: co });
  return co;
}

const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort();

describe('settings of a console', () => {
  const ofConsole = {
    plataforma: 'crossplay',
    regras: { limite_forca: 85 },
    inscricao: { pede: ['time', 'gamertag'] },
  };
  const kept = ({ plataforma, regras, inscricao }: Awaited<ReturnType<typeof current>>) => ({
    ...{ plataforma, limite: regras.limite_forca, pede: inscricao.pede },
  });
  const onPitch = { plataforma: 'presencial', limite: null, pede: ['time'] };

  test.each(['campo', 'society', 'futsal'])('are not kept for %s', async (modalidade) => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org, { ...ofConsole, modalidade });
    expect(kept(await current(org, id))).toEqual(onPitch);
    const { data } = (await org.get(`/api/campeonatos/${id}/regulamento`)).json();
    expect(JSON.stringify(data.secoes)).not.toContain('força');
  });

  test('go when the game moves from the screen to the pitch', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org, { ...ofConsole, modalidade: 'ea_fc' });
    expect(kept(await current(org, id))).toEqual({
      ...{ plataforma: 'crossplay', limite: 85, pede: ['time', 'gamertag'] },
    });
    const form = { ...(await formOf(org, id)), plataforma: 'xbox', modalidade: 'futsal' };
    const saved = await org.put(`/api/campeonatos/${id}`, form);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(kept(await current(org, id))).toEqual(onPitch);
  });
});

describe('two organisers save at once', () => {
  test('one is told what the other saved, and can save on top of it', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    const co = await makeCo(org, id);
    const form = await formOf(org, id);
    const save = (who: SignedIn, body: object) => who.put(`/api/campeonatos/${id}`, body);
    const answers = await Promise.all([
      save(org, { ...form, nome: 'Do dono' }),
      save(co, { ...form, nome: 'Do outro', descricao: 'Com churrasco' }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    const refusal = lost?.json();
    expect(refusal.code).toBe('estado_mudou');
    expect(refusal.warning).toEqual(expect.any(String));
    expect(refusal.data).toMatchObject({ id, nome: won?.json().data.nome });
    expect(refusal.data.configuracao_versao).toBe(won?.json().data.configuracao_versao);
    expect((await current(org, id)).nome).toBe(won?.json().data.nome);
    // What the refused one is shown is enough to go on.
    const loser = won === answers[0] ? co : org;
    const { configuracao_versao } = refusal.data;
    const again = await save(loser, { ...form, nome: 'Dos dois', configuracao_versao });
    expect(again.statusCode, again.body).toBe(200);
    const { data } = (await org.get(`/api/campeonatos/${id}/historico`)).json();
    const edits = data.filter(({ acao }: { acao: string }) => acao === 'editar-campeonato');
    expect(edits).toHaveLength(2);
    expect(edits[0].antes.nome).toBe(won?.json().data.nome);
  });

  test('of many, exactly one gets through', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    const form = await formOf(org, id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        org.put(`/api/campeonatos/${id}`, { ...form, nome: `Nome ${n}` }),
      ),
    );
    expect(statuses(answers)).toEqual([200, ...Array(7).fill(409)]);
    expect((await current(org, id)).configuracao_versao).toBe(form.configuracao_versao + 1);
  });

  test('settings that are edited while results come in are saved, and their watchers see a new version', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    await insertNames(t, id, 4);
    await startCampeonato(org, id);
    const co = await makeCo(org, id);
    const form = await formOf(org, id);
    const before = (await current(org, id)).versao;
    for (const partida of await currentRound(org, id)) {
      const placar = { tipo: 'placar', mandante: 1, visitante: 0 };
      expect((await score(co, partida, placar)).statusCode).toBe(200);
    }
    expect((await current(org, id)).versao).toBe(before + 2);
    const saved = await org.put(`/api/campeonatos/${id}`, { ...form, nome: 'Com nome novo' });
    expect(saved.statusCode, saved.body).toBe(200);
    const { nome, versao, configuracao_versao } = saved.json().data;
    expect({ nome, versao }).toEqual({ nome: 'Com nome novo', versao: before + 3 });
    expect(configuracao_versao).toBe(form.configuracao_versao + 1);
    // And who still edits what was there before is told.
    const late = await co.put(`/api/campeonatos/${id}`, { ...form, nome: 'Outro nome' });
    expect(late.statusCode).toBe(409);
    expect(late.json().data).toMatchObject({ nome: 'Com nome novo', configuracao_versao });
  });

  test('the same match: one score stands, and the other sees it', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    await insertNames(t, id, 2);
    await startCampeonato(org, id);
    const co = await makeCo(org, id);
    const [{ uuid, versao }] = (await currentRound(org, id)) as [PartidaDeTeste];
    const enter = (who: SignedIn, gols: number) =>
      who.put(`/api/partidas/${uuid}/placar`, {
        versao,
        lancamento: { tipo: 'placar', mandante: gols, visitante: 0 },
      });
    const answers = await Promise.all([enter(org, 1), enter(co, 2)]);
    expect(statuses(answers)).toEqual([200, 409]);
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(lost?.json().data.placar).toEqual(won?.json().data.placar);
    const plan = { versao, estadio: 'Arena' };
    const late = await org.put(`/api/partidas/${uuid}/agenda`, plan);
    expect(late.statusCode).toBe(409);
    expect(late.json().data.versao).toBeGreaterThan(versao);
  });
});

describe('what can no longer change', () => {
  test('the format after the draw, the places after the start; each says why', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    await insertNames(t, id, 2);
    await startCampeonato(org, id);
    const form = await formOf(org, id);
    expect((await current(org, id)).travados).toEqual({
      fases: 'sorteado',
      'inscricao.vagas': 'comecou',
      'regras.suspensao_desistencia_dias': 'comecou',
    });
    const save = (body: object) => org.put(`/api/campeonatos/${id}`, { ...form, ...body });
    const fases = await save({ fases: [{ tipo: 'mata_mata' }] });
    expect(fases.statusCode).toBe(422);
    expect(fases.json().validations.fases).toEqual([expect.stringContaining('sorteio')]);
    const vagas = await save({ inscricao: { ...form.inscricao, vagas: 32 } });
    expect(Object.keys(vagas.json().validations)).toEqual(['inscricao.vagas']);
    const later = await save({ regras: { ...form.regras, suspensao_desistencia_dias: 90 } });
    expect(Object.keys(later.json().validations)).toEqual(['regras.suspensao_desistencia_dias']);
    const text = await save({ regulamento_texto: 'Sem carrinho.' });
    expect(text.statusCode, text.body).toBe(200);
  });

  test('each version of the rules since it was published is kept; a new name makes none', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    const save = async (body: object) => {
      const answer = await org.put(`/api/campeonatos/${id}`, {
        ...(await formOf(org, id)),
        ...body,
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const versions = async () =>
      (await org.get(`/api/campeonatos/${id}/regulamento`)).json().data.versoes.length;
    const move = async (estado: string) =>
      expect((await org.put(`/api/campeonatos/${id}/estado`, { estado })).statusCode).toBe(200);
    for (const regulamento_texto of ['Sem', 'Sem car', 'Sem carrinho.']) {
      await save({ regulamento_texto });
      expect(await versions()).toBe(1);
    }
    await move('inscricoes');
    await save({ nome: 'Outro nome', regulamento_texto: 'Sem carrinho.' });
    expect(await versions()).toBe(1);
    // Taken back to be changed: what was public stays.
    await move('rascunho');
    await save({ regulamento_texto: 'Com carrinho.' });
    expect(await versions()).toBe(2);
    const first = (await org.get(`/api/campeonatos/${id}/regulamento?versao=1`)).json().data;
    expect(first).toMatchObject({ versao: 1, texto: 'Sem carrinho.' });
  });
});

describe('over the plan', () => {
  test('more places, more championships and more helpers are refused with a warning', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    const form = await formOf(org, id);
    const places = await org.put(`/api/campeonatos/${id}`, {
      ...form,
      inscricao: { ...form.inscricao, vagas: 65 },
    });
    expect(places.statusCode).toBe(402);
    expect(places.json().warning).toContain('64');
    for (const _ of [1, 2]) await makeCo(org, id);
    const third = await t.signedIn();
    const helper = { email: third.email, papel: 'co' };
    const helpers = await org.post(`/api/campeonatos/${id}/organizadores/convites`, helper);
    expect(helpers.statusCode).toBe(402);
    expect(helpers.json().warning).toEqual(expect.any(String));
    for (let n = 0; n < 4; n += 1) await makeCampeonato(org);
    const sixth = await org.post('/api/campeonatos', { nome: 'Mais uma', fases: form.fases });
    expect(sixth.statusCode).toBe(402);
    expect(sixth.json().warning).toContain('5');
    const express = { nome: 'Mais uma', lista: 'Ana\nBia', preset: 'x1' };
    expect((await org.post('/api/campeonatos/expresso', express)).statusCode).toBe(402);
    expect((await org.post(`/api/campeonatos/${id}/copia`, {})).statusCode).toBe(402);
  });
});
