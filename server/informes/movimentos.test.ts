// Every row of the table of states, as people make the moves over HTTP.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { testApp } from '#server/testing/app.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  lances,
  ler,
  makePartida,
  passam,
  placar,
  wo,
} from '#server/testing/vida.ts';

const t = testApp();

const estado = async (cena: CenaDaVida) => (await ler(cena)).partida.estado;

const told = async ({ uuid }: { uuid: string }, tipo: string) =>
  (
    await t.db.rows(sql`
    select 1 from notificacoes where usuario_uuid = ${uuid} and tipo = ${tipo}`)
  ).length;

/** The last that this person was told, in words. */
const newest = async ({ uuid }: { uuid: string }) =>
  (
    await t.db.first<{ mensagem: string }>(sql`
    select mensagem from notificacoes where usuario_uuid = ${uuid} order by id desc limit 1`)
  )?.mensagem;

const TIME = 'Time \\d+';
const DIA = '\\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d';
const CASO = `Copa de Teste: decidido o caso de ${TIME} × ${TIME}`;

describe('a claim', () => {
  test('waits for the other side, who is told, and nothing counts yet', async () => {
    const cena = await makePartida(t);
    const answer = await lances.informar(cena, 'casa', placar(2, 1));
    expect(answer.statusCode, answer.body).toBe(201);
    const { partida, vida } = answer.json().data;
    expect(partida).toMatchObject({ estado: 'informada', placar: null });
    expect(vida).toMatchObject({ lado: 'mandante', quem_responde: 'visitante', mudancas: 3 });
    expect(vida.informe).toMatchObject({ lado: 'mandante', confirma_sozinho: true });
    expect(vida.acoes).toEqual(['mudar', 'retirar']);
    const rival = (await ler(cena, 'fora')).vida;
    expect(rival.acoes).toEqual(['confirmar', 'contestar']);
    expect((await ler(cena, 'estranha')).vida.acoes).toEqual([]);
    expect(await told(cena.gente.fora, 'placar_informado')).toBe(1);
    const { data } = (
      await cena.gente.dono.get(`/api/campeonatos/${cena.id}/classificacao`)
    ).json();
    expect(data.tabelas[0].linhas.map(({ j }: { j: number }) => j)).toEqual([0, 0]);
  });

  test('is told in the language of who is told, with a day that nobody takes for a month', async () => {
    const cena = await makePartida(t);
    const { fora } = cena.gente;
    await t.db.run(sql`update usuarios set locale = 'en' where uuid = ${fora.uuid}`);
    aceito(await lances.informar(cena, 'casa', placar(2, 1)));
    const said = `^Your opponent reported ${TIME} 2\u00a0×\u00a01 ${TIME} in Copa de Teste\\. `;
    const until = 'Answer by \\d{1,2} [A-Z][a-z]+ \\d{4}, \\d\\d:\\d\\d \\(Brasília time\\)\\.$';
    expect(await newest(fora)).toMatch(new RegExp(said + until));
  });

  test('is official when the other side confirms it, and who was there is kept', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(2, 1)));
    const answer = await lances.confirmar(cena, 'fora');
    expect(answer.statusCode, answer.body).toBe(200);
    const { partida, vida } = answer.json().data;
    expect(partida).toMatchObject({ estado: 'confirmada', placar: { mandante: 2, visitante: 1 } });
    expect(vida.oficial).toMatchObject({ via: 'confirmacao', de_quem_joga: null });
    expect((await caso(cena)).informes).toMatchObject([{ estado: 'confirmado', lado: 'mandante' }]);
    const there = await t.db.rows<{ usuario_uuid: string }>(sql`
      select usuario_uuid from presencas where partida_uuid = ${cena.uuid} order by lado`);
    expect(there.map((row) => row.usuario_uuid)).toEqual([
      cena.gente.casa.uuid,
      cena.gente.fora.uuid,
    ]);
    expect(await told(cena.gente.casa, 'placar_confirmado')).toBe(1);
  });

  test('is official when the other side types the same score by itself', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(3, 3)));
    aceito(await lances.informar(cena, 'fora', placar(3, 3)));
    expect(await estado(cena)).toBe('confirmada');
    const { informes } = await caso(cena);
    expect(informes.map(({ estado, lado }) => [lado, estado])).toEqual([
      ['mandante', 'confirmado'],
      ['visitante', 'confirmado'],
    ]);
  });

  test('is contested by another score: both versions are kept, and the organisation is told', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(3, 0)));
    aceito(await lances.informar(cena, 'fora', placar(2, 0)));
    const { partida, vida } = await ler(cena);
    expect(partida).toMatchObject({ estado: 'contestada', placar: null });
    expect(vida.quem_responde).toBe('organizacao');
    expect(vida.contestacao).toMatchObject({
      ...{ tipo: 'resposta', lado: 'visitante' },
      informado: { mandante: 2, visitante: 0 },
      contra: { mandante: 3, visitante: 0 },
    });
    const { versoes } = await caso(cena, 'casa');
    expect(versoes.map((one) => one?.informado)).toMatchObject([{ mandante: 3 }, { mandante: 2 }]);
    expect(await told(cena.gente.dono, 'placar_contestado')).toBe(1);
    expect(await told(cena.gente.casa, 'placar_contestado')).toBe(1);
  });

  test('is contested with a reason alone, which only the sides and the organisation read', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(3, 0)));
    aceito(await lances.contestar(cena, 'fora', { motivo: 'Segredo da sala' }));
    expect((await caso(cena, 'casa')).versoes[1]).toMatchObject({
      informado: null,
      texto: 'Segredo da sala',
    });
    const guest = await t.guest();
    expect((await guest.get(`/api/partidas/${cena.uuid}`)).body).not.toContain('Segredo');
    expect((await guest.get(`/api/campeonatos/${cena.id}/historico`)).body).not.toContain(
      'Segredo',
    );
    const stranger = await cena.gente.estranha.get(`/api/partidas/${cena.uuid}/caso`);
    expect(stranger.statusCode).toBe(403);
  });

  test('is said anew before an answer, and what was said first stays in the log', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(2, 1)));
    aceito(await lances.mudar(cena, 'casa', placar(2, 2)));
    const { partida, vida } = await ler(cena, 'casa');
    expect(partida.estado).toBe('informada');
    expect(vida.mudancas).toBe(2);
    expect(vida.informe?.informado).toMatchObject({ mandante: 2, visitante: 2 });
    expect((await caso(cena)).informes.map((one) => one.estado)).toEqual(['substituido', 'aberto']);
  });

  test('is taken back before an answer: the match is to be played again', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(2, 1)));
    aceito(await lances.retirar(cena, 'casa'));
    expect(await estado(cena)).toBe('agendada');
    expect((await caso(cena)).informes).toMatchObject([{ estado: 'retirado' }]);
    expect(await told(cena.gente.fora, 'placar_retirado')).toBe(1);
  });

  test('is final at once by the word of the organisation, and both are told where it differs', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(2, 1)));
    aceito(await lances.lancar(cena, 'co', placar(1, 1)));
    const { partida, vida } = await ler(cena);
    expect(partida).toMatchObject({ estado: 'confirmada', placar: { mandante: 1, visitante: 1 } });
    expect(vida.oficial?.via).toBe('organizacao');
    expect((await caso(cena)).informes).toMatchObject([
      { estado: 'fechado', fechado_por: 'organizacao' },
    ]);
    for (const who of ['casa', 'fora'] as const) {
      expect(await told(cena.gente[who], 'placar_da_organizacao'), who).toBe(1);
    }
  });

  test('a walkover by the organisation, and the correction of a result, are told to both; a first score is not', async () => {
    const cena = await makePartida(t);
    const toldOf = (tipo = 'placar_corrigido') =>
      Promise.all([cena.gente.casa, cena.gente.fora].map((who) => told(who, tipo)));
    aceito(await lances.lancar(cena, 'co', placar(1, 1)));
    expect(await toldOf()).toEqual([0, 0]);
    aceito(await lances.lancar(cena, 'co', placar(2, 1), { motivo: 'Placar trocado' }));
    expect(await toldOf()).toEqual([1, 1]);
    aceito(await lances.lancar(cena, 'co', placar(2, 1), { motivo: 'O mesmo outra vez' }));
    expect(await toldOf()).toEqual([1, 1]);
    aceito(await lances.lancar(cena, 'co', { tipo: 'limpar' }, { motivo: 'Outro jogo' }));
    for (const who of ['casa', 'fora'] as const) {
      expect(await newest(cena.gente[who])).toMatch(
        /apagou o resultado Time \d+ 2\u00a0×\u00a01 Time \d+,/,
      );
    }
    aceito(await lances.lancar(cena, 'co', placar(0, 3)));
    expect(await toldOf(), 'another after one that was cleared is none').toEqual([1, 1]);
    expect(await toldOf('placar_da_organizacao')).toEqual([1, 1]);
    const other = await makePartida(t);
    aceito(await lances.lancar(other, 'co', { tipo: 'wo', wo_de: 'ambos' }));
    expect(await told(other.gente.casa, 'placar_da_organizacao')).toBe(1);
  });

  test('a typo that is taken back at once, before anybody heard of the match, is told to nobody', async () => {
    const cena = await makePartida(t);
    for (const entry of [placar(3, 1), { tipo: 'limpar' }, placar(2, 1)] as const) {
      aceito(await lances.lancar(cena, 'co', entry));
    }
    expect(await told(cena.gente.casa, 'placar_apagado')).toBe(0);
    expect(await told(cena.gente.casa, 'placar_da_organizacao')).toBe(0);
  });
});

