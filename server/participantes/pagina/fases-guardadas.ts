// What is kept of a championship, put together for pages about its participants.
import type { Confronto } from '#contract/chaveamento.ts';
import type { Linha } from '#contract/classificacao.ts';
import type { Bracket } from '#engine/knockout/bracket.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { chaveDaFase } from '#server/competicao/chave-da-fase.ts';
import {
  listPartidas,
  listQuadros,
  listRodadas,
  type PartidaRow,
  type RodadaRow,
} from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';

export type ConfrontoNaFase = Pick<
  Confronto,
  'id' | 'situacao' | 'agregado' | 'vencedor' | 'decidido_por'
> & { readonly lados: readonly [string | null, string | null] };

type Dados = {
  readonly tabelas?: readonly { readonly grupo: string | null; readonly linhas: Linha[] }[];
  readonly empatados?: readonly string[];
  readonly confrontos?: readonly ConfrontoNaFase[];
};

/** One phase: its tables, or its bracket in the order of play. */
export type FaseGuardada = {
  readonly numero: number;
  readonly config: CampeonatoRow['fases'][number];
  readonly tabelas: NonNullable<Dados['tabelas']>;
  readonly confrontos: readonly ConfrontoNaFase[];
  readonly chave: Bracket | undefined;
  readonly etapas: ReadonlyMap<string, string>;
  /** Nothing is left to play or to be decided in it. */
  readonly acabou: boolean;
};

export type FasesGuardadas = {
  readonly fases: readonly FaseGuardada[];
  /** Of knockouts only: tables tell what they add up to. */
  readonly partidas: readonly PartidaRow[];
};

type Lido = { readonly dados: Dados; readonly rodadas: readonly RodadaRow[] };

function acabouCom(config: FaseGuardada['config'], { dados, rodadas }: Lido): boolean {
  const isPaired = config.tipo !== 'suico' || rodadas.length >= config.rodadas;
  const isPlayed = rodadas.length > 0 && rodadas.every(({ jogos, feitos }) => jogos === feitos);
  return isPaired && isPlayed && (dados.empatados ?? []).length === 0;
}

export async function guardadoDe(tx: Tx, campeonato: CampeonatoRow): Promise<FasesGuardadas> {
  const { id, fases } = campeonato;
  const quadros = await listQuadros(tx, id);
  const rodadas = await listRodadas(tx, id);
  const hasBracket = fases.some((fase) => !temTabela(fase));
  const partidas = hasBracket ? await listPartidas(tx, id) : [];
  return {
    partidas: partidas.filter(({ confronto }) => confronto !== null),
    fases: fases.map((config, index) => {
      const numero = index + 1;
      const dados = (quadros.find(({ fase }) => fase === numero)?.dados ?? {}) as Dados;
      const chave = chaveDaFase(campeonato, quadros, numero);
      return {
        ...{ numero, config, chave },
        tabelas: dados.tabelas ?? [],
        confrontos: dados.confrontos ?? [],
        etapas: chave ? etapasDaChave(chave) : new Map<string, string>(),
        acabou: acabouCom(config, {
          dados,
          rodadas: rodadas.filter(({ fase }) => fase === numero),
        }),
      };
    }),
  };
}

/** The line of somebody in a phase, and the table that it stands in. */
export function linhaEm({ tabelas }: FaseGuardada, uuid: string) {
  for (const tabela of tabelas) {
    const linha = tabela.linhas.find(({ participante }) => participante === uuid);
    if (linha) return { linha, tabela };
  }
  return undefined;
}

/** Ties of somebody in a phase, in the order of play. */
export const confrontosEm = ({ confrontos }: FaseGuardada, uuid: string) =>
  confrontos.filter(({ lados }) => lados.includes(uuid));

export const estaEm = (fase: FaseGuardada, uuid: string): boolean =>
  linhaEm(fase, uuid) !== undefined || confrontosEm(fase, uuid).length > 0;
