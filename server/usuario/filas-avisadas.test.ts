// Notices add their mails and their messages to browsers by a statement of their own: their lanes hear of it.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Services } from '#server/http/services.ts';
import { makeJobs } from '#server/jobs/jobs.ts';
import { SILENT } from '#server/realtime/broadcaster.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { makeSaida } from '#server/saida/saida.ts';
import { testApp } from '#server/testing/app.ts';
import { usuarioJobs } from './jobs.ts';
import { emTodas, notificarTodos } from './notificar.ts';

const t = testApp();

test('once it is committed, the lanes of mails and of browsers are told that there is work, where there is', async () => {
  const ana = await t.signedIn();
  const { db, config, log } = t;
  const lanes: string[] = [];
  const jobs = { ...makeJobs(db, log), added: ({ fila }: { fila: string }) => lanes.push(fila) };
  const saida = makeSaida(db, log);
  usuarioJobs({ db, config, log, jobs, saida, realtime: SILENT } as unknown as Services);
  const tell = () =>
    emTransacao({ db, saida }, async (tx) => {
      const para = { pessoas: [ana.uuid] };
      const mensagem = emTodas(() => 'Seu jogo foi marcado');
      await notificarTodos(tx, { tipo: 'jogo_marcado', mensagem, url: '/ajuda', para });
      expect(lanes).toEqual([]);
    });
  await tell();
  expect(lanes.splice(0)).toEqual(['avisos']);
  await db.run(sql`
    insert into aparelhos (id, usuario_uuid, sessao_id, endpoint, p256dh, auth)
    select gen_random_uuid(), usuario_uuid, id, 'https://push.invalid/a', 'a', 'b'
    from sessoes where usuario_uuid = ${ana.uuid}`);
  await tell();
  expect(lanes).toEqual(['avisos', 'aovivo']);
});
