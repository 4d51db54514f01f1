// What waits for the end of a silence, or for the mail of the day, leaves once and together.
import sql from 'sql-template-tag';
import { afterEach, describe, expect, test } from 'vitest';
import type { TipoDaNotificacao } from '#regras/avisos/tipos.ts';
import { makeJobs } from '#server/jobs/jobs.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { testClock } from '#server/testing/clock.ts';
import { eventually } from '#server/testing/eventually.ts';
import { testMailbox } from '#server/testing/mailbox.ts';
import { aceito, lances, makePartida, placar } from '#server/testing/vida.ts';
import { uuidv7 } from '#server/uuid.ts';
import { entregarAvisos } from './entregar-avisos.ts';
import { acordarAtrasados, soltar } from './espera.ts';

const t = testApp();
const clock = testClock(t);
const mailbox = testMailbox(t);

/** In Brasília it is three hours earlier. */
const NIGHT = '2027-03-10T03:30:00Z';
const MORNING = '2027-03-10T11:00:01Z';

afterEach(async () => {
  await clock.to(Date.now());
  await t.db.run(sql`delete from tarefas`);
});

const tell = (
  who: SignedIn,
  texto: string,
  tipo: TipoDaNotificacao = 'jogo_marcado',
  prazo?: { at: string },
) =>
  entregarAvisos(t.db, {
    id: uuidv7(),
    created_at: new Date().toISOString(),
    dados: {
      para: { pessoas: [who.uuid] },
      ...{ exceto: null, por: null, pedido_de: null, tipo, url: '/ajuda' },
      mensagem: { 'pt-BR': texto, en: texto },
      prazo,
    },
  });

const choose = async (who: SignedIn, chosen: object) => {
  const usual = { ritmo: 'na_hora', silencio: null, fuso: 'America/Sao_Paulo' };
  const saved = await who.put('/api/perfil/avisos/horario', { ...usual, ...chosen });
  expect(saved.statusCode, saved.body).toBe(204);
};

const waiting = (who: SignedIn) =>
  t.db.rows<{ sai_em: string }>(sql`
    select sai_em from avisos_em_espera where usuario_uuid = ${who.uuid} and canal = 'email' order by id`);

const mailsTo = (who: SignedIn) =>
  t.db.rows<{ assunto: string; texto: string; html: string }>(sql`
    select assunto, texto, html from correio where para = ${who.email} order by id`);

const release = (who: SignedIn) =>
  soltar({ db: t.db, jobs: makeJobs(t.db, t.log) }, { usuario: who.uuid, canal: 'email' });

