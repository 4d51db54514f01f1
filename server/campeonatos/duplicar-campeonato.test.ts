import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const settings = {
  nome: 'Copa da Firma',
  descricao: 'Toda quinta',
  regulamento_texto: 'Sem carrinho.',
  visibilidade: 'nao_listado',
};

/** With one account behind a paid place, a name that waits to be claimed, and one who cancelled. */
async function scene() {
  const org = await t.signedIn();
  const ana = await t.signedIn({ nome: 'Ana Copiada' });
  const inscricao = {
    ...{ aprovacao: 'automatica', pede: ['whatsapp'], chave_pix: 'pix@exemplo.com' },
    ...{ pix_nome: 'Dona da Copa', pix_cidade: 'Recife' },
  };
  const id = await openCampeonato(org, inscricao, settings);
  const entry = { contato: '(11) 97777-5555', gamertag: 'copiada_10', time_nome: 'Leoas' };
  const entered = await ana.post(`/api/campeonatos/${id}/participantes`, entry);
  expect(entered.statusCode, entered.body).toBe(201);
  const { uuid } = entered.json().data;
  await org.put(`/api/participantes/${uuid}`, { pago: true, pote: 2 });
  const [typed = '', gone = ''] = await insertNames(t, id, 2);
  await org.post(`/api/participantes/${typed}/convite`);
  await org.put(`/api/participantes/${gone}/status`, { status: 3 });
  return { org, ana, id, uuid };
}

