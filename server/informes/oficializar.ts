// What becomes official beside the result itself: since when and by whose word, who was there, and what was
// said before, which is over now.
import sql, { type Sql } from 'sql-template-tag';
import type { Resultado } from '#regras/montagem/resultado.ts';
import { type Informado, type LadoDoJogo, mesmoInformado, type Via } from '#regras/vida/partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { among } from '#server/database/kept-plans.ts';
import { sendAhead } from '#server/database/tx.ts';
import { aindaNoElenco } from '#server/escalacao/queries.ts';
import { largarLances } from '#server/lances/queries.ts';
import { DA_PARTIDA } from '#server/prazos/tipos.ts';
import {
  arquivarCasos,
  arquivarInformes,
  deletePrazosDaVida,
  fecharLogo,
  type InformeRow,
  type VidaGuardada,
} from './queries.ts';

export type PalavraOficial = {
  readonly via: Via;
  /** Sides that said or confirmed it. */
  readonly afirmado?: readonly LadoDoJogo[];
  /** The side of the organiser who entered it. */
  readonly deQuemJoga?: LadoDoJogo | null;
};

/**
 * Who has the place later does not take it from who played: a correction keeps those who were there. What was due
 * of the match itself is done. Queries of the statement that writes the result, for every result pays for them.
 */
export function presencaDe(uuids: readonly string[], palavra: PalavraOficial): Sql {
  const { via, afirmado = [], deQuemJoga = null } = palavra;
  return sql`
    quem as (
      select p.uuid as partida_uuid, l.lado, e.uuid as participante_uuid, e.usuario_uuid, e.time_nome,
        (select ${aindaNoElenco} from escalacoes s where s.partida_uuid = p.uuid and s.lado = l.lado
          and s.mandante_uuid = p.mandante_uuid and s.visitante_uuid = p.visitante_uuid) as escalacao
      from partidas p
      cross join lateral (values ('mandante', p.mandante_uuid), ('visitante', p.visitante_uuid))
        as l (lado, participante)
      join participantes e on e.uuid = l.participante
      where ${among(sql`p.uuid`, uuids)}),
    marcas as (
      insert into presencas as s (partida_uuid, lado, participante_uuid, usuario_uuid, time_nome,
        escalacao)
      select partida_uuid, lado, participante_uuid, usuario_uuid, time_nome, escalacao from quem
      on conflict (partida_uuid, lado) do update set participante_uuid = excluded.participante_uuid,
        usuario_uuid = excluded.usuario_uuid, time_nome = excluded.time_nome,
        escalacao = excluded.escalacao, created_at = agora()
      where s.participante_uuid is distinct from excluded.participante_uuid),
    relogios as (
      delete from prazos where ${among(sql`objeto`, uuids)} and partida_uuid = objeto
        and feito_at is null
        and tipo = any(${DA_PARTIDA})),
    palavras as (
      insert into oficiais (partida_uuid, via, afirmado, de_quem_joga)
      select uuid, ${via}, ${[...afirmado]}::text[], ${deQuemJoga} from partidas
      where ${among(sql`uuid`, uuids)}
      on conflict (partida_uuid) do update set em = agora(), primeiro_em = null, via = excluded.via,
        afirmado = excluded.afirmado, de_quem_joga = excluded.de_quem_joga)`;
}

/** Who scored in it, too: the trail keeps what the sheet said. */
async function esquecerOficial(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`
    with marcas as (delete from presencas where partida_uuid = ${uuid}),
    sumula as (delete from sumulas where partida_uuid = ${uuid})
    delete from oficiais where partida_uuid = ${uuid}`);
}

const isInformado = (resultado: Resultado): resultado is Informado =>
  resultado.tipo === 'placar' || resultado.tipo === 'wo';

const diz = (resultado: Resultado | null, { informado }: { readonly informado: Informado }) =>
  resultado !== null && isInformado(resultado) && mesmoInformado(informado, resultado);