describe('in the hours of silence', () => {
  test('the app shows it at once and the mail waits; one that waited alone is the usual mail, and what is too late does not leave', async () => {
    const ana = await t.signedIn();
    await choose(ana, { silencio: { de: 23, ate: 8 } });
    await clock.to(NIGHT);
    await tell(ana, 'Jogo marcado de madrugada');
    await tell(ana, 'Prazo até as cinco', 'jogo_marcado', { at: '2027-03-10T08:00:00Z' });
    expect((await ana.get('/api/usuario/avisos')).json().data).toHaveLength(2);
    expect(new Date((await waiting(ana))[0]?.sai_em ?? '').toISOString()).toBe(
      '2027-03-10T11:00:00.000Z',
    );
    await release(ana);
    expect(await waiting(ana)).toHaveLength(2);
    await clock.to(MORNING);
    await release(ana);
    expect(await waiting(ana)).toEqual([]);
    const [mail] = await mailbox.of(ana.email);
    expect(mail?.texto).toContain('Jogo marcado de madrugada');
  });

  test('several leave in one mail, without those that were read meanwhile, each once', async () => {
    const ana = await t.signedIn();
    await choose(ana, { silencio: { de: 23, ate: 8 } });
    await clock.to(NIGHT);
    for (const texto of ['Um <b>', 'Dois', 'Três', 'Lido']) await tell(ana, texto);
    const [newest] = (await ana.get('/api/usuario/avisos')).json().data;
    await ana.put(`/api/usuario/notifications/${newest.id}/lida`);
    await clock.to(MORNING);
    await Promise.all([1, 2, 3, 4, 5].map(() => release(ana)));
    await mailbox.of(ana.email);
    await eventually(async () => {
      const open = await t.db.rows(sql`select 1 from tarefas where tipo like 'usuario.resumo'`);
      expect(open).toEqual([]);
    });
    const mails = await mailsTo(ana);
    expect(mails.map(({ assunto }) => assunto)).toEqual(['3 avisos para você no Tabelão']);
    expect(mails[0]?.texto).toMatch(/Um <b>[\s\S]*Dois[\s\S]*Três/);
    expect(mails[0]?.html).toContain('Um &lt;b&gt;');
    expect(mails[0]?.texto).not.toContain('Lido');
  });

  test('what was settled meanwhile asks nobody any more', async () => {
    await clock.to(NIGHT);
    const [open, done] = [await makePartida(t), await makePartida(t)];
    for (const cena of [open, done]) {
      await choose(cena.gente.fora, { silencio: { de: 23, ate: 8 } });
      aceito(await lances.informar(cena, 'casa', placar(2, 1)));
      expect(await waiting(cena.gente.fora)).toHaveLength(1);
    }
    aceito(await lances.lancar(done, 'co', placar(0, 0)));
    await t.db.run(sql`delete from avisos_em_espera where tipo <> 'placar_informado'`);
    await clock.to(MORNING);
    for (const { gente } of [done, open]) await release(gente.fora);
    const [mail] = await mailbox.of(open.gente.fora.email);
    expect(mail?.assunto).toContain('confirme o placar');
    expect([await waiting(done.gente.fora), await mailsTo(done.gente.fora)]).toEqual([[], []]);
  });

  test('are those of the person’s clock, and outside of them nothing waits', async () => {
    const ana = await t.signedIn();
    await choose(ana, { silencio: { de: 23, ate: 8 }, fuso: 'Asia/Tokyo' });
    await clock.to(NIGHT);
    await tell(ana, 'Em Tóquio é meio-dia');
    expect(await waiting(ana)).toEqual([]);
    await choose(ana, { silencio: { de: 9, ate: 13 }, fuso: 'Asia/Tokyo' });
    await tell(ana, 'Agora espera');
    expect(new Date((await waiting(ana))[0]?.sai_em ?? '').toISOString()).toBe(
      '2027-03-10T04:00:00.000Z',
    );
  });
});

describe('the mail of the day', () => {
  test('leaves at eight, or when the silence is over; of who wants none any more it does not', async () => {
    const ana = await t.signedIn();
    await choose(ana, { ritmo: 'por_dia', silencio: { de: 22, ate: 10 } });
    await clock.to('2027-03-09T18:00:00Z');
    await tell(ana, 'À tarde');
    await clock.to('2027-03-10T02:00:00Z');
    await tell(ana, 'À noite');
    const due = (await waiting(ana)).map(({ sai_em }) => new Date(sai_em).toISOString());
    expect(due).toEqual(['2027-03-10T13:00:00.000Z', '2027-03-10T13:00:00.000Z']);
    const jobs = await t.db.rows(sql`select chave from tarefas where tipo = 'usuario.espera'`);
    expect(jobs).toHaveLength(1);
    await choose(ana, { ritmo: 'nunca' });
    await clock.to('2027-03-10T13:00:01Z');
    await release(ana);
    expect([await waiting(ana), await mailsTo(ana)]).toEqual([[], []]);
    await tell(ana, 'Sem e-mail nenhum');
    expect(await waiting(ana)).toEqual([]);
  });

  test('leaves though the job that was to wake it is lost', async () => {
    const ana = await t.signedIn();
    await choose(ana, { ritmo: 'por_dia' });
    await clock.to('2027-03-09T18:00:00Z');
    await tell(ana, 'Perdido?');
    await t.db.run(sql`delete from tarefas`);
    await clock.to('2027-03-10T11:30:00Z');
    await acordarAtrasados({ db: t.db, jobs: makeJobs(t.db, t.log) });
    const [mail] = await mailbox.of(ana.email);
    expect(mail?.texto).toContain('Perdido?');
  });
});

test('what asks for an answer comes to the app whatever was chosen, other things do not', async () => {
  const ana = await t.signedIn();
  const off = { site: false, email: false };
  await ana.put('/api/perfil/avisos', { inscricoes: off, placares: off, campeonatos: off });
  await tell(ana, 'Pede aprovação', 'inscricao_pediu');
  await tell(ana, 'Conta que aceitou', 'inscricao_aceitou');
  await tell(ana, 'Placar retirado', 'placar_retirado');
  await tell(ana, 'Recado', 'aviso');
  const { data } = (await ana.get('/api/usuario/avisos')).json();
  const words = data.map(({ mensagem }: { mensagem: string }) => mensagem);
  expect(words.sort()).toEqual(['Pede aprovação', 'Placar retirado']);
});
