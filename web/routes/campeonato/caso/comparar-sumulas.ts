// The sheets of a contested match against two versions of it: each goal, card and best, and who says so.
import type { InformadoVisto } from '#contract/partida/dado.ts';
import type { LanceVisto, Sumula } from '#contract/partida/sumula.ts';
import { ehGol } from '#regras/sumula/sumula.ts';
import { LADOS, type LadoDoJogo } from '#regras/vida/partida.ts';
import type { NomesDosLados } from '#web/campeonato/registro-da-partida.ts';
import { nomeDoCitado } from '#web/routes/campeonato/pagina-da-partida/sumula/nome-do-citado.ts';
import type { Translate } from '#web/texts/texts.tsx';

/** Whose column it is, and the score in it; `lado` null: the result in force, or the table official. */
type VersaoComparada = {
  readonly lado: LadoDoJogo | null;
  readonly dito: InformadoVisto | null;
};

export type LinhaDaSumula = {
  readonly chave: string;
  readonly rotulo: string;
  readonly nota: string | null;
  /** `null`: this version does not speak of it. */
  readonly valores: readonly [boolean | null, boolean | null];
  readonly difere: boolean;
};

type Contexto = {
  readonly lado: LadoDoJogo;
  readonly versoes: readonly [VersaoComparada, VersaoComparada];
  readonly t: Translate;
};

/** A version has room for so many goals of this side; which of them it leaves out nobody can say. */
function golCabe({ dito }: VersaoComparada, lado: LadoDoJogo, ordem: number): boolean | null {
  if (!dito) return null;
  return dito.tipo === 'placar' ? ordem < dito[lado] : false;
}

/** A side writes its own half alone: of cards and of the best the other has no say. */
const aoLado = (versao: VersaoComparada, lado: LadoDoJogo) => (versao.lado === lado ? true : null);

function linhaDe(lance: LanceVisto, ordem: number, at: number, { lado, versoes, t }: Contexto) {
  const { tipo, quem, assistencia, minuto } = lance;
  const [a, b] = versoes.map((versao) =>
    ehGol({ tipo }) ? golCabe(versao, lado, ordem) : aoLado(versao, lado),
  );
  const when = minuto === null ? '' : `, ${t('sumula.minuto', { n: minuto })}`;
  const valores = [a ?? null, b ?? null] as const;
  return {
    chave: `${lado} ${at}`,
    rotulo: `${t(`sumula.${tipo}`)}: ${nomeDoCitado(quem, t)}${when}`,
    nota: assistencia && t('sumula.passe', { nome: nomeDoCitado(assistencia, t) }),
    valores,
    difere: valores.includes(true) && valores.includes(false),
  };
}

const byMinute = (one: LanceVisto, other: LanceVisto) =>
  (one.minuto ?? Infinity) - (other.minuto ?? Infinity) || 0;

type Metade = { readonly time: string; readonly linhas: readonly LinhaDaSumula[] };

/** A half that nobody has written is left out. */
export function compararSumulas(
  sumula: Sumula,
  versoes: Contexto['versoes'],
  { nomes, t }: { readonly nomes: NomesDosLados; readonly t: Translate },
): Metade[] {
  return LADOS.flatMap((lado, side) => {
    let goals = 0;
    const linhas = sumula[lado].lances.toSorted(byMinute).map((lance, at) => {
      const ordem = goals;
      if (ehGol(lance)) goals += 1;
      return linhaDe(lance, ordem, at, { lado, versoes, t });
    });
    return linhas.length > 0 ? [{ time: nomes[side] ?? '', linhas }] : [];
  });
}
