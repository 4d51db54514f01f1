// What the lines of a text would make of a championship. Pure. Results of a table fill the bracket, whose
// matches only then have sides: lines are looked for again until no more of them find their match.
import type { RecusaDaImportacao } from '#contract/campeonato/importacao.ts';
import { deBrasilia, diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import {
  makeProcura,
  type NaoAchada,
  type PartidaAchada,
} from '#regras/importacao/achar-partidas.ts';
import type { LinhaDita, ResultadoDito } from '#regras/importacao/dito.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { type Informado, mesmoInformado } from '#regras/vida/partida.ts';
import { assentar } from '#server/competicao/assentar.ts';
import { type Estado, estadoDe } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { sobraProrrogacao } from '#server/informes/prorrogacao.ts';
import { mudancaDe } from '#server/partidas/aplicar-resultado.ts';
import { recusaDosPenaltis } from '#server/partidas/penaltis.ts';

export type Posta = {
  readonly dita: LinhaDita;
  readonly partida: PartidaRow;
  readonly resultado: Informado;
  readonly invertida: boolean;
  /** The day that it gets. */
  readonly jogo_previsto_at: string | null;
  /** Null: it is taken in; 'igual': it stands already. */
  readonly recusa: RecusaDaImportacao | 'igual' | null;
};

type Procura = ReturnType<typeof makeProcura>;

type SemJogo = {
  readonly dita: LinhaDita;
  readonly motivo: NaoAchada;
  /** The line before that is of the same match. */
  readonly outra: number | null;
};

export type Simulada = {
  readonly postas: readonly Posta[];
  readonly semJogo: readonly SemJogo[];
  readonly procura: Procura;
  /** With all that is taken in. */
  readonly estado: Estado;
};

export type Importador = {
  /** All that people may call each participant. */
  readonly nomes: ReadonlyMap<string, readonly string[]>;
  readonly agora: number;
  /** Plays it where the other side could speak. */
  naoLanca(partida: PartidaRow): boolean;
};

function resultadoDe(dito: ResultadoDito, isTurned: boolean): Informado {
  if (dito.tipo === 'wo') {
    if (dito.faltou === 'ambos') return { tipo: 'wo', wo_de: 'ambos' };
    const isHome = (dito.faltou === 'primeiro') !== isTurned;
    return { tipo: 'wo', wo_de: isHome ? 'mandante' : 'visitante' };
  }
  const { gols, penaltis, prorrogacao } = dito;
  const turned = (pair: readonly [number, number]) =>
    isTurned ? ([pair[1], pair[0]] as const) : pair;
  const [mandante, visitante] = turned(gols);
  return {
    ...{ tipo: 'placar', mandante, visitante },
    ...(prorrogacao && { prorrogacao: true }),
    ...(penaltis && { penaltis: turned(penaltis) }),
  };
}

export const informadoDe = ({ resultado }: PartidaRow): Informado | null =>
  resultado?.tipo === 'placar' || resultado?.tipo === 'wo' ? resultado : null;

const isSame = (partida: PartidaRow, resultado: Informado) => {
  const stands = informadoDe(partida);
  return stands !== null && partida.estado !== 'contestada' && mesmoInformado(stands, resultado);
};

const isOpen = ({ estado, decisao }: PartidaRow) =>
  (estado === 'agendada' || estado === 'adiada') && decisao === null;

/** Why a match does not take this result; null where it does. */
function recusaDa(partida: PartidaRow, resultado: Informado): Posta['recusa'] {
  if (isSame(partida, resultado)) return 'igual';
  if (partida.decisao) return 'desistencia';
  const { estado } = partida;
  if (estado === 'informada' || estado === 'contestada' || estado === 'cancelada') return estado;
  return isOpen(partida) ? null : 'diferente';
}

/** A day without an hour is kept as 00:00:59. */
function instanteDe({ dia, hora }: LinhaDita): string | null {
  if (!dia) return null;
  const at = deBrasilia(`${dia}T${hora ?? '00:00'}`);
  return new Date(hora ? at : at + 59_000).toISOString();
}

type Procurada = ReturnType<typeof procuradaDe>;

function procuradaDe(partida: PartidaRow, isKnockout: boolean) {
  const { uuid, mandante, visitante, rodada, jogo_previsto_at: at } = partida;
  if (!mandante || !visitante || ehFolga(partida)) return null;
  const dia = at === null ? null : diaEmBrasilia(at);
  return { uuid, mandante, visitante, rodada, mataMata: isKnockout, dia };
}

const procuradasEm = ({ dados, fases }: Estado) =>
  dados.partidas
    .map((partida) => procuradaDe(partida, fases[partida.fase - 1]?.kind === 'knockout'))
    .filter((one): one is NonNullable<Procurada> => one !== null);

/** The championship with these results. */
function comPostas({ dados }: Estado, postas: readonly Posta[]): Estado {
  const byMatch = new Map(postas.map((posta) => [posta.partida.uuid, posta]));
  const partidas = dados.partidas.map((partida): PartidaRow => {
    const posta = byMatch.get(partida.uuid);
    if (!posta) return partida;
    const { resultado, jogo_previsto_at: at } = posta;
    const estado = resultado.tipo === 'wo' ? 'wo' : 'confirmada';
    return {
      ...partida,
      ...mudancaDe({ resultado, estado }),
      ...(at && { jogo_previsto_at: at }),
    };
  });
  return assentar(estadoDe({ ...dados, partidas })).estado;
}

/** Without those whose penalties are missing, or are too many; nor with extra time that the rules do not have. */
function aceitas(estado: Estado, novas: readonly Posta[]) {
  const tried = comPostas(estado, novas);
  const judged = novas.map((posta) => ({
    ...posta,
    recusa: sobraProrrogacao(estado.dados.fases, posta.partida, posta.resultado)
      ? ('prorrogacao_sobra' as const)
      : recusaDosPenaltis(tried, posta.partida, posta.resultado),
  }));
  const good = judged.filter(({ recusa }) => recusa === null);
  const depois = good.length === judged.length ? tried : comPostas(estado, good);
  return { judged, depois };
}

type Vistas = Pick<Simulada, 'procura' | 'postas'>;

const semJogoEm = (
  waiting: readonly Omit<SemJogo, 'outra'>[],
  estado: Estado,
  { procura, postas }: Vistas,
): SemJogo[] =>
  waiting.map(({ dita, motivo }) => {
    if (motivo !== 'repetido') return { dita, motivo, outra: null };
    const achada = procura.achar(dita, procuradasEm(estado), () => 'outra');
    const uuid = typeof achada === 'string' ? null : achada.uuid;
    const same = postas.find(({ partida }) => partida.uuid === uuid);
    return { dita, motivo, outra: same?.dita.linha ?? null };
  });

export function simular(
  antes: Estado,
  ditas: readonly LinhaDita[],
  { nomes, agora, naoLanca }: Importador,
): Simulada {
  const procura = makeProcura(nomes);
  const stored = new Set(antes.dados.partidas.map(({ uuid }) => uuid));
  const taken = new Set<string>();
  const postas: Posta[] = [];
  let estado = antes;
  let waiting = ditas.map((dita) => ({ dita, motivo: 'sem_jogo' as NaoAchada }));

  const porNa = (
    dita: LinhaDita,
    { uuid, invertida }: PartidaAchada,
    partida: PartidaRow,
  ): Posta => {
    taken.add(uuid);
    const resultado = resultadoDe(dita.resultado, invertida);
    const at = instanteDe(dita);
    const isFree = partida.jogo_previsto_at === null && partida.estadio === null;
    const recusa = recusaDa(partida, resultado);
    const own = recusa ?? (naoLanca(partida) ? 'joga_nao_lanca' : null);
    const late = own ?? (at !== null && Date.parse(at) > agora ? 'data_futura' : null);
    const jogo_previsto_at = isFree ? at : null;
    const made = late ?? (stored.has(uuid) ? null : 'jogo_extra');
    return { dita, partida, resultado, invertida, jogo_previsto_at, recusa: made };
  };

  for (;;) {
    const byUuid = new Map(estado.dados.partidas.map((partida) => [partida.uuid, partida]));
    const procuradas = procuradasEm(estado);
    const found: Posta[] = [];
    waiting = waiting.flatMap(({ dita }) => {
      if (!dita.lados.every(procura.ehConhecido)) return [{ dita, motivo: 'desconhecido' }];
      const achada = procura.achar(dita, procuradas, ({ uuid, invertida }) => {
        const partida = byUuid.get(uuid);
        if (!partida || taken.has(uuid)) return 'tomada';
        if (isSame(partida, resultadoDe(dita.resultado, invertida))) return 'igual';
        return isOpen(partida) ? 'aberta' : 'outra';
      });
      if (typeof achada === 'string') return [{ dita, motivo: achada }];
      const partida = byUuid.get(achada.uuid);
      if (partida) found.push(porNa(dita, achada, partida));
      return [];
    });
    if (found.length === 0) {
      return { postas, semJogo: semJogoEm(waiting, estado, { procura, postas }), procura, estado };
    }
    const { judged, depois } = aceitas(
      estado,
      found.filter(({ recusa }) => recusa === null),
    );
    postas.push(...found.filter(({ recusa }) => recusa !== null), ...judged);
    estado = depois;
  }
}
