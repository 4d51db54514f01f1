// A result that a correction elsewhere undoes takes its life along: by whose word it was official, who was there, its
// sheet, its case, what the verdict carried beside it, and what was told of it live. With the result it comes back.
import sql from 'sql-template-tag';
import type { LadoDoJogo, Via } from '#regras/vida/partida.ts';
import type { SancaoDoVeredito } from '#regras/vida/sancao.ts';
import type { Tx } from '#server/database/database.ts';
import { devolverSumulas, guardarSumulas } from '#server/sumula/sumulas-desfeitas.ts';

/** Before what was said about these is archived, and told anew; whatever was kept of an earlier undoing is over. */
export async function guardarVidas(tx: Tx, partidas: readonly string[]): Promise<void> {
  if (partidas.length === 0) return;
  await tx.run(sql`
    with vidas as (
      insert into vidas_desfeitas (partida_uuid, em, via, afirmado, de_quem_joga, informes, contestacoes,
        lances)
      select o.partida_uuid, coalesce(o.primeiro_em, o.em), o.via, o.afirmado, o.de_quem_joga,
        array(select i.uuid from informes i where i.partida_uuid = o.partida_uuid and not i.antigo),
        array(select k.uuid from contestacoes k
          where k.partida_uuid = o.partida_uuid and not k.antiga),
        array(select l.uuid from lances l join partidas p on p.uuid = l.partida_uuid
            and p.mandante_uuid = l.mandante_uuid and p.visitante_uuid = l.visitante_uuid
          where l.partida_uuid = o.partida_uuid and l.desfeito_at is null)
      from oficiais o where o.partida_uuid = any(${partidas}::uuid[])
      on conflict (partida_uuid) do update set em = excluded.em, via = excluded.via, afirmado = excluded.afirmado,
        de_quem_joga = excluded.de_quem_joga, informes = excluded.informes,
        contestacoes = excluded.contestacoes, lances = excluded.lances
      returning partida_uuid, lances),
    de_antes as (
      delete from punicoes s using vidas v
      where s.partida_uuid = v.partida_uuid and s.desfeita_at is not null),
    sancoes as (
      update punicoes s set desfeita_at = agora() from vidas v
      where s.partida_uuid = v.partida_uuid and s.desfeita_at is null)
    update lances l set desfeito_at = agora() from vidas v
    where l.partida_uuid = v.partida_uuid and l.uuid = any(v.lances)`);
  await guardarPresencas(tx, partidas);
  await guardarSumulas(tx, partidas);
}

const MARCA = sql`partida_uuid, lado, participante_uuid, usuario_uuid, time_nome, escalacao,
  reivindicada, created_at`;

