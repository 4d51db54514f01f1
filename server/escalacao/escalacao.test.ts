// Line-ups: who names them, until when, who reads them before the match, and who may not be in one.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Escalacao } from '#contract/partida/escalacao.ts';
import { testApp } from '#server/testing/app.ts';
import { currentRound, score } from '#server/testing/campeonato.ts';
import {
  aceito,
  type CenaDaVida,
  lances,
  makePartida,
  placar,
  type QuemNaCena,
} from '#server/testing/vida.ts';

const t = testApp();

const ELENCO = { elenco: { minimo: 0, maximo: 5, em_campo: 1, sumula: 2 } };
const NOBODY = '00000000-0000-4000-8000-00000000abcd';

const path = ({ uuid }: CenaDaVida) => `/api/partidas/${uuid}/escalacao`;

const ver = async (cena: CenaDaVida, quem: QuemNaCena = 'estranha'): Promise<Escalacao> =>
  (await cena.gente[quem].get(path(cena))).json().data;

const names = (doLado: Escalacao['mandante']) => doLado?.jogadores.map(({ nome }) => nome);

type Dada = { lado?: 'mandante' | 'visitante'; versao?: number; reservas?: string[] };

const salvar = (cena: CenaDaVida, quem: QuemNaCena, jogadores: string[], dada: Dada = {}) =>
  cena.gente[quem].put(path(cena), { lado: 'mandante', versao: 0, jogadores, ...dada });

async function elenco(cena: CenaDaVida, side: 0 | 1, jogadores: object[]) {
  const answer = await cena.gente.dono.put(`/api/participantes/${cena.lados[side]}/elenco`, {
    jogadores,
  });
  aceito(answer);
  return answer.json().data as { uuid: string; nome: string }[];
}

/** With a squad on either side; the home side is Zé, Téo and Lia. */
async function comElencos(regras: object = {}) {
  const cena = await makePartida(t, { regras: { ...ELENCO, ...regras } });
  const home = await elenco(cena, 0, [
    { nome: 'Zé', numero: 9 },
    { nome: 'Téo', numero: 10 },
    { nome: 'Lia', numero: 11 },
  ]);
  const [rival] = await elenco(cena, 1, [{ nome: 'Rui', numero: 1 }]);
  const [ze = '', teo = '', lia = ''] = home.map(({ uuid }) => uuid);
  return { cena, ze, teo, lia, rui: rival?.uuid ?? '' };
}

const kickOff = (cena: CenaDaVida, interval: string) =>
  t.db.run(sql`
    update partidas set jogo_previsto_at = now() + ${interval}::interval where uuid = ${cena.uuid}`);

const stamped = async ({ uuid }: CenaDaVida) =>
  (
    await t.db.rows<{ escalacao: string[] | null }>(sql`
    select escalacao from presencas where partida_uuid = ${uuid} order by lado`)
  ).map(({ escalacao }) => escalacao);

