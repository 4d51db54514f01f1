// Lines as they are shown: with places, movement and what separates those who are level.
import type { LinhaDoRankingNaTela } from '#contract/ranking/rankings.ts';
import { comparar, type Medida, separa } from '#regras/ranking/ordem.ts';
import { apresentarPessoa } from './pessoa/pessoa.ts';
import type { LinhaRow } from './queries-linhas.ts';

const medidaDe = ({ pontos, titulos, melhor, jogos, colocado }: LinhaRow): Medida => ({
  ...{ pontos, titulos, melhor, jogos, provisorio: !colocado },
});

/** Only between two who are level on points and have a place. */
function desempateDe(
  row: LinhaRow,
  above: LinhaRow | undefined,
): LinhaDoRankingNaTela['desempate'] {
  if (!above?.colocado || !row.colocado || above.pontos !== row.pontos) return null;
  return separa(medidaDe(above), medidaDe(row)) ?? 'empate';
}

type Vizinhanca = {
  readonly visitante: string | null;
  readonly posicao: number | null;
  readonly acima?: LinhaRow | undefined;
};

export function apresentarLinha(
  row: LinhaRow,
  { visitante, posicao, acima }: Vizinhanca,
): LinhaDoRankingNaTela {
  const { pontos, titulos, melhor, jogos, vitorias, empates, derrotas } = row;
  const { semana_pontos, semana_posicao } = row;
  return {
    pessoa: apresentarPessoa(row),
    eu: row.usuario_uuid === visitante,
    posicao,
    subiu: posicao === null || semana_posicao === null ? null : semana_posicao - posicao,
    variacao: semana_pontos === null ? null : pontos - semana_pontos,
    ...{ pontos, titulos, melhor, jogos, vitorias, empates, derrotas },
    ultimos:
      row.ultimos.includes(' ') || /\d/.test(row.ultimos)
        ? row.ultimos.split(' ')
        : [...row.ultimos],
    desempate: desempateDe(row, acima),
  };
}

/** A page of lines; `primeira` is the place of the first, where it has one. */
export function apresentarLinhas(
  rows: readonly LinhaRow[],
  { visitante, primeira, antes }: { visitante: string | null; primeira: number; antes: number },
): LinhaDoRankingNaTela[] {
  let posicao = primeira;
  return rows.map((row, index) => {
    const acima = rows[index - 1];
    // `antes`: so many lines stand before this page, of whom the last may share the place of its first.
    if (acima && comparar(medidaDe(acima), medidaDe(row)) !== 0) posicao = antes + index + 1;
    const own = row.posicao ?? (row.colocado ? posicao : null);
    return apresentarLinha(row, { visitante, posicao: own, acima });
  });
}
