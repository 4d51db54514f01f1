// Who scored, with the minutes: as it was told while the match is played, and by its sheet once that names them.
import { ehGol, GOL_CONTRA } from '#regras/sumula/sumula.ts';
import { golsReunidos } from '#regras/vida/mesmo-gol.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { lerSumula } from '#server/sumula/apresentar-sumula.ts';
import type { LanceNoAr } from './queries.ts';

export type AutorNoAr = {
  /** Null: a player of the other side. */
  readonly nome: string | null;
  readonly minutos: readonly number[];
};

type Gol = { readonly nome: string | null; readonly minuto: number | null };

/** Each once, in the order of their first goal. */
function reunidos(gols: readonly Gol[]): AutorNoAr[] {
  const byName = Map.groupBy(gols, ({ nome }) => nome);
  return [...byName].map(([nome, own]) => ({
    nome,
    minutos: own.flatMap(({ minuto }) => minuto ?? []).sort((a, b) => a - b),
  }));
}

/** Of one goal that several tell, whoever knows the name. */
const contados = (lances: readonly LanceNoAr[], lado: LadoDoJogo): AutorNoAr[] =>
  reunidos(
    golsReunidos(lances, lado).flatMap((told) => told.find(({ nome }) => nome !== null) ?? []),
  );

/** Only with the result: before that it would tell what the video does not show yet. */
async function escritos(tx: Tx, partida: PartidaRow, lado: LadoDoJogo): Promise<AutorNoAr[]> {
  const { metades, jogadores } = await lerSumula(tx, partida);
  const gols = (metades[lado]?.lances ?? [])
    .filter(ehGol)
    .flatMap(({ quem, minuto = null }): Gol[] => {
      if ('nome' in quem) return [{ nome: quem.nome, minuto }];
      if (quem.jogador === GOL_CONTRA) return [{ nome: null, minuto }];
      const nome = jogadores.find(({ uuid }) => uuid === quem.jogador)?.nome;
      return nome ? [{ nome, minuto }] : [];
    });
  return reunidos(gols);
}

type Contado = { readonly partida: PartidaRow; readonly lances: readonly LanceNoAr[] };

export async function autoresDe(
  tx: Tx,
  { partida, lances }: Contado,
): Promise<readonly [readonly AutorNoAr[], readonly AutorNoAr[]]> {
  const of = async (lado: LadoDoJogo) => {
    const written = partida.resultado ? await escritos(tx, partida, lado) : [];
    return written.length > 0 ? written : contados(lances, lado);
  };
  return [await of('mandante'), await of('visitante')];
}
