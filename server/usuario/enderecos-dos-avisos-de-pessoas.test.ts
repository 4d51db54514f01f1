// Notices of entries, ligas, organisers and money lead to the thing that they tell of (the others, and how they are
// tried: enderecos-dos-avisos.test.ts).
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { TIPOS_DE_AVISO } from '#regras/avisos/tipos.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { ehDePessoas } from '#server/testing/avisos/avisos-de-pessoas.ts';
import { leitorDosAvisos } from '#server/testing/avisos/leitor-dos-avisos.ts';
import {
  enter,
  fillUp,
  genteDosAvisos,
  horasDepois,
  ok,
  save,
} from '#server/testing/avisos/passos.ts';
import {
  insertNames,
  openCampeonato,
  playAll,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { testClock, wakeRobot } from '#server/testing/clock.ts';
import { picture, sendFile } from '#server/testing/foto.ts';
import en from '#textos/en/mail.json' with { type: 'json' };
import ptBR from '#textos/pt-BR/mail.json' with { type: 'json' };

const t = testApp();
const clock = testClock(t);
const { leads, settled, seen } = leitorDosAvisos(t);

const decide = async (who: SignedIn, uuid: string, status: number) =>
  ok(await who.put(`/api/participantes/${uuid}/status`, { status }));

const own = (status: number) => new RegExp(`"minha_inscricao":\\{[^}]*"status":${status}`);

let org: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  ({ org, ana } = await genteDosAvisos(t));
});

test('a history that is offered leads to the answer', async () => {
  const old = await t.signedIn({ nome: 'Ana Velha' });
  ok(await old.post('/api/juncoes', { email: ana.email }));
  await leads(ana, { tipo: 'historico_oferecido', assunto: 'Ana Velha' });
  const { url } = (await ana.get('/api/usuario/notifications')).json().data[0];
  ok(await ana.delete(`/api/juncoes/${url.split('/').at(-1)}`));
  await settled(ana, 'historico_oferecido');
});

test('entries: the one to approve, and what became of one’s own', async () => {
  const id = await openCampeonato(org);
  const uuid = await enter(ana, id, 'Leões');
  await leads(org, { tipo: 'inscricao_pediu', assunto: 'Leões' });
  await decide(org, uuid, 2);
  await leads(ana, { tipo: 'inscricao_confirmado', assunto: own(2) });
  await settled(org, 'inscricao_pediu');
  await decide(org, uuid, 1);
  await leads(ana, { tipo: 'inscricao_pendente', assunto: own(1) });
  await decide(org, uuid, 3);
  await leads(ana, { tipo: 'inscricao_cancelado', assunto: own(3) });
  const bia = await t.signedIn();
  await decide(org, await enter(bia, id, 'Tigres'), 4);
  await leads(bia, { tipo: 'inscricao_rejeitado', assunto: own(4) });
});

test('the queue: who is called, with and without approval', async () => {
  for (const [aprovacao, tipo, status] of [
    ['automatica', 'inscricao_chamado_confirmado', 2],
    ['manual', 'inscricao_chamado_pendente', 1],
  ] as const) {
    const id = await openCampeonato(org, { vagas: 2, aprovacao });
    const [one = ''] = await insertNames(t, id, 2);
    const caio = await t.signedIn();
    await enter(caio, id, 'Panteras');
    await decide(org, one, 3);
    await leads(caio, { tipo, assunto: own(status) });
  }
});

test('invitations: asked, accepted, declined; and a name that was taken over', async () => {
  const id = await openCampeonato(org, { pede: [] });
  const invite = (pessoa: SignedIn) =>
    org.post(`/api/campeonatos/${id}/participantes/pessoas`, { pessoa: pessoa.uuid });
  const [yes, no] = [
    await t.signedIn({ nome: 'Ada Aceita' }),
    await t.signedIn({ nome: 'Rui Recusa' }),
  ];
  ok(await invite(yes));
  await leads(yes, { tipo: 'inscricao_convidado', assunto: /"convidado":true/ });
  ok(await yes.post(`/api/campeonatos/${id}/participantes`, {}));
  await leads(org, { tipo: 'inscricao_aceitou', assunto: 'Ada Aceita' });
  await settled(yes, 'inscricao_convidado');
  const asked = await invite(no);
  await decide(no, asked.json().data.uuid, 3);
  await leads(org, { tipo: 'inscricao_recusou', assunto: 'Rui Recusa' });
  const [typed = ''] = await insertNames(t, id, 1);
  const link = (await org.post(`/api/participantes/${typed}/convite`)).json().data.url;
  const token = new URL(link).searchParams.get('assumir');
  const taker = await t.signedIn();
  ok(await taker.post('/api/participantes/convite', { token }));
  await leads(org, { tipo: 'inscricao_assumiu', assunto: taker.uuid });
});

