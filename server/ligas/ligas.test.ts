import sql from 'sql-template-tag';
import { describe, expect, inject, test } from 'vitest';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  openCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { insertMembro, makeLiga } from '#server/testing/liga/liga.ts';

const t = testApp();

const ver = async (who: Pick<SignedIn, 'get'>, uuid: string) =>
  (await who.get(`/api/ligas/${uuid}`)).json().data;

const putIn = (id: string, liga: string) =>
  t.db.run(sql`update campeonatos set liga_uuid = ${liga} where id = ${id}`);

describe('founding a liga', () => {
  test('gives shield, colours and an address of its own', async () => {
    const ana = await t.signedIn({ nome: 'Ana Funda' });
    const uuid = await makeLiga(ana, {
      nome: 'Liga Resenha',
      whatsapp: 'chat.whatsapp.com/AbCdEfGhIj0123456789?x=1',
      discord: 'https://discord.gg/resenha',
      modalidades: ['ea_fc', 'pro_clubs'],
    });
    expect(await ver(await t.guest(), uuid)).toMatchObject({
      ...{ nome: 'Liga Resenha', sigla: 'LR', membros: 1, campeonatos: 0, entrada: 'aprovacao' },
      ...{ whatsapp: 'https://chat.whatsapp.com/AbCdEfGhIj0123456789', papel: 'nenhum' },
      ...{ discord: 'https://discord.gg/resenha', verificada: false, acoes: ['ver'] },
      dono: { uuid: ana.uuid, nome: 'Ana Funda', foto: null },
    });
  });

  test.each([
    ['whatsapp', 'https://evil.example/chat.whatsapp.com/AbCdEfGhIj0123456789'],
    ['whatsapp', 'https://chat.whatsapp.com.evil.example/AbCdEfGhIj0123456789'],
    ['whatsapp', 'https://chat.whatsapp.com@evil.example/AbCdEfGhIj0123456789'],
    ['whatsapp', 'javascript:alert(1)//chat.whatsapp.com/AbCdEfGhIj0123456789'],
    ['discord', 'https://discord.gg.evil.example/x'],
    ['discord', 'https://discord.com/oauth2/authorize'],
  ])('refuses a link of another place as that of a group (%s: %s)', async (field, link) => {
    const ana = await t.signedIn();
    const answer = await ana.post('/api/ligas', { nome: 'Liga', [field]: link });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().validations)).toEqual([field]);
  });

  test('ends at the limit of the plan, also for many at once; the archive makes room', async () => {
    const ana = await t.signedIn();
    const make = () => ana.post('/api/ligas', { nome: 'Liga' });
    const answers = await Promise.all([make(), make(), make()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 402, 402]);
    const refused = answers.find(({ statusCode }) => statusCode === 402)?.json();
    expect(refused).toMatchObject({
      code: 'limite_do_plano',
      warning: expect.stringContaining('1 liga'),
    });
    const made = answers.find(({ statusCode }) => statusCode === 201);
    const uuid: string = made?.json().data.uuid;
    const estado = (to: string) => ana.put(`/api/ligas/${uuid}/estado`, { estado: to });
    expect((await estado('arquivada')).statusCode).toBe(200);
    expect((await make()).statusCode).toBe(201);
    expect((await estado('ativa')).statusCode).toBe(402);
    await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${ana.uuid}`);
    expect((await estado('ativa')).statusCode).toBe(200);
  });

  test('with the same key again founds one', async () => {
    const ana = await t.signedIn();
    const headers = { headers: { 'idempotency-key': 'liga-1' } };
    const first = await ana.post('/api/ligas', { nome: 'Liga' }, headers);
    const again = await ana.post('/api/ligas', { nome: 'Liga' }, headers);
    expect(again.json().data.uuid).toBe(first.json().data.uuid);
  });
});

describe('coming in', () => {
  test('where it is open is done once, however often it is pressed', async () => {
    const [dona, ana] = [await t.signedIn(), await t.signedIn()];
    const uuid = await makeLiga(dona, { entrada: 'aberta' });
    const enter = () => ana.post(`/api/ligas/${uuid}/membros`, {});
    const answers = await Promise.all([enter(), enter(), enter()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await ver(ana, uuid)).toMatchObject({ papel: 'membro', membros: 2 });
    expect((await ana.delete(`/api/ligas/${uuid}/membros/${ana.uuid}`)).statusCode).toBe(204);
    expect(await ver(ana, uuid)).toMatchObject({ papel: 'nenhum', membros: 1 });
    const owner = await dona.delete(`/api/ligas/${uuid}/membros/${dona.uuid}`);
    expect(owner.json().warning).toContain('passa a liga');
  });

  test('by approval waits for the staff, who decide once', async () => {
    const [dona, ana] = [await t.signedIn(), await t.signedIn({ nome: 'Ana Pede' })];
    const uuid = await makeLiga(dona);
    await ana.post(`/api/ligas/${uuid}/membros`, { mensagem: 'Jogo no PS5' });
    await ana.post(`/api/ligas/${uuid}/membros`, {});
    expect(await ver(ana, uuid)).toMatchObject({ papel: 'nenhum', pediu: true, pedidos: null });
    expect(await ver(dona, uuid)).toMatchObject({ pedidos: 1 });
    const { data } = (await dona.get(`/api/ligas/${uuid}/pedidos`)).json();
    expect(data).toMatchObject([{ mensagem: 'Jogo no PS5', usuario: { nome: 'Ana Pede' } }]);
    const decide = (aceita: boolean) =>
      dona.put(`/api/ligas/${uuid}/pedidos/${data[0].uuid}`, { aceita });
    expect((await decide(true)).statusCode).toBe(200);
    expect((await decide(true)).statusCode).toBe(200);
    expect((await decide(false)).statusCode).toBe(409);
    expect(await ver(ana, uuid)).toMatchObject({ papel: 'membro', pediu: false });
  });

  test('after a refusal is not asked again for a while; one taken back is', async () => {
    const [dona, ana] = [await t.signedIn(), await t.signedIn()];
    const uuid = await makeLiga(dona);
    const ask = () => ana.post(`/api/ligas/${uuid}/membros`, {});
    await ask();
    await ana.delete(`/api/ligas/${uuid}/pedidos`);
    expect(await ver(ana, uuid)).toMatchObject({ pediu: false });
    expect((await ask()).statusCode).toBe(200);
    const { data } = (await dona.get(`/api/ligas/${uuid}/pedidos`)).json();
    await dona.put(`/api/ligas/${uuid}/pedidos/${data[0].uuid}`, { aceita: false });
    expect((await ask()).json().warning).toContain('alguns dias');
  });

  test('by a link works where only invitations let in, until it ends', async () => {
    const [dona, ana, bia] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
    const uuid = await makeLiga(dona, { entrada: 'convite', visibilidade: 'privado' });
    const made = await dona.post(`/api/ligas/${uuid}/convites`, { dias: 1 });
    const { url, convite } = made.json().data;
    const token = url.split('/').at(-1);
    const shown = await (await t.guest()).get(`/api/ligas/convite?token=${token}`);
    expect(shown.json().data).toMatchObject({ direto: true, situacao: 'fora' });
    expect((await ana.get(`/api/ligas/${uuid}`)).statusCode).toBe(404);
    const come = (who: SignedIn) => who.post('/api/ligas/convite', { token });
    expect((await come(ana)).json().data.situacao).toBe('dentro');
    expect((await come(ana)).json().data.situacao).toBe('dentro');
    expect(await ver(ana, uuid)).toMatchObject({ papel: 'membro', membros: 2 });
    const { data } = (await dona.get(`/api/ligas/${uuid}/convites`)).json();
    expect(data).toMatchObject([{ uuid: convite.uuid, usos: 1 }]);
    await dona.delete(`/api/ligas/${uuid}/convites/${convite.uuid}`);
    expect((await come(bia)).statusCode).toBe(409);
    expect((await bia.get(`/api/ligas/convite?token=${token}`)).statusCode).toBe(404);
    const hashes = JSON.stringify(
      await t.db.rows(sql`select token_hash::text from convites_da_liga`),
    );
    expect(hashes).not.toContain(token);
  });

  test('is closed to who was sent away, by link too, until the day that was set', async () => {
    const [dona, ana] = [await t.signedIn(), await t.signedIn()];
    const uuid = await makeLiga(dona, { entrada: 'aberta' });
    await ana.post(`/api/ligas/${uuid}/membros`, {});
    const ate = new Date(Date.now() + 86_400_000).toISOString();
    const ban = (body: object) => dona.put(`/api/ligas/${uuid}/banidos/${ana.uuid}`, body);
    expect(
      (await ban({ motivo: 'Abandonou três jogos', ate: '2020-01-01T00:00:00Z' })).statusCode,
    ).toBe(422);
    expect((await ban({ motivo: 'Abandonou três jogos', ate })).statusCode).toBe(204);
    expect(await ver(ana, uuid)).toMatchObject({
      ...{ papel: 'banido', membros: 1, acoes: ['ver'] },
      banimento: { motivo: 'Abandonou três jogos' },
    });
    expect((await ver(await t.guest(), uuid)).banimento).toBeNull();
    const copa = await openCampeonato(dona, { pede: [] });
    await dona.put(`/api/ligas/${uuid}/campeonatos/${copa}`);
    const entered = await ana.post(`/api/campeonatos/${copa}/participantes`, {});
    expect(entered.json().error, 'nor what is played in it').toContain('Abandonou três jogos');
    const { url } = (await dona.post(`/api/ligas/${uuid}/convites`, {})).json().data;
    const refused = await ana.post('/api/ligas/convite', { token: url.split('/').at(-1) });
    expect(refused.json().error).toContain('Abandonou três jogos');
    await t.db.run(sql`update banidos_da_liga set ate = now() - interval '1 hour'`);
    expect((await ana.post(`/api/ligas/${uuid}/membros`, {})).statusCode).toBe(200);
  });
});

test('a liga changes hands when the other accepts, within their plan', async () => {
  const [dona, ana] = [await t.signedIn(), await t.signedIn()];
  const uuid = await makeLiga(dona);
  expect((await dona.put(`/api/ligas/${uuid}/oferta`, { para: ana.uuid })).statusCode).toBe(409);
  await insertMembro(t, uuid, ana);
  expect((await dona.put(`/api/ligas/${uuid}/oferta`, { para: ana.uuid })).statusCode).toBe(200);
  expect(await ver(ana, uuid)).toMatchObject({ oferta: { minha: true } });
  expect((await ver(await t.guest(), uuid)).oferta).toBeNull();
  const own = await makeLiga(ana);
  expect((await ana.put(`/api/ligas/${uuid}/dono`)).statusCode).toBe(402);
  await ana.put(`/api/ligas/${own}/estado`, { estado: 'excluida' });
  const taken = await ana.put(`/api/ligas/${uuid}/dono`);
  expect(taken.json().data).toMatchObject({
    papel: 'dono',
    oferta: null,
    dono: { uuid: ana.uuid },
  });
  expect(await ver(dona, uuid)).toMatchObject({ papel: 'admin' });
  expect((await (await t.guest()).get(`/api/ligas/${own}`)).statusCode).toBe(404);
  expect(await ver(ana, own)).toMatchObject({ papel: 'dono', acoes: ['ver', 'excluir'] });
});

test('two who edit at once: the second is told', async () => {
  const dona = await t.signedIn();
  const uuid = await makeLiga(dona);
  const save = (nome: string) => dona.put(`/api/ligas/${uuid}`, { nome, versao: 1 });
  expect((await save('Um')).json().data).toMatchObject({ nome: 'Um', versao: 2 });
  expect((await save('Dois')).statusCode).toBe(409);
});

describe('the list', () => {
  const names = async (query: string, who?: SignedIn) => {
    const { data } = (await (who ?? (await t.guest())).get(`/api/ligas?${query}`)).json();
    return data.map(({ nome }: { nome: string }) => nome);
  };

  test('is searched without accents, filtered, and holds nothing that is not public', async () => {
    const dona = await t.signedIn();
    await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${dona.uuid}`);
    await makeLiga(dona, { nome: 'Várzea União', modalidades: ['campo'], entrada: 'aberta' });
    await makeLiga(dona, { nome: 'Varzea Secreta', visibilidade: 'privado' });
    await makeLiga(dona, { nome: 'Várzea do Link', visibilidade: 'nao_listado' });
    const velha = await makeLiga(dona, { nome: 'Várzea Velha' });
    await dona.put(`/api/ligas/${velha}/estado`, { estado: 'arquivada' });
    expect(await names('busca=uniao+VARZEA')).toEqual(['Várzea União']);
    expect(await names('busca=varzea')).toEqual(['Várzea União']);
    expect(await names('busca=varzea&modalidade=futsal')).toEqual([]);
    expect(await names('busca=varzea&modalidade=campo&entrada=aberta')).toEqual(['Várzea União']);
    expect(await names('busca=varzea&minhas=cuido&ordem=nome', dona)).toHaveLength(4);
    expect(await names('minhas=cuido')).toEqual([]);
    expect(await names('busca=%25')).not.toContain('Varzea Secreta');
  });

  test('goes on exactly where the page before ended, in every order', async () => {
    const dona = await t.signedIn();
    await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${dona.uuid}`);
    for (let n = 0; n < 30; n += 1) await makeLiga(dona, { nome: `Página ${n % 5}` });
    for (const ordem of ['maiores', 'recentes', 'nome']) {
      const seen: string[] = [];
      let address: string | null = `/api/ligas?busca=pagina&ordem=${ordem}`;
      while (address) {
        const page: { data: { uuid: string }[]; links: { next: string | null } } = (
          await dona.get(address)
        ).json();
        seen.push(...page.data.map(({ uuid }) => uuid));
        address = page.links.next?.replace(t.config.appUrl, '') ?? null;
      }
      expect(new Set(seen).size, ordem).toBe(30);
      expect(seen).toHaveLength(30);
    }
    expect((await dona.get('/api/ligas?cursor=xxx')).statusCode).toBe(200);
  });
});

describe('championships of a liga', () => {
  test('that are private or drafts show in no list, count or hall of those who may not see them', async () => {
    const [dona, jogador] = [await t.signedIn(), await t.signedIn()];
    const liga = await makeLiga(dona);
    await insertMembro(t, liga, jogador);
    const aberto = await openCampeonato(dona, {}, { nome: 'Copa Aberta' });
    const privado = await openCampeonato(
      dona,
      {},
      { nome: 'Copa Secreta', visibilidade: 'privado' },
    );
    const escondido = await openCampeonato(
      dona,
      {},
      { nome: 'Copa do Link', visibilidade: 'nao_listado' },
    );
    const rascunho = await makeCampeonato(dona, { nome: 'Copa Rascunho' });
    for (const id of [aberto, privado, escondido, rascunho]) await putIn(id, liga);
    const seenBy = async (who: Pick<SignedIn, 'get'>) => {
      const all = await Promise.all(
        ['', '/inicio', '/competicoes', '/campeoes'].map((path) =>
          who.get(`/api/ligas/${liga}${path}`),
        ),
      );
      return all.map(({ body }) => body).join('\n');
    };
    for (const who of [await t.guest(), await t.signedIn(), jogador]) {
      const text = await seenBy(who);
      expect(text).toContain('Copa Aberta');
      expect(text).not.toMatch(/Copa (Secreta|do Link|Rascunho)/);
      expect((await ver(who, liga)).campeonatos).toBe(1);
    }
    expect(await seenBy(dona)).toMatch(/Copa Secreta/);
    expect((await ver(dona, liga)).campeonatos, 'the same figure for all').toBe(1);
  });

  test('come in when both sides agree, and go by the word of one', async () => {
    const [dona, outra, estranha] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
    const liga = await makeLiga(dona);
    const path = (id: string) => `/api/ligas/${liga}/campeonatos/${id}`;
    const own = await openCampeonato(dona);
    expect((await dona.put(path(own))).json().data.situacao, 'both sides').toBe('vinculado');
    const id = await openCampeonato(outra, {}, { nome: 'Copa Trazida', visibilidade: 'privado' });
    expect((await dona.put(path(id))).statusCode, 'not theirs to know').toBe(404);
    expect((await estranha.put(path(own))).statusCode).toBe(403);
    expect((await outra.put(path(id))).json().data.situacao).toBe('pedido');
    expect((await outra.put(path(id))).json().data.situacao, 'once').toBe('pedido');
    const { data } = (await dona.get(`/api/ligas/${liga}/vinculos`)).json();
    expect(data).toMatchObject([{ campeonato: { id, nome: 'Copa Trazida' } }]);
    expect((await dona.put(path(id))).json().data.situacao).toBe('vinculado');
    const second = await makeLiga(estranha);
    const elsewhere = await outra.put(`/api/ligas/${second}/campeonatos/${id}`);
    expect(elsewhere.json().warning).toContain('outra liga');
    expect((await estranha.delete(path(id))).statusCode).toBe(403);
    expect((await outra.delete(path(id))).statusCode).toBe(204);
    expect((await outra.delete(path(id))).statusCode).toBe(404);
    const publico = await openCampeonato(outra);
    expect((await dona.put(path(publico))).json().data.situacao).toBe('pedido');
    expect((await outra.put(path(publico))).json().data.situacao).toBe('vinculado');
    expect((await ver(dona, liga)).campeonatos).toBe(2);
  });

  test('the liga asks the owner, who finds the question; rules of one start the next', async () => {
    const [dona, outra] = [await t.signedIn(), await t.signedIn()];
    const liga = await makeLiga(dona);
    const publico = await openCampeonato(outra, {}, { nome: 'Copa Chamada' });
    await dona.put(`/api/ligas/${liga}/campeonatos/${publico}`);
    const waits = async (who: SignedIn) =>
      (await who.get(`/api/ligas/${liga}/vinculos`)).json().data as { lado: string }[];
    expect(await waits(outra)).toMatchObject([{ lado: 'liga', campeonato: { id: publico } }]);
    expect(await waits(dona)).toEqual([]);
    await outra.put(`/api/ligas/${liga}/campeonatos/${publico}`);
    const page = (await (await t.guest()).get(`/api/campeonatos/${publico}`)).json().data;
    expect(page.liga).toEqual({
      nome: 'Liga de Teste',
      endereco: `/liga/liga-de-teste/${liga}`,
    });
    expect((await dona.put(`/api/ligas/${liga}/padrao`, { campeonato: publico })).statusCode).toBe(
      204,
    );
    const { data: padrao } = (await dona.get(`/api/ligas/${liga}/padrao`)).json();
    expect(padrao).toMatchObject({ de: publico, configuracao: { inscricao: { chave_pix: null } } });
    const made = await dona.post(`/api/ligas/${liga}/campeonatos`, {
      ...padrao.configuracao,
      nome: 'Copa Nascida',
    });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json().data).toMatchObject({ estado: 'rascunho', liga: { nome: 'Liga de Teste' } });
    const foreign = await openCampeonato(outra);
    const refused = await dona.put(`/api/ligas/${liga}/padrao`, { campeonato: foreign });
    expect(refused.statusCode, 'not of the liga').toBe(404);
  });

  test('a private liga is not named by its championships', async () => {
    const [dona, estranha] = [await t.signedIn(), await t.signedIn()];
    const liga = await makeLiga(dona, { visibilidade: 'privado' });
    const id = await openCampeonato(dona);
    await putIn(id, liga);
    const seen = async (who: Pick<SignedIn, 'get'>) =>
      (await who.get(`/api/campeonatos/${id}`)).json().data.liga;
    expect(await seen(estranha)).toBeNull();
    expect(await seen(await t.guest())).toBeNull();
    expect(await seen(dona)).toMatchObject({ nome: 'Liga de Teste' });
  });

  test('who runs the liga enters results of what is not theirs, and corrects nothing', async () => {
    const [dona, outra] = [await t.signedIn(), await t.signedIn()];
    const liga = await makeLiga(dona);
    const id = await makeCampeonato(outra, { visibilidade: 'privado' });
    expect((await dona.get(`/api/campeonatos/${id}`)).statusCode).toBe(404);
    await putIn(id, liga);
    await insertNames(t, id, 4);
    await startCampeonato(outra, id);
    const [first, second] = await currentRound(dona, id);
    const one = { tipo: 'placar', mandante: 1, visitante: 0 } as const;
    expect((await score(dona, first as PartidaDeTeste, one)).statusCode).toBe(200);
    const played = (await score(outra, second as PartidaDeTeste, one)).json().data;
    const change = { versao: played.versao, lancamento: { ...one, mandante: 2 }, motivo: 'x' };
    const refused = await dona.put(`/api/partidas/${played.uuid}/placar`, change);
    expect(refused.statusCode, refused.body).toBe(403);
    await t.db.run(sql`update ligas set excluida_em = now() where uuid = ${liga}`);
    expect((await dona.get(`/api/campeonatos/${id}`)).statusCode, 'the liga is gone').toBe(404);
  });

  test('are listed by year, game and state', async () => {
    const dona = await t.signedIn();
    const liga = await makeLiga(dona);
    const [a, b] = [
      await openCampeonato(dona),
      await openCampeonato(dona, {}, { modalidade: 'futsal' }),
    ];
    for (const id of [a, b]) await putIn(id, liga);
    await t.db.run(sql`update campeonatos set comeca_em = '2024-05-01T12:00:00Z' where id = ${a}`);
    const list = async (query: string) =>
      (await dona.get(`/api/ligas/${liga}/competicoes?${query}`)).json();
    expect((await list('')).anos).toContain(2024);
    expect((await list('ano=2024')).data.map(({ id }: { id: string }) => id)).toEqual([a]);
    expect((await list('modalidade=futsal')).data.map(({ id }: { id: string }) => id)).toEqual([b]);
    expect((await list('estado=encerrado')).data).toEqual([]);
  });
});

test('who leaves the product hands the liga to its eldest admin, or it rests in the archive', async () => {
  const [dona, velha, nova] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  const [com, sem] = [await makeLiga(dona), await makeLiga(velha)];
  await insertMembro(t, com, nova, 'admin');
  await insertMembro(t, com, velha, 'admin');
  await t.db.run(sql`
    update membros_da_liga set entrou_em = now() - interval '1 year' where usuario_uuid = ${velha.uuid}`);
  await t.db.run(sql`update usuarios set exclusao_em = now() where uuid = ${dona.uuid}`);
  const later = new Date(Date.now() + 60_000);
  expect(await anonymizeDue(t, later)).toBe(1);
  expect(await ver(velha, com)).toMatchObject({ papel: 'dono', membros: 2 });
  await t.db.run(sql`update usuarios set exclusao_em = now() where uuid = ${velha.uuid}`);
  expect(await anonymizeDue(t, later)).toBe(1);
  expect(await ver(nova, com)).toMatchObject({ papel: 'dono', membros: 1 });
  expect(await ver(nova, sem)).toMatchObject({ arquivada: true, dono: null, membros: 0 });
});

test('a notice is read by all members, and too many in a day are refused', async () => {
  const [dona, ana] = [await t.signedIn(), await t.signedIn()];
  const uuid = await makeLiga(dona);
  await insertMembro(t, uuid, ana);
  for (let n = 0; n < 10; n += 1) {
    const made = await dona.post(`/api/ligas/${uuid}/avisos`, {
      texto: `Recado ${n}`,
      fixado: n === 3,
    });
    expect(made.statusCode).toBe(201);
  }
  expect((await dona.post(`/api/ligas/${uuid}/avisos`, { texto: 'mais' })).statusCode).toBe(429);
  const { data } = (await (await t.guest()).get(`/api/ligas/${uuid}/avisos`)).json();
  expect(data.slice(0, 2).map(({ texto }: { texto: string }) => texto)).toEqual([
    'Recado 3',
    'Recado 9',
  ]);
  const told = (await ana.get('/api/usuario/notifications')).json().data;
  expect(told[0]).toMatchObject({ tipo: 'liga_aviso', url: `/liga/liga-de-teste/${uuid}` });
});

// The embedded database does one transaction at a time.
test.runIf(inject('databaseUrl'))(
  'fifty come in at once: all are in, and the count is right',
  async () => {
    const dona = await t.signedIn();
    const uuid = await makeLiga(dona, { entrada: 'aberta' });
    const people = await Promise.all(Array.from({ length: 50 }, () => t.signedIn()));
    await Promise.all(people.map((one) => one.post(`/api/ligas/${uuid}/membros`, {})));
    expect(await ver(dona, uuid)).toMatchObject({ membros: 51 });
  },
);
