// Why places are blank although what comes before them is over: those who are level, by name. All from what is
// kept beside the matches; nothing is derived.
import type { Espera } from '#contract/chaveamento.ts';
import type { Classificacao, Linha } from '#contract/classificacao.ts';
import type { Fase, FaseComChave, FaseComTabela } from '#regras/configuracao/fases.ts';
import { desempataNoJogo, temTabela } from '#regras/configuracao/formato.ts';
import { SITUACAO } from '#regras/montagem/palavras.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { type ConfrontoJogado, listConfrontosJogados, type QuadroRow } from './queries.ts';

type TabelasGuardadas = Partial<Pick<Classificacao, 'tabelas' | 'empatados'>>;

/** Places of a table that lead to the next phase, the one that only the best of all groups get included. */
const quantosOlham = (fase: FaseComTabela) =>
  fase.classificam + (fase.tipo === 'grupos' && fase.melhores > 0 ? 1 : 0);

const nomes = (linhas: readonly Linha[]) => linhas.map(({ participante }) => participante);

/** Level in a table: they share a position from which the next phase is filled. */
function nasTabelas(fase: FaseComTabela, { tabelas = [], empatados = [] }: TabelasGuardadas) {
  return tabelas.flatMap(({ grupo, linhas }) => {
    const level = linhas.filter(
      ({ participante, pendente, posicao }) =>
        pendente && empatados.includes(participante) && posicao <= quantosOlham(fase),
    );
    return [...Map.groupBy(level, ({ posicao }) => posicao)].map(([posicao, own]) => ({
      grupo,
      posicao,
      participantes: nomes(own),
    }));
  });
}

/** Level with somebody of another group, each in the same position of its own. */
function entreGrupos({ tabelas = [], empatados = [] }: TabelasGuardadas) {
  const level = tabelas.flatMap(({ linhas }) =>
    linhas.flatMap((linha, index) =>
      !linha.pendente && empatados.includes(linha.participante)
        ? [{ linha, place: index + 1 }]
        : [],
    ),
  );
  return [...Map.groupBy(level, ({ place }) => place)].map(([posicao, own]) => ({
    grupo: null,
    posicao,
    participantes: nomes(own.map(({ linha }) => linha)),
  }));
}

function daTabela(fases: readonly Fase[], index: number, dados: TabelasGuardadas): Espera[] {
  const fase = fases[index];
  const isBefore = index < fases.length - 1;
  if (!fase || !temTabela(fase) || !isBefore || !dados.empatados?.length) return [];
  const como = desempataNoJogo(fase) ? 'jogo_extra' : 'sorteio';
  const among = [...nasTabelas(fase, dados), ...entreGrupos(dados)];
  return among
    .filter(({ participantes }) => participantes.length > 1)
    .map((espera) => ({ fase: index + 1, como, confronto: null, ...espera }));
}

type ConfrontoAberto = { readonly id: string; readonly lados: readonly (string | null)[] };

type ChaveGuardada = {
  readonly confrontos?: readonly (ConfrontoAberto & { readonly situacao: string })[];
};

/** Ties whose matches are over while nobody has won: neither side turned up, or penalties are missing. */
function daChave(
  fase: FaseComChave,
  { id, lados }: ConfrontoAberto,
  { faltaram }: ConfrontoJogado,
): Omit<Espera, 'fase'>[] {
  const isLots = faltaram && fase.wo_duplo === 'sorteio';
  if (!isLots && !fase.desempate.includes('penaltis')) return [];
  const participantes = lados.flatMap((lado) => lado ?? []);
  const como = isLots ? 'sorteio' : 'penaltis';
  return [{ como, grupo: null, posicao: 1, confronto: id, participantes }];
}

async function nasChaves(
  tx: Tx,
  { id, fases }: Pick<CampeonatoRow, 'id' | 'fases'>,
  quadros: readonly QuadroRow[],
): Promise<Espera[]> {
  const found: Espera[] = [];
  for (const { fase, dados } of quadros) {
    const own = fases[fase - 1];
    const { confrontos = [] } = (dados ?? {}) as ChaveGuardada;
    const open = confrontos.filter(({ situacao }) => situacao === SITUACAO.ready);
    if (!own || temTabela(own) || open.length === 0) continue;
    const ids = open.map((tie) => tie.id);
    for (const jogado of await listConfrontosJogados(tx, id, { fase, confrontos: ids })) {
      const tie = open.find((one) => one.id === jogado.confronto);
      if (tie) found.push(...daChave(own, tie, jogado).map((espera) => ({ fase, ...espera })));
    }
  }
  return found;
}

export async function esperasDe(
  tx: Tx,
  campeonato: Pick<CampeonatoRow, 'id' | 'fases'>,
  quadros: readonly QuadroRow[],
): Promise<Espera[]> {
  const tables = quadros.flatMap(({ fase, dados }) =>
    daTabela(campeonato.fases, fase - 1, (dados ?? {}) as TabelasGuardadas),
  );
  return [...tables, ...(await nasChaves(tx, campeonato, quadros))];
}
