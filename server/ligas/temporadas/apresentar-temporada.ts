import type {
  CompeticaoDaTemporada,
  PreviaMostrada,
  TemporadaDaLiga,
  TimeDaTemporada,
} from '#contract/liga/temporadas.ts';
import { zonesOf } from '#engine/seasons/zones.ts';
import { boundaryOf, type PreviaDaTemporada } from '#regras/liga/temporada.ts';
import type { CompeticaoRow, LinhaDaDivisao } from '#server/campeonatos/liga/da-temporada.ts';
import { divisoesDe, type TemporadaCarregada } from './carregar.ts';

const timeDe = ({ raiz, participante, nome, sigla, escudo }: LinhaDaDivisao): TimeDaTemporada => ({
  ...{ raiz, participante, nome, sigla, escudo },
});

const fronteiraDe = ({ caem, sobem, confrontos }: CompeticaoRow) => ({ caem, sobem, confrontos });

type ZonaDaTemporada = 'sobe' | 'repescagem' | 'cai' | null;

/** What each place of a division leads to. */
function zonasDosLugares(
  row: CompeticaoRow,
  { competicoes, linhas }: TemporadaCarregada,
): readonly ZonaDaTemporada[] {
  const divisoes = divisoesDe({ competicoes });
  const at = divisoes.findIndex(({ id }) => id === row.id);
  const [acima, abaixo] = [divisoes[at - 1], at < divisoes.length - 1 ? row : undefined];
  const size = linhas.get(row.id)?.length ?? 0;
  const above = acima && boundaryOf(acima);
  const zones = zonesOf(size, { above, below: abaixo && boundaryOf(abaixo) });
  return Array.from({ length: size }, (_, index) => {
    if (index < zones.up) return 'sobe';
    if (index >= size - zones.down) return 'cai';
    const isTied =
      index < zones.up + zones.upPlayoff || index >= size - zones.down - zones.downPlayoff;
    return isTied ? 'repescagem' : null;
  });
}

/** With what each row leads to: nothing where those who share its place do not all go the same way. */
export function comZonas<Linha extends Pick<LinhaDaDivisao, 'de' | 'posicao'>>(
  linhas: readonly Linha[],
  zonas: readonly ZonaDaTemporada[],
) {
  const placed = linhas.map((linha, index) => ({
    ...{ linha, posicao: linha.de ?? linha.posicao, zona: zonas[index] ?? null },
  }));
  const shared = Map.groupBy(placed, ({ posicao }) => posicao);
  const isDecided = ({ posicao, zona }: (typeof placed)[number]) =>
    shared.get(posicao)?.every((other) => other.zona === zona);
  return placed.map((row) => (isDecided(row) ? row : { ...row, zona: null }));
}

function competicaoDe(row: CompeticaoRow, da: TemporadaCarregada): CompeticaoDaTemporada {
  const { uuid, tipo, nivel, nome, comeca_em, termina_em, resumo } = row;
  const { rodada, rodadas, jogos, jogos_feitos, campeao } = resumo;
  const linhas = tipo === 'divisao' ? (da.linhas.get(row.id) ?? []) : [];
  return {
    ...{ uuid, tipo, nivel, nome, comeca_em, termina_em, fronteira: fronteiraDe(row) },
    campeonato: {
      ...{ id: row.id, nome: row.campeonato, estado: row.estado, cores: row.cores },
      ...{ rodada, rodadas, jogos, jogos_feitos, campeao, times: row.confirmados },
    },
    linhas: comZonas(linhas, zonasDosLugares(row, da)).map(({ linha, posicao, zona }) => ({
      ...timeDe(linha),
      ...{ posicao, p: linha.p, j: linha.j, zona },
    })),
  };
}

const ORDEM = ['divisao', 'copa', 'repescagem'];

export function apresentarTemporada(carregada: TemporadaCarregada): TemporadaDaLiga {
  const { temporada, competicoes } = carregada;
  const sorted = competicoes.toSorted((a, b) => ORDEM.indexOf(a.tipo) - ORDEM.indexOf(b.tipo));
  return {
    numero: temporada.numero,
    fechada: temporada.fechada_em !== null,
    regras: temporada.regras,
    competicoes: sorted.map((row) => competicaoDe(row, carregada)),
    versao: temporada.versao,
    pode_comecar: competicoes.some(
      ({ estado, confirmados }) => estado === 'rascunho' && confirmados > 1,
    ),
  };
}

/** Where it ended, and the next season was made otherwise than it would be today. */
function difereDoDecidido(
  { temporada }: TemporadaCarregada,
  { mudancas }: PreviaDaTemporada,
): boolean {
  const before = new Map(temporada.decidida?.map(({ time, para }) => [time, para]));
  return before.size > 0 && mudancas.some(({ time, para }) => before.get(time) !== para);
}

const ENDED = new Set(['encerrado', 'cancelado']);

export function apresentarPrevia(
  carregada: TemporadaCarregada,
  previa: PreviaDaTemporada,
): PreviaMostrada {
  const divisoes = divisoesDe(carregada);
  const rows = divisoes.flatMap(({ id }) => carregada.linhas.get(id) ?? []);
  const times = new Map(rows.map((row) => [row.participante, timeDe(row)]));
  const waits = previa.mudancas.filter(({ espera }) => espera);
  const isOver = divisoes.every(({ estado }) => ENDED.has(estado));
  const made = carregada.competicoes.filter(({ tipo }) => tipo === 'repescagem').length;
  return {
    divisoes: divisoes.map(({ nivel, nome }) => ({ nivel: nivel ?? 0, nome })),
    mudancas: previa.mudancas.flatMap(({ time, outro, ...mudanca }) => {
      const shown = times.get(time);
      return shown
        ? [{ ...mudanca, time: shown, outro: times.get(outro ?? '')?.nome ?? null }]
        : [];
    }),
    vagas: [...previa.vagas],
    faltam: [
      ...(isOver ? [] : ['divisoes' as const]),
      ...(waits.some(({ motivo }) => motivo === 'repescagem') ? ['confrontos' as const] : []),
      ...(waits.some(({ motivo }) => motivo === 'empatado') ? ['empates' as const] : []),
    ],
    confrontos_a_criar: isOver ? Math.max(0, previa.confrontos.length - made) : 0,
    difere: difereDoDecidido(carregada, previa),
    versao: carregada.temporada.versao,
  };
}