describe('a match that is called off', () => {
  test('is told to both sides, once, and so is that it is on again', async () => {
    const cena = await makePartida(t);
    const both = [cena.gente.casa, cena.gente.fora];
    aceito(await lances.lancar(cena, 'co', { tipo: 'cancelar' }, { motivo: 'Campo alagado' }));
    for (const who of both) {
      const { data } = (await who.get('/api/usuario/notifications')).json();
      const url = `/partida/${cena.uuid}`;
      expect(data.slice(0, 1)).toMatchObject([{ tipo: 'jogo_cancelado', url }]);
      const off = `^A organização cancelou ${TIME} × ${TIME}, em Copa de Teste: o jogo não conta\\. Motivo: Campo alagado$`;
      expect(data[0].mensagem).toMatch(new RegExp(off));
    }
    aceito(await lances.lancar(cena, 'co', { tipo: 'limpar' }, { motivo: 'Secou' }));
    const on = `^${TIME} × ${TIME}, em Copa de Teste, não está mais cancelado: o jogo volta a valer\\. Motivo: Secou$`;
    for (const who of both) expect(await newest(who)).toMatch(new RegExp(on));
    aceito(await lances.lancar(cena, 'co', placar(2, 1)));
    aceito(await lances.lancar(cena, 'co', { tipo: 'cancelar' }, { motivo: 'Chuva' }));
    aceito(await lances.lancar(cena, 'co', { tipo: 'cancelar' }, { motivo: 'Muita chuva' }));
    for (const who of both) {
      expect(await told(who, 'jogo_cancelado')).toBe(2);
      expect(await told(who, 'placar_apagado'), 'in one notice').toBe(0);
    }
    expect(await told(cena.gente.co, 'jogo_cancelado'), 'who did it').toBe(0);
  });
});

