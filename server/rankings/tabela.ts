// The whole of a ranking reckoned from its sources: ratings match by match, everybody's line today, the table of last
// Monday and how each season ended. Read in parts, so that nothing else waits; nothing is written here.
import { setImmediate } from 'node:timers/promises';
import { diaDepois } from '#regras/agenda/brasilia.ts';
import { comecoDoDia, fimDaTemporada, temporadaDe } from '#regras/ranking/calendario.ts';
import { type Forca, jogar, regrasDoMotor } from '#regras/ranking/elo.ts';
import {
  type CampanhaNoElo,
  comJogo,
  type DeUmaPessoa,
  type LinhaDoRanking,
  linhaDaTemporada,
  linhaNoDia,
  NADA_DE_NINGUEM,
  semJogos,
} from '#regras/ranking/linhas.ts';
import { emOrdem } from '#regras/ranking/ordem.ts';
import type { RegrasDoElo } from '#regras/ranking/regras.ts';
import type { Tx } from '#server/database/database.ts';
import type { LinhaColocada } from './gravar.ts';
import {
  type AjusteRow,
  type ColocacaoRow,
  type FonteRow,
  listAjustes,
  listColocacoesDe,
  listFontesDepois,
  type RankingGuardado,
} from './queries.ts';

export type Dias = { readonly hoje: string; readonly semana: string };

export type Tabelas = {
  readonly linhas: readonly LinhaDoRanking[];
  readonly semana: readonly LinhaColocada[];
  readonly temporadas: ReadonlyMap<number, readonly LinhaColocada[]>;
};

/** Rated at one go: requests wait for so long at most. */
const PART = 5_000;

/** A rating has no window: whatever there is counts. */
export const SEMPRE = '9999-12-31';

/** By person, what there is of them beside matches. */
export function porPessoa(
  colocacoes: readonly ColocacaoRow[],
  ajustes: readonly AjusteRow[],
): ReadonlyMap<string, DeUmaPessoa> {
  const places = Map.groupBy(colocacoes, ({ usuario_uuid }) => usuario_uuid);
  const byHand = Map.groupBy(ajustes, ({ usuario_uuid }) => usuario_uuid);
  const people = new Set([...places.keys(), ...byHand.keys()]);
  return new Map(
    [...people].map((usuario) => [
      usuario,
      { colocacoes: places.get(usuario) ?? [], ajustes: byHand.get(usuario) ?? [] },
    ]),
  );
}

type Campanhas = Map<string, CampanhaNoElo>;

export function contarJogo(campanhas: Campanhas, regras: RegrasDoElo, fonte: FonteRow): void {
  const { mandante_uuid: home, visitante_uuid: away, gols_mandante, gols_visitante } = fonte;
  const add = (who: string, depois: number, pro: number, contra: number) =>
    campanhas.set(who, comJogo(campanhas.get(who) ?? semJogos(regras), { depois, pro, contra }));
  add(home, fonte.mandante_depois ?? 0, gols_mandante, gols_visitante);
  add(away, fonte.visitante_depois ?? 0, gols_visitante, gols_mandante);
}

/** The same match with its ratings; the very same where they are kept already. */
export function avaliar(
  forcas: Map<string, Forca>,
  regras: RegrasDoElo,
  fonte: FonteRow,
): FonteRow {
  const partida = {
    mandante: fonte.mandante_uuid,
    visitante: fonte.visitante_uuid,
    gols: [fonte.gols_mandante, fonte.gols_visitante] as const,
  };
  const motor = motorDe(regras);
  const { antes, depois } = jogar(forcas, partida, { produto: regras, motor });
  const isKept =
    fonte.mandante_antes === antes[0] &&
    fonte.mandante_depois === depois[0] &&
    fonte.visitante_antes === antes[1] &&
    fonte.visitante_depois === depois[1];
  if (isKept) return fonte;
  return {
    ...fonte,
    ...{ mandante_antes: antes[0], mandante_depois: depois[0] },
    ...{ visitante_antes: antes[1], visitante_depois: depois[1] },
  };
}

const motors = new WeakMap<RegrasDoElo, ReturnType<typeof regrasDoMotor>>();

function motorDe(regras: RegrasDoElo) {
  const known = motors.get(regras) ?? regrasDoMotor(regras);
  motors.set(regras, known);
  return known;
}

type Parada = { readonly em: string; readonly guardar: (campanhas: Campanhas) => void };

/** Whoever waits for it later hears of its failure; until then nobody does. */
function underWay<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

/** The next matches of all, until there are none. While one part is rated, the one behind it is read. */
async function* emPartes(tx: Tx, uuid: string): AsyncGenerator<readonly FonteRow[]> {
  let next: Promise<FonteRow[]> | undefined = listFontesDepois(tx, uuid, undefined, PART);
  while (next) {
    const part: readonly FonteRow[] = await next;
    const isWhole = part.length === PART;
    next = isWhole ? underWay(listFontesDepois(tx, uuid, part.at(-1), PART)) : undefined;
    yield part;
  }
}