async function guardarPresencas(tx: Tx, partidas: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from presencas_desfeitas where partida_uuid = any(${partidas}::uuid[])`);
  await tx.run(sql`
    insert into presencas_desfeitas (${MARCA})
    select ${MARCA} from presencas join vidas_desfeitas using (partida_uuid)
    where partida_uuid = any(${partidas}::uuid[])`);
}

/** Over those of now: the place may be another's since, and who played is who played. */
async function devolverPresencas(tx: Tx, partida: string): Promise<void> {
  await tx.run(sql`
    insert into presencas (${MARCA})
    select ${MARCA} from presencas_desfeitas where partida_uuid = ${partida}
    on conflict (partida_uuid, lado) do update set participante_uuid = excluded.participante_uuid,
      usuario_uuid = excluded.usuario_uuid, time_nome = excluded.time_nome,
      escalacao = excluded.escalacao, reivindicada = excluded.reivindicada,
      created_at = excluded.created_at`);
}

/** By whose word a result was official that is undone now. */
export type PalavraGuardada = {
  readonly partida: string;
  readonly via: Via;
  readonly afirmado: readonly LadoDoJogo[];
  /** Who gave the verdict and played the match; null: nobody did both. */
  readonly juiz_que_joga: string | null;
};

/** Of these, as far as they were kept. */
export async function palavrasGuardadas(
  tx: Tx,
  partidas: readonly { readonly uuid: string }[],
): Promise<ReadonlyMap<string, PalavraGuardada>> {
  const rows = await tx.rows<PalavraGuardada>(sql`
    select v.partida_uuid as partida, v.via, v.afirmado,
      (select case when (k.veredito ->> 'de_quem_joga')::boolean then k.julgada_por end
        from contestacoes k where k.uuid = any(v.contestacoes) and k.veredito is not null
        order by k.fechada_em desc limit 1) as juiz_que_joga
    from vidas_desfeitas v
    where v.partida_uuid = any(${partidas.map(({ uuid }) => uuid)}::uuid[])`);
  return new Map(rows.map((row) => [row.partida, row]));
}

/** What the verdict carries again: of a kind, with what belongs to that. */
export type SancaoDevolvida = {
  readonly participante: string;
  readonly tipo: SancaoDoVeredito;
  readonly fase: number;
  readonly pontos: number;
  readonly multa: number | null;
  readonly jogos: number | null;
  readonly motivo: string;
  /** The participant for whom who decided it plays. */
  readonly de_quem_joga: string | null;
};

/** Of a suspension `s`: matches of the team that were over while it kept nobody out; by when they were played first. */
const JOGADOS_SEM_ELA = sql`array(
  select p.uuid from partidas p join presencas r on r.partida_uuid = p.uuid
    and case r.lado when 'mandante' then p.mandante_uuid else p.visitante_uuid end = s.participante_uuid
  where p.campeonato_id = s.campeonato_id and p.uuid <> s.partida_uuid and p.resultado is not null
    and r.created_at > s.desfeita_at and p.uuid <> all(s.ja_jogados))`;

/**
 * After its result was put back, as a result of its own: who complains has the time from now on, unless it was decided.
 * What was said while it was undone is of another life. A sanction that was taken back before is none of those that were
 * kept.
 */
export async function devolverVida(tx: Tx, partida: string): Promise<SancaoDevolvida[]> {
  await devolverPresencas(tx, partida);
  await devolverSumulas(tx, partida);
  return tx.rows(sql`
    with vida as (delete from vidas_desfeitas where partida_uuid = ${partida} returning *),
    ditos as (
      update informes i set antigo = i.uuid <> all(v.informes) from vida v
      where i.partida_uuid = v.partida_uuid and (i.uuid = any(v.informes) or not i.antigo)),
    casos as (
      update contestacoes k set antiga = k.uuid <> all(v.contestacoes) from vida v
      where k.partida_uuid = v.partida_uuid and (k.uuid = any(v.contestacoes) or not k.antiga)),
    contados as (
      update lances l set desfeito_at = case when l.uuid = any(v.lances) then null else agora() end
      from vida v join partidas p on p.uuid = v.partida_uuid
      where l.partida_uuid = v.partida_uuid and (l.uuid = any(v.lances) or (l.desfeito_at is null
        and l.mandante_uuid = p.mandante_uuid and l.visitante_uuid = p.visitante_uuid))),
    sancoes as (
      update punicoes s set desfeita_at = null,
        ja_jogados = case when s.jogos is not null then s.ja_jogados || ${JOGADOS_SEM_ELA} end
      from vida v
      where s.partida_uuid = v.partida_uuid and s.desfeita_at is not null
      returning s.participante_uuid as participante, s.tipo, s.fase, s.pontos, s.multa, s.jogos,
        s.motivo, s.de_quem_joga_uuid as de_quem_joga),
    palavras as (
      update oficiais o set via = v.via, afirmado = v.afirmado, de_quem_joga = v.de_quem_joga,
        primeiro_em = v.em
      from vida v where o.partida_uuid = v.partida_uuid)
    select * from sancoes`);
}
