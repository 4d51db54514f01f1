import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Sumula } from '#contract/partida/sumula.ts';
import { GOL_CONTRA, NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import { testApp } from '#server/testing/app.ts';
import {
  aceito,
  type CenaDaVida,
  lances,
  ler,
  makePartida,
  placar,
  type QuemNaCena,
} from '#server/testing/vida.ts';

const t = testApp();

const gol = (nome: string, more: object = {}) => ({ tipo: 'gol', quem: { nome }, ...more });
const cartao = (tipo: string, nome: string) => ({ tipo, quem: { nome } });

const ver = async (cena: CenaDaVida, quem: QuemNaCena = 'estranha') =>
  ((await ler(cena, quem)) as unknown as { sumula: Sumula }).sumula;

async function salvar(
  cena: CenaDaVida,
  quem: QuemNaCena,
  metades: { mandante?: object[]; visitante?: object[] },
) {
  const now = await ver(cena);
  const half = (lado: 'mandante' | 'visitante') =>
    metades[lado] && { [lado]: { versao: now[lado].versao, lances: metades[lado] } };
  const body = { ...half('mandante'), ...half('visitante') };
  return cena.gente[quem].put(`/api/partidas/${cena.uuid}/sumula`, body);
}

async function confirmada(regras: Record<string, unknown> = {}, [home, away] = [2, 1]) {
  const cena = await makePartida(t, { regras });
  aceito(await lances.lancar(cena, 'co', placar(home, away)));
  return cena;
}

const numbers = async ({ id, gente }: CenaDaVida) =>
  (await gente.estranha.get(`/api/campeonatos/${id}/estatisticas`)).json().data.jogadores;

const names = (list: { posicao: number; nome: string }[]) =>
  list.map(({ posicao, nome }) => `${posicao} ${nome}`);

describe('PUT /api/partidas/:uuid/sumula', () => {
  test('is written by who enters the score, read by everybody and counted', async () => {
    const cena = await confirmada();
    const saved = await salvar(cena, 'co', {
      mandante: [
        gol('Pipoca', { minuto: 12, assistencia: { nome: 'Mirim' } }),
        { tipo: 'penalti', quem: { nome: 'pipoca ' } },
        ...[cartao('amarelo', 'Jura'), cartao('segundo_amarelo', 'Jura')],
        cartao('craque', 'Pipoca'),
      ],
      visitante: [{ tipo: 'gol', quem: { jogador: GOL_CONTRA } }],
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const sumula = await ver(cena);
    expect(sumula).toMatchObject({ pode: [], aceita_nomes: true });
    expect(sumula.mandante).toMatchObject({ versao: 1, por: 'organizacao', gols: 2 });
    expect(sumula.mandante.lances[0]).toEqual({
      ...{ tipo: 'gol', minuto: 12 },
      quem: { jogador: null, nome: 'Pipoca', numero: null },
      assistencia: { jogador: null, nome: 'Mirim', numero: null },
    });
    const found = await numbers(cena);
    expect(found).toMatchObject({ sem_autor: 0, contra: 1, contradizem: [] });
    expect(found.artilharia).toEqual([
      { posicao: 1, nome: 'Pipoca', participante: cena.lados[0], gols: 2, penaltis: 1 },
    ]);
    expect(names(found.assistencias)).toEqual(['1 Mirim']);
    expect(found.cartoes).toMatchObject([{ nome: 'Jura', amarelos: 1, vermelhos: 1 }]);
    expect(found.craques).toMatchObject([{ nome: 'Pipoca', vezes: 1 }]);
  });

  test('is written by each side for its own players, already while the score is a claim', async () => {
    const cena = await makePartida(t);
    expect((await salvar(cena, 'casa', { mandante: [gol('Zé')] })).statusCode).toBe(409);
    aceito(await lances.informar(cena, 'casa', placar(1, 1)));
    expect((await ver(cena, 'fora')).pode).toEqual(['visitante']);
    aceito(await salvar(cena, 'casa', { mandante: [gol('Zé')] }));
    aceito(await salvar(cena, 'fora', { visitante: [gol('Téo')] }));
    expect((await salvar(cena, 'fora', { mandante: [gol('Zé')] })).statusCode).toBe(403);
    // A claim counts for nothing yet.
    expect(await numbers(cena)).toBeNull();
    aceito(await lances.confirmar(cena, 'fora'));
    expect(names((await numbers(cena)).artilharia)).toEqual(['1 Téo', '1 Zé']);
  });

  test('is only of the organisation where scores are, and its word stands over that of a side', async () => {
    const closed = await confirmada({ quem_informa: 'organizador' });
    expect((await salvar(closed, 'casa', { mandante: [gol('Zé')] })).statusCode).toBe(403);
    const cena = await confirmada();
    aceito(await salvar(cena, 'casa', { mandante: [gol('Zé')] }));
    aceito(await salvar(cena, 'co', { mandante: [gol('Téo')] }));
    const late = await salvar(cena, 'casa', { mandante: [gol('Zé')] });
    expect([late.statusCode, late.json().data.mandante.lances[0].quem.nome]).toEqual([409, 'Téo']);
    const told = await t.db.rows(sql`
      select 1 from notificacoes
      where usuario_uuid = ${cena.gente.casa.uuid} and tipo = 'sumula_da_organizacao'`);
    expect(told).toHaveLength(1);
  });

  test('two who write at once: the second is shown what the first wrote', async () => {
    const cena = await confirmada();
    const put = (quem: QuemNaCena, nome: string) =>
      cena.gente[quem].put(`/api/partidas/${cena.uuid}/sumula`, {
        mandante: { versao: 0, lances: [gol(nome)] },
      });
    const [one, other] = await Promise.all([put('dono', 'Zé'), put('co', 'Téo')]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409]);
    expect((await ver(cena)).mandante.versao).toBe(1);
  });

  test('sent again it changes nothing, and is told once', async () => {
    const cena = await confirmada();
    const body = { mandante: { versao: 0, lances: [gol('Zé')] } };
    const path = `/api/partidas/${cena.uuid}/sumula`;
    aceito(await cena.gente.co.put(path, body));
    const again = await cena.gente.co.put(path, body);
    expect([again.statusCode, again.json().data.mandante.versao]).toEqual([200, 1]);
    const lines = await t.db.rows<{ depois: unknown; mandante_uuid: string }>(sql`
      select depois, mandante_uuid from historico
      where campeonato_id = ${cena.id} and acao = 'salvar-sumula'`);
    expect(lines).toEqual([
      { depois: { mandante: [gol('Zé')], por: 'organizacao' }, mandante_uuid: cena.lados[0] },
    ]);
  });

  test('is refused at the lines that cannot be true, and keeps nothing of them', async () => {
    const cena = await confirmada();
    const unknown = { tipo: 'gol', quem: { jogador: crypto.randomUUID() } };
    const answer = await salvar(cena, 'co', {
      mandante: [gol('A'), gol('B'), gol('C')],
      visitante: [gol('D', { assistencia: { nome: 'd' } }), unknown],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations).toEqual({
      mandante: ['O placar tem só 2 gols deste lado.'],
      visitante: ['O placar tem só 1 gol deste lado.'],
      'visitante.lances.0': [expect.stringContaining('outro jogador')],
      'visitante.lances.1': ['Este jogador não é do elenco deste lado.'],
    });
    expect((await ver(cena)).mandante.versao).toBe(0);
  });

  test('names one best player of the match, of either side', async () => {
    const cena = await confirmada();
    aceito(await salvar(cena, 'casa', { mandante: [cartao('craque', 'Zé')] }));
    const second = await salvar(cena, 'fora', { visitante: [cartao('craque', 'Téo')] });
    expect([second.statusCode, Object.keys(second.json().validations)]).toEqual([
      422,
      ['visitante'],
    ]);
    aceito(await salvar(cena, 'co', { mandante: [], visitante: [cartao('craque', 'Téo')] }));
    expect(names((await numbers(cena)).craques)).toEqual(['1 Téo']);
  });

  test('takes the squad where the rules ask for one, and who left it keeps the goals', async () => {
    const cena = await confirmada({ elenco: { minimo: 1, maximo: 5, em_campo: 1 } });
    const elenco = async (jogadores: object[]) => {
      const answer = await cena.gente.dono.put(`/api/participantes/${cena.lados[0]}/elenco`, {
        jogadores,
      });
      aceito(answer);
      return answer.json().data;
    };
    const [ze, teo] = await elenco([
      { nome: 'Zé', numero: 9 },
      { nome: 'Téo', numero: 10 },
    ]);
    const typed = await salvar(cena, 'co', { mandante: [gol('Zé')] });
    expect(Object.keys(typed.json().validations)).toEqual(['mandante.lances.0']);
    const own = { tipo: 'gol', quem: { jogador: ze.uuid }, assistencia: { jogador: teo.uuid } };
    const unknown = { tipo: 'gol', quem: { jogador: NAO_IDENTIFICADO } };
    aceito(await salvar(cena, 'co', { mandante: [own, unknown] }));
    const stolen = await salvar(cena, 'co', { visitante: [own] });
    expect(stolen.statusCode).toBe(422);
    await elenco([{ uuid: teo.uuid, nome: 'Téo Novo', numero: 10 }]);
    const [first, second] = (await ver(cena)).mandante.lances;
    expect(first).toMatchObject({
      quem: { nome: 'Zé', numero: 9 },
      assistencia: { nome: 'Téo Novo' },
    });
    expect(second?.quem).toEqual({ jogador: NAO_IDENTIFICADO, nome: null, numero: null });
    expect(await numbers(cena)).toMatchObject({
      artilharia: [{ nome: 'Zé', gols: 1 }],
      assistencias: [{ nome: 'Téo Novo' }],
      sem_autor: 2,
    });
  });
});

describe('a correction of the score', () => {
  const motivo = { motivo: 'Foi outro placar' };

  test('that the sheet contradicts is told before, on the page and in the figures, until one is mended', async () => {
    const cena = await confirmada();
    aceito(
      await salvar(cena, 'co', { mandante: [gol('Zé'), gol('Zé'), cartao('amarelo', 'Jura')] }),
    );
    const asked = await lances.lancar(cena, 'co', placar(1, 1), motivo);
    expect([asked.statusCode, asked.json().data]).toEqual([409, { confirmar: true }]);
    expect(asked.json().warning).toContain('mais gols que o novo placar');
    expect((await ler(cena)).partida.placar).toMatchObject({ mandante: 2 });
    aceito(await lances.lancar(cena, 'co', placar(1, 1), { ...motivo, ciente: true }));
    expect((await ver(cena)).mandante).toMatchObject({ contradiz: true, gols: 1 });
    expect(await numbers(cena)).toMatchObject({
      ...{ artilharia: [], sem_autor: 2, contradizem: [cena.uuid] },
      cartoes: [{ nome: 'Jura' }],
    });
    aceito(await salvar(cena, 'co', { mandante: [gol('Zé')] }));
    expect((await ver(cena)).mandante.contradiz).toBe(false);
    expect(await numbers(cena)).toMatchObject({ artilharia: [{ gols: 1 }], contradizem: [] });
  });

  test('that fits the sheet asks nothing', async () => {
    const cena = await confirmada();
    aceito(await salvar(cena, 'co', { mandante: [gol('Zé')] }));
    aceito(await lances.lancar(cena, 'co', placar(3, 1), motivo));
    expect(await numbers(cena)).toMatchObject({ artilharia: [{ gols: 1 }], sem_autor: 3 });
  });

  test('that takes it away takes the sheet away, and the next score begins with none', async () => {
    const cena = await confirmada();
    aceito(await salvar(cena, 'co', { mandante: [gol('Zé')] }));
    const asked = await lances.lancar(cena, 'co', { tipo: 'limpar' }, motivo);
    expect([asked.statusCode, asked.json().data]).toEqual([409, { confirmar: true }]);
    aceito(await lances.lancar(cena, 'co', { tipo: 'limpar' }, { ...motivo, ciente: true }));
    aceito(await lances.lancar(cena, 'co', placar(4, 4)));
    expect((await ver(cena)).mandante).toMatchObject({ versao: 0, lances: [], por: null });
    expect(await numbers(cena)).toBeNull();
  });

  test('to a W.O. counts no goals: nobody played', async () => {
    const cena = await confirmada();
    aceito(await salvar(cena, 'co', { mandante: [gol('Zé')] }));
    const wo = { tipo: 'wo', wo_de: 'visitante' };
    expect((await lances.lancar(cena, 'co', wo, motivo)).statusCode).toBe(409);
    aceito(await lances.lancar(cena, 'co', wo, { ...motivo, ciente: true }));
    expect(await numbers(cena)).toBeNull();
  });

  test('by a verdict that has it played again begins a new sheet', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(2, 0)));
    aceito(await salvar(cena, 'casa', { mandante: [gol('Zé')] }));
    aceito(await lances.contestar(cena, 'fora', { informado: placar(0, 2) }));
    expect((await salvar(cena, 'casa', { mandante: [] })).statusCode).toBe(409);
    aceito(await lances.julgar(cena, 'co', { tipo: 'jogar_de_novo' }));
    expect((await ver(cena)).mandante).toMatchObject({ versao: 0, lances: [] });
  });
});
