// Every address that can be read, with the ids of one world in it: read off the app itself, so that a new one is
// asked too, or the test that asks them says which word it does not know.
import type { FastifyInstance } from 'fastify';

/** What stands in the addresses: one of each, and everybody who is looked at. */
export type MundoLido = {
  readonly campeonato: string;
  readonly participante: string;
  readonly partida: string;
  readonly liga: string;
  readonly rankings: readonly string[];
  readonly pessoas: readonly string[];
};

const LINE = /^([│ ]*)[├└]── (\S+)/;
const INDENT = 4;

/** As the app has them, in full. */
export function rotasDeLeitura(app: FastifyInstance): string[] {
  const open: string[] = [];
  const printed = app.printRoutes({ commonPrefix: false, method: 'GET' }).split('\n');
  return printed.flatMap((line) => {
    const [, indent, path] = LINE.exec(line) ?? [];
    if (indent === undefined || path === undefined) return [];
    open.length = indent.length / INDENT;
    const route = (open.at(-1) ?? '') + path;
    open.push(route);
    return [route];
  });
}

/** Nothing of a championship, a liga or a person is behind these: what an address names here is something else. */
const DE_OUTRA_COISA =
  /^\/(health|app|_i18n|dev|sanctum|upload|api\/(docs|auth|juncoes|organizadores|reset-password))(\/|$)/;

const UMA_PARTE: Readonly<Record<string, readonly string[]>> = {
  parte: ['classificacao', 'jogos', 'chaveamento'],
  arquivo: ['jogos.csv', 'classificacao.json'],
  peca: ['tela', 'placar', 'tarja', 'tabela'],
  // Nobody's: both are asked of who sent or signed them.
  ...{ prova: ['x'], assinatura: ['x'], parcela: ['1'] },
};

/** By the word before it in the address, or by its own name. */
function nomesDe(before: string, name: string, mundo: MundoLido): readonly string[] | undefined {
  const porPalavra: Readonly<Record<string, readonly string[]>> = {
    ...{ campeonatos: [mundo.campeonato], campeonato: [mundo.campeonato] },
    transmissao: [mundo.campeonato],
    ...{ participantes: [mundo.participante], participante: [mundo.participante] },
    ...{ partidas: [mundo.partida], partida: [mundo.partida], taxas: [mundo.participante] },
    ...{ ligas: [mundo.liga], rankings: mundo.rankings, temporadas: ['1'] },
    ...{ dashboard: mundo.pessoas, pessoas: mundo.pessoas, pessoa: mundo.pessoas },
  };
  return porPalavra[before] ?? UMA_PARTE[name];
}

/** Pictures by a version that none has: where they lead says the true one, which tells of every number in it. */
const artesDe = ({ campeonato, participante, partida, liga, rankings, pessoas }: MundoLido) =>
  [
    ...['link', 'tabela-story', 'campeao-quadrada'].map((nome) => ['campeonato', campeonato, nome]),
    ['participante', `${campeonato}.${participante}`, 'link'],
    ['partida', partida, 'link'],
    ['liga', liga, 'link'],
    ...rankings.map((uuid) => ['ranking', uuid, 'link']),
    ...pessoas.map((uuid) => ['pessoa', uuid, 'link']),
  ].map(([alvo, id, nome]) => `/arte/${alvo}/${id}/0-0/${nome}-pt.png`);

/** What is asked beside the bare address. */
const PERGUNTAS: Readonly<Record<string, readonly string[]>> = {
  '/api/campeonatos': ['', '?busca=segredo', '?estado=andamento', '?ordem=comeca'],
  '/api/ligas': ['', '?busca=segredo'],
  '/api/ligas/:uuid/competicoes': ['', '?estado=encerrado', '?estado=andamento'],
  '/api/ligas/:uuid/membros': ['', '?busca=segredo'],
};

export function leiturasDe(route: string, mundo: MundoLido, appUrl: string): string[] {
  if (route.startsWith('/arte/')) return artesDe(mundo);
  if (route === '/oembed') return [`/oembed?url=${appUrl}/campeonato/${mundo.campeonato}`];
  if (DE_OUTRA_COISA.test(route)) return [];
  let made = [''];
  let before = '';
  for (const part of route.split('/').slice(1)) {
    const [, name, rest = ''] = /^:(\w+)(.*)$/.exec(part) ?? [];
    const names = name === undefined ? [part] : nomesDe(before, name, mundo);
    if (!names) throw new Error(`${route}: say in testing/liga/leituras.ts what :${name} is`);
    made = made.flatMap((start) => names.map((one) => `${start}/${one}${name ? rest : ''}`));
    before = part;
  }
  return (PERGUNTAS[route] ?? ['']).flatMap((query) => made.map((one) => one + query));
}
