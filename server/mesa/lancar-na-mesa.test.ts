// The word of the table official in every state of a match: taken, already there, or different, and then contested.
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  criarLink,
  lances,
  ler,
  makePartida,
  mesaCom,
  placar,
  wo,
} from '#server/testing/vida.ts';

const t = testApp();

async function comMesa(cena: CenaDaVida) {
  const alcance = { tipo: 'partida', partida: cena.uuid } as const;
  return mesaCom(t, (await criarLink(cena.gente.dono, cena.id, alcance)).segredo);
}

const trail = async ({ uuid, gente }: CenaDaVida) =>
  (await gente.dono.get(`/api/partidas/${uuid}`))
    .json()
    .data.registros.map(({ acao, autor }: { acao: string; autor: string }) => `${autor} ${acao}`);

const notices = async (cena: CenaDaVida, quem: 'casa' | 'fora' | 'dono') =>
  (await cena.gente[quem].get('/api/usuario/notifications'))
    .json()
    .data.map(({ mensagem }: { mensagem: string }) => mensagem) as string[];

describe('what the table official enters', () => {
  test('is official at once where nobody has spoken, and the trail names the table', async () => {
    const cena = await makePartida(t);
    const mesa = await comMesa(cena);
    const answer = await mesa.lancar(cena.uuid, placar(2, 1));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({
      resposta: 'aceito',
      jogo: { estado: 'confirmada', informado: placar(2, 1) },
    });
    const { partida, vida } = await ler(cena);
    expect(partida).toMatchObject({ estado: 'confirmada', placar: { mandante: 2, visitante: 1 } });
    expect(vida.oficial?.via).toBe('mesa');
    expect((await trail(cena))[0]).toBe('link lancar-placar');
  });

  test('what it told live is there for another device of the same link, until it is taken back or over', async () => {
    const cena = await makePartida(t);
    const mesa = await comMesa(cena);
    const told = async () => (await mesa.ver()).json().data.lances;
    const [start, goal] = [randomUUID(), randomUUID()];
    aceito(await mesa.contar(cena.uuid, { tipo: 'inicio', id: start }));
    aceito(await mesa.contar(cena.uuid, { tipo: 'gol', lado: 'visitante', minuto: 3, id: goal }));
    aceito(
      await cena.gente.casa.post(`/api/partidas/${cena.uuid}/lances`, {
        ...{ id: randomUUID(), tipo: 'amarelo', lado: 'mandante' },
      }),
    );
    expect(await told()).toMatchObject([
      { id: start, partida: cena.uuid, tipo: 'inicio' },
      { id: goal, tipo: 'gol', lado: 'visitante', minuto: 3 },
    ]);
    aceito(await mesa.desfazer(cena.uuid, goal));
    expect(await told()).toHaveLength(1);
    aceito(await mesa.lancar(cena.uuid, placar(0, 0)));
    expect(await told()).toEqual([]);
  });

  test('counts for a W.O., and for a match that was put off', async () => {
    const cena = await makePartida(t);
    aceito(await lances.lancar(cena, 'dono', { tipo: 'adiar' }));
    const answer = await (await comMesa(cena)).lancar(cena.uuid, wo('visitante'));
    expect(answer.json().data.resposta).toBe('aceito');
    expect((await ler(cena)).partida).toMatchObject({ estado: 'wo', wo_de: 'visitante' });
  });

  test('ends a claim that waits: confirmed where it is the same, else both sides are told', async () => {
    const same = await makePartida(t);
    aceito(await lances.informar(same, 'casa', placar(3, 0)));
    expect((await (await comMesa(same)).lancar(same.uuid, placar(3, 0))).json().data.resposta).toBe(
      'aceito',
    );
    expect((await caso(same)).informes).toMatchObject([{ lado: 'mandante', estado: 'confirmado' }]);
    const other = await makePartida(t);
    aceito(await lances.informar(other, 'casa', placar(3, 0)));
    await (await comMesa(other)).lancar(other.uuid, placar(0, 1));
    expect((await caso(other)).informes).toMatchObject([
      { lado: 'mandante', estado: 'fechado', fechado_por: 'organizacao', informado: placar(3, 0) },
    ]);
    expect((await ler(other)).partida).toMatchObject({ estado: 'confirmada' });
    for (const quem of ['casa', 'fora'] as const) {
      expect((await notices(other, quem))[0]).toMatch(/^A mesa lançou .* 0\u00a0×\u00a01 /);
    }
  });

  test('that is official already changes nothing', async () => {
    const cena = await makePartida(t);
    aceito(await lances.lancar(cena, 'dono', placar(1, 1)));
    const before = (await ler(cena)).partida.versao;
    const answer = await (await comMesa(cena)).lancar(cena.uuid, placar(1, 1));
    expect(answer.json().data.resposta).toBe('ja_estava');
    expect((await ler(cena)).partida).toMatchObject({ estado: 'confirmada', versao: before });
  });

  test('with the figures of a result that took extra time, which it cannot say, opens no case', async () => {
    const fases = [{ tipo: 'mata_mata', desempate: ['prorrogacao', 'penaltis'] }];
    const cena = await makePartida(t, { fases });
    aceito(await lances.lancar(cena, 'dono', placar(2, 1, { prorrogacao: true })));
    const answer = await (await comMesa(cena)).lancar(cena.uuid, placar(2, 1));
    expect(answer.json().data.resposta).toBe('ja_estava');
    expect((await ler(cena)).partida).toMatchObject({
      estado: 'confirmada',
      placar: { prorrogacao: true },
    });
  });

  test('that differs from the result in force contests it, and both versions are kept', async () => {
    const cena = await makePartida(t);
    aceito(await lances.lancar(cena, 'dono', placar(1, 1)));
    const answer = await (await comMesa(cena)).lancar(cena.uuid, placar(2, 1));
    expect(answer.json().data).toMatchObject({
      resposta: 'difere',
      jogo: { estado: 'contestada', informado: placar(1, 1) },
    });
    const lida = await ler(cena, 'casa');
    expect(lida.partida).toMatchObject({
      estado: 'contestada',
      placar: { mandante: 1, visitante: 1 },
    });
    expect(lida.vida).toMatchObject({
      ...{ acoes: [], quem_responde: 'organizacao' },
      contestacao: {
        lado: 'mesa',
        tipo: 'reclamacao',
        informado: placar(2, 1),
        contra: placar(1, 1),
      },
    });
    expect(await caso(cena)).toMatchObject({ mesa: { lado: 'mesa', informado: placar(2, 1) } });
    expect((await trail(cena))[0]).toBe('link contestar-placar');
    for (const quem of ['casa', 'fora', 'dono'] as const) {
      expect((await notices(cena, quem))[0]).toMatch(/^A mesa diz .* 2\u00a0×\u00a01 /);
    }
    // What the table says against a result is not for the sides to settle.
    for (const quem of ['casa', 'fora'] as const) {
      expect((await lances.aceitar(cena, quem)).statusCode).toBe(409);
      expect((await lances.desistir(cena, quem)).statusCode).toBe(409);
    }
    aceito(await lances.julgar(cena, 'dono', placar(2, 1)));
    expect((await ler(cena)).partida).toMatchObject({
      estado: 'confirmada',
      placar: { mandante: 2 },
    });
    expect((await caso(cena)).informes).toMatchObject([{ lado: 'mesa', estado: 'confirmado' }]);
  });

  test('joins a case that is open, its last word in the place of the one before', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(3, 0)));
    aceito(await lances.contestar(cena, 'fora', { informado: placar(0, 3) }));
    const mesa = await comMesa(cena);
    for (const said of [placar(1, 0), placar(1, 0), placar(2, 0)]) {
      expect((await mesa.lancar(cena.uuid, said)).json().data.resposta).toBe('difere');
    }
    const file = await caso(cena);
    expect(file.vida.contestacao).toMatchObject({ lado: 'visitante', informado: placar(0, 3) });
    expect(file.versoes).toMatchObject([{ informado: placar(3, 0) }, { informado: placar(0, 3) }]);
    expect(file.mesa).toMatchObject({ informado: placar(2, 0) });
    expect(file.informes.filter(({ lado }) => lado === 'mesa')).toMatchObject([
      { estado: 'substituido', informado: placar(1, 0) },
      { estado: 'aberto', informado: placar(2, 0) },
    ]);
    aceito(await lances.aceitar(cena, 'casa'));
    expect((await ler(cena)).partida).toMatchObject({
      estado: 'confirmada',
      placar: { visitante: 3 },
    });
  });

  test('under the same id is done once, whatever happened since, and never stands for something else', async () => {
    const cena = await makePartida(t);
    const mesa = await comMesa(cena);
    const id = randomUUID();
    const send = (informado: object) => mesa.lancar(cena.uuid, informado, id);
    expect((await send(placar(2, 1))).json().data.resposta).toBe('aceito');
    expect((await send(placar(2, 1))).json().data.resposta).toBe('ja_estava');
    const wrong = await send(placar(3, 1));
    expect([wrong.statusCode, Object.keys(wrong.json().validations)]).toEqual([422, ['id']]);
    aceito(await lances.lancar(cena, 'dono', placar(5, 0), { motivo: 'Errei' }));
    expect((await send(placar(2, 1))).json().data.resposta).toBe('ja_estava');
    expect((await ler(cena)).partida).toMatchObject({
      estado: 'confirmada',
      placar: { mandante: 5 },
    });
    const rows = await t.db.rows(sql`
      select 1 from lancamentos_da_mesa where partida_uuid = ${cena.uuid}`);
    expect(rows).toHaveLength(1);
  });

  test('of which ten come at once is done once', async () => {
    const cena = await makePartida(t);
    const mesa = await comMesa(cena);
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => mesa.lancar(cena.uuid, placar(1, 0), id)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(answers.map((one) => one.json().data.resposta).sort()).toEqual([
      'aceito',
      ...Array(9).fill('ja_estava'),
    ]);
    expect(await trail(cena)).toEqual(['link lancar-placar', 'pessoa criar-link-da-mesa']);
  });

  test('is refused where there is nothing to enter, and nothing is written of it', async () => {
    const cena = await makePartida(t);
    const mesa = await comMesa(cena);
    aceito(await lances.lancar(cena, 'dono', { tipo: 'cancelar' }, { motivo: 'Chuva' }));
    const gone = await mesa.lancar(cena.uuid, placar(1, 0));
    expect([gone.statusCode, gone.json().warning]).toEqual([409, 'Esta partida foi cancelada.']);
    await t.db.run(sql`update campeonatos set estado = 'encerrado' where id = ${cena.id}`);
    expect((await mesa.lancar(cena.uuid, placar(1, 0))).statusCode).toBe(409);
    await t.db.run(sql`update campeonatos set excluido_em = now() where id = ${cena.id}`);
    expect((await mesa.lancar(cena.uuid, placar(1, 0))).statusCode).toBe(404);
    expect((await mesa.ver()).statusCode).toBe(404);
    expect((await mesa.lancar(cena.uuid, placar(-1, 0))).statusCode).toBe(422);
    const rows = await t.db.rows(sql`
      select 1 from lancamentos_da_mesa where partida_uuid = ${cena.uuid}`);
    expect(rows).toEqual([]);
  });
});