describe('a match cannot be called off', () => {
  const motivo = 'Campo alagado';

  test('without the reason that both sides are told', async () => {
    const cena = await makePartida(t);
    const answer = await lances.lancar(cena, 'co', { tipo: 'cancelar' });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().validations.motivo).toEqual(['Diga o motivo: os dois lados vão ler.']);
  });

  test('where its tie would have no winner, by the organiser or by a verdict', async () => {
    const cena = await makePartida(t, { fases: [{ tipo: 'mata_mata' }] });
    const said =
      'Este jogo não se cancela: sem ele o confronto fica sem vencedor. Marque W.O. ou adie.';
    const entered = await lances.lancar(cena, 'co', { tipo: 'cancelar' }, { motivo });
    expect([entered.statusCode, entered.json().warning]).toEqual([409, said]);
    aceito(await lances.informar(cena, 'casa', placar(3, 0)));
    aceito(await lances.informar(cena, 'fora', placar(2, 0)));
    const judged = await lances.julgar(cena, 'co', { tipo: 'cancelar' });
    expect([judged.statusCode, judged.json().warning]).toEqual([409, said]);
    expect((await ler(cena)).partida.estado).toBe('contestada');
  });

  test('twice in a tie over two legs: the leg that is left decides', async () => {
    const fases = [{ tipo: 'mata_mata', pernas: 2 }];
    const cena = await makePartida(t, { fases, times: 4 });
    const { data } = (await cena.gente.dono.get(`/api/campeonatos/${cena.id}/jogos`)).json();
    const own = data.find((one: Partida) => one.uuid === cena.uuid);
    const { uuid } = data.find(
      (one: Partida) => one.confronto === own.confronto && one.uuid !== cena.uuid,
    );
    aceito(await lances.lancar(cena, 'co', { tipo: 'cancelar' }, { motivo }));
    const other = { ...cena, uuid };
    const refused = await lances.lancar(other, 'co', { tipo: 'cancelar' }, { motivo });
    expect(refused.statusCode).toBe(409);
    const won = await lances.lancar(other, 'co', placar(1, 0));
    expect(won.json().desfecho.passa).toBe(cena.lados[1]);
  });
});

