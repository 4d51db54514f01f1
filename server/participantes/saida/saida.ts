// Leaving a championship that runs, or being put out of it: both follow the rule of the phase.
import { feita } from '#regras/montagem/partida-feita.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { DadosDoCampeonato } from '#server/competicao/estado.ts';
import type { ParticipanteRow } from '#server/participantes/queries.ts';

/** The phase that somebody leaves, and the last of its rounds that they took part in. */
export function saidaDe({ partidas, fases }: DadosDoCampeonato, uuid: string) {
  const own = partidas.filter(({ mandante, visitante }) => [mandante, visitante].includes(uuid));
  const open = own.find((partida) => !feita(partida));
  const last = Math.max(1, ...own.map((partida) => partida.fase));
  const rounds = (fase: number) =>
    Math.max(0, ...own.filter((p) => p.fase === fase && p.resultado).map(({ rodada }) => rodada));
  const config = fases[last - 1];
  const goesOn = config?.tipo === 'suico' && rounds(last) < config.rodadas;
  // Who has played all that there was to play leaves the phase that comes next.
  const fase = open?.fase ?? (goesOn ? last : last + 1);
  return { fase, rodada: rounds(fase) };
}

/** In a championship that runs, and still in it. */
export const estaJogando = (
  { estado }: Pick<CampeonatoRow, 'estado'>,
  { status, desistiu }: Pick<ParticipanteRow, 'status' | 'desistiu'>,
): boolean => estado === 'andamento' && status === STATUS.confirmado && !desistiu;

/** What is stored, as it would be with this participant out, or in again. */
export function comSaida(
  dados: DadosDoCampeonato,
  uuid: string,
  sai: boolean,
  expelled = false,
): DadosDoCampeonato {
  const others = dados.desistencias.filter(({ team }) => team !== uuid);
  if (!sai) return { ...dados, desistencias: others };
  const { fase, rodada } = saidaDe(dados, uuid);
  const saida = { team: uuid, afterRound: rodada, fase, expelled };
  return { ...dados, desistencias: [...others, saida] };
}
