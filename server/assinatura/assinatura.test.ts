// A subscription against the demonstration of the provider, by the package and the paths that the real one takes.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { LIMITES } from '#regras/planos.ts';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { makeCampeonato } from '#server/testing/campeonato.ts';
import { testClock } from '#server/testing/clock.ts';
import { lojaDe } from '#server/testing/pagamentos/loja.ts';
import { acertarSaidas } from './acertar-saida.ts';
import { encerrarNoProvedor } from './encerrar-no-provedor.ts';
import { lembrarFins } from './jobs.ts';

const t = testApp();
const clock = testClock(t);
const loja = lojaDe(t);
const DAY_MS = 86_400_000;

const me = async (who: SignedIn) => (await who.get('/api/user')).json().data;
const ver = async (who: SignedIn) => (await who.get('/api/assinatura')).json().data;
const perguntar = async (who: SignedIn) =>
  (await who.post('/api/assinatura/retorno', {})).json().data;

describe('the way in', () => {
  test('by card, month by month: Pro at once on the way back', async () => {
    const ana = await t.signedIn();
    expect(await ver(ana)).toMatchObject({ situacao: 'gratis', venda: 'demonstracao' });
    const path = await loja.abrir(ana, 'mensal');
    const paid = await loja.cartao(path);
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toMatch(/\/assinatura\?sessao=cs_/);
    // What the browser says is not believed: until the provider was asked, nothing is paid.
    expect(await me(ana)).toMatchObject({ is_pro: false });
    const now = await perguntar(ana);
    expect(now).toMatchObject({ situacao: 'ativa', periodo: 'mensal', centavos: 1_490 });
    expect(now.cartao).toMatchObject({ final: '4242' });
    expect(now.cobrancas).toMatchObject([
      { situacao: 'paga', o_que: 'mensal', forma: 'Visa 4242' },
    ]);
    const user = { is_pro: true, subscribed: true, ends_at: null, plano: 'pro_mensal' };
    expect(await me(ana)).toMatchObject(user);
    expect((await ana.post('/api/assinatura', { como: 'anual' })).statusCode).toBe(409);
  });

  test('the signal alone is enough, without the way back', async () => {
    const ana = await t.signedIn();
    await loja.cartao(await loja.abrir(ana, 'anual'));
    await loja.services().pagamentos.demonstracao?.eventos.settled();
    await expect
      .poll(async () => {
        await loja.settle();
        return (await me(ana)).plano;
      })
      .toBe('pro_anual');
  });

  test('a declined or expired card gives nothing', async () => {
    const ana = await t.signedIn();
    const path = await loja.abrir(ana, 'mensal');
    for (const card of ['recusado', 'vencido'] as const) {
      expect((await loja.cartao(path, card)).body).toContain('recusado');
    }
    expect(await perguntar(ana)).toMatchObject({ situacao: 'gratis' });
  });

  test("the bank's challenge: not finished until it is answered, gone after 23 hours", async () => {
    const [ana, bia] = [await t.signedIn(), await t.signedIn()];
    const path = await loja.abrir(ana, 'mensal');
    expect((await loja.cartao(path, 'desafio')).body).toContain('banco pergunta');
    expect(await perguntar(ana)).toMatchObject({
      ...{ situacao: 'incompleta', continuar: { como: 'cartao' } },
    });
    expect(await me(ana)).toMatchObject({ is_pro: false, subscribed: false });
    expect((await loja.gesto(path, 'autorizar')).statusCode).toBe(303);
    expect(await perguntar(ana)).toMatchObject({ situacao: 'ativa' });

    await loja.cartao(await loja.abrir(bia, 'mensal'), 'desafio');
    await clock.to(Date.now() + DAY_MS);
    expect(await perguntar(bia)).toMatchObject({ situacao: 'gratis' });
    await clock.to(Date.now());
  });

  test('a year by Pix: paid within its minutes it makes a year that does not renew', async () => {
    const ana = await t.signedIn();
    const path = await loja.abrir(ana, 'pix');
    const waiting = await perguntar(ana);
    expect(waiting).toMatchObject({ situacao: 'incompleta', continuar: { como: 'pix' } });
    expect(new URL(waiting.continuar.url).pathname).toBe(path);
    expect(await me(ana)).toMatchObject({ is_pro: false });
    await loja.gesto(path, 'pix');
    const now = await perguntar(ana);
    expect(now).toMatchObject({ situacao: 'pix', proxima_cobranca: null });
    expect(now.cobrancas).toMatchObject([{ o_que: 'pix', forma: 'Pix', centavos: 11_900 }]);
    const user = await me(ana);
    expect(user).toMatchObject({ is_pro: true, subscribed: true, plano: 'pro_anual' });
    expect(Date.parse(user.ends_at)).toBeGreaterThan(Date.now() + 364 * DAY_MS);
    expect((await ana.post('/api/assinatura', { como: 'pix' })).statusCode).toBe(409);
  });

  test('paid too late it gives nothing', async () => {
    const ana = await t.signedIn();
    const path = await loja.abrir(ana, 'pix');
    await clock.to(Date.now() + 16 * 60_000);
    expect((await loja.gesto(path, 'pix')).body).toContain('acabou');
    expect(await perguntar(ana)).toMatchObject({ situacao: 'gratis' });
    await clock.to(Date.now());
  });

  test('a Pix that was let go is nothing to go back to, once the provider was asked', async () => {
    const ana = await t.signedIn();
    await loja.gesto(await loja.abrir(ana, 'pix'), 'expirar');
    expect(await perguntar(ana)).toMatchObject({ situacao: 'gratis', continuar: null });
  });

  test('another checkout ends the one before: nobody pays twice', async () => {
    const ana = await t.signedIn();
    const first = await loja.abrir(ana, 'mensal');
    const second = await loja.abrir(ana, 'anual');
    expect((await loja.cartao(first)).body).toContain('acabou');
    expect((await loja.cartao(second)).statusCode).toBe(303);
  });

  test('who is under age is told to let a guardian do it', async () => {
    const ana = await t.signedIn();
    await t.db.run(sql`update usuarios set nascimento = '2012-01-01' where uuid = ${ana.uuid}`);
    const answer = await ana.post('/api/assinatura', { como: 'mensal' });
    expect([answer.statusCode, answer.json().warning]).toEqual([
      409,
      'Quem tem menos de 18 anos assina com a conta de um responsável.',
    ]);
  });
});

