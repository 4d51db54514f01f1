// Every endpoint about a liga, tried by everybody: read from the contract, so that a new one stands in the table of
// calls or the first test fails.
import { beforeAll, describe, expect, test } from 'vitest';
import type { AcaoDaLiga } from '#regras/liga/permissoes.ts';
import type { NamedEndpoint } from '#server/docs/openapi.ts';
import { testApp } from '#server/testing/app.ts';
import {
  type CenaDaLiga,
  DE_UMA_LIGA,
  type GenteDaLiga,
  makeCenaDaLiga,
  makeGente,
  PAPEIS_DA_CENA,
  type PapelNaCena,
} from '#server/testing/liga/liga.ts';

const t = testApp();

let gente: GenteDaLiga;

beforeAll(async () => {
  gente = await makeGente(t);
});

type ChamadaNaLiga = {
  readonly acao: AcaoDaLiga;
  readonly body?: (cena: CenaDaLiga) => Record<string, unknown>;
  /** Whose uuid stands in the path. */
  readonly usuario?: 'mandada';
  /** What somebody gets whom the table lets do it, where it is not a success. */
  readonly recusas?: Readonly<Partial<Record<PapelNaCena, number>>>;
};

/** An offer to somebody else is nobody's to take. */
const SEM_OFERTA = {
  ...{ dono: 200, admin: 409, membro: 409, estranha: 409, banida: 409 },
  site: 409,
} as const;

/** Nobody but the staff knows of a season in which nothing is played. */
const TEMPORADA = { membro: 404, estranha: 404, banida: 404, sem_email: 404 } as const;

/** The first season is not over. */
const EM_CURSO = { dono: 409, admin: 409, site: 409 } as const;

const CHAMADAS: Readonly<Record<string, ChamadaNaLiga>> = {
  verLiga: { acao: 'ver' },
  verInicioDaLiga: { acao: 'ver' },
  listarCompeticoesDaLiga: { acao: 'ver' },
  listarCampeoesDaLiga: { acao: 'ver' },
  listarMembrosDaLiga: { acao: 'ver' },
  listarAvisosDaLiga: { acao: 'ver' },
  editarLiga: { acao: 'editar', body: ({ versao }) => ({ nome: 'Outra', versao }) },
  tirarEscudoDaLiga: { acao: 'editar' },
  tirarCapaDaLiga: { acao: 'editar' },
  mudarEstadoDaLiga: { acao: 'excluir', body: () => ({ estado: 'arquivada' }) },
  verHistoricoDaLiga: { acao: 'ver_historico' },
  publicarAvisoDaLiga: { acao: 'avisar', body: () => ({ texto: 'Começa hoje' }) },
  apagarAvisoDaLiga: { acao: 'avisar' },
  entrarNaLiga: { acao: 'ver', body: () => ({}), recusas: { banida: 403, sem_email: 403 } },
  mudarPapelNaLiga: { acao: 'gerir_admins', body: () => ({ papel: 'admin' }) },
  removerMembroDaLiga: { acao: 'gerir_membros' },
  listarPedidosDaLiga: { acao: 'gerir_membros' },
  decidirPedidoDaLiga: { acao: 'gerir_membros', body: () => ({ aceita: true }) },
  retirarPedidoDaLiga: { acao: 'ver' },
  listarBanidosDaLiga: { acao: 'gerir_membros' },
  banirDaLiga: { acao: 'gerir_membros', body: () => ({ motivo: 'briga no grupo' }) },
  perdoarNaLiga: { acao: 'gerir_membros', usuario: 'mandada' },
  oferecerLiga: { acao: 'transferir', body: ({ usuario }) => ({ para: usuario }) },
  retirarOfertaDaLiga: { acao: 'transferir' },
  assumirLiga: { acao: 'ver', recusas: SEM_OFERTA },
  listarConvitesDaLiga: { acao: 'gerir_membros' },
  criarConviteDaLiga: { acao: 'gerir_membros', body: () => ({}) },
  revogarConviteDaLiga: { acao: 'gerir_membros' },
  vincularCampeonato: { acao: 'vincular' },
  desvincularCampeonato: { acao: 'vincular' },
  // Nothing waits for who neither runs the liga nor owns what it asked for.
  listarVinculos: { acao: 'ver' },
  criarNaLiga: {
    acao: 'vincular',
    body: () => ({ nome: 'Copa da Casa', fases: [{ tipo: 'pontos_corridos' }] }),
  },
  verPadrao: { acao: 'vincular' },
  listarTemporadas: { acao: 'ver' },
  verTemporada: { acao: 'ver', recusas: TEMPORADA },
  criarTemporada: {
    acao: 'vincular',
    body: () => ({ divisoes: [{ nome: 'Série A', lista: 'Ana\nBia' }] }),
    recusas: EM_CURSO,
  },
  editarTemporada: {
    acao: 'vincular',
    body: () => ({ versao: 1, regras: {}, fronteiras: [] }),
  },
  comecarTemporada: { acao: 'vincular' },
  preverProximaTemporada: { acao: 'ver', recusas: TEMPORADA },
  ajustarTemporada: { acao: 'vincular', body: () => ({ versao: 1, ajustes: [] }) },
  criarConfrontos: { acao: 'vincular' },
  criarProximaTemporada: {
    acao: 'vincular',
    body: () => ({ versao: 1 }),
    recusas: EM_CURSO,
  },
  verTabelaHistorica: { acao: 'ver' },
  compartilharLiga: { acao: 'ver' },
  mudarPadrao: { acao: 'editar', body: () => ({ campeonato: null }) },
};

