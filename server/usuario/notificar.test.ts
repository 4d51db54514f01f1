import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { CATEGORIAS_DE_AVISO, TIPOS_DE_AVISO } from '#regras/avisos/tipos.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  jogoDe,
  makeCampeonato,
  openCampeonato,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { testMailbox } from '#server/testing/mailbox.ts';
import { uuidv7 } from '#server/uuid.ts';
import { entregarAvisos } from './entregar-avisos.ts';

const t = testApp();
const mailbox = testMailbox(t);

const heard = async (who: SignedIn): Promise<string[]> =>
  (await who.get('/api/usuario/notifications'))
    .json()
    .data.map(({ mensagem }: { mensagem: string }) => mensagem);

const choose = (who: SignedIn, avisos: object) =>
  t.db.run(sql`update usuarios set avisos = ${JSON.stringify(avisos)} where uuid = ${who.uuid}`);

/** A championship of two people who have not been told anything yet. */
async function twoIn(nome = 'Copa de Teste') {
  const [org, ana, bia] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  const id = await openCampeonato(org, { aprovacao: 'automatica' }, { nome });
  for (const who of [ana, bia]) {
    const entered = await who.post(`/api/campeonatos/${id}/participantes`, { time_nome: who.uuid });
    expect(entered.statusCode, entered.body).toBe(201);
  }
  return { org, ana, bia, id };
}

test('both sides hear when their match is set, moved, or left without a date; not when only its place changes', async () => {
  const { org, ana, bia, id } = await twoIn();
  await startCampeonato(org, id);
  await t.db.run(sql`delete from notificacoes`);
  const [game] = await currentRound(org, id);
  let { versao } = game ?? { versao: 0 };
  const set = async (body: object) => {
    const answer = await org.put(`/api/partidas/${game?.uuid}/agenda`, { versao, ...body });
    expect(answer.statusCode, answer.body).toBe(200);
    versao = answer.json().data.versao;
  };
  const at = { jogo_previsto_at: '2027-03-07T19:30:00Z' };
  await set(at);
  await set({ ...at, estadio: 'Campo do Zé' });
  await set({});
  const jogo = game && (await jogoDe(t, game));
  for (const who of [ana, bia]) {
    expect(await heard(who)).toEqual([
      `${jogo}, em Copa de Teste, ficou sem data.`,
      `${jogo}, em Copa de Teste, foi marcado: 07/03/2027, 16:30 (horário de Brasília).`,
    ]);
  }
  expect(await heard(org)).toEqual([]);
});

test('a calendar that is made or moved is told once to everybody, and one without matches to nobody', async () => {
  const { org, ana, id } = await twoIn();
  await t.db.run(sql`delete from notificacoes`);
  const shift = { fase: 1, rodada: 1, dias: 7 };
  await org.post(`/api/campeonatos/${id}/agenda/dias`, shift);
  expect(await heard(ana)).toEqual([]);
  await startCampeonato(org, id);
  const due = { fase: 1, rodada: 1, prazo_at: '2027-03-07T19:30:00Z' };
  await org.put(`/api/campeonatos/${id}/agenda/prazo`, due);
  await t.db.run(sql`delete from notificacoes`);
  const moved = await org.post(`/api/campeonatos/${id}/agenda/dias`, shift);
  expect(moved.statusCode, moved.body).toBe(200);
  expect(await heard(ana)).toEqual(['O calendário de Copa de Teste mudou. Veja seus jogos.']);
});

test('each kind comes by the ways a person chose: bell, e-mail, both or none', async () => {
  const { org, ana, bia, id } = await twoIn();
  await mailbox.settled();
  await t.db.run(sql`delete from notificacoes`);
  await t.db.run(sql`delete from correio`);
  await choose(ana, { campeonatos: { site: false, email: true } });
  await choose(bia, { campeonatos: { site: true, email: false } });
  const said = await org.post(`/api/campeonatos/${id}/avisos`, { texto: 'Domingo tem jogo' });
  expect(said.statusCode, said.body).toBe(201);
  const [mail] = await mailbox.of(ana.email);
  expect(mail?.texto).toContain('Copa de Teste: Domingo tem jogo');
  expect((await mailbox.linkFor(ana.email)).pathname).toBe(`/campeonato/${id}`);
  await mailbox.settled();
  expect(await heard(ana)).toEqual([]);
  expect(await heard(bia)).toEqual(['Copa de Teste: Domingo tem jogo']);
  expect(await t.db.rows(sql`select 1 from correio where para <> ${ana.email}`)).toEqual([]);
});

