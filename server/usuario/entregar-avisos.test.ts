import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Tx } from '#server/database/database.ts';
import { testApp } from '#server/testing/app.ts';
import { makeCampeonato } from '#server/testing/campeonato.ts';
import { uuidv7 } from '#server/uuid.ts';
import { entregarAvisos } from './entregar-avisos.ts';

const t = testApp();

/** Counts the statements that pass. */
function counting(tx: Tx) {
  const seen = { statements: 0 };
  const count = <T>(result: T): T => {
    seen.statements += 1;
    return result;
  };
  const counted: Tx = {
    rows: (statement) => count(tx.rows(statement)),
    first: (statement) => count(tx.first(statement)),
    run: (statement) => count(tx.run(statement)),
  };
  return { seen, counted };
}

test('five hundred people are told in one statement, each in their language and by their ways', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await t.db.run(sql`
    insert into usuarios (uuid, nome, email, locale, email_verified_at, avisos)
    select gen_random_uuid(), 'Pessoa', 'p' || n || '@exemplo.com',
      case when n % 2 = 0 then 'en' else 'pt-BR' end, now(),
      case when n <= 10 then '{"jogos": {"site": false}}'::jsonb
        when n <= 20 then '{"jogos": {"email": false}}' else '{}' end
    from generate_series(1, 512) n`);
  await t.db.run(sql`
    insert into participantes (uuid, campeonato_id, usuario_uuid, nome, sigla, escudo, status)
    select gen_random_uuid(), ${id}, uuid, nome, 'P', '{}', 2 from usuarios where nome = 'Pessoa'`);
  const { seen, counted } = counting(t.db);
  await entregarAvisos(counted, {
    id: uuidv7(),
    created_at: new Date().toISOString(),
    dados: {
      para: { campeonato: id, status: [2] },
      ...{ exceto: null, por: null, pedido_de: null, tipo: 'jogo_marcado', url: '/x' },
      mensagem: { 'pt-BR': 'Oi', en: 'Hi' },
    },
  });
  expect(seen.statements).toBe(1);
  const [told] = await t.db.rows(sql`
    select count(*) as n, count(*) filter (where mensagem = 'Hi') as en,
      count(distinct usuario_uuid) as people from notificacoes`);
  expect(told).toEqual({ n: 502, en: 251, people: 502 });
  const [mails] = await t.db.rows(sql`
    select count(*) as n, count(*) filter (where dados ->> 'mensagem' = 'Hi') as en,
      min(fila) as fila from tarefas`);
  expect(mails).toEqual({ n: 502, en: 251, fila: 'avisos' });
});

test('a request that was decided before anybody heard of it is no news', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  const uuid = uuidv7();
  await t.db.run(sql`
    insert into participantes (uuid, campeonato_id, nome, sigla, escudo, status)
    values (${uuid}, ${id}, 'Ana', 'A', '{}', 2)`);
  const tell = (pedido_de: string) =>
    entregarAvisos(t.db, {
      id: uuidv7(),
      created_at: new Date().toISOString(),
      dados: {
        para: { campeonato: id, papeis: ['dono'] },
        ...{
          exceto: null,
          por: null,
          pedido_de,
          tipo: 'aviso',
          url: '/x',
        },
        mensagem: { 'pt-BR': 'Ana pediu', en: 'Ana asks' },
      },
    });
  await tell(uuid);
  await tell(uuidv7());
  const answer = (await org.get('/api/usuario/notifications')).json();
  expect(answer.data).toMatchObject([{ mensagem: 'Ana pediu', lido: true }]);
});
