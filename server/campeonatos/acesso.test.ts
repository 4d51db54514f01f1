// Every endpoint about a championship, tried by everybody: read from the contract, so that a new one stands
// in the table of calls or the first test fails.
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NamedEndpoint } from '#server/docs/openapi.ts';
import { testApp } from '#server/testing/app.ts';
import { openCampeonato } from '#server/testing/campeonato.ts';
import {
  type Cena,
  CHAMADAS,
  DE_UM_CAMPEONATO,
  enderecoDe,
  type MomentoDaCena,
  makeCena,
  makePessoas,
  type PapelDaCena,
  type Pessoas,
} from '#server/testing/cena.ts';
import { dump } from '#server/testing/dump.ts';
import { uuidv7 } from '#server/uuid.ts';
import { findFor } from './acesso.ts';

const t = testApp();

let pessoas: Pessoas;

beforeAll(async () => {
  pessoas = await makePessoas(t);
});

const ALL: readonly PapelDaCena[] = [
  'dono',
  'co',
  'inscricoes',
  'resultados',
  'liga',
  'participante',
  'estranha',
  'admin',
];

/** Who may do what in a public championship. */
const MAY: Readonly<Record<string, readonly PapelDaCena[]>> = {
  ver: ALL,
  ver_historico: ALL,
  inscrever: ALL,
  editar: ['dono', 'co', 'admin'],
  mudar_estado: ['dono', 'co', 'admin'],
  excluir: ['dono', 'admin'],
  gerir_organizadores: ['dono', 'admin'],
  gerir_participantes: ['dono', 'co', 'inscricoes', 'admin'],
  proprio: ['dono', 'co', 'inscricoes', 'participante', 'admin'],
  lado: ['participante'],
  lado_ou_agenda: ['dono', 'co', 'resultados', 'participante', 'admin'],
  lado_ou_placar: ['dono', 'co', 'resultados', 'liga', 'participante', 'admin'],
  sortear: ['dono', 'co', 'admin'],
  agendar: ['dono', 'co', 'resultados', 'admin'],
  lancar_placar: ['dono', 'co', 'resultados', 'liga', 'admin'],
  corrigir_placar: ['dono', 'co', 'resultados', 'admin'],
  punir: ['dono', 'co', 'admin'],
  gerir_mesa: ['dono', 'co', 'liga', 'admin'],
  avisar: ['dono', 'co', 'inscricoes', 'admin'],
};

/** Who runs the liga edits what is not played yet. */
const mayOf = ({ acao, momento }: { acao: string; momento: MomentoDaCena }) => {
  const may = MAY[acao] ?? [];
  return acao === 'editar' && momento === 'aberto' ? [...may, 'liga' as const] : may;
};

const named = DE_UM_CAMPEONATO.map((endpoint) => [endpoint.name, endpoint] as const);

const kept = new Map<string, Promise<Cena>>();

/** What only reads can share a scene with others that do. */
function cenaDe({ entry }: NamedEndpoint, momento: MomentoDaCena): Promise<Cena> {
  if (entry.method !== 'GET') return makeCena(t, pessoas, { momento });
  const cena = kept.get(momento) ?? makeCena(t, pessoas, { momento });
  kept.set(momento, cena);
  return cena;
}

function chamadaDe({ name }: NamedEndpoint) {
  const chamada = CHAMADAS[name];
  if (!chamada) throw new Error(`${name} has no call`);
  return chamada;
}

test('every endpoint about a championship has a call here', () => {
  expect(Object.keys(CHAMADAS).sort()).toEqual(DE_UM_CAMPEONATO.map(({ name }) => name).sort());
});

/** What the contract says of a success. */
function successOf({ entry: { answer, sends, status } }: NamedEndpoint): number {
  return answer || sends ? (status ?? 200) : 204;
}

