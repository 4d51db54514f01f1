// A person at the demonstration of the card provider, as tests need them: buys, is challenged, lets time pass.
import sql from 'sql-template-tag';
import { ouvir } from '#server/assinatura/jobs.ts';
import { makeServices, type Services } from '#server/http/services.ts';
import type { SignedIn, TestApp } from '../app.ts';

const CARDS = {
  aprovado: '4242424242424242',
  recusado: '4000000000000002',
  desafio: '4000002760003155',
  vencido: '4000000000000069',
  sem_limite: '4000000000000341',
} as const;

type SinalNaFila = { readonly id: string; readonly dados: Parameters<typeof ouvir>[1] };

export function lojaDe(t: TestApp) {
  const post = (path: string, body: object) =>
    t.app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'localhost:3000', origin: t.config.appUrl },
      payload: body,
    });
  let services: Services | undefined;
  /** Does what signals have asked for, as the worker of jobs does. */
  const settle = async () => {
    services ??= makeServices(t.config, t.db, t.log);
    for (;;) {
      const rows = await t.db.rows<SinalNaFila>(sql`
        select id, dados from tarefas where tipo = 'assinatura.sinal' order by id`);
      if (rows.length === 0) return;
      for (const { id, dados } of rows) {
        await ouvir(services, dados);
        await t.db.run(sql`delete from tarefas where id = ${id}`);
      }
    }
  };
  return {
    services: () => {
      services ??= makeServices(t.config, t.db, t.log);
      return services;
    },
    settle,
    painel: (faz: string) => post('/dev/pagamentos', { faz }),
    /** Opens a checkout and gives its path. */
    async abrir(who: SignedIn, como: 'mensal' | 'anual' | 'pix'): Promise<string> {
      const answer = await who.post('/api/assinatura', { como });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return new URL(answer.json().data.url).pathname;
    },
    cartao: (path: string, card: keyof typeof CARDS = 'aprovado') =>
      post(path, { faz: 'cartao', numero: CARDS[card] }),
    gesto: (path: string, faz: 'autorizar' | 'negar' | 'pix' | 'expirar') => post(path, { faz }),
    /** What the browser does in the provider's frame. */
    async quadro(segredo: string, gesto: 'autorizar' | 'negar' | keyof typeof CARDS) {
      const isAnswer = gesto === 'autorizar' || gesto === 'negar';
      const what = isAnswer ? { faz: gesto } : { faz: 'confirmar', numero: CARDS[gesto] };
      return (await post('/dev/pagamentos/quadro', { segredo, ...what })).json().passo as string;
    },
    async comprar(who: SignedIn, como: 'mensal' | 'anual' = 'mensal') {
      const path = await this.abrir(who, como);
      await this.cartao(path);
      return (await who.post('/api/assinatura/retorno', {})).json().data;
    },
  };
}
