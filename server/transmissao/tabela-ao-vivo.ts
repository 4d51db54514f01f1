// The table as it would stand if every match that is being played ended now; and without results that were entered after
// the moment that the video shows.
import type { Classificacao } from '#contract/classificacao.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import { andamentoDe } from '#regras/vida/ao-vivo.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { classificacaoDe } from '#server/classificacao/ver-classificacao.ts';
import { derivar } from '#server/competicao/derivar.ts';
import { type Estado, estadoDe } from '#server/competicao/estado.ts';
import { tabelasDe } from '#server/competicao/linhas.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Database } from '#server/database/database.ts';
import type { LanceNoAr } from './queries.ts';

export type TabelaAoVivo = {
  readonly tabelas: Pick<Classificacao['tabelas'][number], 'grupo' | 'linhas'>[];
  /** Where each stands by the results alone; nobody while one of them must not be known yet. */
  readonly antes: ReadonlyMap<string, number>;
  readonly aoVivo: boolean;
};

type Gols = readonly [number, number];

/** Matches that are being played then, with their goals so far. */
export function placaresAoVivo(lances: readonly LanceNoAr[]): ReadonlyMap<string, Gols> {
  const told = [...Map.groupBy(lances, ({ partida }) => partida)];
  return new Map(
    told.flatMap(([partida, own]) => {
      const { comecou, gols } = andamentoDe(own);
      return comecou ? [[partida, gols] as const] : [];
    }),
  );
}

/** Results as they were then, of matches that have another one since. */
type Depois = ReadonlyMap<string, Resultado | null>;

type Mudancas = { readonly vivos: ReadonlyMap<string, Gols>; readonly depois: Depois };

function comoSe(partida: PartidaRow, { vivos, depois }: Mudancas): PartidaRow {
  const gols = vivos.get(partida.uuid);
  if (gols) {
    const [mandante, visitante] = gols;
    return { ...partida, resultado: { tipo: 'placar', mandante, visitante } };
  }
  const then = depois.get(partida.uuid);
  return then === undefined ? partida : { ...partida, decisao: null, resultado: then };
}

function tabelasCom({ dados }: Estado, numero: number, mudancas: Mudancas) {
  const partidas = dados.partidas.map((partida) => comoSe(partida, mudancas));
  const { competicao, fases } = estadoDe({ ...dados, partidas });
  const [phase, state, fase] = [
    competicao.phases[numero - 1],
    fases[numero - 1],
    dados.fases[numero - 1],
  ];
  if (phase?.kind !== 'table' || state?.kind !== 'table' || !fase || !temTabela(fase)) return [];
  return tabelasDe(phase, state, { fase, view: {}, dados });
}

/** Null where nothing has a table. */
export async function tabelaAoVivo(
  db: Database,
  campeonato: CampeonatoRow,
  { lances, depois }: { readonly lances: readonly LanceNoAr[]; readonly depois: Depois },
): Promise<TabelaAoVivo | null> {
  if (!campeonato.fases.some(temTabela)) return null;
  const { tabelas, fase } = await classificacaoDe(db, campeonato, {});
  const vivos = placaresAoVivo(lances);
  const known = depois.size === 0 ? tabelas : [];
  const antes = new Map(
    known.flatMap(({ linhas }) => linhas.map((linha) => [linha.participante, linha.posicao])),
  );
  if (vivos.size === 0 && depois.size === 0) return { tabelas, antes, aoVivo: false };
  const changes = [
    ...[...vivos].map(([uuid, gols]) => `${uuid}=${gols.join('-')}`),
    ...[...depois].map(([uuid, resultado]) => `${uuid}=${JSON.stringify(resultado)}`),
  ];
  const shown = await derivar(db, campeonato, undefined, {
    name: `no ar ${fase} ${changes.sort().join(' ')}`,
    derive: (estado) => tabelasCom(estado, fase, { vivos, depois }),
  });
  return { tabelas: shown, antes, aoVivo: vivos.size > 0 };
}
