// A match with people on both sides and around it, for tests of its life: two players with accounts, an owner
// who does not play, a helper, and somebody who has nothing to do with it.
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { expect } from 'vitest';
import type { LinkDaMesa } from '#contract/campeonato/mesa.ts';
import type { Caso } from '#contract/partida/contestacoes.ts';
import type { VidaDaPartida } from '#contract/partida/vida.ts';
import type { Partida } from '#contract/partidas.ts';
import { SISTEMA } from '#server/campeonatos/autor.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { confirmarSemResposta } from '#server/informes/confirmar-sem-resposta.ts';
import { makeSaida } from '#server/saida/saida.ts';
import type { SignedIn, TestApp } from './app.ts';
import {
  addHelper,
  currentRound,
  insertNames,
  makeCampeonato,
  startCampeonato,
} from './campeonato.ts';
import { makeClient } from './client.ts';

export type QuemNaCena = 'dono' | 'co' | 'casa' | 'fora' | 'estranha';

export type CenaDaVida = {
  readonly id: string;
  readonly uuid: string;
  readonly gente: Readonly<Record<QuemNaCena, SignedIn>>;
  /** Participants, home side first. */
  readonly lados: readonly [string, string];
};

type Ajustes = {
  readonly regras?: Record<string, unknown>;
  readonly fases?: readonly object[];
  readonly times?: number;
  /** Sides without an account. */
  readonly sem?: readonly ('casa' | 'fora')[];
  /** The owner plays for this side. */
  readonly donoJoga?: 'casa' | 'fora';
};

export async function makePartida(t: TestApp, ajustes: Ajustes = {}): Promise<CenaDaVida> {
  const { regras, fases, times = 2, sem = [], donoJoga } = ajustes;
  const people = await Promise.all(
    ['Dora Dona', 'Caio Co', 'Ana Casa', 'Bia Fora', 'Eva Estranha'].map((nome) =>
      t.signedIn({ nome }),
    ),
  );
  const [dono, co, casa, fora, estranha] = people as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  const id = await makeCampeonato(dono, {
    ...(fases && { fases }),
    regras: { quem_informa: 'os_dois', ...regras },
  });
  await addHelper(dono, id, { helper: co, papel: 'resultados' });
  await insertNames(t, id, times);
  await startCampeonato(dono, id);
  const [partida] = await currentRound(dono, id);
  const sides = [partida?.mandante.participante, partida?.visitante.participante];
  const lados = sides as unknown as [string, string];
  for (const [index, who] of (['casa', 'fora'] as const).entries()) {
    if (sem.includes(who)) continue;
    const account = donoJoga === who ? dono : { casa, fora }[who];
    await t.db.run(sql`
      update participantes set usuario_uuid = ${account.uuid} where uuid = ${lados[index]}`);
  }
  return { id, uuid: partida?.uuid ?? '', lados, gente: { dono, co, casa, fora, estranha } };
}

/** Everybody who organises plays: the owner at home, and `co` only takes part. */
export async function makeTodosJogam(t: TestApp, ajustes: Ajustes = {}): Promise<CenaDaVida> {
  const cena = await makePartida(t, { times: 4, donoJoga: 'casa', ...ajustes });
  const { dono, co } = cena.gente;
  aceito(await dono.delete(`/api/campeonatos/${cena.id}/organizadores/${co.uuid}`));
  await t.db.run(sql`
    update participantes set usuario_uuid = ${co.uuid} where uuid = (
      select uuid from participantes where campeonato_id = ${cena.id} and usuario_uuid is null
      order by uuid limit 1)`);
  return cena;
}

/** The same, contested: nobody who organises could judge it. */
export async function makeSemJuiz(t: TestApp): Promise<CenaDaVida> {
  const cena = await makeTodosJogam(t);
  aceito(await lances.informar(cena, 'dono', placar(2, 1)));
  aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 2) }));
  return cena;
}

export const placar = (mandante: number, visitante: number, more: object = {}) => ({
  ...{ tipo: 'placar', mandante, visitante },
  ...more,
});

export const wo = (wo_de: 'mandante' | 'visitante' | 'ambos') => ({ tipo: 'wo', wo_de });

export type Lida = { readonly partida: Partida; readonly vida: VidaDaPartida };

