// What live pages cost the product: how soon a notice is at the socket of whom it is for while others use the product,
// and what thousands who watch one goal ask of it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import type { WebSocket } from 'ws';
import { spreadOf } from '#web/realtime/watching/refetch.ts';
import { register, type Visitor } from '../visitor.ts';

const NOTICES = 60;

type Criado = { readonly data: { readonly id: string } };

/** Open to whoever asks to take part: each who does is a notice. */
async function openChampionship(organiser: Visitor, n: number): Promise<string> {
  const { data } = await organiser.send<Criado>('POST', '/api/campeonatos', {
    nome: `Copa da Medida ${n}`,
    fases: [{ tipo: 'pontos_corridos' }],
    inscricao: { aprovacao: 'manual', pede: [] },
  });
  await organiser.send('PUT', `/api/campeonatos/${data.id}/estado`, { estado: 'inscricoes' });
  return data.id;
}

export type NoticeTimes = { readonly fromSending: number[]; readonly fromAnswer: number[] };

/** From the request that causes a notice to its frame; and from its answer, which comes after the commit. */
export async function noticeFrames(
  url: string,
  organiser: Visitor,
  socket: WebSocket,
  press: () => () => void,
): Promise<NoticeTimes> {
  const stranger = await register(url);
  const ids: string[] = [];
  for (let n = 0; n < NOTICES; n += 1) ids.push(await openChampionship(organiser, n));
  const stop = press();
  const times: NoticeTimes = { fromSending: [], fromAnswer: [] };
  for (const id of ids) {
    const told = once(socket, 'message').then(() => performance.now());
    const sent = performance.now();
    await stranger.send('POST', `/api/campeonatos/${id}/participantes`, {});
    const answered = performance.now();
    const at = await told;
    times.fromSending.push(at - sent);
    times.fromAnswer.push(Math.max(0, at - answered));
  }
  stop();
  return times;
}

type Asked = { readonly at: number; readonly ms: number; readonly status: number };

export type Goal = {
  readonly derivations: number;
  readonly failed: number;
  readonly ms: number[];
  /** The most that asked in one second. */
  readonly peak: number;
};

type Jogos = {
  readonly data: {
    readonly uuid: string;
    readonly versao: number;
    readonly placar: object | null;
  }[];
};

export async function league(organiser: Visitor): Promise<string> {
  const { data } = await organiser.send<Criado>('POST', '/api/campeonatos', {
    nome: 'Liga da Medida',
    fases: [{ tipo: 'pontos_corridos' }],
    inscricao: { vagas: 20 },
  });
  const path = `/api/campeonatos/${data.id}`;
  const participantes = Array.from({ length: 20 }, (_, n) => ({ nome: `Time ${n + 1}` }));
  await organiser.send('POST', `${path}/participantes/lista`, { participantes });
  const draw = await organiser.send<{ data: { uuid: string } }>('POST', `${path}/sorteio`, {
    metodo: 'ranking',
  });
  await organiser.send('PUT', `${path}/sorteio`, { uuid: draw.data.uuid });
  await organiser.send('PUT', `${path}/estado`, { estado: 'andamento' });
  return data.id;
}

function busiest(asked: readonly Asked[]): number {
  const seconds = new Map<number, number>();
  for (const { at } of asked) {
    const second = Math.floor(at / 1_000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  return Math.max(0, ...seconds.values());
}

/** Thousands have the table open; a score is entered, and each asks for the table as its page would. */
export async function oneGoal(
  url: string,
  organiser: Visitor,
  { sockets: count, derivations: file }: { readonly sockets: number; readonly derivations: string },
): Promise<Goal> {
  const id = await league(organiser);
  const crowd = fork(new URL('./crowd.ts', import.meta.url));
  const channel = `campeonato.${id}`;
  crowd.send({
    url: `${url.replace('http', 'ws')}/app/tabelao?protocol=7`,
    count,
    hello: JSON.stringify({ event: 'pusher:subscribe', data: { channel } }),
    page: { url: `${url}/campeonato/${id}/classificacao.data`, spreadMs: spreadOf(count) },
  });
  await once(crowd, 'message');
  const jogos = (await (await fetch(`${url}/api/campeonatos/${id}/jogos`)).json()) as Jogos;
  const { uuid = '', versao } = jogos.data.find(({ placar }) => placar === null) ?? {};
  writeFileSync(file, '');
  const all = once(crowd, 'message');
  const lancamento = { tipo: 'placar', mandante: 1, visitante: 0 };
  await organiser.send('PUT', `/api/partidas/${uuid}/placar`, { versao, lancamento });
  const [{ asked }] = (await all) as [{ asked: Asked[] }];
  crowd.kill();
  return {
    derivations: statSync(file).size,
    failed: asked.filter(({ status }) => status !== 200).length,
    ms: asked.map(({ ms }) => ms),
    peak: busiest(asked),
  };
}
