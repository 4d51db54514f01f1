// What people send beside or instead of what is asked for, to every endpoint about a championship.
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { ESTADOS } from '#regras/estados.ts';
import type { NamedEndpoint } from '#server/docs/openapi.ts';
import { testApp } from '#server/testing/app.ts';
import { makeCampeonato } from '#server/testing/campeonato.ts';
import {
  type Cena,
  CHAMADAS,
  DE_UM_CAMPEONATO,
  enderecoDe,
  type MomentoDaCena,
  makeCena,
  makePessoas,
  type Pessoas,
} from '#server/testing/cena.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

let pessoas: Pessoas;
let cenas: Readonly<Record<MomentoDaCena, Cena>>;

beforeAll(async () => {
  pessoas = await makePessoas(t);
  cenas = {
    aberto: await makeCena(t, pessoas, { momento: 'aberto' }),
    andamento: await makeCena(t, pessoas, { momento: 'andamento' }),
  };
});

type Body = Record<string, unknown>;
type Call = { readonly name: string; readonly body: Body; send(body: unknown): Promise<Answer> };
type Answer = Awaited<ReturnType<Pessoas['dono']['get']>>;

function callOf(endpoint: NamedEndpoint, body: (cena: Cena) => Body, momento: MomentoDaCena): Call {
  const cena = cenas[momento];
  const url = enderecoDe(endpoint, cena);
  return {
    name: endpoint.name,
    body: body(cena),
    send: (sent) => pessoas.dono.send(endpoint.entry.method, url, { body: sent }),
  };
}

const fases = [{ tipo: 'pontos_corridos', tabela: { wo: { gols: 3 } } }];

/** Every call with a body: about a championship, and those that make one or enter one. */
function calls(): Call[] {
  const post = (name: string, path: string, body: Body): Call => ({
    name,
    body,
    send: (sent) => pessoas.dono.post(path, sent),
  });
  return [
    ...DE_UM_CAMPEONATO.flatMap((endpoint) => {
      const { body, momento } = CHAMADAS[endpoint.name] ?? {};
      return body && momento ? [callOf(endpoint, body, momento)] : [];
    }),
    post('criarCampeonato', '/api/campeonatos', { nome: 'Copa', fases }),
    post('criarExpresso', '/api/campeonatos/expresso', {
      nome: 'Copa',
      lista: 'Ana\nBia',
      preset: 'x1',
    }),
    post('assumirParticipante', '/api/participantes/convite', { token: 'x' }),
  ];
}

const POWER: Body = {
  id: 'zzzzzzzzzz',
  dono_uuid: uuidv7(),
  usuario_uuid: uuidv7(),
  campeonato_id: 'zzzzzzzzzz',
  codigo_convite: 'aberto',
  confirmados: 512,
  excluido_em: null,
  campeao_uuid: uuidv7(),
  resultado: { tipo: 'wo', wo_de: 'visitante' },
  is_pro: true,
  is_admin: true,
};

/** These words mean something to some of the endpoints. */
const SOMETIMES: Body = {
  ...{ status: 2, versao: 999, configuracao_versao: 999, estado: 'encerrado' },
  ...{ pago: true, uuid: uuidv7() },
};

const dump = async () => {
  const row = await t.db.first<{ dump: string }>(sql`
    select (select json_agg(c order by id)::text from campeonatos c) ||
      (select json_agg(p order by uuid)::text from participantes p) ||
      (select json_agg(j order by uuid)::text from partidas j) ||
      (select json_agg(o order by usuario_uuid)::text from organizadores o) ||
      (select json_agg(u order by uuid)::text from usuarios u) as dump`);
  return row?.dump;
};

describe('fields that nobody asked for', () => {
  test('are refused by every endpoint, and nothing is stored', async () => {
    const before = await dump();
    for (const { name, body, send } of calls()) {
      for (const [field, value] of Object.entries({ ...POWER, ...SOMETIMES })) {
        if (field in body || (name === 'editarParticipante' && field === 'pago')) continue;
        const answer = await send({ ...body, [field]: value });
        expect(answer.statusCode, `${name} ${field} ${answer.body}`).toBe(422);
      }
    }
    expect(await dump()).toBe(before);
  });

  test('are refused inside of lists and groups too', async () => {
    const { id, uuids, partida } = cenas.andamento;
    const extra = { is_pro: true };
    const base = { nome: 'Copa', fases };
    const made: [string, string, Body][] = [
      ['POST', '/api/campeonatos', { ...base, regras: extra }],
      ['POST', '/api/campeonatos', { ...base, inscricao: extra }],
      ['POST', '/api/campeonatos', { ...base, fases: [{ tipo: 'mata_mata', ...extra }] }],
      [
        'POST',
        '/api/campeonatos',
        { ...base, fases: [{ tipo: 'pontos_corridos', tabela: extra }] },
      ],
      [
        'POST',
        '/api/campeonatos',
        { ...base, cores: { cores: ['#000000', '#ffffff'], estampa: 'lisa', ...extra } },
      ],
      [
        'POST',
        `/api/campeonatos/${cenas.aberto.id}/participantes/lista`,
        { participantes: [{ nome: 'Ana', usuario_uuid: uuidv7() }] },
      ],
      [
        'PUT',
        `/api/participantes/${uuids[0]}/elenco`,
        { jogadores: [{ nome: 'Ana', usuario_uuid: uuidv7() }] },
      ],
      [
        'PUT',
        `/api/partidas/${partida?.uuid}/placar`,
        {
          versao: partida?.versao,
          lancamento: { tipo: 'placar', mandante: 1, visitante: 0, confirmado_at: 'agora' },
        },
      ],
      ['POST', `/api/campeonatos/${id}/sorteio`, { metodo: 'aleatorio', semente: 'minha' }],
    ];
    const before = await dump();
    for (const [method, path, body] of made) {
      const answer = await pessoas.dono.send(method as 'POST', path, { body });
      expect(answer.statusCode, `${path} ${answer.body}`).toBe(422);
    }
    expect(await dump()).toBe(before);
  });
});

