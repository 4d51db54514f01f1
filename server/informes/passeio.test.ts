// Random walks through the life of a match by everybody around it, the clock and the table official among them: what
// they say of how it ended, the judge they look for, problems, call-offs, and the match told live. After every step:
// nothing that was said is lost or altered, what is open fits the state, somebody can always move it, and what the
// page offers is what is accepted. The seed is in the name of each test; PASSEIO=3,5 walks other ways.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Caso } from '#contract/partida/contestacoes.ts';
import type { Movimento } from '#regras/vida/movimentos.ts';
import { testApp } from '#server/testing/app.ts';
import {
  type CenaDaVida,
  caso,
  criarLink,
  lances,
  ler,
  makePartida,
  makeTodosJogam,
  mesaCom,
  passam,
  placar,
  type QuemNaCena,
  silencio,
  wo,
} from '#server/testing/vida.ts';

const t = testApp();

const STEPS = 10;
const SEEDS = process.env.PASSEIO?.split(',').map(Number) ?? [1, 7, 42, 99, 2026];

/** The same walk for the same seed. */
function dice(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { next, pick: <T>(list: readonly T[]): T => list[next(list.length)] as T };
}

type Dado = ReturnType<typeof dice>;

/** Few scores, so that two often say the same. */
const score = ({ next }: Dado) => placar(next(2), next(2));

/** What somebody absent would be told, by who speaks for the other side. */
const walkover = (lado: string | null) => wo(lado === 'mandante' ? 'visitante' : 'mandante');

/** Proof that was not there before. */
const newLink = () => `https://video.exemplo.com/${randomUUID()}`;

type Passo = { cena: CenaDaVida; quem: QuemNaCena; dado: Dado; lado: string | null };

const MOVES: Readonly<Record<Movimento, (passo: Passo) => ReturnType<typeof lances.informar>>> = {
  informar: ({ cena, quem, dado }) => lances.informar(cena, quem, score(dado)),
  informar_wo: ({ cena, quem, lado }) => lances.informar(cena, quem, walkover(lado)),
  mudar: ({ cena, quem, dado }) => lances.mudar(cena, quem, score(dado)),
  retirar: ({ cena, quem }) => lances.retirar(cena, quem),
  confirmar: ({ cena, quem }) => lances.confirmar(cena, quem),
  contestar: ({ cena, quem }) =>
    lances.contestar(cena, quem, { motivo: 'Não foi assim', video: newLink() }),
  reclamar: ({ cena, quem, dado }) =>
    lances.contestar(cena, quem, {
      ...{ informado: score(dado), motivo: 'Foi outro', video: newLink() },
    }),
  retirar_contestacao: ({ cena, quem }) => lances.desistir(cena, quem),
  aceitar: ({ cena, quem }) => lances.aceitar(cena, quem),
  julgar: ({ cena, quem, dado }) => {
    const verdicts = [score(dado), wo('ambos'), { tipo: 'jogar_de_novo' }, { tipo: 'cancelar' }];
    const sancao = { lado: 'mandante', tipo: 'advertencia' };
    return lances.julgar(cena, quem, dado.pick(verdicts), dado.next(2) === 0 ? { sancao } : {});
  },
  indicar_juiz: ({ cena, quem }) => lances.indicar(cena, quem, 'co'),
  responder_juiz: ({ cena, quem, dado }) => lances.responder(cena, quem, dado.next(2) === 0),
  lancar: ({ cena, quem, dado }) => {
    const entries = [score(dado), { tipo: 'limpar' }, { tipo: 'adiar' }, { tipo: 'cancelar' }];
    return lances.lancar(cena, quem, dado.pick(entries), { motivo: 'Correção', ciente: true });
  },
};

type Falante = Passo & { readonly mesa: ReturnType<typeof mesaCom> };

/** What is said beside the moves: whether it is taken is a matter of the moment. */
const EXTRAS: Readonly<Record<string, (passo: Falante) => Promise<{ statusCode: number }>>> = {
  mesa: ({ cena, mesa, dado }) => mesa.lancar(cena.uuid, score(dado)),
  mesa_ao_vivo: ({ cena, mesa, dado }) =>
    mesa.contar(cena.uuid, { tipo: dado.pick(['inicio', 'gol']), lado: 'mandante' }),
  ao_vivo: ({ cena, quem, dado }) =>
    cena.gente[quem].post(`/api/partidas/${cena.uuid}/lances`, {
      ...{ id: randomUUID(), tipo: dado.pick(['na_sala', 'inicio', 'gol', 'amarelo', 'fim']) },
      lado: dado.pick(['mandante', 'visitante', null]),
    }),
  encerrar: ({ cena, quem }) =>
    cena.gente[quem].post(`/api/partidas/${cena.uuid}/lances/encerramento`, {}),
  problema: ({ cena, quem }) =>
    cena.gente[quem].post(`/api/partidas/${cena.uuid}/ocorrencias`, {
      ...{ tipo: 'problema', motivo: 'O servidor caiu', video: newLink() },
    }),
  desmarcar: async ({ cena, quem, dado }) => {
    const { partida } = await ler(cena, 'dono');
    const at = new Date(Date.now() + dado.pick([3, 80]) * 3_600_000).toISOString();
    const body = { versao: partida.versao, jogo_previsto_at: at, ciente: true };
    await cena.gente.dono.put(`/api/partidas/${cena.uuid}/agenda`, body);
    const answer = await cena.gente[quem].post(`/api/partidas/${cena.uuid}/ocorrencias`, {
      ...{ tipo: 'desmarcar', motivo: 'Viagem' },
    });
    // Played without an hour again, so that the walk goes on.
    const now = (await ler(cena, 'dono')).partida.versao;
    const free = { versao: now, jogo_previsto_at: null, ciente: true };
    await cena.gente.dono.put(`/api/partidas/${cena.uuid}/agenda`, free);
    return answer;
  },
};