describe('the way out', () => {
  test('cancelled it lasts until the end of what was paid; resumed it goes on', async () => {
    const ana = await t.signedIn();
    await loja.comprar(ana);
    const gone = (await ana.put('/api/assinatura/cancelamento')).json().data;
    expect(gone).toMatchObject({ situacao: 'cancelada', proxima_cobranca: null });
    expect(await me(ana)).toMatchObject({ is_pro: true, subscribed: true, ends_at: gone.vale_ate });
    const back = (await ana.delete('/api/assinatura/cancelamento')).json().data;
    expect(back).toMatchObject({ situacao: 'ativa', vale_ate: null });
    expect(await me(ana)).toMatchObject({ ends_at: null });
    await ana.put('/api/assinatura/cancelamento');
    await clock.to(Date.now() + 32 * DAY_MS);
    expect(await me(ana)).toMatchObject({ is_pro: false, subscribed: false });
    expect(await perguntar(ana)).toMatchObject({ situacao: 'encerrada' });
    await clock.to(Date.now());
  });

  test('all the money back on day 3, once; on day 8 no more', async () => {
    const [ana, bia] = [await t.signedIn(), await t.signedIn()];
    await loja.comprar(ana, 'anual');
    await loja.comprar(bia);
    await clock.to(Date.now() + 3 * DAY_MS);
    const answers = await Promise.all([1, 2].map(() => ana.post('/api/assinatura/reembolso')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const after = await ver(ana);
    expect(after).toMatchObject({ situacao: 'encerrada', fim: 'devolvido', reembolso: null });
    expect(Date.parse(after.vale_ate)).toBeLessThan(Date.now() + 4 * DAY_MS);
    expect(after.cobrancas).toMatchObject([{ situacao: 'devolvida' }]);
    expect(await me(ana)).toMatchObject({ is_pro: false, subscribed: false });
    await clock.to(Date.now() + 8 * DAY_MS);
    expect((await bia.post('/api/assinatura/reembolso')).statusCode).toBe(409);
    await clock.to(Date.now());
  });

  test('a renewal that fails: seven days of grace, then free, and a new card brings it back', async () => {
    const ana = await t.signedIn();
    await loja.comprar(ana);
    await loja.painel('falhar');
    await clock.to(Date.now() + 33 * DAY_MS);
    expect(await perguntar(ana)).toMatchObject({ situacao: 'atrasada' });
    expect(await me(ana)).toMatchObject({ is_pro: true, subscribed: true, ends_at: null });
    await clock.to(Date.now() + 41 * DAY_MS);
    expect(await me(ana)).toMatchObject({ is_pro: false, subscribed: false });
    const stopped = await ver(ana);
    expect(stopped).toMatchObject({ situacao: 'suspensa', em_aberto: { centavos: 1_490 } });
    expect(Date.parse(stopped.vale_ate)).toBeLessThan(Date.now() + 39 * DAY_MS);
    const { url } = (await ana.post('/api/assinatura/cartao')).json().data;
    const paid = await loja.cartao(new URL(url).pathname);
    expect(paid.headers.location).toMatch(/\/assinatura\?cartao=trocado&sessao=cs_/);
    expect(await perguntar(ana)).toMatchObject({ situacao: 'ativa', em_aberto: null });
    expect(await me(ana)).toMatchObject({ is_pro: true });
    await clock.to(Date.now());
  });

  test('what could not be charged ends at once when it is cancelled, and is not charged later', async () => {
    const ana = await t.signedIn();
    await loja.comprar(ana);
    await loja.painel('falhar');
    await clock.to(Date.now() + 33 * DAY_MS);
    await perguntar(ana);
    const gone = (await ana.put('/api/assinatura/cancelamento')).json().data;
    expect(gone).toMatchObject({ situacao: 'encerrada', fim: 'acabou', em_aberto: null });
    expect(gone.cobrancas).toMatchObject([{ situacao: 'cancelada' }, { situacao: 'paga' }]);
    expect(await me(ana)).toMatchObject({ is_pro: false, subscribed: false });
    await clock.to(Date.now());
  });

  test('after the days of grace another plan can be bought, and takes the place of what was not paid', async () => {
    const ana = await t.signedIn();
    await loja.comprar(ana);
    await loja.painel('falhar');
    await clock.to(Date.now() + 33 * DAY_MS);
    expect(await perguntar(ana)).toMatchObject({ situacao: 'atrasada' });
    expect((await ana.post('/api/assinatura', { como: 'anual' })).statusCode).toBe(409);
    await clock.to(Date.now() + 41 * DAY_MS);
    expect(await loja.comprar(ana, 'anual')).toMatchObject({ situacao: 'ativa', periodo: 'anual' });
    expect(
      (await ver(ana)).cobrancas.map(({ situacao }: { situacao: string }) => situacao),
    ).toEqual([...['paga', 'cancelada', 'paga']]);
    await clock.to(Date.now());
  });

  test('what the provider gives up after weeks had ended with the days of grace', async () => {
    const ana = await t.signedIn();
    await loja.comprar(ana);
    await loja.painel('falhar');
    await clock.to(Date.now() + 60 * DAY_MS);
    const gone = await perguntar(ana);
    expect(gone).toMatchObject({ situacao: 'encerrada', fim: 'acabou' });
    expect(Date.parse(gone.vale_ate)).toBeLessThan(Date.now() + 39 * DAY_MS);
    await clock.to(Date.now());
  });

  test('a dispute changes nothing while it is open, and ends it when it is lost', async () => {
    const ana = await t.signedIn();
    await loja.comprar(ana);
    await loja.painel('contestar');
    expect(await perguntar(ana)).toMatchObject({ situacao: 'ativa' });
    await loja.painel('perder');
    expect(await perguntar(ana)).toMatchObject({ situacao: 'encerrada', fim: 'contestado' });
    expect(await me(ana)).toMatchObject({ is_pro: false });
  });
});

test('a year by Pix is reminded of seven days and one day before, and told when it is over, once each', async () => {
  const ana = await t.signedIn();
  await loja.gesto(await loja.abrir(ana, 'pix'), 'pix');
  await perguntar(ana);
  const told = async () => {
    for (const _ of [1, 2]) await lembrarFins(loja.services());
    const rows = await t.db.rows<{ tipo: string }>(sql`
      select tipo from avisos_do_plano where usuario_uuid = ${ana.uuid} order by created_at, tipo`);
    return rows.map(({ tipo }) => tipo);
  };
  expect(await told()).toEqual([]);
  expect((await ver(ana)).proximo_ano).toMatchObject({ ja: false });
  await clock.to(Date.now() + 359 * DAY_MS);
  expect(await told()).toEqual(['plano_acaba_7']);
  expect((await ver(ana)).proximo_ano).toMatchObject({ ja: true });
  await clock.to(Date.now() + 364.5 * DAY_MS);
  expect(await told()).toEqual(['plano_acaba_7', 'plano_acaba_1']);
  await clock.to(Date.now() + 366 * DAY_MS);
  expect(await told()).toEqual(['plano_acaba_7', 'plano_acaba_1', 'plano_acabou']);
  await clock.to(Date.now());
});

test('the next year by Pix begins where the one before ends, and nobody is reminded of that end', async () => {
  const ana = await t.signedIn();
  const pay = async () => loja.gesto(await loja.abrir(ana, 'pix'), 'pix');
  await pay();
  const first = await perguntar(ana);
  await clock.to(Date.now() + 340 * DAY_MS);
  await pay();
  const next = await perguntar(ana);
  expect(next).toMatchObject({ situacao: 'pix', proximo_ano: { ja: false } });
  expect(Date.parse(next.vale_ate) - Date.parse(first.vale_ate)).toBeGreaterThan(364 * DAY_MS);
  expect((await ana.post('/api/assinatura', { como: 'pix' })).statusCode).toBe(409);
  await clock.to(Date.now() + 362 * DAY_MS);
  await lembrarFins(loja.services());
  const told = await t.db.rows(sql`select 1 from avisos_do_plano where usuario_uuid = ${ana.uuid}`);
  expect(told).toEqual([]);
  await clock.to(Date.now());
});

test('on the way back it is the checkout that was paid, not the year that one has already', async () => {
  const [ana, bia] = [await t.signedIn(), await t.signedIn()];
  const voltar = async (who: SignedIn, path: string) =>
    (await who.post('/api/assinatura/retorno', { sessao: path.split('/').at(-1) })).json();
  const first = await loja.abrir(ana, 'pix');
  await loja.gesto(first, 'pix');
  expect(await voltar(ana, first)).toMatchObject({ pago: true, data: { situacao: 'pix' } });
  await clock.to(Date.now() + 340 * DAY_MS);
  const second = await loja.abrir(ana, 'pix');
  expect(await voltar(ana, second)).toMatchObject({ pago: false, data: { situacao: 'pix' } });
  await loja.gesto(second, 'pix');
  expect(await voltar(ana, second)).toMatchObject({ pago: true });
  expect(await voltar(ana, 'cs_nenhuma')).toMatchObject({ pago: false });
  await loja.abrir(bia, 'pix');
  expect(await voltar(bia, second)).toMatchObject({ pago: false });
  await clock.to(Date.now());
});

test('who leaves is ended at the provider first', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  await t.db.run(sql`update usuarios set exclusao_em = agora() where uuid = ${ana.uuid}`);
  const now = new Date(Date.now() + DAY_MS);
  const leave = (uuid: string) => encerrarNoProvedor(loja.services(), uuid);
  expect(await anonymizeDue(t, now, leave)).toBe(1);
  const subs = await t.db.rows<{ status: string; deleted: boolean | null }>(sql`
    select s.dados ->> 'status' as status, (c.dados ->> 'deleted')::boolean as deleted
    from provedor_demonstracao s join provedor_demonstracao c on c.id = s.cliente
    where s.tipo = 'subscription' order by s.id desc limit 1`);
  expect(subs).toEqual([{ status: 'canceled', deleted: true }]);
  const left = await t.db.rows(sql`select 1 from cobrancas where usuario_uuid = ${ana.uuid}`);
  expect(left).toEqual([]);
});

test('who asks to leave is not charged again, and who comes back goes on as before', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  const services = loja.services();
  const situacao = async () => (await ana.get('/api/assinatura')).json().data.situacao;
  const leave = (isLeaving: boolean) =>
    t.db.run(sql`
      update usuarios set exclusao_em = case when ${isLeaving} then agora() + interval '7 days' end
      where uuid = ${ana.uuid}`);
  await leave(true);
  await acertarSaidas(services);
  expect(await situacao()).toBe('cancelada');
  await leave(false);
  await acertarSaidas(services);
  expect(await situacao()).toBe('ativa');
  // What they had ended themselves stays ended.
  await ana.put('/api/assinatura/cancelamento');
  await leave(true);
  await acertarSaidas(services);
  await leave(false);
  await acertarSaidas(services);
  expect(await situacao()).toBe('cancelada');
});

