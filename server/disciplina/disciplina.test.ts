// Who cannot play, as pages and tasks tell it; and what becomes of a sheet that names them all the same.
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

let org: SignedIn;
let id: string;
let team: string;
let jogos: PartidaDeTeste[];

const sideOf = ({ mandante }: PartidaDeTeste) =>
  mandante.participante === team ? 'mandante' : 'visitante';

const play = async (partida: PartidaDeTeste | undefined) => {
  if (!partida) throw new Error('no such match');
  const done = await score(org, partida, { tipo: 'placar', mandante: 1, visitante: 1 });
  expect(done.statusCode, done.body).toBe(200);
};

const book = async (partida: PartidaDeTeste | undefined, versao: number, ...lances: object[]) => {
  if (!partida) throw new Error('no such match');
  const body = { [sideOf(partida)]: { versao, lances } };
  const answer = await org.put(`/api/partidas/${partida.uuid}/sumula`, body);
  expect(answer.statusCode, answer.body).toBe(200);
};

const lance = (tipo: string, nome: string) => ({ tipo, quem: { nome } });

const data = async (path: string, who: { get: SignedIn['get'] } = org) =>
  (await who.get(path)).json().data;

const daPartida = async (partida: PartidaDeTeste | undefined) =>
  (await data(`/api/partidas/${partida?.uuid}`, await t.guest())).disciplina;

const tarefas = () => data(`/api/campeonatos/${id}/pendencias`);

beforeAll(async () => {
  org = await t.signedIn();
  id = await makeCampeonato(org, {
    fases: [{ tipo: 'pontos_corridos', turnos: 1 }],
    regras: { cartoes: { amarelos: 2, zera_na_fase: null } },
  });
  const [first = ''] = await insertNames(t, id, 4);
  team = first;
  await startCampeonato(org, id);
  jogos = await data(`/api/campeonatos/${id}/jogos?participante=${team}`);
});

test('who was sent off misses the next match: on its page, the team’s and the organisers’', async () => {
  const [one, two] = jogos;
  expect(await daPartida(two)).toEqual({ suspensos: [], pendurados: [] });
  await play(one);
  await book(one, 0, lance('vermelho', 'Jura'), lance('amarelo', 'Téo'));
  const jura = { participante: team, nome: 'Jura', motivo: 'expulsao', perde: two?.uuid };
  const seen = await daPartida(two);
  expect(seen.suspensos).toMatchObject([{ ...jura, de: one?.uuid, jogou: false }]);
  expect(seen.pendurados).toMatchObject([{ participante: team, nome: 'Téo' }]);
  const page = await data(`/api/campeonatos/${id}/participantes/${team}`, await t.guest());
  expect(page.disciplina.suspensos).toMatchObject([jura]);
  const { suspensos, gente } = await tarefas();
  expect(suspensos).toMatchObject([jura]);
  expect(Object.keys(gente)).toContain(team);
});

test('a correction tells before whom it frees', async () => {
  const [one] = jogos;
  const path = `/api/partidas/${one?.uuid}/impacto`;
  const asked = async (lancamento: object) => (await org.post(path, { lancamento })).json().data;
  const wo = { tipo: 'wo', wo_de: 'visitante' };
  expect((await asked(wo)).suspensoes).toEqual([
    { participante: team, nome: 'Jura', entra: false },
  ]);
  const other = await asked({ tipo: 'placar', mandante: 3, visitante: 1 });
  expect(other.suspensoes).toBeUndefined();
});

test('a sheet that names who was suspended is a task of the organisers, until they deal with it', async () => {
  const [, two, three] = jogos;
  await play(two);
  await book(two, 0, lance('gol', 'jura'));
  expect((await daPartida(two)).suspensos).toMatchObject([{ nome: 'Jura', jogou: true }]);
  const before = await tarefas();
  expect(before.contagem.ocorrencias).toBe(1);
  expect(
    before.jogos.filter(({ tarefa }: { tarefa: string }) => tarefa === 'ocorrencias'),
  ).toMatchObject([{ detalhe: 'suspenso_jogou', partida: { uuid: two?.uuid } }]);
  // Written anew it is the same task.
  await book(two, 1, lance('gol', 'jura'), lance('amarelo', 'Téo'));
  const path = `/api/partidas/${two?.uuid}/ocorrencias`;
  const flags = await data(path);
  expect(flags).toMatchObject([{ tipo: 'suspenso_jogou', motivo: 'Jura', resolvida_at: null }]);
  expect((await org.put(`${path}/${flags[0].uuid}`, {})).statusCode).toBe(200);
  expect((await tarefas()).contagem.ocorrencias).toBe(0);
  // The second yellow of a player of two.
  expect((await daPartida(three)).suspensos).toMatchObject([{ nome: 'Téo', motivo: 'amarelos' }]);
});

test('of a team that plays no more nobody is told to be one yellow short', async () => {
  const [, , three] = jogos;
  const rivals = [three?.mandante.participante, three?.visitante.participante];
  const rival = rivals.find((one) => one !== team);
  const pagina = () => data(`/api/campeonatos/${id}/participantes/${rival}`);
  const own: PartidaDeTeste[] = (await pagina()).partidas;
  const partida = own.find(({ uuid }) => uuid !== three?.uuid);
  await play(partida);
  const side = partida?.mandante.participante === rival ? 'mandante' : 'visitante';
  const body = { [side]: { versao: 0, lances: [lance('amarelo', 'Nico')] } };
  await org.put(`/api/partidas/${partida?.uuid}/sumula`, body);
  expect((await pagina()).disciplina.pendurados).toMatchObject([{ nome: 'Nico' }]);
  const out = { participante: rival, tipo: 'exclusao', fase: 1, motivo: 'ofensa', ciente: true };
  expect((await org.post(`/api/campeonatos/${id}/punicoes`, out)).statusCode).toBe(201);
  expect((await pagina()).disciplina.pendurados).toEqual([]);
});

test('where cards suspend nobody nothing is said, whatever the sheets say', async () => {
  const other = await makeCampeonato(org, { fases: [{ tipo: 'pontos_corridos', turnos: 1 }] });
  await insertNames(t, other, 2);
  await startCampeonato(org, other);
  const [partida] = await data(`/api/campeonatos/${other}/jogos`);
  await play(partida);
  const lances = [lance('vermelho', 'Jura')];
  const body = { mandante: { versao: 0, lances } };
  expect((await org.put(`/api/partidas/${partida.uuid}/sumula`, body)).statusCode).toBe(200);
  expect(await daPartida(partida)).toEqual({ suspensos: [], pendurados: [] });
});