export type InformeQueFecha = Pick<InformeRow, 'uuid' | 'informado'>;

const listAbertos = (tx: Tx, uuid: string) =>
  tx.rows<InformeQueFecha>(sql`
    select uuid, informado from informes where partida_uuid = ${uuid} and estado = 'aberto'`);

/** Claims that say what is official now are confirmed. */
async function confirmarIguais(
  tx: Tx,
  abertos: readonly InformeQueFecha[],
  resultado: Resultado,
): Promise<void> {
  const same = abertos.filter((one) => diz(resultado, one));
  if (same.length === 0) return;
  const confirmed = sql`
    update informes set estado = 'confirmado', fechado_em = agora()
    where ${among(
      sql`uuid`,
      same.map((one) => one.uuid),
    )}`;
  await sendAhead(tx, confirmed);
}

const FECHA = {
  organizacao: 'organizacao',
  sistema: 'organizacao',
  importacao: 'organizacao',
  mesa: 'organizacao',
  veredito: 'veredito',
  acordo: 'acordo',
  confirmacao: 'acordo',
  sem_resposta: 'acordo',
} as const satisfies Record<Via, string>;

type Oficializado = {
  readonly resultado: Resultado | null;
  readonly palavra: PalavraOficial;
  /** What waits for an answer about it, where that was read under the lock. */
  readonly abertos?: readonly InformeQueFecha[] | undefined;
};

/** The life of a match, as `oficializar` leaves it behind a result. */
export function comOficial(
  guardada: VidaGuardada,
  { resultado }: Pick<PartidaRow, 'resultado'>,
  { via, afirmado = [], deQuemJoga = null }: PalavraOficial,
): VidaGuardada {
  const { agora } = guardada;
  const closed = (one: InformeRow): InformeRow =>
    diz(resultado, one)
      ? { ...one, fechado_em: agora, estado: 'confirmado' }
      : { ...one, fechado_em: agora, estado: 'fechado', fechado_por: FECHA[via] };
  return {
    ...guardada,
    informes: guardada.informes.map((one) => (one.estado === 'aberto' ? closed(one) : one)),
    contestacoes: guardada.contestacoes.map((one) =>
      one.estado === 'aberta' ? { ...one, estado: 'fechada', fechada_em: agora } : one,
    ),
    oficial: {
      ...{ em: agora, via, afirmado, de_quem_joga: deQuemJoga },
      ...{ primeiro_em: null, restaurado_por: null },
    },
  };
}

/**
 * After a result was written, with who was there (`presencaDe`). `partida` is as it was before: what waited about it is closed. Without a result
 * the match begins anew, and what was said counts no more.
 */
export async function oficializar(
  tx: Tx,
  { uuid, estado }: Pick<PartidaRow, 'uuid' | 'estado'>,
  { resultado, palavra, abertos }: Oficializado,
): Promise<void> {
  const isOpen = estado === 'informada' || estado === 'contestada';
  if (resultado) {
    if (!isOpen) return;
    await confirmarIguais(tx, abertos ?? (await listAbertos(tx, uuid)), resultado);
    // A claim that waits has no case beside it.
    const isAll = estado === 'informada' && abertos?.every((one) => diz(resultado, one));
    if (!isAll) await fecharLogo(tx, uuid, FECHA[palavra.via]);
    await deletePrazosDaVida(tx, [uuid]);
    return;
  }
  await esquecerOficial(tx, uuid);
  if (isOpen) {
    await fecharLogo(tx, uuid, 'de_novo');
    await deletePrazosDaVida(tx, [uuid]);
  }
  await arquivarInformes(tx, [uuid]);
  await largarLances(tx, uuid, palavra.via === 'veredito');
  // A verdict that has it played again is told for as long as nothing else is.
  if (palavra.via !== 'veredito') await arquivarCasos(tx, [uuid]);
}
