// Moves of a match that are refused, each with its reason: who may not, and when not.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { currentRound, score } from '#server/testing/campeonato.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  lances,
  ler,
  makePartida,
  passam,
  placar,
  silencio,
  wo,
} from '#server/testing/vida.ts';
import ptBR from '#textos/pt-BR/vida.json' with { type: 'json' };

const t = testApp();

type Recusa = keyof typeof ptBR.recusa;
type Answer = { statusCode: number; body: string; json(): { error?: string; warning?: string } };

function recusado(answer: Answer, status: 403 | 409, recusa: Recusa): void {
  expect(answer.statusCode, answer.body).toBe(status);
  const { error, warning } = answer.json();
  expect(error ?? warning).toBe(ptBR.recusa[recusa]);
}

const kickOff = ({ uuid }: CenaDaVida, minutes: number) =>
  t.db.run(sql`
    update partidas set jogo_previsto_at = now() + make_interval(mins => ${minutes})
    where uuid = ${uuid}`);

describe('who informs', () => {
  test('nobody but the organisation, where the rule says so', async () => {
    const cena = await makePartida(t, { regras: { quem_informa: 'organizador' } });
    recusado(await lances.informar(cena, 'casa', placar(1, 0)), 403, 'so_organizacao');
    expect((await ler(cena, 'casa')).vida.acoes).toEqual([]);
  });

  test('the home side alone', async () => {
    const cena = await makePartida(t, { regras: { quem_informa: 'mandante' } });
    recusado(await lances.informar(cena, 'fora', placar(1, 0)), 403, 'so_mandante');
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
  });

  test('the winner alone; a draw, either', async () => {
    const cena = await makePartida(t, { regras: { quem_informa: 'vencedor' } });
    recusado(await lances.informar(cena, 'casa', placar(0, 1)), 403, 'so_vencedor');
    recusado(await lances.informar(cena, 'casa', wo('mandante')), 403, 'so_vencedor');
    aceito(await lances.informar(cena, 'casa', placar(1, 1)));
    aceito(await lances.retirar(cena, 'casa'));
    aceito(await lances.informar(cena, 'fora', placar(0, 1)));
  });

  test('not who could speak for both sides', async () => {
    const cena = await makePartida(t);
    const { casa } = cena.gente;
    await t.db.run(sql`
      insert into jogadores (uuid, participante_uuid, usuario_uuid, nome, papel)
      values (gen_random_uuid(), ${cena.lados[1]}, ${casa.uuid}, 'Ana', 'vice')`);
    recusado(await lances.informar(cena, 'casa', placar(1, 0)), 403, 'fala_pelos_dois');
  });

  test('captain and vice as well, for as long as they are', async () => {
    const cena = await makePartida(t, { sem: ['fora'] });
    const { fora } = cena.gente;
    recusado(await lances.informar(cena, 'fora', placar(0, 1)), 403, 'nao_e_lado');
    await t.db.run(sql`
      insert into jogadores (uuid, participante_uuid, usuario_uuid, nome, papel)
      values (gen_random_uuid(), ${cena.lados[1]}, ${fora.uuid}, 'Bia', 'capitao')`);
    aceito(await lances.informar(cena, 'fora', placar(0, 1)));
    await t.db.run(sql`update jogadores set saiu_em = now() where usuario_uuid = ${fora.uuid}`);
    recusado(await lances.retirar(cena, 'fora'), 403, 'nao_e_lado');
  });
});

