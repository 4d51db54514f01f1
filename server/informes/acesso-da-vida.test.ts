// Every endpoint of a match by everybody around it, with the exact status of each; read from the contract, so that a
// new one stands in the table or the first test fails. Who holds a score link is no person, and opens none of them.
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#server/docs/openapi.ts';
import { testApp } from '#server/testing/app.ts';
import {
  addHelper,
  insertNames,
  makeCampeonato,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { makeAdmin } from '#server/testing/cena.ts';
import type { Client } from '#server/testing/client.ts';
import { fotoDe, picture, sendFoto } from '#server/testing/foto.ts';
import { makeLiga } from '#server/testing/liga/liga.ts';
import {
  aceito,
  type CenaDaVida,
  criarLink,
  lances,
  ler,
  makePartida,
  placar,
} from '#server/testing/vida.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp({ DATA_DIR: mkdtempSync(join(tmpdir(), 'tabelao-acesso-')) });

/** The organisation, without who only manages entries. */
const ORGANIZACAO = ['resultados', 'co', 'dono', 'admin'] as const;
/** Of the home side; somebody of its squad without an office does not speak. */
const LADO = ['casa', 'capitao', 'vice'] as const;
/** `banida`: the liga in which it is played sent her away. What everybody reads she reads, and nothing more is hers. */
const OUTROS = [
  'naoVerificada',
  'estranha',
  'banida',
  'participante',
  'inscricoes',
  'jogador',
] as const;
const QUEM = ['visita', ...OUTROS, ...ORGANIZACAO, ...LADO, 'fora', 'juiz'] as const;

type Quem = (typeof QUEM)[number];

type Momento =
  | 'agendada'
  | 'informada'
  | 'contestada'
  | 'proposta'
  | 'problema'
  | 'ao_vivo'
  | 'foto';

type Cena = {
  readonly uuid: string;
  /** What the moment is about: the claim, proposal, problem, event or picture of the home side. */
  readonly dito: string;
  readonly versao: number;
};

type Caso = {
  readonly antes: Momento;
  /** Of everybody who is not named: 403, and 401 without a session. */
  readonly espera: Readonly<Partial<Record<Quem | 'organizacao' | 'lado' | 'todos', number>>>;
  call(who: Client, cena: Cena): Promise<{ statusCode: number; body: string }>;
};

let gente: Readonly<Record<Exclude<Quem, 'visita'>, Awaited<ReturnType<typeof t.signedIn>>>>;
let visita: Client;
let id: string;
let vagas: { uuid: string; mandante: string; visitante: string }[];

const semSessao = (quem: Quem) => quem === 'visita';

beforeAll(async () => {
  visita = await t.guest();
  const pairs = [];
  for (const quem of QUEM) {
    const verified = quem !== 'naoVerificada';
    if (!semSessao(quem))
      pairs.push([quem, await t.signedIn({ verified, isAdmin: quem === 'admin' })]);
  }
  gente = Object.fromEntries(pairs);
  await makeAdmin(t, gente.admin);
  // Three who help are more than a plan without a price takes.
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${gente.dono.uuid}`);
  id = await makeCampeonato(gente.dono, {
    fases: [{ tipo: 'pontos_corridos', turnos: 4 }],
    regras: { quem_informa: 'os_dois' },
  });
  for (const papel of ['co', 'resultados', 'inscricoes'] as const) {
    await addHelper(gente.dono, id, { helper: gente[papel], papel });
  }
  const liga = await makeLiga(gente.dono);
  await t.db.run(sql`update campeonatos set liga_uuid = ${liga} where id = ${id}`);
  await t.db.run(sql`
    insert into banidos_da_liga (liga_uuid, usuario_uuid, motivo)
    values (${liga}, ${gente.banida.uuid}, 'Ofendeu a mesa')`);
  await insertNames(t, id, 10);
  await startCampeonato(gente.dono, id);
  await t.db.run(sql`update partidas set prazo_at = null where campeonato_id = ${id}`);
  vagas = await t.db.rows(sql`
    select uuid, mandante_uuid as mandante, visitante_uuid as visitante from partidas
    where campeonato_id = ${id} order by rodada, ordem`);
  for (const [quem, papel] of [
    ['capitao', 'capitao'],
    ['vice', 'vice'],
    ['jogador', null],
  ] as const) {
    await t.db.run(sql`
      insert into jogadores (uuid, participante_uuid, usuario_uuid, nome, papel)
      values (${uuidv7()}, ${vagas[0]?.mandante}, ${gente[quem].uuid}, ${quem}, ${papel})`);
  }
});

const at = ({ uuid }: Pick<Cena, 'uuid'>, path: string) => `/api/partidas/${uuid}${path}`;
const informado = placar(2, 1);
const amanha = () => new Date(Date.now() + 86_400_000).toISOString();
const lance = (tipo: string) => ({ id: randomUUID(), tipo });

/** Each moment by what the home side does; what it made. */
const FAZ: Readonly<Record<Momento, (cena: Pick<Cena, 'uuid'>) => Promise<string>>> = {
  agendada: async ({ uuid }) => uuid,
  informada: async (cena) => {
    const answer = await gente.casa.post(at(cena, '/informes'), { informado: placar(3, 0) });
    return answer.json().data.vida.informe.uuid;
  },
  contestada: async (cena) => {
    const foto = await fotoDe(gente.casa, cena.uuid);
    const said = { informado: placar(3, 0), fotos: [{ uuid: foto }] };
    aceito(await gente.casa.post(at(cena, '/informes'), said));
    aceito(await gente.fora.post(at(cena, '/contestacao'), { informado: placar(0, 3) }));
    await t.db.run(sql`
      update contestacoes set juiz_uuid = ${gente.juiz.uuid} where partida_uuid = ${cena.uuid}`);
    return foto;
  },
  proposta: async (cena) => {
    const answer = await gente.casa.post(at(cena, '/propostas'), { horarios: [amanha()] });
    return answer.json().data.propostas[0].uuid;
  },
  problema: async (cena) => {
    const body = { tipo: 'problema', motivo: 'O servidor caiu' };
    return (await gente.casa.post(at(cena, '/ocorrencias'), body)).json().data.uuid;
  },
  ao_vivo: async (cena) => {
    const begun = lance('inicio');
    aceito(await gente.casa.post(at(cena, '/lances'), begun));
    return begun.id;
  },
  foto: (cena) => fotoDe(gente.casa, cena.uuid),
};

/** A match that nobody has said anything of, with its people: whoever had them before has nobody. */
async function makeCena(antes: Momento): Promise<Cena> {
  const partida = vagas.shift();
  if (!partida) throw new Error('the championship has too few matches');
  const { uuid, mandante, visitante } = partida;
  const [third] = await t.db.rows<{ uuid: string }>(sql`
    select uuid from participantes where campeonato_id = ${id}
      and uuid not in (${mandante}, ${visitante}) limit 1`);
  await t.db.run(sql`
    update participantes set usuario_uuid = null where campeonato_id = ${id}`);
  const seats = [
    [mandante, gente.casa],
    [visitante, gente.fora],
    [third?.uuid, gente.participante],
  ] as const;
  for (const [seat, who] of seats) {
    await t.db.run(sql`update participantes set usuario_uuid = ${who.uuid} where uuid = ${seat}`);
  }
  await t.db.run(sql`
    update jogadores set participante_uuid = ${mandante}
    where usuario_uuid = any(${[gente.capitao.uuid, gente.vice.uuid, gente.jogador.uuid]}::uuid[])`);
  const dito = await FAZ[antes]({ uuid });
  const row = await t.db.first<{ versao: number }>(sql`
    select versao from partidas where uuid = ${uuid}`);
  return { uuid, dito, versao: row?.versao ?? 0 };
}

const DOS_DOIS = { lado: 200, fora: 200 } as const;
const LEEM = { organizacao: 200, ...DOS_DOIS } as const;
const TODOS = { todos: 200 } as const;

/** By the name of the endpoint. */
const CASOS: Readonly<Record<string, Caso>> = {
  verPartida: { antes: 'agendada', espera: TODOS, call: (who, cena) => who.get(at(cena, '')) },
  lancarPlacar: {
    antes: 'agendada',
    espera: { organizacao: 200 },
    call: (who, cena) =>
      who.put(at(cena, '/placar'), { versao: cena.versao, lancamento: informado }),
  },
  preverPlacar: {
    antes: 'contestada',
    espera: { organizacao: 200, juiz: 200 },
    call: (who, cena) => who.post(at(cena, '/impacto'), { lancamento: informado }),
  },
  agendarPartida: {
    antes: 'agendada',
    espera: { organizacao: 200 },
    call: (who, cena) => who.put(at(cena, '/agenda'), { versao: cena.versao, estadio: 'Arena' }),
  },
  compartilharPartida: {
    antes: 'agendada',
    espera: TODOS,
    call: (who, cena) => who.get(at(cena, '/compartilhar')),
  },
  // Nothing is late.
  cobrarPartida: {
    antes: 'agendada',
    espera: { organizacao: 409 },
    call: (who, cena) => who.post(at(cena, '/cobranca')),
  },
  verPropostas: {
    antes: 'proposta',
    espera: LEEM,
    call: (who, cena) => who.get(at(cena, '/propostas')),
  },
  proporHorarios: {
    antes: 'agendada',
    espera: { lado: 201, fora: 201 },
    call: (who, cena) => who.post(at(cena, '/propostas'), { horarios: [amanha()] }),
  },
  marcarVistas: {
    antes: 'proposta',
    espera: DOS_DOIS,
    call: (who, cena) => who.put(at(cena, '/propostas/vistas'), {}),
  },
  aceitarProposta: {
    antes: 'proposta',
    espera: { fora: 200 },
    call: (who, cena) => who.put(at(cena, `/propostas/${cena.dito}/aceite`), {}),
  },
  retirarProposta: {
    antes: 'proposta',
    espera: { lado: 200 },
    call: (who, cena) => who.delete(at(cena, `/propostas/${cena.dito}`)),
  },
  verOcorrencias: {
    antes: 'problema',
    espera: LEEM,
    call: (who, cena) => who.get(at(cena, '/ocorrencias')),
  },
  relatarOcorrencia: {
    antes: 'agendada',
    espera: { lado: 201, fora: 201 },
    call: (who, cena) =>
      who.post(at(cena, '/ocorrencias'), { tipo: 'problema', motivo: 'O servidor caiu' }),
  },
  retirarOcorrencia: {
    antes: 'problema',
    espera: { lado: 200 },
    call: (who, cena) => who.delete(at(cena, `/ocorrencias/${cena.dito}`)),
  },
  resolverOcorrencia: {
    antes: 'problema',
    espera: { organizacao: 200 },
    call: (who, cena) => who.put(at(cena, `/ocorrencias/${cena.dito}`), {}),
  },
  verMensagens: {
    antes: 'agendada',
    espera: LEEM,
    call: (who, cena) => who.get(at(cena, '/mensagens')),
  },
  mandarMensagem: {
    antes: 'agendada',
    espera: { lado: 201, fora: 201 },
    call: (who, cena) => who.post(at(cena, '/mensagens'), { mensagem: 'bom_jogo' }),
  },
  informarPlacar: {
    antes: 'agendada',
    espera: { lado: 201, fora: 201 },
    call: (who, cena) => who.post(at(cena, '/informes'), { informado }),
  },
  mudarInforme: {
    antes: 'informada',
    espera: { lado: 200 },
    call: (who, cena) => who.put(at(cena, `/informes/${cena.dito}`), { informado }),
  },
  retirarInforme: {
    antes: 'informada',
    espera: { lado: 200 },
    call: (who, cena) => who.delete(at(cena, `/informes/${cena.dito}`)),
  },
  confirmarInforme: {
    antes: 'informada',
    espera: { lado: 409, fora: 200 },
    call: (who, cena) => who.post(at(cena, `/informes/${cena.dito}/confirmacao`)),
  },
  contestarPlacar: {
    antes: 'informada',
    espera: { lado: 409, fora: 201 },
    call: (who, cena) => who.post(at(cena, '/contestacao'), { motivo: 'Não foi' }),
  },
  retirarContestacao: {
    antes: 'contestada',
    espera: { fora: 200 },
    call: (who, cena) => who.delete(at(cena, '/contestacao')),
  },
  aceitarVersao: {
    antes: 'contestada',
    espera: DOS_DOIS,
    call: (who, cena) => who.post(at(cena, '/contestacao/acordo')),
  },
  julgarCaso: {
    antes: 'contestada',
    espera: { organizacao: 200, juiz: 200 },
    call: (who, cena) =>
      who.post(at(cena, '/veredito'), {
        ...{ versao: cena.versao, decisao: informado, motivo: 'Foi' },
        regra: { texto: 'Vale a tela final.' },
      }),
  },
  verCaso: {
    antes: 'contestada',
    espera: { ...LEEM, juiz: 200 },
    call: (who, cena) => who.get(at(cena, '/caso')),
  },
  listarJuizes: {
    antes: 'contestada',
    espera: LEEM,
    call: (who, cena) => who.get(at(cena, '/juizes')),
  },
  // There are organisers who do not play it: juizes/juizes.test.ts has the match where there are none.
  indicarJuiz: {
    antes: 'contestada',
    espera: { lado: 409, fora: 409 },
    call: (who, cena) => who.post(at(cena, '/juizes'), { usuario: gente.participante.uuid }),
  },
  responderJuiz: {
    antes: 'contestada',
    espera: { lado: 409, fora: 409 },
    call: (who, cena) => who.put(at(cena, `/juizes/${uuidv7()}`), { aceita: true }),
  },
  verEscalacao: {
    antes: 'agendada',
    espera: TODOS,
    call: (who, cena) => who.get(at(cena, '/escalacao')),
  },
  // There are no squads here: whose it is comes before that.
  salvarEscalacao: {
    antes: 'agendada',
    espera: { organizacao: 409, lado: 409 },
    call: (who, cena) =>
      who.put(at(cena, '/escalacao'), { lado: 'mandante', versao: 0, jogadores: [] }),
  },
  salvarSumula: {
    antes: 'informada',
    espera: { organizacao: 200, lado: 200 },
    call: (who, cena) =>
      who.put(at(cena, '/sumula'), {
        mandante: { versao: 0, lances: [{ tipo: 'gol', quem: { nome: 'Zé' } }] },
      }),
  },
  verLances: { antes: 'ao_vivo', espera: TODOS, call: (who, cena) => who.get(at(cena, '/lances')) },
  marcarLance: {
    antes: 'ao_vivo',
    espera: { organizacao: 201, lado: 201, fora: 201 },
    call: (who, cena) => who.post(at(cena, '/lances'), { ...lance('gol'), lado: 'mandante' }),
  },
  desfazerLance: {
    antes: 'ao_vivo',
    espera: { organizacao: 200, lado: 200 },
    call: (who, cena) => who.delete(at(cena, `/lances/${cena.dito}`)),
  },
  encerrarAoVivo: {
    antes: 'ao_vivo',
    espera: LEEM,
    call: (who, cena) => who.post(at(cena, '/lances/encerramento'), {}),
  },
  listarProvas: {
    antes: 'contestada',
    espera: { ...LEEM, juiz: 200 },
    call: (who, cena) => who.get(at(cena, '/provas')),
  },
  enviarProva: {
    antes: 'agendada',
    espera: { lado: 201, fora: 201 },
    call: async (who, cena) => sendFoto(who, cena.uuid, await picture(20, 20)),
  },
  verProva: {
    antes: 'contestada',
    espera: { ...LEEM, juiz: 200 },
    call: (who, cena) => who.get(at(cena, `/provas/${cena.dito}`)),
  },
  // Sent by one of them and used by nobody yet: it is nobody else's.
  apagarProva: {
    antes: 'foto',
    espera: { casa: 204, capitao: 404, vice: 404, fora: 404 },
    call: (who, cena) => who.delete(at(cena, `/provas/${cena.dito}`)),
  },
};

function esperado({ espera }: Caso, quem: Quem): number {
  const group = LADO.some((one) => one === quem)
    ? espera.lado
    : ORGANIZACAO.some((one) => one === quem)
      ? espera.organizacao
      : undefined;
  return espera[quem] ?? group ?? espera.todos ?? (semSessao(quem) ? 401 : 403);
}

const clientOf = (quem: Quem): Client => (quem === 'visita' ? visita : gente[quem]);

const OF_A_MATCH = ENDPOINTS.filter(({ entry }) => entry.path.startsWith('/api/partidas/'));

test('every endpoint of a match stands in the table', () => {
  expect(Object.keys(CASOS).sort()).toEqual(OF_A_MATCH.map(({ name }) => name).sort());
});

const reads = new Set(
  OF_A_MATCH.filter(({ entry }) => entry.method === 'GET').map(({ name }) => name),
);

test.each(Object.entries(CASOS))('%s is for whom it is for', async (name, caso) => {
  // Who is refused changes nothing, so all of them meet the same match.
  let cena = await makeCena(caso.antes);
  const order = QUEM.toSorted((a, b) => esperado(caso, b) - esperado(caso, a));
  for (const quem of order) {
    const status = esperado(caso, quem);
    const answer = await caso.call(clientOf(quem), cena);
    expect(answer.statusCode, `${quem} ${answer.body}`).toBe(status);
    if (status < 400 && !reads.has(name)) cena = await makeCena(caso.antes);
  }
});

test('a score link opens none of them but what everybody may read', async () => {
  const { segredo } = await criarLink(gente.dono, id, { tipo: 'rodada', fase: 1, rodada: 1 });
  const headers = { authorization: `Bearer ${segredo}` };
  const holder: Client = {
    ...visita,
    send: (method, path, request = {}) =>
      visita.send(method, path, { ...request, headers: { ...request.headers, ...headers } }),
    get: (path) => visita.get(path, { headers }),
    post: (path, body) => visita.post(path, body, { headers }),
    put: (path, body) => visita.put(path, body, { headers }),
    delete: (path) => visita.delete(path, undefined, { headers }),
  };
  const cena = await makeCena('contestada');
  for (const [name, caso] of Object.entries(CASOS)) {
    const answer = await caso.call(holder, cena);
    expect(answer.statusCode, `${name} ${answer.body}`).toBe(esperado(caso, 'visita'));
  }
});

test('what the page offers to each is what they may do', async () => {
  const offered = async (cena: CenaDaVida) =>
    Promise.all(
      (['estranha', 'dono', 'casa', 'fora'] as const).map(
        async (quem) => (await ler(cena, quem)).vida.acoes,
      ),
    );
  const cena = await makePartida(t);
  expect(await offered(cena)).toEqual([
    [],
    ['lancar'],
    ['informar', 'informar_wo'],
    ['informar', 'informar_wo'],
  ]);
  aceito(await lances.informar(cena, 'casa', placar(3, 0)));
  expect(await offered(cena)).toEqual([
    [],
    ['lancar'],
    ['mudar', 'retirar'],
    ['confirmar', 'contestar'],
  ]);
  aceito(await lances.contestar(cena, 'fora', { informado: placar(0, 3) }));
  expect(await offered(cena)).toEqual([
    [],
    ['julgar'],
    ['aceitar'],
    ['retirar_contestacao', 'aceitar'],
  ]);
});