/** The call of an endpoint in a scene. */
async function call(endpoint: NamedEndpoint, cena: Cena, papel: PapelDaCena) {
  const body = chamadaDe(endpoint).body?.(cena);
  return pessoas[papel].send(
    endpoint.entry.method,
    enderecoDe(endpoint, cena),
    body ? { body } : {},
  );
}

/** The owner, where it is not a side's alone. */
const firstOf = (may: readonly PapelDaCena[]) => (may.includes('dono') ? 'dono' : 'participante');

describe('in a public championship', () => {
  const usual = named.filter(([, endpoint]) => chamadaDe(endpoint).acao !== 'vida');

  test.each(usual)('%s is for whom it is for', async (_name, endpoint) => {
    const { momento, recusa, recusas, umaVez } = chamadaDe(endpoint);
    const cena = await cenaDe(endpoint, momento);
    const may = mayOf(chamadaDe(endpoint));
    for (const papel of ALL.filter((other) => !may.includes(other))) {
      expect((await call(endpoint, cena, papel)).statusCode, papel).toBe(403);
    }
    if (endpoint.entry.access === 'public') {
      const guest = await t.guest();
      const answer = await guest.send(endpoint.entry.method, enderecoDe(endpoint, cena));
      expect(answer.statusCode, answer.body).toBe(200);
    }
    // Nothing that was refused changed anything: the owner's version is still the one of the scene.
    const first = firstOf(may);
    const own = await call(endpoint, cena, first);
    if (recusa) expect(own.json().warning).toEqual(expect.any(String));
    expect(own.statusCode, own.body).toBe(recusa ?? successOf(endpoint));
    // And everybody else whom it is for gets what the owner gets.
    for (const papel of may.filter((other) => other !== first)) {
      const scene = umaVez ? await cenaDe(endpoint, momento) : cena;
      const answer = await call(endpoint, scene, papel);
      const expected = recusas?.[papel] ?? own.statusCode;
      expect(answer.statusCode, `${papel} ${answer.body}`).toBe(expected);
    }
  });
});

describe('reading all of a championship', () => {
  const reads = DE_UM_CAMPEONATO.filter(({ entry }) => entry.method === 'GET');

  test('changes nothing, also as its owner', async () => {
    const cena = await makeCena(t, pessoas, { momento: 'andamento' });
    const before = await dump(t);
    for (const endpoint of reads) {
      const answer = await pessoas.dono.get(enderecoDe(endpoint, cena));
      expect(answer.statusCode, endpoint.name).toBe(200);
    }
    expect(await dump(t)).toBe(before);
    const archive = `/api/campeonatos/${cena.id}/arquivo`;
    expect((await pessoas.dono.put(archive, { arquivado: true })).statusCode).toBe(200);
    expect(await dump(t), 'the control: a write').not.toBe(before);
  });

  test('tells others neither the e-mail nor the phone nor the password of who is in it', async () => {
    const cena = await makeCena(t, pessoas, { momento: 'andamento' });
    await t.db.run(sql`update usuarios set telefone = '+5511987650001', senha = '$argon2id$marca'`);
    const marks = /@exemplo\.com|987650001|argon2/;
    const own = await pessoas.participante.get('/api/user');
    expect(own.body, 'the control: they see their own').toMatch(marks);
    const { participante, estranha } = pessoas;
    for (const endpoint of reads) {
      for (const who of [await t.guest(), estranha, participante]) {
        const answer = await who.get(enderecoDe(endpoint, cena));
        expect(answer.body, endpoint.name).not.toMatch(marks);
      }
    }
  });
});

describe('in a private championship', () => {
  test('nothing exists for who is not in it', async () => {
    for (const momento of ['aberto', 'andamento'] as const) {
      const cena = await makeCena(t, pessoas, { momento, visibilidade: 'privado' });
      for (const endpoint of DE_UM_CAMPEONATO) {
        const chamada = chamadaDe(endpoint);
        if (chamada.momento !== momento) continue;
        const request = chamada.body ? { body: chamada.body(cena) } : {};
        const url = enderecoDe(endpoint, cena);
        const answer = await pessoas.estranha.send(endpoint.entry.method, url, request);
        expect(answer.statusCode, `${endpoint.name} ${answer.body}`).toBe(404);
      }
    }
  });
});