describe('when', () => {
  test('not before kick-off; a W.O. not before the tolerance is over', async () => {
    const cena = await makePartida(t, { regras: { tolerancia_minutos: 15 } });
    await kickOff(cena, 30);
    recusado(await lances.informar(cena, 'casa', placar(1, 0)), 409, 'antes_do_jogo');
    await kickOff(cena, -5);
    recusado(await lances.informar(cena, 'casa', wo('visitante')), 409, 'antes_da_tolerancia');
    expect((await ler(cena, 'casa')).vida.acoes).toEqual(['informar']);
    await kickOff(cena, -16);
    aceito(await lances.informar(cena, 'casa', wo('visitante')));
  });

  test('a match without an hour is not claimed before its round is open', async () => {
    const cena = await makePartida(t, { times: 4 });
    const { casa, fora } = cena.gente;
    const [later] = await t.db.rows<{ uuid: string; home: string; away: string }>(sql`
      select uuid, mandante_uuid as home, visitante_uuid as away from partidas
      where campeonato_id = ${cena.id} and rodada = 2 limit 1`);
    const { uuid = '', home, away } = later ?? {};
    await t.db.run(sql`
      update participantes set usuario_uuid = null where campeonato_id = ${cena.id}`);
    await t.db.run(sql`
      update participantes set usuario_uuid = case when uuid = ${home}::uuid then ${casa.uuid}::uuid
        else ${fora.uuid}::uuid end where uuid in (${home}, ${away})`);
    const second = { ...cena, uuid };
    const ends = (first: string) =>
      t.db.run(sql`
        update partidas set jogo_previsto_at = null, prazo_at = now() + case when rodada = 1
          then ${first}::interval else interval '9 days' end
        where campeonato_id = ${cena.id}`);
    await ends('2 days');
    recusado(await lances.informar(second, 'casa', placar(1, 0)), 409, 'antes_da_rodada');
    expect((await ler(second, 'casa')).vida.acoes).toEqual([]);
    await ends('-1 hour');
    aceito(await lances.informar(second, 'casa', placar(1, 0)));
    aceito(await lances.retirar(second, 'casa'));
    await ends('2 days');
    for (const partida of await currentRound(cena.gente.dono, cena.id)) {
      expect((await score(cena.gente.dono, partida, placar(1, 0))).statusCode).toBe(200);
    }
    aceito(await lances.informar(second, 'casa', placar(1, 0)));
  });

  test('a contest comes within the time to answer; a yes at any time', async () => {
    const cena = await makePartida(t, { regras: { prazo_resposta_horas: 2 } });
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    await passam(t, cena, 3);
    recusado(await lances.contestar(cena, 'fora', { motivo: 'Não' }), 409, 'prazo_de_resposta');
    recusado(await lances.informar(cena, 'fora', placar(0, 0)), 409, 'prazo_de_resposta');
    aceito(await lances.confirmar(cena, 'fora'));
  });

  test('three times a side takes its word back, then others speak', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    aceito(await lances.mudar(cena, 'casa', placar(2, 0)));
    aceito(await lances.retirar(cena, 'casa'));
    aceito(await lances.informar(cena, 'casa', placar(3, 0)));
    aceito(await lances.mudar(cena, 'casa', placar(4, 0)));
    recusado(await lances.mudar(cena, 'casa', placar(5, 0)), 409, 'mudou_demais');
    recusado(await lances.retirar(cena, 'casa'), 409, 'mudou_demais');
    expect((await ler(cena, 'casa')).vida).toMatchObject({ acoes: [], mudancas: 0 });
    aceito(await lances.confirmar(cena, 'fora'));
  });

  test('nothing is said of a match that has a result, a case, or that was called off', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    recusado(await lances.informar(cena, 'casa', placar(2, 0)), 409, 'informe_proprio');
    recusado(await lances.confirmar(cena, 'casa'), 409, 'informe_proprio');
    aceito(await lances.contestar(cena, 'fora', { motivo: 'Não foi' }));
    recusado(await lances.informar(cena, 'casa', placar(2, 0)), 409, 'contestada');
    recusado(await lances.lancar(cena, 'co', placar(2, 0)), 409, 'contestada');
    recusado(await lances.aceitar(cena, 'casa'), 409, 'sem_versao');
    recusado(await lances.desistir(cena, 'casa'), 403, 'nao_e_sua');
    aceito(await lances.lancar(cena, 'co', { tipo: 'cancelar' }, { motivo: 'Chuva' }));
    recusado(await lances.informar(cena, 'casa', placar(2, 0)), 409, 'cancelada');
    recusado(await lances.desistir(cena, 'fora'), 409, 'nao_contestada');
    aceito(await lances.lancar(cena, 'co', { tipo: 'limpar' }, { motivo: 'volta' }));
    aceito(await lances.informar(cena, 'casa', placar(2, 0)));
    aceito(await lances.confirmar(cena, 'fora'));
    recusado(await lances.informar(cena, 'fora', placar(2, 1)), 409, 'ja_tem_placar');
    recusado(await lances.contestar(cena, 'fora', { motivo: 'Não' }), 409, 'voce_afirmou');
  });

  test('a championship that is not running is not spoken of', async () => {
    const cena = await makePartida(t);
    const state = `/api/campeonatos/${cena.id}/estado`;
    aceito(await cena.gente.dono.put(state, { estado: 'cancelado' }));
    recusado(await lances.informar(cena, 'casa', placar(2, 0)), 409, 'fora_de_andamento');
  });

  test('a confirmation names the claim: one that changed meanwhile is answered with the new one', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    const old = (await ler(cena)).vida.informe?.uuid;
    aceito(await lances.mudar(cena, 'casa', placar(2, 0)));
    const path = `/api/partidas/${cena.uuid}/informes/${old}/confirmacao`;
    const answer = await cena.gente.fora.post(path);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().warning).toBe(ptBR.informe_mudou);
    expect(answer.json().data.vida.informe.informado).toMatchObject({ mandante: 2 });
  });
});