test('ligas: who asks, what became of it, who runs it and what is announced', async () => {
  const dona = await t.signedIn({ nome: 'Dora Dona' });
  const quer = await t.signedIn({ nome: 'Quel Quer' });
  const uuid = (await dona.post('/api/ligas', { nome: 'Liga dos Avisos' })).json().data.uuid;
  const path = `/api/ligas/${uuid}`;
  const decide = async (who: SignedIn, aceita: boolean) => {
    ok(await who.post(`${path}/membros`, {}));
    await leads(dona, { tipo: 'liga_pedido', assunto: who.uuid });
    const [pedido] = (await dona.get(`${path}/pedidos`)).json().data;
    ok(await dona.put(`${path}/pedidos/${pedido.uuid}`, { aceita }));
    await settled(dona, 'liga_pedido');
  };
  await decide(quer, true);
  await leads(quer, { tipo: 'liga_aceito', assunto: /"papel":"membro"/ });
  ok(await dona.put(`${path}/membros/${quer.uuid}`, { papel: 'admin' }));
  await leads(quer, { tipo: 'liga_admin', assunto: /"papel":"admin"/ });
  ok(await dona.post(`${path}/avisos`, { texto: 'Tem copa' }));
  await leads(quer, { tipo: 'liga_aviso', assunto: 'Liga dos Avisos' });
  const copa = await openCampeonato(quer, {}, { nome: 'Copa Trazida' });
  const fora = await t.signedIn();
  ok(await quer.put(`${path}/campeonatos/${copa}`));
  const trazida = await openCampeonato(fora, {}, { nome: 'Copa de Fora' });
  ok(await fora.put(`${path}/campeonatos/${trazida}`));
  await leads(dona, { tipo: 'liga_vinculo', assunto: 'Copa de Fora' });
  ok(await dona.put(`${path}/campeonatos/${trazida}`));
  await leads(fora, { tipo: 'liga_vinculado', assunto: 'Copa de Fora' });
  await settled(dona, 'liga_vinculo');
  const divisoes = [{ nome: 'Série Única', lista: 'Ana\nBia' }];
  const made = await dona.post(`${path}/temporadas`, { divisoes });
  const { id: jogada } = made.json().data.competicoes[0].campeonato;
  await t.db.run(sql`update participantes set usuario_uuid = ${quer.uuid}
    where campeonato_id = ${jogada} and nome = 'Ana'`);
  ok(await dona.post(`${path}/temporadas/1/comeco`));
  await playAll(dona, jogada, () => ({ mandante: 1, visitante: 0 }));
  ok(await dona.put(`/api/campeonatos/${jogada}/estado`, { estado: 'encerrado', ciente: true }));
  ok(await dona.post(`${path}/temporadas/1/proxima`, { versao: 1 }));
  await leads(quer, { tipo: 'liga_temporada', assunto: /"numero":2/ });
  ok(await dona.put(`${path}/oferta`, { para: quer.uuid }));
  await leads(quer, { tipo: 'liga_oferta', assunto: /"minha":true/ });
  ok(await quer.put(`${path}/dono`));
  await leads(dona, { tipo: 'liga_dono', assunto: 'Quel Quer' });
  await settled(quer, 'liga_oferta');
  ok(await quer.delete(`${path}/membros/${dona.uuid}`));
  await leads(dona, { tipo: 'liga_removido', assunto: /"papel":"nenhum"/ });
  ok(await quer.put(`${path}/banidos/${dona.uuid}`, { motivo: 'Mudou de lado' }));
  await leads(dona, { tipo: 'liga_banido', assunto: 'Mudou de lado' });
  ok(await fora.post(`${path}/membros`, {}));
  const [pedido] = (await quer.get(`${path}/pedidos`)).json().data;
  ok(await quer.put(`${path}/pedidos/${pedido.uuid}`, { aceita: false }));
  await leads(fora, { tipo: 'liga_recusado', assunto: /"pediu":false/ });
});

test('who organises: invited, and accepted', async () => {
  const id = await openCampeonato(org);
  const helper = await t.signedIn({ nome: 'Hugo Ajuda' });
  const invited = await org.post(`/api/campeonatos/${id}/organizadores/convites`, {
    email: helper.email,
    papel: 'co',
  });
  await leads(helper, { tipo: 'organizador_convite', assunto: 'Copa de Teste' });
  ok(await helper.put(`/api/organizadores/convites/${invited.json().data.uuid}`));
  await leads(org, { tipo: 'organizador_aceitou', assunto: 'Hugo Ajuda' });
  await settled(helper, 'organizador_convite');
});

