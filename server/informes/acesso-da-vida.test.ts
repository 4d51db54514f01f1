// Every endpoint of the life of a match by everybody around it, with the exact status of each; read from the
// contract, so that a new one stands in the table or the first test fails.
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { DE_UM_CAMPEONATO, makeAdmin } from '#server/testing/cena.ts';
import type { Client } from '#server/testing/client.ts';
import { aceito, type CenaDaVida, lances, ler, makePartida, placar } from '#server/testing/vida.ts';
import type { CHAMADAS_DA_VIDA } from '#server/testing/vida-da-cena.ts';

const t = testApp();

let guest: Client;
let admin: SignedIn;

beforeAll(async () => {
  guest = await t.guest();
  admin = await t.signedIn({ isAdmin: true });
  await makeAdmin(t, admin);
});

const QUEM = ['visitante', 'estranha', 'dono', 'co', 'admin', 'casa', 'fora'] as const;
type Quem = (typeof QUEM)[number];

type Caso = {
  /** How the match stands before. */
  readonly antes: 'agendada' | 'informada' | 'contestada';
  /** In the order of QUEM. */
  readonly status: readonly number[];
  call(who: Client, cena: CenaDaVida): Promise<{ statusCode: number; body: string }>;
};

const informado = placar(2, 1);
const at = ({ uuid }: CenaDaVida, path: string) => `/api/partidas/${uuid}/${path}`;
const claim = async (cena: CenaDaVida) => (await ler(cena)).vida.informe?.uuid ?? '';

const CASOS: Readonly<Record<keyof typeof CHAMADAS_DA_VIDA, Caso>> = {
  informarPlacar: {
    antes: 'agendada',
    status: [401, 403, 403, 403, 403, 201, 201],
    call: (who, cena) => who.post(at(cena, 'informes'), { informado }),
  },
  mudarInforme: {
    antes: 'informada',
    status: [401, 403, 403, 403, 403, 200, 403],
    call: async (who, cena) => who.put(at(cena, `informes/${await claim(cena)}`), { informado }),
  },
  retirarInforme: {
    antes: 'informada',
    status: [401, 403, 403, 403, 403, 200, 403],
    call: async (who, cena) => who.delete(at(cena, `informes/${await claim(cena)}`)),
  },
  confirmarInforme: {
    antes: 'informada',
    status: [401, 403, 403, 403, 403, 409, 200],
    call: async (who, cena) => who.post(at(cena, `informes/${await claim(cena)}/confirmacao`)),
  },
  contestarPlacar: {
    antes: 'informada',
    status: [401, 403, 403, 403, 403, 409, 201],
    call: (who, cena) => who.post(at(cena, 'contestacao'), { motivo: 'Não foi' }),
  },
  retirarContestacao: {
    antes: 'contestada',
    status: [401, 403, 403, 403, 403, 403, 200],
    call: (who, cena) => who.delete(at(cena, 'contestacao')),
  },
  aceitarVersao: {
    antes: 'contestada',
    status: [401, 403, 403, 403, 403, 200, 200],
    call: (who, cena) => who.post(at(cena, 'contestacao/acordo')),
  },
  julgarCaso: {
    antes: 'contestada',
    status: [401, 403, 200, 200, 200, 403, 403],
    call: async (who, cena) =>
      who.post(at(cena, 'veredito'), {
        ...{ versao: (await ler(cena)).partida.versao, decisao: informado, motivo: 'Foi' },
        regra: { texto: 'Vale a tela final.' },
      }),
  },
  verCaso: {
    antes: 'contestada',
    status: [401, 403, 200, 200, 200, 200, 200],
    call: (who, cena) => who.get(at(cena, 'caso')),
  },
  salvarSumula: {
    antes: 'informada',
    status: [401, 403, 200, 200, 200, 200, 403],
    call: (who, cena) =>
      who.put(at(cena, 'sumula'), {
        mandante: { versao: 0, lances: [{ tipo: 'gol', quem: { nome: 'Zé' } }] },
      }),
  },
};

async function makeCena(antes: Caso['antes']): Promise<CenaDaVida> {
  const cena = await makePartida(t);
  if (antes !== 'agendada') aceito(await lances.informar(cena, 'casa', placar(3, 0)));
  if (antes === 'contestada') {
    aceito(await lances.contestar(cena, 'fora', { informado: placar(0, 3) }));
  }
  return cena;
}

const client = ({ gente }: CenaDaVida, quem: Quem): Client => {
  if (quem === 'visitante') return guest;
  return quem === 'admin' ? admin : gente[quem];
};

test('every endpoint of the life of a match stands in the table', () => {
  const words = /^\/api\/partidas\/:uuid\/(informes|contestacao|veredito|caso|sumula)\b/;
  const all = DE_UM_CAMPEONATO.filter(({ entry }) => words.test(entry.path));
  expect(Object.keys(CASOS).sort()).toEqual(all.map(({ name }) => name).sort());
});

test.each(Object.entries(CASOS))('%s is for whom it is for', async (_name, caso) => {
  // Who is refused changes nothing, so all of them meet the same match.
  let cena = await makeCena(caso.antes);
  const order = [...QUEM.entries()].sort(
    ([a], [b]) => (caso.status[b] ?? 0) - (caso.status[a] ?? 0),
  );
  for (const [index, quem] of order) {
    const status = caso.status[index] ?? 0;
    const answer = await caso.call(client(cena, quem), cena);
    expect(answer.statusCode, `${quem} ${answer.body}`).toBe(status);
    if (status < 400) cena = await makeCena(caso.antes);
  }
});

test('what the page offers to each is what they may do', async () => {
  const offered = async (cena: CenaDaVida) =>
    Promise.all(
      (['estranha', 'dono', 'casa', 'fora'] as const).map(
        async (quem) => (await ler(cena, quem)).vida.acoes,
      ),
    );
  expect(await offered(await makeCena('agendada'))).toEqual([
    [],
    ['lancar'],
    ['informar', 'informar_wo'],
    ['informar', 'informar_wo'],
  ]);
  expect(await offered(await makeCena('informada'))).toEqual([
    [],
    ['lancar'],
    ['mudar', 'retirar'],
    ['confirmar', 'contestar'],
  ]);
  expect(await offered(await makeCena('contestada'))).toEqual([
    [],
    ['julgar'],
    ['aceitar'],
    ['retirar_contestacao', 'aceitar'],
  ]);
});