describe('values of another kind', () => {
  const GARBAGE = [null, true, 0, -1, 40_000, 1e21, '', 'x'.repeat(30_000), [[]], { a: 1 }];

  const variants = ({ body }: Call): Body[] =>
    Object.keys(body).flatMap((field) => GARBAGE.map((value) => ({ ...body, [field]: value })));

  test('never break anything: the answer is a refusal in the shape of the contract', async () => {
    for (const call of calls()) {
      for (const body of variants(call)) {
        const answer = await call.send(body);
        expect(answer.statusCode, `${call.name} ${answer.body}`).toBeLessThan(500);
        if (answer.statusCode < 400) continue;
        expect(answer.json().code, call.name).toEqual(expect.any(String));
      }
      for (const body of [[], 'texto', 7]) {
        const answer = await call.send(body);
        expect([400, 415, 422], `${call.name} ${answer.body}`).toContain(answer.statusCode);
      }
    }
  });

  test('in the query of a read are as if they were not there', async () => {
    const cena = cenas.andamento;
    for (const endpoint of DE_UM_CAMPEONATO.filter(({ entry }) => entry.method === 'GET')) {
      const names = Object.keys(endpoint.entry.query?.shape ?? {});
      for (const name of names.filter((other) => other !== 'participante')) {
        for (const value of ['', '-1', '40000', '1e99', "' or 1=1", '%00', 'x'.repeat(2_000)]) {
          const url = `${enderecoDe(endpoint, cena)}&${name}=${value.replaceAll(' ', '+')}`;
          const answer = await pessoas.dono.get(url);
          expect([200, 400, 404], `${url} ${answer.body}`).toContain(answer.statusCode);
        }
      }
    }
  });
});

describe('steps that are not there', () => {
  const STEPS: Readonly<Record<string, readonly string[]>> = {
    rascunho: ['inscricoes', 'cancelado'],
    inscricoes: ['rascunho', 'cancelado'],
    andamento: ['inscricoes', 'encerrado', 'cancelado'],
    encerrado: ['andamento', 'cancelado'],
    cancelado: ['rascunho', 'andamento'],
  };

  test.each(ESTADOS)('from %s a championship goes where it may, and says so', async (from) => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    for (const to of ESTADOS.filter((other) => other !== from)) {
      await t.db.run(sql`update campeonatos set estado = ${from} where id = ${id}`);
      const answer = await org.put(`/api/campeonatos/${id}/estado`, { estado: to, ciente: true });
      // Without matches nothing starts, whatever it was before.
      const may = STEPS[from]?.includes(to) && to !== 'andamento';
      expect(answer.statusCode, `${to} ${answer.body}`).toBe(may ? 200 : 409);
      if (!may) expect(answer.json().warning, to).toEqual(expect.any(String));
    }
  });

  test('out of their time they are refused with a warning', async () => {
    const { id, uuids, partida } = await makeCena(t, pessoas, { momento: 'andamento' });
    const { dono, estranha } = pessoas;
    const path = `/api/campeonatos/${id}`;
    const lancamento = { tipo: 'placar', mandante: 1, visitante: 0 };
    await dono.put(`/api/partidas/${partida?.uuid}/placar`, {
      versao: partida?.versao,
      lancamento,
    });
    const final = (await dono.get(`${path}/jogos?fase=2&rodada=1`)).json().data[0];
    const open = cenas.aberto;
    const answers = {
      'a new draw after a result': await dono.post(`${path}/sorteio`, { metodo: 'aleatorio' }),
      'back to entries after a result': await dono.put(`${path}/estado`, { estado: 'inscricoes' }),
      'an entry after the start': await estranha.post(`${path}/participantes`, {}),
      'a new name after the draw': await dono.post(`${path}/participantes/lista`, {
        participantes: [{ nome: 'Nova' }],
      }),
      'a cancelled entry after the draw': await dono.put(`/api/participantes/${uuids[1]}/status`, {
        status: 3,
      }),
      'a score without teams': await dono.put(`/api/partidas/${final.uuid}/placar`, {
        versao: final.versao,
        lancamento,
      }),
      'a Swiss round without Swiss': await dono.post(`${path}/rodadas`),
      'lots before the end': await dono.post(`${path}/desempate`, { fase: 1 }),
      'leaving before the start': await dono.put(
        `/api/participantes/${open.uuids[1]}/desistencia`,
        { desistiu: true },
      ),
      'a substitute before the start': await dono.put(
        `/api/participantes/${open.uuids[1]}/substituto`,
        { nome: 'Outra' },
      ),
    };
    for (const [what, answer] of Object.entries(answers)) {
      expect(answer.statusCode, `${what} ${answer.body}`).toBe(409);
      expect(answer.json().warning, what).toEqual(expect.any(String));
    }
  });
});
