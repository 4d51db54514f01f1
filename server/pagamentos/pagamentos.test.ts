import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { makePagamentos } from './pagamentos.ts';

const t = testApp();

test('a provider that could not be reached once is reached by who asks next', async () => {
  const pagamentos = makePagamentos(t.config, t.db);
  const { demonstracao } = pagamentos;
  if (!demonstracao) throw new Error('there is one without keys');
  const { listen } = demonstracao;
  let asked = 0;
  Object.assign(demonstracao, {
    listen: async () => {
      asked += 1;
      if (asked === 1) throw new Error('no port');
      return listen();
    },
  });
  await expect(pagamentos.provedor()).rejects.toThrow('no port');
  const stripe = await pagamentos.provedor();
  expect(await pagamentos.provedor()).toBe(stripe);
  expect(asked).toBe(2);
  await pagamentos.close();
});