test('a mail has no address that somebody put into the name of a championship', async () => {
  const { ana, id, org } = await twoIn('Ganhe já em golpe.example/premio');
  const [row] = (await org.get(`/api/campeonatos/${id}/participantes`))
    .json()
    .data.filter(({ usuario_uuid }: { usuario_uuid: string }) => usuario_uuid === ana.uuid);
  await t.db.run(sql`delete from correio`);
  const out = await org.put(`/api/participantes/${row.uuid}/status`, { status: 3 });
  expect(out.statusCode, out.body).toBe(200);
  const [mail] = await mailbox.of(ana.email);
  expect(mail?.texto).toContain('Ganhe já em …');
  expect(`${mail?.texto}${mail?.html}`).not.toContain('golpe.example');
});

test('mails do not all have the same subject: each kind says what happened, and in which championship', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { nome: 'Copa Varanda' });
  const subjects = new Map<string, Set<string>>();
  for (const locale of ['pt-BR', 'en']) {
    // There are more kinds of one subject than mails about it in a day: two people share them.
    const people = [await t.signedIn(), await t.signedIn()];
    for (const one of people) {
      await choose(
        one,
        Object.fromEntries(CATEGORIAS_DE_AVISO.map((own) => [own, { email: true }])),
      );
      await t.db.run(sql`update usuarios set locale = ${locale} where uuid = ${one.uuid}`);
    }
    for (const [n, tipo] of TIPOS_DE_AVISO.entries()) {
      await entregarAvisos(t.db, {
        id: uuidv7(),
        created_at: new Date().toISOString(),
        dados: {
          para: { pessoas: [people[n % people.length]?.uuid ?? ''] },
          ...{ exceto: null, por: null, pedido_de: null, tipo, url: '/x', campeonato_id: id },
          mensagem: { 'pt-BR': 'Oi', en: 'Hi' },
        },
      });
    }
    await mailbox.settled();
    const mails = await Promise.all(people.map(({ email }) => mailbox.of(email)));
    subjects.set(locale, new Set(mails.flat().map(({ assunto }) => assunto)));
  }
  for (const own of subjects.values()) {
    expect(own.size).toBe(TIPOS_DE_AVISO.length);
    const named = [...own].filter((subject) => subject.includes('Copa Varanda'));
    // What happens in a liga, or between two accounts, is of no championship.
    const ofOne = TIPOS_DE_AVISO.filter((tipo) => !/^(liga_|historico_oferecido$)/.test(tipo));
    expect(named).toHaveLength(ofOne.length);
  }
  expect([...(subjects.get('pt-BR') ?? [])]).toContain('Copa Varanda: inscrição para aprovar');
  expect([...(subjects.get('en') ?? [])]).toContain('Copa Varanda: an entry to approve');
});

test('a subject has no address and no second line that somebody put into the name of a championship', async () => {
  const { ana, id, org } = await twoIn('Ganhe em golpe.example/premio agora');
  await choose(ana, { campeonatos: { email: true } });
  await mailbox.settled();
  await t.db.run(sql`delete from correio`);
  const said = await org.post(`/api/campeonatos/${id}/avisos`, { texto: 'Oi' });
  expect(said.statusCode, said.body).toBe(201);
  const [mail] = await mailbox.of(ana.email);
  expect(mail?.assunto).toBe('Ganhe em … agora: recado de quem organiza');
});

test('a subject names both sides of its match, and the text the championship', async () => {
  const { org, ana, id } = await twoIn('Copa Varanda');
  await startCampeonato(org, id);
  const [game] = await currentRound(org, id);
  const names = ['Pipa', 'Um time de nome que não acaba nunca mais'];
  const sides = [game?.mandante.participante, game?.visitante.participante];
  for (const [index, side] of sides.entries()) {
    await t.db.run(sql`update participantes set time_nome = ${names[index]} where uuid = ${side}`);
  }
  await choose(ana, { jogos: { email: true } });
  await mailbox.settled();
  await t.db.run(sql`delete from correio`);
  const off = { versao: game?.versao, lancamento: { tipo: 'cancelar' }, motivo: 'Chuva' };
  const answer = await org.put(`/api/partidas/${game?.uuid}/placar`, off);
  expect(answer.statusCode, answer.body).toBe(200);
  const [mail] = await mailbox.of(ana.email);
  expect(mail?.assunto).toBe('Pipa × Um time de nome que não acab…: jogo cancelado');
  expect(mail?.texto).toContain('Copa Varanda');
});