describe('the line-up of a side', () => {
  test('is named by the side and by the organisation, of its squad and no more than the rules allow', async () => {
    const { cena, ze, teo, lia, rui } = await comElencos();
    expect(await ver(cena, 'casa')).toMatchObject({ pode: ['mandante'], limite: 2 });
    expect((await ver(cena, 'co')).pode).toEqual(['mandante', 'visitante']);
    aceito(await salvar(cena, 'casa', [teo, ze, teo]));
    aceito(await salvar(cena, 'casa', [teo, ze]));
    expect((await ver(cena, 'casa')).mandante).toMatchObject({ versao: 1, por: 'lado' });
    aceito(await salvar(cena, 'co', [lia], { versao: 1 }));
    expect((await ver(cena, 'casa')).mandante).toMatchObject({ versao: 2, por: 'organizacao' });
    aceito(await salvar(cena, 'casa', [ze], { versao: 2 }));
    for (const [body, field] of [
      [[ze, teo, lia], 'jogadores'],
      [[rui], 'jogadores.0'],
      [[ze, NOBODY], 'jogadores.1'],
    ] as const) {
      const wrong = await salvar(cena, 'casa', [...body], { versao: 3 });
      expect([wrong.statusCode, Object.keys(wrong.json().validations)]).toEqual([422, [field]]);
    }
    expect((await salvar(cena, 'casa', [rui], { lado: 'visitante' })).statusCode).toBe(403);
    expect((await salvar(cena, 'estranha', [ze])).statusCode).toBe(403);
    const late = await salvar(cena, 'casa', [teo], { versao: 1 });
    expect([late.statusCode, names(late.json().data.mandante)]).toEqual([409, ['Zé']]);
  });

  test('may have a bench: of who is in it, and as many begin as have to be on the pitch', async () => {
    const { cena, ze, teo, lia } = await comElencos();
    aceito(await salvar(cena, 'casa', [teo, ze], { reservas: [ze] }));
    const bench = async (quem: QuemNaCena = 'casa') =>
      (await ver(cena, quem)).mandante?.jogadores.map(({ nome, reserva }) => [nome, reserva]);
    expect(await bench()).toEqual([
      ['Téo', false],
      ['Zé', true],
    ]);
    // Sent again it is there; another bench is another line-up.
    aceito(await salvar(cena, 'casa', [teo, ze], { reservas: [ze] }));
    aceito(await salvar(cena, 'casa', [teo, ze], { versao: 1, reservas: [teo] }));
    const wide = await makePartida(t, {
      regras: { elenco: { ...ELENCO.elenco, em_campo: 2, sumula: 3 } },
    });
    const squad = await elenco(wide, 0, [{ nome: 'A' }, { nome: 'B' }, { nome: 'C' }]);
    const [a = '', b = '', c = ''] = squad.map(({ uuid }) => uuid);
    for (const [reservas, field] of [
      [[b, c], 'reservas'],
      [[lia], 'reservas'],
    ] as const) {
      const wrong = await salvar(wide, 'casa', [a, b, c], { reservas: [...reservas] });
      expect([wrong.statusCode, Object.keys(wrong.json().validations)]).toEqual([422, [field]]);
    }
    aceito(await salvar(wide, 'casa', [a, b, c], { reservas: [c] }));
    aceito(await lances.lancar(cena, 'co', placar(1, 0)));
    expect(await bench('estranha')).toEqual([
      ['Téo', true],
      ['Zé', false],
    ]);
    expect(await stamped(cena)).toEqual([[teo, ze], null]);
  });

  test('is between the side and the organisation until the match is played', async () => {
    const { cena, ze, rui } = await comElencos();
    await kickOff(cena, '2 hours');
    aceito(await salvar(cena, 'casa', [ze]));
    aceito(await salvar(cena, 'fora', [rui], { lado: 'visitante' }));
    const seen = async (quem: QuemNaCena) => {
      const { mandante, visitante } = await ver(cena, quem);
      return [names(mandante), names(visitante)];
    };
    expect(await seen('estranha')).toEqual([undefined, undefined]);
    expect(await seen('casa')).toEqual([['Zé'], undefined]);
    expect(await seen('fora')).toEqual([undefined, ['Rui']]);
    expect(await seen('co')).toEqual([['Zé'], ['Rui']]);
    const page = await cena.gente.estranha.get(`/api/partidas/${cena.uuid}`);
    expect(page.json().data.registros[0]).toMatchObject({
      ...{ acao: 'salvar-escalacao', depois: { lado: 'visitante' } },
    });
    await t.db.run(sql`
      update jogadores set entrou_em = now() - interval '1 day' where participante_uuid = any(${[...cena.lados]})`);
    await kickOff(cena, '-1 minute');
    expect(await seen('estranha')).toEqual([['Zé'], ['Rui']]);
  });

  test('is shown when somebody tells that it began, where there is no hour', async () => {
    const { cena, ze } = await comElencos();
    aceito(await salvar(cena, 'casa', [ze]));
    expect((await ver(cena)).mandante).toBeNull();
    const told = { id: NOBODY, tipo: 'inicio' };
    aceito(await cena.gente.fora.post(`/api/partidas/${cena.uuid}/lances`, told));
    expect(names((await ver(cena)).mandante)).toEqual(['Zé']);
  });

  test('is of the squad in force at kick-off', async () => {
    const { cena, ze, teo, lia } = await comElencos();
    await t.db.run(sql`
      update jogadores set entrou_em = now() - interval '2 days' where uuid = any(${[ze, teo]})`);
    await t.db.run(sql`
      update jogadores set saiu_em = now() - interval '10 minutes' where uuid = ${teo}`);
    await kickOff(cena, '-1 hour');
    expect((await ver(cena, 'casa')).elenco.mandante.map(({ nome }) => nome)).toEqual([
      ...['Zé', 'Téo'],
    ]);
    expect((await salvar(cena, 'casa', [lia])).statusCode).toBe(422);
    aceito(await salvar(cena, 'casa', [ze, teo]));
  });

  test('is stamped with the result, and stays as it was when somebody leaves or it is corrected', async () => {
    const { cena, ze, teo, lia } = await comElencos();
    aceito(await salvar(cena, 'casa', [lia, teo]));
    await elenco(cena, 0, [
      { uuid: ze, nome: 'Zé' },
      { uuid: teo, nome: 'Téo' },
    ]);
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    aceito(await salvar(cena, 'casa', [ze, teo], { versao: 1 }));
    aceito(await lances.confirmar(cena, 'fora'));
    expect(await stamped(cena)).toEqual([[ze, teo], null]);
    const late = await salvar(cena, 'co', [ze], { versao: 2 });
    expect([late.statusCode, late.json().warning]).toEqual([
      409,
      expect.stringContaining('já é oficial'),
    ]);
    await elenco(cena, 0, [{ uuid: teo, nome: 'Téo' }]);
    aceito(await lances.lancar(cena, 'co', placar(3, 0), { motivo: 'Foi 3' }));
    expect(await stamped(cena)).toEqual([[ze, teo], null]);
    expect(names((await ver(cena)).mandante)).toEqual(['Zé', 'Téo']);
    // Without a result it may be named again.
    aceito(await lances.lancar(cena, 'co', { tipo: 'limpar' }, { motivo: 'x', ciente: true }));
    aceito(await salvar(cena, 'co', [teo], { versao: 2 }));
    expect((await salvar(cena, 'co', [ze], { versao: 2 })).statusCode).toBe(422);
  });

  test('is not asked for where there are no squads', async () => {
    const cena = await makePartida(t);
    expect(await ver(cena, 'casa')).toMatchObject({ pode: [], elenco: { mandante: [] } });
    expect((await salvar(cena, 'casa', [])).statusCode).toBe(409);
    aceito(await lances.lancar(cena, 'co', placar(1, 0)));
    expect(await stamped(cena)).toEqual([null, null]);
  });
});