/** Everybody's matches up to each cut, and up to now. `aoAvaliar` hears of ratings that are others than kept. */
async function percorrer(
  tx: Tx,
  { uuid, regras }: { readonly uuid: string; readonly regras: RegrasDoElo },
  cortes: (primeira: string) => Parada[],
  aoAvaliar: (mudaram: readonly FonteRow[]) => Promise<void>,
): Promise<Campanhas> {
  const [forcas, campanhas] = [new Map<string, Forca>(), new Map() as Campanhas];
  let waiting: Parada[] | undefined;
  const passar = (fonte: FonteRow): FonteRow => {
    while (waiting?.[0] && waiting[0].em <= fonte.em) waiting.shift()?.guardar(campanhas);
    const own = avaliar(forcas, regras, fonte);
    contarJogo(campanhas, regras, own);
    return own;
  };
  let written = Promise.resolve();
  for await (const part of emPartes(tx, uuid)) {
    waiting ??= cortes(part[0]?.em ?? '');
    const mudaram = part.map(passar).filter((own, index) => own !== part[index]);
    await written;
    written = underWay(aoAvaliar(mudaram));
  }
  await written;
  for (const corte of waiting ?? []) corte.guardar(campanhas);
  return campanhas;
}

const yearsFrom = (first: number, dias: Dias): number[] => {
  const now = Number(dias.hoje.slice(0, 4));
  return Array.from({ length: Math.max(0, now - first) }, (_, index) => first + index);
};

const defined = (linhas: readonly (LinhaDoRanking | undefined)[]): LinhaDoRanking[] =>
  linhas.filter((linha) => linha !== undefined);

type LinhaDe = (usuario: string, campanha: CampanhaNoElo) => LinhaDoRanking | undefined;

/** Requests are answered between two lots of people. */
async function linhasDeTodos(campanhas: Campanhas, linhaDe: LinhaDe): Promise<LinhaDoRanking[]> {
  const linhas: (LinhaDoRanking | undefined)[] = [];
  for (const [usuario, campanha] of campanhas) {
    linhas.push(linhaDe(usuario, campanha));
    if (linhas.length % PART === 0) await setImmediate();
  }
  return defined(linhas);
}

async function doElo(
  tx: Tx,
  ranking: { readonly uuid: string; readonly regras: RegrasDoElo },
  people: ReadonlyMap<string, DeUmaPessoa>,
  { dias, aoAvaliar }: { dias: Dias; aoAvaliar: (mudaram: readonly FonteRow[]) => Promise<void> },
): Promise<Tabelas> {
  const { regras } = ranking;
  const of = (usuario: string) => people.get(usuario) ?? NADA_DE_NINGUEM;
  // How everybody stood at a cut; a match gives who played it a new record, so the old ones can be kept.
  let naSegunda: Campanhas = new Map();
  const noFim = new Map<number, Campanhas>();
  const cortes = (primeira: string): Parada[] => {
    const years = primeira === '' ? [] : yearsFrom(temporadaDe(primeira), dias);
    const ends = years.map((ano) => ({
      em: fimDaTemporada(ano),
      guardar: (campanhas: Campanhas) => void noFim.set(ano, new Map(campanhas)),
    }));
    const monday = {
      em: comecoDoDia(dias.semana),
      guardar: (campanhas: Campanhas) => {
        naSegunda = new Map(campanhas);
      },
    };
    return [...ends, monday].toSorted((a, b) => (a.em < b.em ? -1 : 1));
  };
  const campanhas = await percorrer(tx, ranking, cortes, aoAvaliar);
  const noDia =
    (hoje: string): LinhaDe =>
    (usuario, campanha) =>
      linhaNoDia(regras, usuario, of(usuario), { campanha, hoje });
  const temporadas = new Map<number, readonly LinhaColocada[]>();
  for (const [ano, own] of noFim) {
    const linhaDe: LinhaDe = (usuario, campanha) =>
      linhaDaTemporada(regras, usuario, of(usuario), { campanha, ano });
    temporadas.set(ano, emOrdem(await linhasDeTodos(own, linhaDe)));
  }
  const ontem = diaDepois(dias.semana, -1);
  const semana = emOrdem(await linhasDeTodos(naSegunda, noDia(ontem)));
  return { linhas: await linhasDeTodos(campanhas, noDia(SEMPRE)), semana, temporadas };
}

function dePosicao(
  { regras }: RankingGuardado,
  people: ReadonlyMap<string, DeUmaPessoa>,
  dias: Dias,
): Tabelas {
  const days = [...people.values()].flatMap(({ colocacoes }) => colocacoes.map(({ dia }) => dia));
  const first = days.toSorted()[0] ?? dias.hoje;
  const linhasEm = (hoje: string) =>
    defined([...people].map(([usuario, own]) => linhaNoDia(regras, usuario, own, { hoje })));
  const temporadas = yearsFrom(Number(first.slice(0, 4)), dias).map((ano) => {
    const own = [...people].map(([usuario, pessoa]) =>
      linhaDaTemporada(regras, usuario, pessoa, { ano }),
    );
    return [ano, emOrdem(defined(own))] as const;
  });
  return {
    linhas: linhasEm(dias.hoje),
    semana: emOrdem(linhasEm(diaDepois(dias.semana, -1))),
    temporadas: new Map(temporadas),
  };
}

export async function calcular(
  tx: Tx,
  ranking: RankingGuardado,
  dias: Dias,
  aoAvaliar: (mudaram: readonly FonteRow[]) => Promise<void>,
): Promise<Tabelas> {
  const { uuid, regras } = ranking;
  const people = porPessoa(
    await listColocacoesDe(tx, uuid, null),
    await listAjustes(tx, uuid, null),
  );
  if (regras.tipo === 'posicao') return dePosicao(ranking, people, dias);
  return doElo(tx, { uuid, regras }, people, { dias, aoAvaliar });
}