/** Whether they are taken depends on the score that is said. */
const BY_SCORE: ReadonlySet<Movimento> = new Set(['informar', 'informar_wo', 'mudar']);

/** A contest and a complaint are one address: what is offered under either name is taken. */
const namesOf = (move: Movimento): readonly Movimento[] =>
  move === 'contestar' || move === 'reclamar' ? ['contestar', 'reclamar'] : [move];

type Foto = { caso: Caso; acoes: ReadonlyMap<QuemNaCena, readonly Movimento[]> };

async function look(cena: CenaDaVida, all: readonly QuemNaCena[]): Promise<Foto> {
  const acoes = new Map<QuemNaCena, readonly Movimento[]>();
  for (const quem of all) acoes.set(quem, (await ler(cena, quem)).vida.acoes);
  return { caso: await caso(cena), acoes };
}

const said = ({ informes }: Caso) =>
  new Map(informes.map(({ uuid, lado, informado }) => [uuid, JSON.stringify([lado, informado])]));

function check(before: Foto, after: Foto, story: string): void {
  const now = said(after.caso);
  for (const [uuid, words] of said(before.caso)) expect(now.get(uuid), story).toBe(words);
  const { informes, contestacoes, partida } = after.caso;
  const open = informes.filter(({ estado }) => estado === 'aberto').length;
  const cases = contestacoes.filter(({ estado }) => estado === 'aberta').length;
  const { estado } = partida;
  expect(cases, story).toBe(estado === 'contestada' ? 1 : 0);
  if (estado === 'informada') expect(open, story).toBe(1);
  else if (estado !== 'contestada') expect(open, story).toBe(0);
  // Where everybody who organises plays, it may wait for the hour of the owner.
  const owner = after.caso.dono_decide_em;
  const waits = owner !== null && Date.parse(owner) > Date.now();
  const moves = [...after.acoes.values()].flat().length;
  expect(moves > 0 || waits, `nobody can move it: ${story}`).toBe(true);
  expect(after.acoes.get('estranha'), story).toEqual([]);
}

/** Who plays, and by which rule: sides with and without an account, an owner who plays. */
const SCENES = [
  { make: makePartida, ajustes: {}, all: ['casa', 'fora', 'dono', 'co', 'estranha'] },
  { make: makePartida, ajustes: { sem: ['fora'] }, all: ['casa', 'dono', 'co', 'estranha'] },
  { make: makePartida, ajustes: { donoJoga: 'casa' }, all: ['dono', 'fora', 'co', 'estranha'] },
  { make: makeTodosJogam, ajustes: {}, all: ['dono', 'fora', 'co', 'estranha'] },
  { make: makeTodosJogam, ajustes: {}, all: ['dono', 'fora', 'co', 'estranha'] },
] as const satisfies readonly {
  make: typeof makePartida;
  ajustes: Parameters<typeof makePartida>[1];
  all: readonly QuemNaCena[];
}[];

async function passo(
  passo: Omit<Falante, 'quem' | 'lado'>,
  all: readonly QuemNaCena[],
  trail: string[],
): Promise<void> {
  const { cena, dado } = passo;
  const quem = dado.pick(all);
  const { acoes, lado } = (await ler(cena, quem)).vida;
  if (dado.next(5) === 0) {
    const extra = dado.pick(Object.keys(EXTRAS));
    const answer = await EXTRAS[extra]?.({ ...passo, quem, lado });
    trail.push(`${quem} ${extra} ${answer?.statusCode}`);
    expect(answer?.statusCode, trail.join(' > ')).toBeLessThan(500);
    return;
  }
  const any = Object.keys(MOVES) as Movimento[];
  const move = acoes.length > 0 && dado.next(4) > 0 ? dado.pick(acoes) : dado.pick(any);
  const answer = await MOVES[move]({ cena, quem, dado, lado });
  const { statusCode } = answer;
  trail.push(`${quem} ${move} ${statusCode}`);
  const story = trail.join(' > ');
  expect(statusCode, story).toBeLessThan(500);
  // What was answered is what is stored, also where it was not read again.
  const told = statusCode < 300 ? answer.json().data : {};
  if ('vida' in told) expect(await ler(cena, quem), story).toMatchObject(told);
  if (BY_SCORE.has(move)) return;
  const isOffered = namesOf(move).some((name) => acoes.includes(name));
  expect(statusCode < 300, story).toBe(isOffered);
}

test.each(SEEDS)('no dead end and no lost word, seed %i', async (seed) => {
  const dado = dice(seed);
  const quem_informa = dado.pick(['os_dois', 'os_dois', 'vencedor', 'mandante', 'organizador']);
  const { make, ajustes, all } = dado.pick(SCENES);
  const cena = await make(t, { ...ajustes, regras: { quem_informa } });
  const alcance = { tipo: 'partida', partida: cena.uuid } as const;
  const mesa = mesaCom(t, (await criarLink(cena.gente.dono, cena.id, alcance)).segredo);
  const trail = [`${quem_informa} ${make.name} ${JSON.stringify(ajustes)}`];
  let now = await look(cena, all);
  for (let step = 0; step < STEPS; step += 1) {
    const before = now;
    if (dado.next(6) === 0) {
      const hours = dado.pick([2, 30, 80]);
      await passam(t, cena, hours);
      trail.push(`${hours} h: ${await silencio(t, cena)}`);
    } else await passo({ cena, dado, mesa }, all, trail);
    now = await look(cena, all);
    check(before, now, trail.join(' > '));
  }
});
