// A line of a ranking, made of its sources: matches for Elo, final places for points by position, and what was added
// or taken by hand. The same functions make the line of one person and the whole table.
import type { Medida } from './ordem.ts';
import { ordenar } from './ordem.ts';
import { type ColocacaoNoRanking, estaNaJanela, resultadosQueContam } from './pontos.ts';
import type { RegrasDePosicao, RegrasDoElo, RegrasDoRanking } from './regras.ts';

export type LinhaDoRanking = Medida & {
  readonly usuario: string;
  readonly vitorias: number;
  readonly empates: number;
  readonly derrotas: number;
  /** Oldest first: the last five results as letters, or the last five final places. */
  readonly ultimos: string;
};

const LAST = 5;

/** One match from the side of one who played it. */
export type JogoNoRanking = {
  readonly depois: number;
  readonly pro: number;
  readonly contra: number;
};

/** What is carried from one match of somebody to the next. */
export type CampanhaNoElo = {
  readonly atual: number;
  readonly pico: number;
  readonly vitorias: number;
  readonly empates: number;
  readonly derrotas: number;
  readonly ultimos: string;
};

export const semJogos = ({ inicio }: RegrasDoElo): CampanhaNoElo => ({
  ...{ atual: inicio, pico: inicio, vitorias: 0, empates: 0, derrotas: 0, ultimos: '' },
});

export function comJogo(
  antes: CampanhaNoElo,
  { depois, pro, contra }: JogoNoRanking,
): CampanhaNoElo {
  const letra = pro > contra ? 'v' : pro < contra ? 'd' : 'e';
  return {
    atual: depois,
    pico: Math.max(antes.pico, depois),
    vitorias: antes.vitorias + Number(letra === 'v'),
    empates: antes.empates + Number(letra === 'e'),
    derrotas: antes.derrotas + Number(letra === 'd'),
    ultimos: (antes.ultimos + letra).slice(-LAST),
  };
}

type AlemDosJogos = { readonly titulos: number; readonly ajustes: number };

function linhaDoElo(
  usuario: string,
  campanha: CampanhaNoElo,
  { titulos, ajustes }: AlemDosJogos,
  { provisorio_ate }: RegrasDoElo,
): LinhaDoRanking {
  const { atual, pico, vitorias, empates, derrotas, ultimos } = campanha;
  const jogos = vitorias + empates + derrotas;
  return {
    ...{ usuario, titulos, jogos, vitorias, empates, derrotas, ultimos },
    pontos: Math.round(atual) + ajustes,
    melhor: Math.round(pico),
    provisorio: jogos < provisorio_ate,
  };
}

const isTitulo = ({ de, ate }: Pick<ColocacaoNoRanking, 'de' | 'ate'>): boolean =>
  de === 1 && ate === 1;

/** Undefined for who has no result that is young enough, and nothing by hand. */
export function linhaDePosicao(
  usuario: string,
  colocacoes: readonly ColocacaoNoRanking[],
  ajustes: number,
  { regras, hoje }: { readonly regras: RegrasDePosicao; readonly hoje: string },
): LinhaDoRanking | undefined {
  const { contam, sobram } = resultadosQueContam(regras, colocacoes, hoje);
  const all = [...contam, ...sobram];
  if (all.length === 0 && ajustes === 0) return undefined;
  const byDay = all.toSorted(
    (a, b) => ordenar(a.dia, b.dia) || ordenar(a.campeonato, b.campeonato),
  );
  return {
    usuario,
    pontos: contam.reduce((sum, { pontos }) => sum + pontos, ajustes),
    titulos: all.filter(isTitulo).length,
    melhor: all.length === 0 ? -10_000 : -Math.min(...all.map(({ de }) => de)),
    jogos: all.length,
    provisorio: false,
    ...{ vitorias: 0, empates: 0, derrotas: 0 },
    ultimos: byDay
      .slice(-LAST)
      .map(({ de }) => de)
      .join(' '),
  };
}

/** What a line is made of beside matches. */
export type DeUmaPessoa = {
  readonly colocacoes: readonly ColocacaoNoRanking[];
  readonly ajustes: readonly { readonly pontos: number; readonly dia: string }[];
};

export const NADA_DE_NINGUEM: DeUmaPessoa = { colocacoes: [], ajustes: [] };

const soma = (ajustes: DeUmaPessoa['ajustes']) =>
  ajustes.reduce((sum, { pontos }) => sum + pontos, 0);

/** The line of somebody at the end of a day; `campanha`: their matches until then. */
export function linhaNoDia(
  regras: RegrasDoRanking,
  usuario: string,
  { colocacoes, ajustes }: DeUmaPessoa,
  { campanha, hoje }: { readonly campanha?: CampanhaNoElo | undefined; readonly hoje: string },
): LinhaDoRanking | undefined {
  if (regras.tipo === 'posicao') {
    const own = soma(ajustes.filter(({ dia }) => estaNaJanela(regras, dia, hoje)));
    return linhaDePosicao(usuario, colocacoes, own, { regras, hoje });
  }
  if (!campanha) return undefined;
  const titulos = colocacoes.filter((one) => one.dia <= hoje && isTitulo(one)).length;
  const own = soma(ajustes.filter(({ dia }) => dia <= hoje));
  return linhaDoElo(usuario, campanha, { titulos, ajustes: own }, regras);
}

/** How a season ended: of points by place only its own results; a rating is carried on. */
export function linhaDaTemporada(
  regras: RegrasDoRanking,
  usuario: string,
  { colocacoes, ajustes }: DeUmaPessoa,
  { campanha, ano }: { readonly campanha?: CampanhaNoElo | undefined; readonly ano: number },
): LinhaDoRanking | undefined {
  const hoje = `${ano}-12-31`;
  if (regras.tipo === 'elo') {
    return linhaNoDia(regras, usuario, { colocacoes, ajustes }, { campanha, hoje });
  }
  const inYear = ({ dia }: { readonly dia: string }) => dia.startsWith(`${ano}-`);
  const own = { colocacoes: colocacoes.filter(inYear), ajustes: ajustes.filter(inYear) };
  return linhaNoDia({ ...regras, janela_semanas: null }, usuario, own, { hoje });
}