describe('ids of something else', () => {
  /** Ids that are well formed and name nothing. */
  const unknown = () => ({
    id: 'zzzzzzzzzz',
    uuid: uuidv7(),
    punicao: uuidv7(),
    aviso: uuidv7(),
    usuario: uuidv7(),
  });

  test('that do not exist, or are no ids at all, are not found', async () => {
    const cenas = {
      aberto: await makeCena(t, pessoas, { momento: 'aberto' }),
      andamento: await makeCena(t, pessoas, { momento: 'andamento' }),
    };
    for (const endpoint of DE_UM_CAMPEONATO) {
      const chamada = chamadaDe(endpoint);
      const cena = cenas[chamada.momento];
      const request = chamada.body ? { body: chamada.body(cena) } : {};
      for (const ids of [unknown(), { id: "1' or 1=1", uuid: '1', punicao: 'x' }]) {
        const url = enderecoDe(endpoint, cena, ids).replaceAll(' ', '%20');
        const answer = await pessoas.dono.send(endpoint.entry.method, url, request);
        expect(answer.statusCode, `${endpoint.name} ${url}`).toBe(404);
      }
    }
  });

  test('of another championship of the same owner are not found in this one', async () => {
    const mine = await makeCena(t, pessoas, { momento: 'andamento' });
    const other = await makeCena(t, pessoas, { momento: 'andamento' });
    const { dono, estranha } = pessoas;
    const path = `/api/campeonatos/${mine.id}`;
    const [foreign] = other.uuids;
    const deduction = { fase: 1, participante: foreign, pontos: -1, motivo: 'troca' };
    const answers = {
      'a deduction': await dono.delete(`${path}/punicoes/${other.punicao}`),
      'an announcement': await dono.delete(`${path}/avisos/${other.aviso}`),
      'a draw': await dono.put(`${path}/sorteio`, { uuid: other.sorteio }),
      'a participant to punish': await dono.post(`${path}/punicoes`, deduction),
      'participants to change': await dono.put(`${path}/participantes/status`, {
        uuids: [foreign],
        status: 3,
      }),
      'a helper': await dono.delete(`${path}/organizadores/${estranha.uuid}`),
      'a participant to explain': await dono.get(
        `${path}/classificacao/explicacao?participante=${foreign}`,
      ),
    };
    for (const [what, answer] of Object.entries(answers)) {
      expect(answer.statusCode, `${what} ${answer.body}`).toBe(404);
    }
    const manual = { metodo: 'manual', manual: other.uuids };
    const draw = await dono.post(`${path}/sorteio`, manual);
    expect(draw.statusCode).toBe(422);
    const lots = await dono.put(`${path}/desempate`, { fase: 1, ordem: other.uuids });
    expect(lots.statusCode).toBe(409);
    const squad = { jogadores: [{ uuid: uuidv7(), nome: 'De fora' }] };
    const player = await dono.put(`/api/participantes/${mine.uuids[0]}/elenco`, squad);
    expect(player.statusCode).toBe(422);
  });
});

test('a private one is left out by the database for a stranger: no more work than an unknown one', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org, {}, { visibilidade: 'privado' });
  const stranger = { user: null, isAdmin: false };
  const row = await t.db.first<{ codigo: string }>(sql`
    select codigo_convite as codigo from campeonatos where id = ${id}`);
  expect(await findFor(t.db, id, stranger)).toBeUndefined();
  expect(await findFor(t.db, id, { ...stranger, convite: 'x', assumir: 'x' })).toBeUndefined();
  expect(await findFor(t.db, id, { ...stranger, convite: row?.codigo })).toMatchObject({ id });
  expect(await findFor(t.db, id, { ...stranger, isAdmin: true })).toMatchObject({ id });
});