test('who is suspended is refused in it, with the reason', async () => {
  const cena = await makePartida(t, {
    times: 4,
    fases: [{ tipo: 'pontos_corridos', turnos: 1 }],
    regras: { ...ELENCO, cartoes: { amarelos: 3, zera_na_fase: null } },
  });
  const [jura] = await elenco(cena, 0, [{ nome: 'Jura' }, { nome: 'Téo' }]);
  const [, ...rounds] = (
    await cena.gente.dono.get(`/api/campeonatos/${cena.id}/jogos?participante=${cena.lados[0]}`)
  ).json().data;
  const [first] = await currentRound(cena.gente.dono, cena.id);
  aceito(
    await score(cena.gente.dono, first as never, { tipo: 'placar', mandante: 1, visitante: 1 }),
  );
  const red = [{ tipo: 'vermelho', quem: { jogador: jura?.uuid } }];
  aceito(
    await cena.gente.dono.put(`/api/partidas/${cena.uuid}/sumula`, {
      mandante: { versao: 0, lances: red },
    }),
  );
  const [next] = rounds;
  const lado = next.mandante.participante === cena.lados[0] ? 'mandante' : 'visitante';
  const there = { ...cena, uuid: next.uuid };
  const refused = await salvar(there, 'dono', [jura?.uuid ?? ''], { lado });
  expect([refused.statusCode, refused.json().validations]).toEqual([
    422,
    { 'jogadores.0': ['Jura está suspenso por expulsão e não pode jogar esta partida.'] },
  ]);
  expect((await ver(there, 'dono')).elenco[lado]).toMatchObject([
    { nome: 'Jura', suspenso: 'expulsao' },
    { nome: 'Téo', suspenso: null },
  ]);
});

test('who becomes suspended after the line-up was named is told to the side, once', async () => {
  const cena = await makePartida(t, {
    times: 4,
    fases: [{ tipo: 'pontos_corridos', turnos: 1 }],
    regras: { ...ELENCO, cartoes: { amarelos: 3, zera_na_fase: null } },
  });
  const { dono, casa } = cena.gente;
  const [jura, teo] = await elenco(cena, 0, [{ nome: 'Jura' }, { nome: 'Téo' }]);
  const [, next] = (
    await dono.get(`/api/campeonatos/${cena.id}/jogos?participante=${cena.lados[0]}`)
  ).json().data;
  const lado = next.mandante.participante === cena.lados[0] ? 'mandante' : 'visitante';
  const there = { ...cena, uuid: next.uuid };
  const both = [jura?.uuid ?? '', teo?.uuid ?? ''];
  aceito(await salvar(there, 'casa', both, { lado }));
  const told = async () => {
    const { data } = (await casa.get('/api/usuario/avisos')).json();
    return data.filter(({ tipo }: { tipo: string }) => tipo === 'escalacao_suspenso');
  };
  const sheet = (versao: number, ...lances: object[]) =>
    dono.put(`/api/partidas/${cena.uuid}/sumula`, { mandante: { versao, lances } });
  const red = { tipo: 'vermelho', quem: { jogador: jura?.uuid } };
  // Written with the claim, it counts once the score does.
  aceito(await lances.informar(cena, 'casa', placar(1, 0)));
  aceito(await sheet(0, red));
  expect(await told()).toEqual([]);
  aceito(await lances.confirmar(cena, 'fora'));
  await expect.poll(told).toMatchObject([{ url: `/partida/${next.uuid}` }]);
  expect((await told())[0].mensagem).toContain('Jura');
  expect((await ver(there, 'casa'))[lado]?.jogadores[0]).toMatchObject({ suspenso: 'expulsao' });
  aceito(await sheet(1, red, { tipo: 'amarelo', quem: { jogador: teo?.uuid } }));
  aceito(await salvar(there, 'casa', [both[1] ?? ''], { lado, versao: 1 }));
  expect(await told()).toHaveLength(1);
});