test('money: another key to pay with', async () => {
  const taxa = {
    ...{ taxa_centavos: 1000, chave_pix: 'antes@exemplo.com', pede: [] },
    ...{ pix_nome: 'Olga Organiza', pix_cidade: 'Natal' },
  };
  const id = await openCampeonato(org, taxa);
  ok(await ana.post(`/api/campeonatos/${id}/participantes`, {}));
  await save(org, id, { inscricao: { ...taxa, chave_pix: 'depois@exemplo.com' } });
  await leads(ana, { tipo: 'campeonato_chave_pix', assunto: 'depois@exemplo.com' });
  const uuid = (await ana.get(`/api/campeonatos/${id}/taxas/minha`)).json().data.participante;
  const path = `/api/campeonatos/${id}/taxas/${uuid}/1/comprovante`;
  const envio = { path, field: 'comprovante', method: 'PUT' } as const;
  const decideFee = async (estado: string, motivo?: string) =>
    ok(
      await org.put(`/api/campeonatos/${id}/taxas`, {
        ...{ itens: [{ participante: uuid, parcela: 1 }], estado },
        ...(motivo && { motivo }),
      }),
    );
  ok(await sendFile(ana, envio, await picture()));
  await leads(org, { tipo: 'taxa_enviada', assunto: /Ana Souza.*"estado":"enviada"/ });
  await decideFee('recusada', 'Não dá para ler');
  await settled(org, 'taxa_enviada');
  await leads(ana, { tipo: 'taxa_recusada', assunto: 'Não dá para ler' });
  ok(await sendFile(ana, envio, await picture()));
  await settled(ana, 'taxa_recusada');
  for (const estado of ['isenta', 'devida', 'paga', 'devolvida'] as const) {
    await decideFee(estado);
    await leads(ana, { tipo: `taxa_${estado}`, assunto: `"estado":"${estado}"` });
  }
});

test('who left by themself is in the list, and who was replaced reads by whom', async () => {
  const id = await openCampeonato(org, { aprovacao: 'automatica' });
  const bia = await t.signedIn();
  const uuid = await enter(bia, id, 'Tigres que Saem');
  const caio = await t.signedIn();
  const replaced = await enter(caio, id, 'Onças que Mudam');
  await fillUp(t, id, { nomes: 2, total: 4 });
  await startCampeonato(org, id);
  ok(await bia.put(`/api/participantes/${uuid}/desistencia`, { desistiu: true }));
  await leads(org, { tipo: 'inscricao_desistiu', assunto: 'Tigres que Saem' });
  ok(await org.put(`/api/participantes/${uuid}/desistencia`, { desistiu: false }));
  await leads(bia, { tipo: 'inscricao_voltou', assunto: /"saiu":null/ });
  ok(await org.put(`/api/participantes/${uuid}/desistencia`, { desistiu: true }));
  await leads(bia, { tipo: 'inscricao_saiu', assunto: '"saiu":"desistiu"' });
  ok(await org.put(`/api/participantes/${replaced}/substituto`, { nome: 'Quem Veio Depois' }));
  await leads(caio, { tipo: 'inscricao_substituido', assunto: 'Quem Veio Depois' });
});

test('who was turned away from a private championship is not led to a page that is not there', async () => {
  const id = await openCampeonato(org, { pede: [] }, { visibilidade: 'privado' });
  const { convite } = (await org.get(`/api/campeonatos/${id}`)).json().data;
  const eva = await t.signedIn();
  const entered = await eva.post(`/api/campeonatos/${id}/participantes`, { convite });
  ok(entered);
  await decide(org, entered.json().data.uuid, 4);
  const [notice] = (await eva.get('/api/usuario/notifications')).json().data;
  expect(notice).toMatchObject({ tipo: 'inscricao_rejeitado', url: '/campeonatos' });
});

test('of the clock, about fees', async () => {
  await clock.to(horasDepois(288));
  const fee = {
    taxa_centavos: 1000,
    pede: [],
    aprovacao: 'automatica',
    pagar_ate: horasDepois(360),
  };
  const marked = await openCampeonato(org, fee);
  const caio = await t.signedIn();
  await enter(caio, marked, 'Panteras');
  const out = await openCampeonato(org, { ...fee, nao_pagou: 'cancela' });
  await enter(await t.signedIn(), out, 'Onças');
  await clock.to(horasDepois(336));
  await wakeRobot(t);
  await leads(caio, { tipo: 'taxa_lembrete', assunto: '"estado":"devida"' });
  await clock.to(horasDepois(361));
  await wakeRobot(t);
  await leads(caio, { tipo: 'taxa_atrasada', assunto: '"estado":"devida"' });
  await leads(org, { tipo: 'taxa_venceu', assunto: '"deve":true' });
  await leads(org, { tipo: 'taxa_cancelou', assunto: '"data":[]' });
});

const tipos = TIPOS_DE_AVISO.filter(ehDePessoas);

test('no kind of these is left out', () => {
  expect([...seen.keys()].sort()).toEqual([...tipos].sort());
});

test.each([
  ['pt-BR', ptBR],
  ['en', en],
])('the subject of their mails names no sides, because none is of a match: %s', (_, { aviso }) => {
  expect(tipos.filter((tipo) => aviso.assuntos[tipo].startsWith('{jogo}: '))).toEqual([]);
  expect(tipos.filter((tipo) => seen.get(tipo)?.startsWith('/partida/'))).toEqual([]);
});