test('to ask for the end of an account leaves the word for the provider in the same transaction', async () => {
  const ana = await t.signedIn();
  expect((await ana.post('/api/perfil/exclusao')).statusCode).toBe(200);
  const jobs = await t.db.rows(sql`select dados from tarefas where tipo = 'assinatura.saida'`);
  expect(jobs).toContainEqual({ dados: { usuario: ana.uuid } });
});

test('from month to year: what was not used is taken off, as it was told before', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  await clock.to(Date.now() + 10 * DAY_MS);
  const { centavos } = (await ana.get('/api/assinatura/plano?periodo=anual')).json().data;
  expect(centavos).toBeGreaterThan(11_900 - 1_490);
  expect(centavos).toBeLessThan(11_900 - 800);
  const now = (await ana.put('/api/assinatura/plano', { periodo: 'anual' })).json().data;
  expect(now).toMatchObject({ situacao: 'ativa', periodo: 'anual' });
  expect(Math.abs(now.cobrancas[0].centavos - centavos)).toBeLessThanOrEqual(1);
  expect((await ana.put('/api/assinatura/plano', { periodo: 'anual' })).statusCode).toBe(409);
  await clock.to(Date.now());
});

test('who changed to a year and then wants the money back gets both charges', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  await clock.to(Date.now() + 2 * DAY_MS);
  const now = (await ana.put('/api/assinatura/plano', { periodo: 'anual' })).json().data;
  const paid = now.cobrancas.map(({ centavos }: { centavos: number }) => centavos);
  expect(now.reembolso.centavos).toBe(paid[0] + paid[1]);
  const gone = (await ana.post('/api/assinatura/reembolso')).json().data;
  expect(gone.cobrancas).toMatchObject([{ situacao: 'devolvida' }, { situacao: 'devolvida' }]);
  await clock.to(Date.now());
});

test('the limit is met, the plan is paid, and the next creation passes; nothing is lost after it', async () => {
  const ana = await t.signedIn();
  const { ativos } = LIMITES.gratis;
  for (let n = 0; n < ativos; n++) await makeCampeonato(ana);
  const create = () =>
    ana.post('/api/campeonatos', { nome: 'Mais um', fases: [{ tipo: 'mata_mata' }] });
  expect((await create()).statusCode).toBe(402);
  await loja.comprar(ana);
  expect((await create()).statusCode).toBe(201);
  await t.db.run(
    sql`update direitos set ate = agora(), renova = false where usuario_uuid = ${ana.uuid}`,
  );
  expect((await create()).statusCode).toBe(402);
  const { uso } = await ver(ana);
  expect(uso.ativos).toEqual({ tem: ativos + 1, de: ativos });
});