async function copy(org: SignedIn, id: string, participantes: boolean) {
  const answer = await org.post(`/api/campeonatos/${id}/copia`, { participantes });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

const rowsOf = (id: string) =>
  t.db.rows<Record<string, unknown>>(sql`
    select * from participantes where campeonato_id = ${id} order by created_at, uuid`);

describe('a copy', () => {
  test('is a draft with the same settings, its own code and invitation, and nobody in it', async () => {
    const { org, id } = await scene();
    const original = (await org.get(`/api/campeonatos/${id}`)).json().data;
    const made = await copy(org, id, false);
    expect(made).toMatchObject({
      ...settings,
      nome: 'Copa da Firma (cópia)',
      estado: 'rascunho',
      confirmados: 0,
      versao: 1,
    });
    expect(made.fases).toEqual(original.fases);
    expect(made.regras).toEqual(original.regras);
    expect(made.id).not.toBe(id);
    expect(made.convite).not.toBe(original.convite);
    expect(await rowsOf(made.id)).toEqual([]);
  });

  test('takes names and teams along, and nothing that is between a person and the original', async () => {
    const { org, ana, id } = await scene();
    const made = await copy(org, id, true);
    const rows = await rowsOf(made.id);
    expect(
      rows.map(({ nome, time_nome, status, pote }) => [nome, time_nome, status, pote]),
    ).toEqual([
      ['Ana Copiada', 'Leoas', 2, 2],
      ['Time 001', null, 2, null],
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({
        usuario_uuid: null,
        contato: null,
        gamertag: null,
        pago: false,
        token_hash: null,
        espera: null,
      });
    }
    expect(made.confirmados).toBe(2);
    // A draft of somebody else's is none of Ana's business, although her name is in it.
    expect((await ana.get(`/api/campeonatos/${made.id}`)).statusCode).toBe(404);
  });

  test('loses the name too when the person leaves the product', async () => {
    const { org, ana, id } = await scene();
    const made = await copy(org, id, true);
    const again = await copy(org, made.id, true);
    await t.db.run(sql`
      update usuarios set exclusao_em = now() - interval '1 minute' where uuid = ${ana.uuid}`);
    await anonymizeDue(t, new Date());
    for (const copied of [made.id, again.id]) {
      expect((await rowsOf(copied))[0]).toMatchObject({ nome: 'Jogador removido' });
    }
    const told = (await org.get('/api/usuario/notifications')).body;
    expect(told).not.toContain('Copiada');
  });
});

describe('an organiser who leaves the product', () => {
  test('leaves the championship to those who play in it, without name and key for payments', async () => {
    const { org, ana, id, uuid } = await scene();
    await startCampeonato(org, id);
    const [match] = (await org.get(`/api/campeonatos/${id}/jogos`)).json().data;
    const { versao } = match;
    const absent = match.mandante.participante === uuid ? 'visitante' : 'mandante';
    const lancamento = { tipo: 'wo', wo_de: absent };
    await org.put(`/api/partidas/${match.uuid}/placar`, { versao, lancamento });
    const champion = (await org.get(`/api/campeonatos/${id}`)).json().data.resumo.campeao;
    expect(champion).toBe('Leoas');
    const draft = await copy(org, id, false);
    await t.db.run(sql`
      update usuarios set nome = 'Olga Organizadora', exclusao_em = now() - interval '1 minute'
      where uuid = ${org.uuid}`);
    await t.db.run(sql`update campeonatos set busca = 'copa olga organizadora' where id = ${id}`);
    await anonymizeDue(t, new Date());
    const { data } = (await ana.get(`/api/campeonatos/${id}`)).json();
    expect(data.dono.nome).toBe('Jogador removido');
    expect(data.inscricao.chave_pix).toBeNull();
    const row = await t.db.first(sql`select busca from campeonatos where id = ${id}`);
    expect(row).toEqual({ busca: 'copa da firma toda quinta jogador removido' });
    const gone = await t.db.first(sql`select 1 from campeonatos where id = ${draft.id}`);
    expect(gone).toBeUndefined();
  });
});

test('the public trail never shows the key for payments', async () => {
  const { org, id } = await scene();
  const { nome, fases, regras, inscricao, configuracao_versao } = (
    await org.get(`/api/campeonatos/${id}`)
  ).json().data;
  const saved = await org.put(`/api/campeonatos/${id}`, {
    nome,
    fases,
    regras,
    configuracao_versao,
    inscricao: { ...inscricao, chave_pix: '11999998888' },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  const guest = await t.guest();
  const trail = (await guest.get(`/api/campeonatos/${id}/historico`)).body;
  expect(trail).toContain('editar-campeonato');
  expect(trail).not.toMatch(/11999998888|pix@exemplo|Recife/);
  expect((await guest.get(`/api/campeonatos/${id}`)).json().data.inscricao.chave_pix).toBeNull();
});

describe('a new edition', () => {
  const asEdition = async (who: SignedIn, id: string) => {
    const body = { participantes: true, edicao: true };
    const answer = await who.post(`/api/campeonatos/${id}/copia`, body);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().data;
  };

  test('has settings, names and crests of the one before, no date and no key, and each links the other', async () => {
    const { org, id } = await scene();
    const second = await asEdition(org, id);
    expect(second).toMatchObject({
      ...{ nome: 'Copa da Firma · 2ª edição', estado: 'rascunho', edicao: 2, confirmados: 2 },
      edicoes: { anterior: { id, nome: 'Copa da Firma', edicao: 1 }, proxima: null },
      comeca_em: null,
    });
    expect(second.inscricao).toMatchObject({ chave_pix: null, fecha_em: null });
    const [before, after] = [await rowsOf(id), await rowsOf(second.id)];
    const crests = before.filter(({ status }) => status === 2).map(({ escudo }) => escudo);
    expect(after.map(({ escudo }) => escudo)).toEqual(crests);
    const first = (await org.get(`/api/campeonatos/${id}`)).json().data;
    expect(first.edicoes.proxima).toMatchObject({ id: second.id, edicao: 2 });
    expect((await asEdition(org, second.id)).nome).toBe('Copa da Firma · 3ª edição');
  });

  test('asked for twice, or by two at once, is one', async () => {
    const { org, id } = await scene();
    const made = await Promise.all([asEdition(org, id), asEdition(org, id)]);
    const again = await asEdition(org, id);
    expect(new Set([...made, again].map((one) => one.id)).size).toBe(1);
  });

  test('is told to nobody else while it is a draft or hidden from them', async () => {
    const { org, id } = await scene();
    const guest = await t.guest();
    const next = async () =>
      (await guest.get(`/api/campeonatos/${id}`)).json().data.edicoes.proxima;
    const second = await asEdition(org, id);
    expect(await next()).toBeNull();
    const opened = await org.put(`/api/campeonatos/${second.id}/estado`, { estado: 'inscricoes' });
    expect(opened.statusCode, opened.body).toBe(200);
    expect(await next()).toMatchObject({ id: second.id });
    await t.db.run(sql`update campeonatos set visibilidade = 'publico' where id = ${id}`);
    expect(await next()).toBeNull();
    await t.db.run(sql`update campeonatos set visibilidade = 'privado' where id = ${second.id}`);
    expect(await next()).toBeNull();
  });
});