describe('silence', () => {
  const said = async (informado: object, more: Parameters<typeof makePartida>[1] = {}) => {
    const cena = await makePartida(t, more);
    aceito(await lances.informar(cena, 'casa', informado));
    return cena;
  };

  test('confirms a score once the time is over, in the name of the product', async () => {
    const cena = await said(placar(2, 1));
    expect(await silencio(t, cena), 'too early').toBe('nada');
    await passam(t, cena, 25);
    expect(await silencio(t, cena)).toBe('confirmada');
    const { partida, vida } = await ler(cena, 'fora');
    expect(partida).toMatchObject({ estado: 'confirmada', placar: { mandante: 2, visitante: 1 } });
    expect(vida).toMatchObject({ oficial: { via: 'sem_resposta' }, acoes: ['reclamar'] });
    const { data } = (await cena.gente.dono.get(`/api/campeonatos/${cena.id}/historico`)).json();
    expect(data[0]).toMatchObject({ autor: 'sistema', acao: 'confirmar-sem-resposta' });
    expect(await silencio(t, cena), 'once').toBe('nada');
  });

  test('never makes a W.O., nor speaks for who has no account', async () => {
    const cenas = [await said(wo('visitante')), await said(placar(2, 1), { sem: ['fora'] })];
    for (const cena of cenas) {
      await passam(t, cena, 25);
      expect(await silencio(t, cena)).toBe('organizacao');
      expect((await ler(cena)).vida.quem_responde).toBe('organizacao');
      aceito(await lances.lancar(cena, 'co', placar(2, 1)));
    }
  });
});