const CUIDAM: readonly PapelNaCena[] = ['dono', 'admin', 'site'];

/** Who may do what in a public liga. */
const MAY: Readonly<Partial<Record<AcaoDaLiga, readonly PapelNaCena[]>>> = {
  ver: PAPEIS_DA_CENA,
  editar: CUIDAM,
  avisar: CUIDAM,
  gerir_membros: CUIDAM,
  ver_historico: CUIDAM,
  vincular: CUIDAM,
  gerir_admins: ['dono', 'site'],
  transferir: ['dono', 'site'],
  excluir: ['dono', 'site'],
};

/** To whom a private one is nothing at all. */
const FORA: readonly PapelNaCena[] = ['estranha', 'banida', 'sem_email'];

const named = DE_UMA_LIGA.map((endpoint) => [endpoint.name, endpoint] as const);

function chamadaDe({ name }: NamedEndpoint): ChamadaNaLiga {
  const chamada = CHAMADAS[name];
  if (!chamada) throw new Error(`${name} has no call`);
  return chamada;
}

test('every endpoint about a liga has a call here', () => {
  expect(Object.keys(CHAMADAS).sort()).toEqual(named.map(([name]) => name).sort());
});

async function call(endpoint: NamedEndpoint, cena: CenaDaLiga, papel: PapelNaCena | 'visita') {
  const { body, usuario } = chamadaDe(endpoint);
  const params: Record<string, string> = {
    ...{ uuid: cena.uuid, pedido: cena.pedido, convite: cena.convite, aviso: cena.aviso },
    ...{ id: cena.campeonato, numero: '1' },
    usuario: cena[usuario ?? 'usuario'],
  };
  const path = endpoint.entry.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x');
  const client = papel === 'visita' ? await t.guest() : gente[papel];
  const sent = body?.(cena);
  return client.send(endpoint.entry.method, path, sent ? { body: sent } : {});
}

const successOf = ({ entry: { answer, status } }: NamedEndpoint) =>
  answer ? (status ?? 200) : 204;

type Visibilidade = 'publico' | 'privado';

/** What the table says that somebody gets. */
function expectedFor(
  endpoint: NamedEndpoint,
  papel: PapelNaCena,
  visibilidade: Visibilidade,
): number {
  const { acao, recusas = {} } = chamadaDe(endpoint);
  if (papel === 'sem_email' && endpoint.entry.access === 'verified') return 403;
  if (visibilidade === 'privado' && FORA.includes(papel)) return 404;
  return MAY[acao]?.includes(papel) ? (recusas[papel] ?? successOf(endpoint)) : 403;
}

function expectedForGuest(endpoint: NamedEndpoint, visibilidade: Visibilidade): number {
  const { entry } = endpoint;
  if (entry.access !== 'public') return 401;
  if (chamadaDe(endpoint).recusas === TEMPORADA) return 404;
  return visibilidade === 'privado' ? 404 : 200;
}

describe.each(['publico', 'privado'] as const)('in a liga that is %s', (visibilidade) => {
  test.each(named)('%s is for whom it is for', async (_name, endpoint) => {
    let cena = await makeCenaDaLiga(t, gente, visibilidade);
    const asGuest = await call(endpoint, cena, 'visita');
    expect(asGuest.statusCode, 'visita').toBe(expectedForGuest(endpoint, visibilidade));
    let isChanged = false;
    for (const papel of PAPEIS_DA_CENA) {
      if (isChanged) cena = await makeCenaDaLiga(t, gente, visibilidade);
      const answer = await call(endpoint, cena, papel);
      // Who was refused has left it as it was.
      isChanged = endpoint.entry.method !== 'GET' && answer.statusCode < 300;
      const expected = expectedFor(endpoint, papel, visibilidade);
      expect(answer.statusCode, `${papel}: ${answer.body}`).toBe(expected);
    }
  });
});

test('an admin has no say about the owner or other admins', async () => {
  const cena = await makeCenaDaLiga(t, gente, 'publico');
  const { admin, dono } = gente;
  const path = (usuario: string) => `/api/ligas/${cena.uuid}/membros/${usuario}`;
  expect((await admin.delete(path(dono.uuid))).statusCode).toBe(403);
  const other = await t.signedIn();
  await dono.put(path(cena.usuario), { papel: 'admin' });
  expect((await admin.delete(path(cena.usuario))).statusCode).toBe(403);
  const ban = `/api/ligas/${cena.uuid}/banidos`;
  const motivo = { motivo: 'discordou' };
  expect((await admin.put(`${ban}/${cena.usuario}`, motivo)).statusCode).toBe(403);
  expect((await admin.put(`${ban}/${admin.uuid}`, motivo)).statusCode).toBe(403);
  expect((await admin.put(`${ban}/${other.uuid}`, motivo)).statusCode, 'a stranger').toBe(204);
  expect((await dono.put(`${ban}/${cena.usuario}`, motivo)).statusCode).toBe(204);
});
