// Every endpoint about a ranking, tried by everybody: in a public liga, in a private one and for one of the site's own.
// Read from the contract, so that a new one stands in the table of calls or the first test fails.
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { ELO_DA_LIGA } from '#regras/ranking/da-liga.ts';
import { RANKINGS_DO_SITE } from '#regras/ranking/do-site.ts';
import { ENDPOINTS, type NamedEndpoint } from '#server/docs/openapi.ts';
import { testApp } from '#server/testing/app.ts';
import {
  type GenteDaLiga,
  makeCenaDaLiga,
  makeGente,
  PAPEIS_DA_CENA,
  type PapelNaCena,
} from '#server/testing/liga/liga.ts';
import { uuidv7 } from '#server/uuid.ts';
import { fundarRankings } from './fundar.ts';

const t = testApp();

const DE_UM_RANKING = ENDPOINTS.filter(
  ({ name, entry }) => entry.path.startsWith('/api/rankings') && name !== 'listarRankings',
);

type Cena = {
  readonly liga: string;
  readonly uuid: string;
  readonly ajuste: string;
  readonly pessoa: string;
};

type Chamada = {
  /** Who sees it reads; who runs it changes it. Of the site's own some things cannot be changed by anybody. */
  readonly acao: 'ver' | 'gerir' | 'gerir_da_liga' | 'da_liga';
  readonly body?: (cena: Cena) => object;
};

const regras = ELO_DA_LIGA;

const CHAMADAS: Readonly<Record<string, Chamada>> = {
  verRanking: { acao: 'ver' },
  exportarRanking: { acao: 'ver' },
  verPontos: { acao: 'ver' },
  verAjustes: { acao: 'ver' },
  verCampeonatosDoRanking: { acao: 'ver' },
  compartilharRanking: { acao: 'ver' },
  listarRankingsDaLiga: { acao: 'da_liga' },
  criarRanking: {
    acao: 'gerir_da_liga',
    body: ({ liga }) => ({ liga, nome: 'Outro', modalidade: 'ea_fc', regras }),
  },
  editarRanking: {
    acao: 'gerir_da_liga',
    body: () => ({ nome: 'Outro', regras, versao: 1 }),
  },
  excluirRanking: { acao: 'gerir_da_liga' },
  ajustarRanking: {
    acao: 'gerir',
    body: ({ pessoa }) => ({ pessoa, pontos: 5, motivo: 'placar de papel' }),
  },
  desfazerAjuste: { acao: 'gerir' },
};

type Onde = 'publico' | 'privado' | 'site';

type Quem = PapelNaCena | 'visita';

const QUEM: readonly Quem[] = ['visita', ...PAPEIS_DA_CENA];
const CUIDAM: readonly Quem[] = ['dono', 'admin', 'site'];
const FORA: readonly Quem[] = ['visita', 'estranha', 'banida', 'sem_email'];

const chamadaDe = ({ name }: NamedEndpoint): Chamada => {
  const chamada = CHAMADAS[name];
  if (!chamada) throw new Error(`${name} has no call`);
  return chamada;
};

/** What the contract says of a success. */
const successOf = ({ entry: { answer, sends, status } }: NamedEndpoint) =>
  answer || sends ? (status ?? 200) : 204;

function expectedFor(endpoint: NamedEndpoint, quem: Quem, onde: Onde): number {
  const { acao } = chamadaDe(endpoint);
  const isHidden = onde === 'privado' && FORA.includes(quem);
  if (acao === 'ver' || acao === 'da_liga') return isHidden ? 404 : 200;
  if (quem === 'visita') return 401;
  if (quem === 'sem_email') return 403;
  if (isHidden) return 404;
  if (onde !== 'site') return CUIDAM.includes(quem) ? successOf(endpoint) : 403;
  return quem === 'site' && acao === 'gerir' ? successOf(endpoint) : 404;
}

let gente: GenteDaLiga;
let ligas: Readonly<Record<Onde, string>>;
let pessoa: string;

beforeAll(async () => {
  await fundarRankings(t.db);
  gente = await makeGente(t);
  const [publico, privado] = [
    await makeCenaDaLiga(t, gente, 'publico'),
    await makeCenaDaLiga(t, gente, 'privado'),
  ];
  // The site's own are of no liga: nobody's stands in its place.
  ligas = { publico: publico.uuid, privado: privado.uuid, site: uuidv7() };
  pessoa = (await t.insertPerson()).uuid;
});

/** A ranking with one line and one adjustment, in place of the one before. */
async function makeRanking(onde: Onde): Promise<Cena> {
  const liga = ligas[onde];
  const [site] = RANKINGS_DO_SITE;
  const [uuid, ajuste] = [onde === 'site' ? (site?.uuid ?? '') : uuidv7(), uuidv7()];
  if (onde !== 'site') {
    await t.db.run(sql`delete from rankings where liga_uuid = ${liga}`);
    await t.db.run(sql`
      insert into rankings (uuid, liga_uuid, nome, tipo, modalidade, regras, sujo, fontes_sujas)
      values (${uuid}, ${liga}, 'Da casa', 'elo', 'ea_fc', ${JSON.stringify(regras)}, false, false)`);
  }
  await t.db.run(sql`
    insert into ranking_linhas (ranking_uuid, usuario_uuid, colocado, pontos, titulos, melhor, jogos,
      vitorias, empates, derrotas, ultimos)
    values (${uuid}, ${pessoa}, true, 1500, 0, 0, 9, 9, 0, 0, 'vvv') on conflict do nothing`);
  await t.db.run(sql`
    insert into ranking_ajustes (uuid, ranking_uuid, usuario_uuid, pontos, motivo, dia)
    values (${ajuste}, ${uuid}, ${pessoa}, 1, 'papel', current_date)`);
  return { liga, uuid, ajuste, pessoa };
}

async function call(endpoint: NamedEndpoint, cena: Cena, quem: Quem) {
  const params: Readonly<Record<string, string>> = cena;
  const path = endpoint.entry.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x');
  const client = quem === 'visita' ? await t.guest() : gente[quem];
  const body = chamadaDe(endpoint).body?.(cena);
  return client.send(endpoint.entry.method, path, body ? { body } : {});
}

test('every endpoint about a ranking has a call here', () => {
  expect(Object.keys(CHAMADAS).sort()).toEqual(DE_UM_RANKING.map(({ name }) => name).sort());
});

describe.each(['publico', 'privado', 'site'] as const)('a ranking: %s', (onde) => {
  const isOf = ({ name }: NamedEndpoint) =>
    onde !== 'site' || !['listarRankingsDaLiga', 'criarRanking'].includes(name);
  const own = DE_UM_RANKING.filter(isOf).map((endpoint) => [endpoint.name, endpoint] as const);

  test.each(own)('%s is for whom it is for', async (_name, endpoint) => {
    let cena = await makeRanking(onde);
    for (const quem of QUEM) {
      if (endpoint.entry.method !== 'GET') cena = await makeRanking(onde);
      const answer = await call(endpoint, cena, quem);
      const expected = expectedFor(endpoint, quem, onde);
      expect(answer.statusCode, `${quem}: ${answer.body}`).toBe(expected);
    }
  });
});
