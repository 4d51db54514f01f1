// Random walks through the life of a match by everybody around it, the clock among them. After every step:
// nothing that was said is lost or altered, what is open fits the state, somebody can always move it, and what the
// page offers is what is accepted. The seed is in the name of each test; PASSEIO=3,5 walks other ways.
import { expect, test } from 'vitest';
import type { Caso } from '#contract/partida/contestacoes.ts';
import type { Movimento } from '#regras/vida/movimentos.ts';
import { testApp } from '#server/testing/app.ts';
import {
  type CenaDaVida,
  caso,
  lances,
  ler,
  makePartida,
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

type Passo = { cena: CenaDaVida; quem: QuemNaCena; dado: Dado; lado: string | null };

const MOVES: Readonly<Record<Movimento, (passo: Passo) => Promise<{ statusCode: number }>>> = {
  informar: ({ cena, quem, dado }) => lances.informar(cena, quem, score(dado)),
  informar_wo: ({ cena, quem, lado }) => lances.informar(cena, quem, walkover(lado)),
  mudar: ({ cena, quem, dado }) => lances.mudar(cena, quem, score(dado)),
  retirar: ({ cena, quem }) => lances.retirar(cena, quem),
  confirmar: ({ cena, quem }) => lances.confirmar(cena, quem),
  contestar: ({ cena, quem }) => lances.contestar(cena, quem, { motivo: 'Não foi assim' }),
  reclamar: ({ cena, quem, dado }) =>
    lances.contestar(cena, quem, { informado: score(dado), motivo: 'Foi outro' }),
  retirar_contestacao: ({ cena, quem }) => lances.desistir(cena, quem),
  aceitar: ({ cena, quem }) => lances.aceitar(cena, quem),
  julgar: ({ cena, quem, dado }) => {
    const verdicts = [score(dado), wo('ambos'), { tipo: 'jogar_de_novo' }, { tipo: 'cancelar' }];
    return lances.julgar(cena, quem, dado.pick(verdicts));
  },
  lancar: ({ cena, quem, dado }) => {
    const entries = [score(dado), { tipo: 'limpar' }, { tipo: 'adiar' }, { tipo: 'cancelar' }];
    return lances.lancar(cena, quem, dado.pick(entries), { motivo: 'Correção', ciente: true });
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
  expect([...after.acoes.values()].flat().length, `nobody can move it: ${story}`).toBeGreaterThan(
    0,
  );
  expect(after.acoes.get('estranha'), story).toEqual([]);
}

/** Who plays, and by which rule: sides with and without an account, an owner who plays. */
const SCENES = [
  { ajustes: {}, all: ['casa', 'fora', 'dono', 'co', 'estranha'] },
  { ajustes: { sem: ['fora'] }, all: ['casa', 'dono', 'co', 'estranha'] },
  { ajustes: { donoJoga: 'casa' }, all: ['dono', 'fora', 'co', 'estranha'] },
] as const satisfies readonly {
  ajustes: Parameters<typeof makePartida>[1];
  all: readonly QuemNaCena[];
}[];

test.each(SEEDS)('no dead end and no lost word, seed %i', async (seed) => {
  const dado = dice(seed);
  const quem_informa = dado.pick(['os_dois', 'os_dois', 'vencedor', 'mandante', 'organizador']);
  const { ajustes, all } = dado.pick(SCENES);
  const cena = await makePartida(t, { ...ajustes, regras: { quem_informa } });
  const trail = [`${quem_informa} ${JSON.stringify(ajustes)}`];
  let now = await look(cena, all);
  for (let step = 0; step < STEPS; step += 1) {
    const before = now;
    if (dado.next(6) === 0) {
      const hours = dado.pick([2, 30, 80]);
      await passam(t, cena, hours);
      trail.push(`${hours} h: ${await silencio(t, cena)}`);
    } else {
      const quem = dado.pick(all);
      const { acoes, lado } = (await ler(cena, quem)).vida;
      const any = Object.keys(MOVES) as Movimento[];
      const move = acoes.length > 0 && dado.next(4) > 0 ? dado.pick(acoes) : dado.pick(any);
      const { statusCode } = await MOVES[move]({ cena, quem, dado, lado });
      trail.push(`${quem} ${move} ${statusCode}`);
      const story = trail.join(' > ');
      expect(statusCode, story).toBeLessThan(500);
      if (!BY_SCORE.has(move)) {
        const isOffered = namesOf(move).some((name) => acoes.includes(name));
        expect(statusCode < 300, story).toBe(isOffered);
      }
    }
    now = await look(cena, all);
    check(before, now, trail.join(' > '));
  }
});
