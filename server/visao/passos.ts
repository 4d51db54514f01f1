// The way of a championship from the entries to the final: what is behind, what is on, what comes.
import type { PassoDaVisao } from '#contract/visao.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { RodadaRow } from '#server/competicao/queries.ts';

type RodadaNomeada = Omit<RodadaRow, 'confrontos' | 'adiados' | 'jogaveis'> & {
  readonly etapa: string | null;
};

type Caminho = {
  readonly campeonato: Pick<
    CampeonatoRow,
    'estado' | 'fases' | 'inscricao' | 'comeca_em' | 'campeao_uuid'
  >;
  readonly rodadas: readonly RodadaNomeada[];
  readonly atual: Pick<RodadaNomeada, 'fase' | 'rodada'> | undefined;
  readonly sorteado: string | null;
};

/** What is shown before the one that is on. */
const MOST_BEHIND = 2;
const MOST_AHEAD = 6;

const EMPTY = {
  rodada: null,
  rodadas: null,
  etapa: null,
  jogos: 0,
  feitos: 0,
  inicio_at: null,
  fim_at: null,
} as const;

const endOf = ({ inicio_at, prazo_at }: RodadaNomeada) => prazo_at ?? inicio_at;

function situacaoDe(own: readonly RodadaNomeada[], { atual, campeonato }: Caminho) {
  const { estado, campeao_uuid } = campeonato;
  if (estado === 'rascunho' || estado === 'inscricoes') return 'vem';
  const isOver = own.every(({ jogos, feitos }) => jogos === feitos);
  const isHere = own.some((one) => one.fase === atual?.fase && one.rodada === atual.rodada);
  // With a champion nothing is on any more, even if nobody has closed it yet.
  const isDecided = estado === 'encerrado' || campeao_uuid !== null;
  if (isHere && !(isOver && isDecided)) return 'agora';
  return isOver ? 'feito' : 'vem';
}

/** Several rounds as one step. */
function juntas(
  own: readonly RodadaNomeada[],
  caminho: Caminho,
  step: Pick<PassoDaVisao, 'tipo' | 'fase'> & Partial<PassoDaVisao>,
): PassoDaVisao {
  // A deadline is no day of play.
  const dates = own.flatMap(({ inicio_at }) => inicio_at ?? []).sort();
  const ends = own.flatMap((one) => endOf(one) ?? []).sort();
  return {
    ...EMPTY,
    situacao: situacaoDe(own, caminho),
    jogos: own.reduce((sum, { jogos }) => sum + jogos, 0),
    feitos: own.reduce((sum, { feitos }) => sum + feitos, 0),
    inicio_at: dates[0] ?? null,
    fim_at: ends.at(-1) ?? null,
    ...step,
  };
}

/** One step for each name of a round; a second final only once it is on. */
function daChave(fase: number, own: readonly RodadaNomeada[], caminho: Caminho): PassoDaVisao[] {
  return [...Map.groupBy(own, ({ etapa }) => etapa)]
    .map(([etapa, rounds]) => juntas(rounds, caminho, { tipo: 'etapa', fase, etapa }))
    .filter(({ etapa, situacao }) => etapa !== 'final_extra' || situacao !== 'vem');
}

/** Of one table: its current round and the next one; groups are one step. */
function daTabela(
  fase: Fase,
  number: number,
  { own, caminho }: { own: readonly RodadaNomeada[]; caminho: Caminho },
): PassoDaVisao[] {
  const whole = juntas(own, caminho, { tipo: 'fase', fase: number });
  if (whole.situacao !== 'agora' || fase.tipo === 'grupos') return [whole];
  const last = own.reduce((most, { rodada }) => Math.max(most, rodada), 0);
  const rodadas = fase.tipo === 'suico' ? fase.rodadas : last;
  const now = caminho.atual?.rodada ?? 1;
  const steps = own
    .filter(({ rodada }) => rodada === now || rodada === now + 1)
    .map((one) =>
      juntas([one], caminho, { tipo: 'rodada', fase: number, rodada: one.rodada, rodadas }),
    );
  const isToBePaired = now === last && last < rodadas;
  const next = { tipo: 'rodada', fase: number, situacao: 'vem', rodada: now + 1, rodadas } as const;
  return isToBePaired ? [...steps, { ...EMPTY, ...next }] : steps;
}

function daFase(fase: Fase, number: number, caminho: Caminho): PassoDaVisao[] {
  const own = caminho.rodadas.filter((one) => one.fase === number);
  if (own.length === 0) {
    const starts = number === 1 ? caminho.campeonato.comeca_em : null;
    return [{ ...EMPTY, tipo: 'fase', fase: number, situacao: 'vem', inicio_at: starts }];
  }
  if (!temTabela(fase)) return daChave(number, own, caminho);
  return daTabela(fase, number, { own, caminho });
}

/** Entries and draw, while they are not long ago. */
function antes({ campeonato, rodadas, sorteado, atual }: Caminho): PassoDaVisao[] {
  if ((atual?.fase ?? 1) > 1 || campeonato.estado === 'encerrado') return [];
  const draw: PassoDaVisao = {
    ...EMPTY,
    tipo: 'sorteio',
    fase: 0,
    situacao: rodadas.length > 0 ? 'feito' : 'vem',
    inicio_at: sorteado,
  };
  if (rodadas.length > 0) return sorteado ? [draw] : [];
  const isOpen = campeonato.estado === 'inscricoes';
  const fim_at = campeonato.inscricao.fecha_em;
  const entries = { ...EMPTY, tipo: 'inscricoes', fase: 0, fim_at } as const;
  return [{ ...entries, situacao: isOpen ? 'agora' : 'vem' }, draw];
}

/** Around where it stands: a long way is told by its nearest part, and by its end. */
export function passosDoCaminho(caminho: Caminho): PassoDaVisao[] {
  const all = [
    ...antes(caminho),
    ...caminho.campeonato.fases.flatMap((fase, index) => daFase(fase, index + 1, caminho)),
  ];
  const here = all.findIndex(({ situacao }) => situacao !== 'feito');
  const from = Math.max(0, (here < 0 ? all.length : here) - MOST_BEHIND);
  const near = all.slice(from, from + MOST_BEHIND + MOST_AHEAD);
  const last = all.at(-1);
  return last && !near.includes(last) ? [...near.slice(0, -1), last] : near;
}
