import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { lojaDe } from '#server/testing/pagamentos/loja.ts';
import { encerrarNoProvedor } from './encerrar-no-provedor.ts';

const t = testApp();
const loja = lojaDe(t);

const mudar = (who: SignedIn, documento: string | null) =>
  who.put('/api/assinatura/documento', { documento });

const noProvedorDe = async ({ uuid }: SignedIn) =>
  (
    await t.db.rows<{ what: string }>(sql`
      select (p.dados ->> 'type') || ' ' || (p.dados ->> 'value') as what
      from provedor_demonstracao p join clientes_do_provedor c on c.cliente = p.cliente
      where p.tipo = 'tax_id' and c.usuario_uuid = ${uuid}`)
  ).map(({ what }) => what);

test('a CPF or CNPJ goes to the provider, one at a time, and comes away again', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  const answer = await mudar(ana, '529.982.247-25');
  expect(answer.json().data.documento).toBe('25');
  expect(answer.body).not.toContain('529');
  for (const _ of [1, 2]) await mudar(ana, ' 11222333000181 ');
  expect(await noProvedorDe(ana)).toEqual(['br_cnpj 11.222.333/0001-81']);
  expect((await mudar(ana, null)).json().data.documento).toBeNull();
  expect(await noProvedorDe(ana)).toEqual([]);
});

test('what is none is refused at its field, and nothing is told to anybody', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  for (const wrong of ['529.982.247-26', '111.111.111-11', 'ana@exemplo.com']) {
    const answer = await mudar(ana, wrong);
    expect([answer.statusCode, answer.json().validations]).toEqual([
      422,
      { documento: ['Confira o CPF ou CNPJ.'] },
    ]);
  }
  expect(await noProvedorDe(ana)).toEqual([]);
});

test('who never bought anything has no invoice to put it on', async () => {
  expect((await mudar(await t.signedIn(), '529.982.247-25')).statusCode).toBe(409);
});

test('it leaves the provider with the person', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  await mudar(ana, '529.982.247-25');
  await encerrarNoProvedor(loja.services(), ana.uuid);
  expect(await noProvedorDe(ana)).toEqual([]);
});