describe('an organiser who plays', () => {
  test('enters an own result where nobody else could: marked, told, and open to complaints', async () => {
    const cena = await makePartida(t, {
      donoJoga: 'casa',
      regras: { quem_informa: 'organizador' },
    });
    aceito(await lances.lancar(cena, 'dono', placar(3, 0)));
    const { vida } = await ler(cena, 'fora');
    expect(vida.oficial?.de_quem_joga).toBe('mandante');
    expect(vida.acoes).toEqual(['reclamar']);
    aceito(await lances.contestar(cena, 'fora', { motivo: 'Não jogamos' }));
    recusado(await lances.julgar(cena, 'dono', placar(3, 0)), 403, 'joga_nao_julga');
    aceito(await lances.julgar(cena, 'co', wo('mandante')));
    expect((await ler(cena)).partida.estado).toBe('wo');
  });

  test('informs like anybody where the rival can answer', async () => {
    const cena = await makePartida(t, { donoJoga: 'casa' });
    recusado(await lances.lancar(cena, 'dono', placar(3, 0)), 403, 'joga_nao_lanca');
    aceito(await lances.informar(cena, 'dono', placar(3, 0)));
    const alone = await makePartida(t, { donoJoga: 'casa', sem: ['fora'] });
    aceito(await lances.lancar(alone, 'dono', placar(3, 0)));
    expect((await ler(alone)).vida.oficial?.de_quem_joga).toBe('mandante');
  });

  test('decides an own case only as owner and after 72 hours, and the case says so', async () => {
    const cena = await makePartida(t, { donoJoga: 'casa' });
    aceito(await lances.informar(cena, 'dono', placar(3, 0)));
    aceito(await lances.contestar(cena, 'fora', { informado: placar(0, 3) }));
    await passam(t, cena, 71);
    recusado(await lances.julgar(cena, 'dono', placar(3, 0)), 403, 'joga_nao_julga');
    await passam(t, cena, 2);
    aceito(await lances.julgar(cena, 'dono', placar(0, 3)));
    const [first] = (await caso(cena)).contestacoes;
    expect(first?.veredito?.de_quem_joga).toBe(true);
  });
});

describe('while a score waits', () => {
  test('closing, the next round, and a withdrawal are refused with the list', async () => {
    const cena = await makePartida(t, { fases: [{ tipo: 'suico', rodadas: 2 }], times: 4 });
    const { dono, casa } = cena.gente;
    for (const open of (await dono.get(`/api/campeonatos/${cena.id}/jogos`)).json().data) {
      aceito(await score(dono, open, placar(1, 0)));
    }
    aceito(await lances.contestar(cena, 'fora', { motivo: 'Não foi' }));
    const path = `/api/campeonatos/${cena.id}`;
    const answers = [
      await dono.put(`${path}/estado`, { estado: 'encerrado', ciente: true }),
      await dono.post(`${path}/rodadas`),
      await casa.put(`/api/participantes/${cena.lados[0]}/desistencia`, { desistiu: true }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode, answer.body).toBe(409);
      expect(answer.json().data.partidas).toEqual([{ uuid: cena.uuid, estado: 'contestada' }]);
      expect(answer.json().warning).toContain('Time 00');
    }
  });
});

describe('a match that changes', () => {
  test('closes what was said when somebody takes the place of a side', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    const place = `/api/participantes/${cena.lados[1]}/substituto`;
    aceito(await cena.gente.dono.put(place, { nome: 'Veio Depois' }));
    expect((await ler(cena)).partida.estado).toBe('agendada');
    expect((await caso(cena)).informes).toMatchObject([
      { estado: 'fechado', fechado_por: 'partida_mudou', antigo: true },
    ]);
  });

  test('closes what was said of a final when a semi-final is corrected, and tells those who spoke', async () => {
    const cena = await makePartida(t, { fases: [{ tipo: 'mata_mata' }], times: 4 });
    const { dono } = cena.gente;
    const rounds = async (rodada: number) =>
      (await dono.get(`/api/campeonatos/${cena.id}/jogos?fase=1&rodada=${rodada}`)).json().data;
    for (const semi of await rounds(1)) aceito(await score(dono, semi, placar(1, 0)));
    const [final] = await rounds(2);
    const winner = final.mandante.participante;
    await t.db.run(sql`
      update participantes set usuario_uuid = null where campeonato_id = ${cena.id}`);
    await t.db.run(sql`
      update participantes set usuario_uuid = ${cena.gente.casa.uuid} where uuid = ${winner}`);
    const last = { ...cena, uuid: final.uuid };
    aceito(await lances.informar(last, 'casa', placar(2, 0)));
    const [semi] = (await rounds(1)).filter((one: { mandante: { participante: string } }) =>
      [one.mandante.participante].includes(winner),
    );
    aceito(await score(dono, semi, placar(0, 1), { motivo: 'Errei', ciente: true }));
    expect((await ler(last)).partida.estado).toBe('agendada');
    expect((await caso(last)).informes).toMatchObject([{ fechado_por: 'partida_mudou' }]);
  });
});