describe('a W.O.', () => {
  test('needs the yes of the rival, who may contest it', async () => {
    const cena = await makePartida(t);
    const answer = await lances.informar(cena, 'casa', wo('visitante'));
    aceito(answer);
    expect(answer.json().data.vida.informe.confirma_sozinho).toBe(false);
    aceito(await lances.confirmar(cena, 'fora'));
    expect((await ler(cena)).partida).toMatchObject({ estado: 'wo', wo_de: 'visitante' });
  });
});

describe('a contested match', () => {
  const contested = async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(3, 0)));
    aceito(await lances.informar(cena, 'fora', placar(2, 0)));
    return cena;
  };

  test.each([
    [
      { tipo: 'placar', mandante: 2, visitante: 0 },
      'confirmada',
      `${CASO}: vale 2\u00a0×\u00a00\\.`,
    ],
    [wo('mandante'), 'wo', `${CASO}: W\\.O\\. de ${TIME}\\.`],
    [{ tipo: 'jogar_de_novo' }, 'agendada', `${CASO}: jogar de novo até ${DIA} \\(.+\\)\\.`],
    [{ tipo: 'cancelar' }, 'cancelada', `${CASO}: jogo cancelado\\.`],
  ])('is decided by a verdict: %o', async (decisao, after, said) => {
    const cena = await contested();
    const answer = await lances.julgar(cena, 'co', decisao);
    expect(answer.statusCode, answer.body).toBe(200);
    const { partida } = await ler(cena);
    expect(partida.estado).toBe(after);
    const [{ veredito, estado } = { veredito: null, estado: '' }] = (await caso(cena)).contestacoes;
    expect(estado).toBe('julgada');
    expect(veredito).toMatchObject({
      decisao,
      quem: 'Caio Co',
      regra: { texto: 'Vale a tela final.' },
    });
    expect(await told(cena.gente.casa, 'placar_decidido')).toBe(1);
    expect(await newest(cena.gente.casa)).toMatch(
      new RegExp(`^${said} Motivo: A tela final mostra\\.$`),
    );
    expect((await caso(cena)).informes.filter((one) => one.estado === 'aberto')).toEqual([]);
    if (after === 'agendada') expect(partida.prazo_at).not.toBeNull();
  });

  test('keeps its verdict, which says what counts instead once the organisation put it right', async () => {
    const cena = await contested();
    aceito(await lances.julgar(cena, 'co', placar(2, 0)));
    const corrigido = async () => (await ler(cena, 'estranha')).vida.veredito_corrigido;
    expect(await corrigido()).toBeNull();
    const motivo = 'Vimos o vídeo';
    aceito(await lances.lancar(cena, 'dono', placar(1, 0), { motivo }));
    expect(await corrigido()).toMatchObject(placar(1, 0));
    expect((await ler(cena)).vida.veredito?.decisao).toMatchObject(placar(2, 0));
    aceito(await lances.lancar(cena, 'dono', wo('visitante'), { motivo }));
    expect(await corrigido()).toEqual(wo('visitante'));
    aceito(await lances.lancar(cena, 'dono', { tipo: 'cancelar' }, { motivo }));
    expect(await corrigido()).toEqual({ tipo: 'cancelar' });
    aceito(await lances.lancar(cena, 'dono', placar(2, 0), { motivo }));
    expect(await corrigido(), 'as it was decided').toBeNull();
  });

  test('is decided by a sentence of the rules, which everybody reads in their language', async () => {
    const cena = await contested();
    const { dono } = cena.gente;
    const rules = async (idioma: string) => {
      const headers = { 'accept-language': idioma };
      const guest = await t.guest();
      const answer = await guest.get(`/api/campeonatos/${cena.id}/regulamento`, { headers });
      const [{ titulo, itens }] = answer.json().data.secoes;
      return { chave: titulo, texto: itens[0] };
    };
    const [cited, english] = [await rules('pt-BR'), await rules('en')];
    expect(cited.texto).not.toBe(english.texto);
    aceito(await lances.julgar(cena, 'co', placar(2, 0), { regra: cited }));
    const { veredito } = (await ler(cena)).vida;
    expect(veredito?.regra).toEqual({ ...cited, em: { 'pt-BR': cited, en: english } });
    const trail = (await dono.get(`/api/campeonatos/${cena.id}/historico`)).json().data;
    const line = trail.find(({ acao }: { acao: string }) => acao === 'julgar-caso');
    expect(line.depois.regra_em).toEqual({ 'pt-BR': cited.texto, en: english.texto });
  });

  test('is official when the side that claimed accepts the other score', async () => {
    const cena = await contested();
    aceito(await lances.aceitar(cena, 'casa'));
    const { partida, vida } = await ler(cena);
    expect(partida).toMatchObject({ estado: 'confirmada', placar: { mandante: 2, visitante: 0 } });
    expect(vida.oficial?.via).toBe('acordo');
  });

  test.each(['aceitar', 'desistir'] as const)(
    'is official as claimed when who contests gives in: %s',
    async (como) => {
      const cena = await contested();
      aceito(await lances[como](cena, 'fora'));
      expect((await ler(cena)).partida).toMatchObject({
        estado: 'confirmada',
        placar: { mandante: 3, visitante: 0 },
      });
    },
  );
});

