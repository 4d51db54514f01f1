import sql, { type Sql } from 'sql-template-tag';
import type { TipoAoVivo, VozAoVivo } from '#regras/vida/ao-vivo.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';

export type LanceRow = {
  readonly uuid: string;
  readonly tipo: TipoAoVivo;
  readonly lado: LadoDoJogo | null;
  readonly minuto: number | null;
  readonly jogador: string | null;
  /** Null: nobody, a fixed id, or somebody whom nobody knows any more. */
  readonly nome: string | null;
  readonly numero: number | null;
  readonly voz: VozAoVivo;
  /** By the device that told it, never later than it came. */
  readonly quando: string;
  readonly viu: string[] | null;
};

type QuemJoga = Pick<PartidaRow, 'uuid' | 'mandante' | 'visitante'>;

/** Of those who play it now, oldest first; what was taken back is left out. */
export const listLances = (tx: Tx, { uuid, mandante, visitante }: QuemJoga): Promise<LanceRow[]> =>
  tx.rows(sql`
    select l.uuid, l.tipo, l.lado, l.minuto, l.voz, l.jogador_uuid as jogador, j.nome, j.numero,
      least(l.contado_em, l.created_at) as quando, l.viu
    from lances l left join jogadores j on j.uuid = l.jogador_uuid
    where l.partida_uuid = ${uuid} and l.desfeito_at is null
      and l.mandante_uuid = ${mandante} and l.visitante_uuid = ${visitante}
    order by l.created_at, l.uuid`);

export const isDoElenco = async (tx: Tx, participante: string | null, jogador: string) =>
  (await tx.first(sql`
    select 1 from jogadores where uuid = ${jogador} and participante_uuid = ${participante}`)) !==
  undefined;

type LanceNovo = Pick<LanceRow, 'uuid' | 'tipo' | 'lado' | 'minuto' | 'voz'> & {
  readonly jogador?: string | null | undefined;
  readonly contadoEm?: string | null | undefined;
  readonly viu?: readonly string[] | null | undefined;
  readonly campeonatoId: string;
  readonly partida: QuemJoga;
  readonly por: string | null;
  readonly link: string | null;
};

/** Told again under the same id it is there already. */
export async function insertLance(tx: Tx, novo: LanceNovo): Promise<void> {
  const { partida } = novo;
  await tx.run(sql`
    insert into lances (uuid, campeonato_id, partida_uuid, mandante_uuid, visitante_uuid, tipo, lado,
      minuto, voz, por_uuid, link_uuid, jogador_uuid, contado_em, viu)
    values (${novo.uuid}, ${novo.campeonatoId}, ${partida.uuid}, ${partida.mandante},
      ${partida.visitante}, ${novo.tipo}, ${novo.lado}, ${novo.minuto}, ${novo.voz}, ${novo.por},
      ${novo.link}, ${novo.jogador ?? null}, ${novo.contadoEm ?? null},
      ${novo.viu ? [...novo.viu] : null}::uuid[])
    on conflict (uuid) do nothing`);
}

type Contado = {
  readonly partida_uuid: string;
  readonly voz: VozAoVivo;
  readonly desfeito: boolean;
};

export const findLance = (tx: Tx, uuid: string): Promise<Contado | undefined> =>
  tx.first(sql`
    select partida_uuid, voz, desfeito_at is not null as desfeito from lances where uuid = ${uuid}`);

export async function undoLance(tx: Tx, uuid: string): Promise<void> {
  await tx.run(
    sql`update lances set desfeito_at = agora() where uuid = ${uuid} and desfeito_at is null`,
  );
}

/**
 * Its match begins anew, so that it is told anew: by a verdict, or after these two were told to their end. Where it is
 * still told while an organiser takes back a slip, that goes on.
 */
export async function largarLances(tx: Tx, partida: string, isVerdict: boolean): Promise<void> {
  await tx.run(sql`
    update lances l set desfeito_at = agora() from partidas p
    where p.uuid = ${partida} and l.partida_uuid = p.uuid and l.desfeito_at is null
      and l.mandante_uuid = p.mandante_uuid and l.visitante_uuid = p.visitante_uuid
      and (${isVerdict} or exists (
        select 1 from lances f
        where f.partida_uuid = p.uuid and f.tipo = 'fim' and f.desfeito_at is null
          and f.mandante_uuid = l.mandante_uuid and f.visitante_uuid = l.visitante_uuid))`);
}

export type LanceDaMesaRow = Pick<
  LanceRow,
  'tipo' | 'lado' | 'minuto' | 'jogador' | 'nome' | 'quando' | 'viu'
> & { readonly id: string; readonly partida: string };

/** What the table told of these matches, by whichever device, and nobody took back. */
export const listLancesDaMesa = (tx: Tx, partidas: readonly string[]): Promise<LanceDaMesaRow[]> =>
  tx.rows(sql`
    select l.uuid as id, l.partida_uuid as partida, l.tipo, l.lado, l.minuto,
      l.jogador_uuid as jogador, j.nome, least(l.contado_em, l.created_at) as quando, l.viu
    from lances l join partidas p on p.uuid = l.partida_uuid
      and p.mandante_uuid = l.mandante_uuid and p.visitante_uuid = l.visitante_uuid
    left join jogadores j on j.uuid = l.jogador_uuid
    where l.partida_uuid = any(${partidas}::uuid[]) and l.voz = 'mesa' and l.desfeito_at is null
    order by l.created_at, l.uuid`);

type LanceDeAgora = Pick<LanceRow, 'uuid' | 'tipo' | 'lado' | 'voz' | 'quando' | 'viu'> & {
  readonly partida: string;
};

/** Told last so long ago, nobody tells it any more. */
const HOURS = 3;

/** Whether something was told live of a championship so lately that it may still be going on. */
export const haLancesDeAgora = (campeonato: Sql) => sql`exists (
  select 1 from lances w
  where w.campeonato_id = ${campeonato} and w.created_at > agora() - make_interval(hours => ${HOURS}))`;

/** Of all matches of a championship that are told live. */
export const listLancesDeAgora = (tx: Tx, id: string): Promise<LanceDeAgora[]> =>
  tx.rows(sql`
    select * from (
      select l.partida_uuid as partida, l.uuid, l.tipo, l.lado, l.voz,
        least(l.contado_em, l.created_at) as quando, l.viu, l.created_at,
        max(l.created_at) over (partition by l.partida_uuid) as ultimo
      from lances l join partidas p on p.uuid = l.partida_uuid and p.estado = 'agendada'
        and p.mandante_uuid = l.mandante_uuid and p.visitante_uuid = l.visitante_uuid
      where l.campeonato_id = ${id} and l.desfeito_at is null) k
    where k.ultimo > agora() - make_interval(hours => ${HOURS})
    order by k.created_at, k.uuid`);
