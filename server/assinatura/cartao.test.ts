// The change of the card by the provider's own script: the browser is never believed, the provider is asked.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { testClock } from '#server/testing/clock.ts';
import { lojaDe } from '#server/testing/pagamentos/loja.ts';
import { ouvir } from './jobs.ts';

const t = testApp();
const clock = testClock(t);
const loja = lojaDe(t);
const DAY_MS = 86_400_000;

const pedir = (who: SignedIn) => who.post('/api/assinatura/cartao/pedido');
const segredoDe = async (who: SignedIn): Promise<string> => (await pedir(who)).json().data.segredo;
const perguntar = async (who: SignedIn) =>
  (await who.post('/api/assinatura/retorno', {})).json().data;

test('a card typed in the frame is used once the provider was asked, and not before', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  const answer = (await pedir(ana)).json().data;
  expect(answer).toMatchObject({ chave: 'pk_test_demonstracao' });
  // Another name of the same machine: another site for a browser.
  expect(new URL(answer.script).host).toBe('127.0.0.1:3000');
  expect(new URL(t.config.appUrl).host).toBe('localhost:3000');

  expect(await loja.quadro(answer.segredo, 'recusado')).toBe('recusado');
  expect(await loja.quadro(answer.segredo, 'vencido')).toBe('vencido');
  expect(await loja.quadro(answer.segredo, 'desafio')).toBe('desafio');
  expect(await loja.quadro(answer.segredo, 'negar')).toBe('recusado');
  expect((await perguntar(ana)).cartao).toMatchObject({ final: '4242' });
  expect(await loja.quadro(answer.segredo, 'desafio')).toBe('desafio');
  expect(await loja.quadro(answer.segredo, 'autorizar')).toBe('feito');
  expect((await ana.get('/api/assinatura')).json().data.cartao).toMatchObject({ final: '4242' });
  expect((await perguntar(ana)).cartao).toMatchObject({ final: '3155' });
  expect(await loja.quadro(answer.segredo, 'aprovado')).toBe('acabou');
});

test('a new request ends the one before, and a foreign secret is nobody’s', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  const [first, second] = [await segredoDe(ana), await segredoDe(ana)];
  expect(await loja.quadro(first, 'desafio')).toBe('acabou');
  expect(await loja.quadro(`${second}x`, 'desafio')).toBe('acabou');
  expect(await loja.quadro(second, 'desafio')).toBe('desafio');
});

test('whoever hears of an older card later does not bring it back', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  const cliente = (
    await t.db.first<{ cliente: string }>(
      sql`select cliente from clientes_do_provedor where usuario_uuid = ${ana.uuid}`,
    )
  )?.cliente as string;
  const use = async (card: 'aprovado' | 'desafio') => {
    const segredo = await segredoDe(ana);
    await loja.quadro(segredo, card);
    if (card === 'desafio') await loja.quadro(segredo, 'autorizar');
  };
  await use('desafio');
  await use('aprovado');
  for (const _ of [1, 2]) {
    const late = { tipo: 'setup_intent.succeeded', cliente, cobranca: null };
    await ouvir(loja.services(), late);
    const { cartao } = (await ana.get('/api/assinatura')).json().data;
    expect(cartao).toMatchObject({ final: '4242' });
  }
});

test('the new card pays what was late', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  await loja.painel('falhar');
  await clock.to(Date.now() + 33 * DAY_MS);
  expect(await perguntar(ana)).toMatchObject({ situacao: 'atrasada' });
  await loja.quadro(await segredoDe(ana), 'aprovado');
  expect(await perguntar(ana)).toMatchObject({ situacao: 'ativa' });
  await clock.to(Date.now());
});

test('without a subscription there is no card to change', async () => {
  const ana = await t.signedIn();
  expect((await pedir(ana)).statusCode).toBe(409);
});

test('the script and the frame say what they are, and only the product may show the frame', async () => {
  const headers = { host: '127.0.0.1:3000' };
  const script = await t.app.inject({ url: '/dev/pagamentos/provedor.js', headers });
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const url = '/dev/pagamentos/quadro?segredo=%22%3E%3Cb%3E&lingua=en&tema=night';
  const frame = await t.app.inject({ url, headers });
  expect(frame.body).toContain('DEMONSTRATION');
  expect(frame.body).not.toContain('"><b>');
  expect(frame.headers['x-frame-options']).toBeUndefined();
  expect(frame.headers['content-security-policy']).toContain(`frame-ancestors ${t.config.appUrl};`);
  const wrong = await t.app.inject({ url: '/dev/pagamentos/quadro', headers });
  expect(wrong.statusCode).toBe(400);
});