describe('a tie that goes to penalties', () => {
  const fases = [{ tipo: 'mata_mata' }];

  test('asks for them when it is level, and leaves out those that decide nothing', async () => {
    const cena = await makePartida(t, { fases });
    const mesa = await comMesa(cena);
    const { jogos } = (await mesa.ver()).json().data;
    expect(jogos).toMatchObject([{ penaltis_com: 0, mata_mata: true }]);
    const level = await mesa.lancar(cena.uuid, placar(1, 1));
    expect([level.statusCode, Object.keys(level.json().validations)]).toEqual([422, ['penaltis']]);
    const won = await mesa.lancar(cena.uuid, placar(2, 1, { penaltis: [5, 4] }));
    expect(won.json().data).toMatchObject({
      resposta: 'aceito',
      jogo: { informado: placar(2, 1) },
    });
  });

  test('is level over two legs with the difference that the first one left', async () => {
    const cena = await makePartida(t, { fases: [{ tipo: 'mata_mata', pernas_final: 2 }] });
    aceito(await lances.lancar(cena, 'dono', placar(3, 1)));
    const list = await cena.gente.dono.get(
      `/api/campeonatos/${cena.id}/jogos?participante=${cena.lados[0]}`,
    );
    const second = list.json().data.find(({ perna }: { perna: number }) => perna === 2);
    const back = await comMesa({ ...cena, uuid: second.uuid });
    // The sides change places: the home side of the second leg lost the first one by two.
    expect((await back.ver()).json().data.jogos).toMatchObject([{ penaltis_com: 2 }]);
    expect((await back.lancar(second.uuid, placar(2, 0))).statusCode).toBe(422);
    const shot = await back.lancar(second.uuid, placar(2, 0, { penaltis: [4, 5] }));
    expect(shot.json().data.resposta).toBe('aceito');
  });

  test('gives the place in the lower bracket, after a W.O. duplo', async () => {
    const cena = await makePartida(t, { fases: [{ tipo: 'dupla_eliminacao' }], times: 4 });
    aceito(await lances.lancar(cena, 'dono', wo('ambos')));
    const tie = async () => {
      const url = `/api/campeonatos/${cena.id}/chaveamento`;
      const { confrontos } = (await cena.gente.dono.get(url)).json().data;
      return confrontos.find(({ partidas }: { partidas: { uuid: string }[] }) =>
        partidas.some(({ uuid }) => uuid === cena.uuid),
      );
    };
    const extra = (await tie()).partidas[1];
    const mesa = await comMesa({ ...cena, uuid: extra.uuid });
    expect((await mesa.ver()).json().data.jogos).toMatchObject([{ penaltis_com: 0 }]);
    expect((await mesa.lancar(extra.uuid, placar(1, 1))).statusCode).toBe(422);
    const shot = await mesa.lancar(extra.uuid, placar(1, 1, { penaltis: [4, 3] }));
    expect(shot.json().data).toMatchObject({
      resposta: 'aceito',
      jogo: { informado: placar(1, 1, { penaltis: [4, 3] }) },
    });
    const { partidas, na_repescagem } = await tie();
    expect(partidas).toHaveLength(2);
    expect(na_repescagem).toBe(extra.mandante.participante);
  });
});