export async function ler({ uuid, gente }: CenaDaVida, quem: QuemNaCena = 'dono'): Promise<Lida> {
  const answer = await gente[quem].get(`/api/partidas/${uuid}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** Every move over HTTP; each gives the answer as it came. */
export const lances = {
  informar: ({ uuid, gente }: CenaDaVida, quem: QuemNaCena, informado: object, more: object = {}) =>
    gente[quem].post(`/api/partidas/${uuid}/informes`, { informado, ...more }),

  async mudar(cena: CenaDaVida, quem: QuemNaCena, informado: object) {
    const { vida } = await ler(cena, quem);
    const path = `/api/partidas/${cena.uuid}/informes/${vida.informe?.uuid ?? cena.uuid}`;
    return cena.gente[quem].put(path, { informado });
  },

  async retirar(cena: CenaDaVida, quem: QuemNaCena) {
    const { vida } = await ler(cena, quem);
    const path = `/api/partidas/${cena.uuid}/informes/${vida.informe?.uuid ?? cena.uuid}`;
    return cena.gente[quem].delete(path);
  },

  async confirmar(cena: CenaDaVida, quem: QuemNaCena) {
    const { vida } = await ler(cena, quem);
    const path = `/api/partidas/${cena.uuid}/informes/${vida.informe?.uuid ?? cena.uuid}`;
    return cena.gente[quem].post(`${path}/confirmacao`);
  },

  contestar: ({ uuid, gente }: CenaDaVida, quem: QuemNaCena, body: object) =>
    gente[quem].post(`/api/partidas/${uuid}/contestacao`, body),

  desistir: ({ uuid, gente }: CenaDaVida, quem: QuemNaCena) =>
    gente[quem].delete(`/api/partidas/${uuid}/contestacao`),

  aceitar: ({ uuid, gente }: CenaDaVida, quem: QuemNaCena) =>
    gente[quem].post(`/api/partidas/${uuid}/contestacao/acordo`),

  indicar: ({ uuid, gente }: CenaDaVida, quem: QuemNaCena, quemJulga: QuemNaCena) =>
    gente[quem].post(`/api/partidas/${uuid}/juizes`, { usuario: gente[quemJulga].uuid }),

  async responder(cena: CenaDaVida, quem: QuemNaCena, aceita: boolean) {
    const { indicacoes } = await caso(cena, 'fora');
    const last = indicacoes.findLast(({ estado }) => estado === 'aberta')?.uuid ?? cena.uuid;
    return cena.gente[quem].put(`/api/partidas/${cena.uuid}/juizes/${last}`, { aceita });
  },

  async julgar(cena: CenaDaVida, quem: QuemNaCena, decisao: object, more: object = {}) {
    const { partida } = await ler(cena, 'dono');
    return cena.gente[quem].post(`/api/partidas/${cena.uuid}/veredito`, {
      ...{ versao: partida.versao, decisao, motivo: 'A tela final mostra.' },
      ...{ regra: { texto: 'Vale a tela final.' }, ...more },
    });
  },

  async lancar(cena: CenaDaVida, quem: QuemNaCena, lancamento: object, more: object = {}) {
    const { partida } = await ler(cena, 'dono');
    return cena.gente[quem].put(`/api/partidas/${cena.uuid}/placar`, {
      ...{ versao: partida.versao, lancamento },
      ...more,
    });
  },
};

export const caso = async ({ uuid, gente }: CenaDaVida, quem: QuemNaCena = 'dono'): Promise<Caso> =>
  (await gente[quem].get(`/api/partidas/${uuid}/caso`)).json().data;

type Answer = { readonly statusCode: number; readonly body: string };

export function aceito(answer: Answer): void {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

/** The clock looks at the claim that waits. */
export async function silencio(t: TestApp, cena: CenaDaVida) {
  const { vida } = await ler(cena);
  const services = { db: t.db, saida: makeSaida(t.db, t.log) };
  const pedido = { id: cena.id, autor: SISTEMA, acao: 'lancar_placar' } as const;
  return escrever(services, pedido, (escrita) =>
    confirmarSemResposta(escrita, { partida: cena.uuid, informe: vida.informe?.uuid ?? cena.uuid }),
  );
}

/** Everything that is due of this match was due so many hours ago, and what was said was said before. */
export async function passam(t: TestApp, { uuid }: CenaDaVida, horas: number): Promise<void> {
  const back = sql`make_interval(hours => ${horas})`;
  await t.db.run(sql`
    update informes set created_at = created_at - ${back}, responde_ate = responde_ate - ${back}
    where partida_uuid = ${uuid}`);
  await t.db.run(sql`
    update contestacoes set created_at = created_at - ${back}, julgar_ate = julgar_ate - ${back}
    where partida_uuid = ${uuid}`);
  await t.db.run(sql`update oficiais set em = em - ${back} where partida_uuid = ${uuid}`);
}

type AlcanceDoLink = LinkDaMesa['alcance'];

export async function criarLink(
  dono: SignedIn,
  id: string,
  alcance: AlcanceDoLink,
  more: object = {},
): Promise<{
  link: LinkDaMesa;
  segredo: string;
  codigos: { partida: string; linhas: string[] }[];
}> {
  const answer = await dono.post(`/api/campeonatos/${id}/mesa`, { alcance, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

/** A browser without cookies, token or origin. */
export function mesaCom(t: TestApp, segredo: string) {
  const client = makeClient(t.app, t.config.appUrl);
  const headers = { authorization: `Bearer ${segredo}`, origin: undefined };
  return {
    ver: () => client.get('/api/mesa', { headers }),
    contar: (partida: string, lance: object) =>
      client.post('/api/mesa/lances', { id: randomUUID(), partida, ...lance }, { headers }),
    desfazer: (partida: string, lance: string) =>
      client.post('/api/mesa/lances/desfeitos', { partida, lance }, { headers }),
    lancar: (partida: string, informado: object, id: string = randomUUID()) =>
      client.post('/api/mesa/lancamentos', { id, partida, informado }, { headers }),
  };
}
