// The tables of a phase in short: the first places of each, what each place is worth, and the line of who looks.
import type { Classificacao, Linha } from '#contract/classificacao.ts';
import type { Visao } from '#contract/visao.ts';
import type { TeamId } from '#engine/types.ts';
import type { FaseComTabela } from '#regras/configuracao/fases.ts';
import type { JogosDoGrupo } from './queries.ts';

type TabelaInteira = Classificacao['tabelas'][number];
type TabelaCurta = Visao['tabelas'][number];

const MOST_GROUPS = 16;
/** Of all tables together, as long as each has some. */
const MOST_LINES = 64;
const MOST_IN_ONE = 8;
const FEWEST_IN_ONE = 4;

export type TabelasDaFase = {
  readonly fase: FaseComTabela;
  readonly isLast: boolean;
  readonly tabelas: readonly TabelaInteira[];
  readonly jogos: readonly JogosDoGrupo[];
};

type LugaresPossiveis = { readonly from: number; readonly to: number };

/** Places that a line may come to by what is known today: more than one where it shares its own. */
const lugarDe = ({ posicao }: Linha, { linhas }: TabelaInteira): LugaresPossiveis => ({
  from: posicao,
  to: linhas.filter((other) => other.posicao <= posicao).length,
});

/** What the organiser marked, else what the format makes of the place. Shared places within and without: nothing. */
function zonaDe(linha: Linha, { from, to }: LugaresPossiveis, { fase, isLast }: TabelasDaFase) {
  if (linha.fora) return null;
  const marked = linha.zona === null ? undefined : fase.zonas[linha.zona];
  if (marked) return to <= marked.ate ? marked.tipo : null;
  if (isLast) return null;
  if (to <= fase.classificam) return 'classifica';
  const isNext = fase.tipo === 'grupos' && fase.melhores > 0 && from > fase.classificam;
  return isNext && to <= fase.classificam + 1 ? 'repescagem' : null;
}

function curta(
  linha: Linha,
  tabela: TabelaInteira,
  da: TabelasDaFase,
): TabelaCurta['linhas'][number] {
  const { participante, posicao, subiu, p, j, v, sg, marca, situacao } = linha;
  const zona = zonaDe(linha, lugarDe(linha, tabela), da);
  return { participante, posicao, subiu, p, j, v, sg, marca, situacao, zona };
}

const has = ({ linhas }: TabelaInteira, own: TeamId | undefined) =>
  own !== undefined && linhas.some(({ participante }) => participante === own);

/** With the line, and the table, of who looks, however far down. */
export function tabelasCurtas(da: TabelasDaFase, own: TeamId | undefined): TabelaCurta[] {
  const shown = da.tabelas.filter((tabela, index) => index < MOST_GROUPS || has(tabela, own));
  const fair = Math.floor(MOST_LINES / Math.max(1, shown.length));
  const most = Math.min(MOST_IN_ONE, Math.max(FEWEST_IN_ONE, fair));
  return shown.map((tabela) => {
    const { grupo, linhas } = tabela;
    const counted = da.jogos.find((one) => one.grupo === grupo);
    return {
      grupo,
      linhas: linhas
        .filter(({ participante }, index) => index < most || participante === own)
        .map((linha) => curta(linha, tabela, da)),
      total: linhas.length,
      jogos: counted?.jogos ?? 0,
      feitos: counted?.feitos ?? 0,
    };
  });
}

/** What the marks in these tables stand for, each once. */
export function zonasDe({ fase, ...da }: TabelasDaFase, tabelas: readonly TabelaCurta[]) {
  const seen = new Set(tabelas.flatMap(({ linhas }) => linhas.flatMap(({ zona }) => zona ?? [])));
  const written = fase.zonas.map(({ tipo, legenda }) => ({ tipo, legenda }));
  const unwritten = [...seen]
    .filter((tipo) => !written.some((zona) => zona.tipo === tipo))
    .map((tipo) => ({ tipo, legenda: '' }));
  return da.tabelas.length > 0 ? [...written, ...unwritten] : [];
}

/** How somebody stands today. */
export function campanhaDe(
  da: TabelasDaFase,
  own: TeamId | undefined,
): Omit<NonNullable<Visao['campanha']>, 'posicoes'> | null {
  for (const { grupo, linhas } of da.tabelas) {
    const mine = linhas.find(({ participante }) => participante === own);
    if (mine) {
      const { posicao, p, forma, marca } = mine;
      return { posicao, p, forma, marca, grupo, de: linhas.length };
    }
  }
  return null;
}
