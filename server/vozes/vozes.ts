// Who speaks for a side of a match: the participant, and captain and vice of its squad. Looked up at each act,
// for squads and accounts change. Who could speak for both sides speaks for neither.
import sql, { type Sql } from 'sql-template-tag';
import { STATUS } from '#regras/participantes/status.ts';
import type { Tx } from '#server/database/database.ts';
import { among } from '#server/database/kept-plans.ts';

const LADOS = ['mandante', 'visitante'] as const;

export type LadoDaPartida = (typeof LADOS)[number];

export const outroLado = (lado: LadoDaPartida): LadoDaPartida =>
  lado === 'mandante' ? 'visitante' : 'mandante';

/** The accounts behind each side; none where it has nobody with an account. Somebody may be behind both. */
export type Vozes = Readonly<Record<LadoDaPartida, readonly string[]>>;

type QuemJoga = Readonly<Record<LadoDaPartida, string | null>>;

/** Accounts behind these participants, for who asks for more in the same statement. */
export const quemFala = (sides: readonly string[]) => sql`
  with vozes as (
    select uuid as participante, usuario_uuid as usuario from participantes
    where ${among(sql`uuid`, sides)} and usuario_uuid is not null
      and status = ${STATUS.confirmado} and not convidado
    union
    select j.participante_uuid, j.usuario_uuid from jogadores j
    where ${among(sql`j.participante_uuid`, sides)} and j.usuario_uuid is not null
      and j.papel is not null and j.saiu_em is null)
  select v.participante, v.usuario from vozes v
  join usuarios u on u.uuid = v.usuario and u.removido_em is null
  order by v.usuario`;

/** Who can speak for a side. */
export type VozDoLado = { readonly participante: string; readonly usuario: string };

export function listVozes(tx: Tx, { mandante, visitante }: QuemJoga): Promise<VozDoLado[]> {
  return tx.rows(quemFala([mandante, visitante].filter((side) => side !== null)));
}

/** Accounts behind the participant of a column, for a statement about many matches: its names are its own. */
const contasDe = (participante: Sql) => sql`
  select proprio.usuario_uuid from participantes proprio
  join usuarios conta on conta.uuid = proprio.usuario_uuid and conta.removido_em is null
  where proprio.uuid = ${participante} and proprio.status = ${STATUS.confirmado}
    and not proprio.convidado
  union
  select capitao.usuario_uuid from jogadores capitao
  join usuarios conta on conta.uuid = capitao.usuario_uuid and conta.removido_em is null
  where capitao.participante_uuid = ${participante} and capitao.papel is not null
    and capitao.saiu_em is null`;

/** Whether somebody speaks for the participant of a column who does not speak for the other side too. */
export const temQuemFale = (participante: Sql, outro: Sql) => sql`
  exists (${contasDe(participante)} except (${contasDe(outro)}))`;

type QuemFalaRow = { readonly uuid: string; readonly meu: boolean };

/** Participants of a championship that have somebody who speaks for them; `meu`: this person does. */
export const listQuemFala = (tx: Tx, campeonatoId: string, usuario: string) =>
  tx.rows<QuemFalaRow>(sql`
    select e.uuid, ${usuario}::uuid in (${contasDe(sql`e.uuid`)}) as meu from participantes e
    where e.campeonato_id = ${campeonatoId} and exists (${contasDe(sql`e.uuid`)})`);

/** Participants of a championship that this person is behind, by name: looked up by the account. */
export const listProprios = (tx: Tx, campeonatoId: string, usuario: string) =>
  tx.rows<{ readonly uuid: string }>(sql`
    with meus as (
      select uuid from participantes
      where campeonato_id = ${campeonatoId} and usuario_uuid = ${usuario}
      union
      select participante_uuid from jogadores
      where usuario_uuid = ${usuario} and papel is not null and saiu_em is null)
    select e.uuid from meus join participantes e on e.uuid = meus.uuid
    where e.campeonato_id = ${campeonatoId} and e.status = ${STATUS.confirmado} and not e.convidado
    order by lower(coalesce(e.time_nome, e.nome)), e.uuid`);

/** Among accounts that were read already. */
export function vozesEntre(rows: readonly VozDoLado[], { mandante, visitante }: QuemJoga): Vozes {
  const of = (side: string | null) =>
    rows.filter(({ participante }) => participante === side).map(({ usuario }) => usuario);
  return { mandante: of(mandante), visitante: of(visitante) };
}

export async function vozesDe(tx: Tx, partida: QuemJoga): Promise<Vozes> {
  return vozesEntre(await listVozes(tx, partida), partida);
}

/** Who speaks in any of these, in one statement. */
export function listVozesDe(tx: Tx, matches: readonly QuemJoga[]): Promise<VozDoLado[]> {
  const all = matches.flatMap(({ mandante, visitante }) => [mandante, visitante]);
  return tx.rows(quemFala([...new Set(all)].filter((side) => side !== null)));
}

/** The accounts behind the sides of each, in their order. */
export async function vozesDeVarias(tx: Tx, matches: readonly QuemJoga[]): Promise<Vozes[]> {
  const rows = await listVozesDe(tx, matches);
  return matches.map((partida) => vozesEntre(rows, partida));
}

/** The sides that this person is behind. */
export const ladosDe = (vozes: Vozes, usuario: string | null | undefined): LadoDaPartida[] =>
  LADOS.filter((lado) => usuario && vozes[lado].includes(usuario));

/** The side that this person speaks for: with both, for neither. */
export function ladoDe(vozes: Vozes, usuario: string | null | undefined): LadoDaPartida | null {
  const [lado = null, other] = ladosDe(vozes, usuario);
  return other ? null : lado;
}

/** Those who speak for a side, and so not for the other one. */
export const falamPor = (vozes: Vozes, lado: LadoDaPartida): string[] =>
  vozes[lado].filter((usuario) => ladoDe(vozes, usuario) === lado);