describe('a complaint', () => {
  const official = async (regras: object = {}) => {
    const cena = await makePartida(t, { regras: { ...regras } });
    aceito(await lances.lancar(cena, 'co', placar(1, 0)));
    return cena;
  };

  test('leaves the result in force until the verdict', async () => {
    const cena = await official();
    aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 1), motivo: 'Empatou' }));
    const { partida, vida } = await ler(cena);
    expect(partida).toMatchObject({ estado: 'contestada', placar: { mandante: 1, visitante: 0 } });
    expect(vida.contestacao).toMatchObject({ tipo: 'reclamacao', contra: { mandante: 1 } });
    aceito(await lances.julgar(cena, 'co', placar(1, 0)));
    expect(await estado(cena)).toBe('confirmada');
    const again = await lances.contestar(cena, 'fora', { motivo: 'De novo' });
    expect(again.statusCode, 'none after a verdict').toBe(409);
  });

  test('taken back leaves the result as it was, and is not made twice', async () => {
    const cena = await official();
    aceito(await lances.contestar(cena, 'fora', { motivo: 'Empatou' }));
    aceito(await lances.desistir(cena, 'fora'));
    expect((await ler(cena)).partida).toMatchObject({
      estado: 'confirmada',
      placar: { mandante: 1 },
    });
    const again = await lances.contestar(cena, 'fora', { motivo: 'Empatou sim' });
    expect(again.statusCode).toBe(409);
  });

  test('that the other side accepts corrects the result', async () => {
    const cena = await official();
    aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 1) }));
    aceito(await lances.aceitar(cena, 'casa'));
    expect((await ler(cena)).partida).toMatchObject({
      estado: 'confirmada',
      placar: { mandante: 1, visitante: 1 },
    });
  });

  test('comes in time, counted from when the result was official', async () => {
    const cena = await official({ prazo_reclamacao_horas: 12 });
    expect((await ler(cena, 'fora')).vida).toMatchObject({ acoes: ['reclamar'] });
    await passam(t, cena, 13);
    expect((await ler(cena, 'fora')).vida.acoes).toEqual([]);
    expect((await lances.contestar(cena, 'fora', { motivo: 'Tarde' })).statusCode).toBe(409);
  });
});
