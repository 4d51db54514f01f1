// Rows of the table of states that no other file walks: called off and back, corrections, W.O.s by the organisation.
// server/informes/tabela.test.ts says which test shows which row.
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  lances,
  ler,
  makePartida,
  placar,
  wo,
} from '#server/testing/vida.ts';

const t = testApp();

const estado = async (cena: CenaDaVida) => (await ler(cena)).partida.estado;

const cancelar = (cena: CenaDaVida, quem: 'dono' | 'co' | 'casa' | 'estranha') =>
  lances.lancar(cena, quem, { tipo: 'cancelar' }, { motivo: 'Chuva' });

const voltar = (cena: CenaDaVida, quem: 'dono' | 'co' | 'fora') =>
  lances.lancar(cena, quem, { tipo: 'limpar' }, { motivo: 'Volta' });

/** How a match gets to each state. */
const ESTADOS: Readonly<Record<string, (cena: CenaDaVida) => Promise<void>>> = {
  agendada: async () => undefined,
  adiada: async (cena) => aceito(await lances.lancar(cena, 'co', { tipo: 'adiar' })),
  informada: async (cena) => aceito(await lances.informar(cena, 'casa', placar(2, 0))),
  contestada: async (cena) => {
    aceito(await lances.informar(cena, 'casa', placar(2, 0)));
    aceito(await lances.contestar(cena, 'fora', { informado: placar(0, 2) }));
  },
  confirmada: async (cena) => aceito(await lances.lancar(cena, 'co', placar(1, 1))),
  wo: async (cena) => aceito(await lances.lancar(cena, 'co', wo('visitante'))),
};

describe('any match', () => {
  test.each(Object.entries(ESTADOS))(
    'that is %s is called off and brought back by the organisation alone',
    async (name, make) => {
      const cena = await makePartida(t);
      await make(cena);
      expect(await estado(cena)).toBe(name);
      const said = (await caso(cena)).informes.map(({ uuid }) => uuid);
      for (const quem of ['casa', 'estranha'] as const) {
        expect((await cancelar(cena, quem)).statusCode).toBe(403);
      }
      expect(await estado(cena)).toBe(name);
      aceito(await cancelar(cena, 'co'));
      expect(await ler(cena, 'fora')).toMatchObject({
        ...{ partida: { estado: 'cancelada', placar: null }, vida: { acoes: [], informe: null } },
      });
      expect((await voltar(cena, 'fora')).statusCode).toBe(403);
      aceito(await voltar(cena, 'dono'));
      expect(await estado(cena)).toBe('agendada');
      const { informes, contestacoes } = await caso(cena);
      expect(informes.map(({ uuid }) => uuid)).toEqual(said);
      expect(informes.every((one) => one.antigo && one.estado !== 'aberto')).toBe(true);
      expect(contestacoes.every((one) => one.estado !== 'aberta')).toBe(true);
      aceito(await lances.informar(cena, 'casa', placar(3, 0)));
    },
  );
});

describe('a correction', () => {
  const corrigir = (cena: CenaDaVida, quem: 'co' | 'casa', lancamento: object, more: object = {}) =>
    lances.lancar(cena, quem, lancamento, more);

  test('makes another score, a W.O., or a match that is to be played', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(2, 0)));
    aceito(await lances.confirmar(cena, 'fora'));
    const motivo = { motivo: 'Digitado errado' };
    expect((await corrigir(cena, 'casa', placar(0, 2), motivo)).statusCode).toBe(403);
    expect((await corrigir(cena, 'co', placar(0, 2))).statusCode, 'no reason').toBe(422);
    aceito(await corrigir(cena, 'co', placar(0, 2), motivo));
    expect(await estado(cena)).toBe('confirmada');
    aceito(await corrigir(cena, 'co', wo('mandante'), motivo));
    expect(await estado(cena)).toBe('wo');
    aceito(await corrigir(cena, 'co', placar(1, 1), motivo));
    expect((await ler(cena, 'casa')).vida.oficial?.via).toBe('organizacao');
    aceito(await corrigir(cena, 'co', { tipo: 'limpar' }, motivo));
    expect((await ler(cena)).partida).toMatchObject({ estado: 'agendada', placar: null });
  });
});

describe('a W.O.', () => {
  test('that a side claims is made by the word of the organisation, too', async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', wo('visitante')));
    expect((await ler(cena)).vida.informe?.confirma_sozinho).toBe(false);
    aceito(await lances.lancar(cena, 'co', wo('visitante')));
    const { partida, vida } = await ler(cena);
    expect(partida).toMatchObject({ estado: 'wo', wo_de: 'visitante' });
    expect(vida.oficial?.via).toBe('organizacao');
    expect((await caso(cena)).informes).toMatchObject([{ estado: 'confirmado' }]);
  });

  test('is complained about by who was absent, and stays in force until the verdict', async () => {
    const cena = await makePartida(t);
    aceito(await lances.lancar(cena, 'co', wo('visitante')));
    aceito(await lances.contestar(cena, 'fora', { motivo: 'Eu estava na sala' }));
    expect((await ler(cena)).partida).toMatchObject({ estado: 'contestada', wo_de: 'visitante' });
    aceito(await lances.julgar(cena, 'co', wo('visitante')));
    expect(await estado(cena)).toBe('wo');
  });

  test('of both by the organisation counts for neither', async () => {
    const cena = await makePartida(t);
    aceito(await lances.lancar(cena, 'co', wo('ambos')));
    expect((await ler(cena)).partida).toMatchObject({ estado: 'wo', wo_de: 'ambos' });
    const { data } = (
      await cena.gente.dono.get(`/api/campeonatos/${cena.id}/classificacao`)
    ).json();
    expect(JSON.stringify(data)).not.toContain('"pontos":3');
  });
});

test('the reason of who contested stays with their version after the verdict', async () => {
  const cena = await makePartida(t);
  aceito(await lances.informar(cena, 'casa', placar(2, 0)));
  aceito(await lances.contestar(cena, 'fora', { motivo: 'Foi 3 a 2' }));
  const before = (await caso(cena)).versoes;
  expect(before[1]).toMatchObject({ informado: null, texto: 'Foi 3 a 2' });
  aceito(await lances.julgar(cena, 'co', placar(1, 0)));
  expect((await caso(cena)).versoes).toEqual(before);
});

test('a verdict names the version that it read: 409 with the match as it is', async () => {
  const cena = await makePartida(t);
  aceito(await lances.informar(cena, 'casa', placar(2, 0)));
  aceito(await lances.contestar(cena, 'fora', { informado: placar(0, 2) }));
  const late = await lances.julgar(cena, 'co', placar(2, 0), { versao: 1 });
  expect(late.statusCode, late.body).toBe(409);
  expect(late.json().data).toMatchObject({ partida: { estado: 'contestada' } });
});
