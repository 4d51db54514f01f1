// A championship of the teams of a case: made by an organiser, entered by each team, drawn by hand, started.
import type { TeamId } from '#engine/types.ts';
import type { Person } from './person.ts';

type Side = { readonly participante: string | null };

export type ListedMatch = {
  readonly uuid: string;
  readonly mandante: Side;
  readonly visitante: Side;
};

export type Championship = {
  readonly id: string;
  readonly organiser: Person;
  readonly people: ReadonlyMap<TeamId, Person>;
  readonly teamOf: (participante: string | null) => TeamId;
  readonly uuidOf: (team: TeamId) => string;
};

type One = { readonly data: { readonly uuid: string; readonly id: string } };

type Plan = {
  readonly nome: string;
  readonly fases: readonly object[];
  /** By hand: groups by name, or one list in the order of the bracket's lines. */
  readonly manual: Readonly<Record<string, readonly TeamId[]>> | readonly TeamId[];
  /** Kinds of proof without which a report is refused. */
  readonly provas?: readonly string[];
};

const REGRAS = { quem_informa: 'os_dois', modelo_rodada: 'livre' };

export async function startChampionship(
  organiser: Person,
  people: ReadonlyMap<TeamId, Person>,
  { nome, fases, manual, provas = [] }: Plan,
): Promise<Championship> {
  const groups = Array.isArray(manual) ? { all: manual } : manual;
  const teams: TeamId[] = Object.values(groups).flat();
  const inscricao = { vagas: teams.length, aprovacao: 'automatica', pede: ['time'] };
  const made = await organiser.send<One>('POST', '/api/campeonatos', {
    nome,
    fases,
    inscricao,
    regras: { ...REGRAS, provas },
    visibilidade: 'nao_listado',
  });
  const { id } = made.data;
  await organiser.send('PUT', `/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });
  const uuids = new Map<TeamId, string>();
  for (const team of teams) {
    const person = people.get(team);
    const path = `/api/campeonatos/${id}/participantes`;
    const entered = await person?.send<One>('POST', path, { time_nome: team });
    if (entered) uuids.set(team, entered.data.uuid);
  }
  const names = new Map([...uuids].map(([team, uuid]) => [uuid, team]));
  const uuidOf = (team: TeamId) => uuids.get(team) ?? '';
  const drawn = Array.isArray(manual)
    ? manual.map(uuidOf)
    : Object.fromEntries(Object.entries(groups).map(([name, list]) => [name, list.map(uuidOf)]));
  await drawByHand(organiser, id, drawn);
  await organiser.send('PUT', `/api/campeonatos/${id}/estado`, { estado: 'andamento' });
  return { id, organiser, people, uuidOf, teamOf: (uuid) => names.get(uuid ?? '') ?? '' };
}

async function drawByHand(organiser: Person, id: string, manual: unknown): Promise<void> {
  const path = `/api/campeonatos/${id}/sorteio`;
  const prepared = await organiser.send<One>('POST', path, { metodo: 'manual', manual });
  await organiser.send('PUT', path, { uuid: prepared.data.uuid });
}
