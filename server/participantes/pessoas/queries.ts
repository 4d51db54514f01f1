import sql, { join } from 'sql-template-tag';
import type { Escudo, PessoaAchada } from '#contract/participantes.ts';
import type { Tx } from '#server/database/database.ts';
import { unnamed } from '#server/database/statements.ts';
import { MINOR } from '#server/participantes/queries.ts';

/** Known to be adults, who can enter a championship and do not hide; not those on their way out. */
const FINDABLE = sql`u.aparece_na_busca and u.email_verified_at is not null
  and u.removido_em is null and u.exclusao_em is null
  and u.nascimento is not null and not ${MINOR}`;

const MOST_FOUND = 8;

/** Half the people may match three letters: of so many the first in order are shown. */
const MOST_SORTED = 200;

/** Each word is the start of one of theirs. Who has played for this organiser comes first. */
export async function searchPessoas(
  tx: Tx,
  { id, dono_uuid }: { id: string; dono_uuid: string },
  words: readonly string[],
): Promise<PessoaAchada[]> {
  const likes = words.map((word) => sql`u.busca like ${`% ${word}%`}`);
  const matches = sql`${join(likes, ' and ')} and ${FINDABLE}`;
  // Of rare names the planner thinks that there are many, and would read the whole table for the first.
  await tx.run(sql`set local enable_seqscan = off`);
  const found = sql`
    with known as materialized (
      select distinct p.usuario_uuid as uuid
      from campeonatos c join participantes p on p.campeonato_id = c.id
      where c.dono_uuid = ${dono_uuid} and p.usuario_uuid is not null and not p.convidado),
    found as (
      (select u.uuid, u.busca, true as is_known from known join usuarios u using (uuid)
        where ${matches} order by u.busca, u.uuid limit ${MOST_FOUND})
      union all
      (select u.uuid, u.busca, false from usuarios u
        where ${matches} and u.uuid not in (select uuid from known) limit ${MOST_SORTED}))
    select u.uuid, u.nome, u.foto,
      jsonb_path_query_array(u.gamertags, '$.* ? (@ != null)') as gamertags,
      exists (select 1 from participantes p where p.usuario_uuid = u.uuid
        and p.campeonato_id = ${id} and p.status <> 3) as inscrita
    from (select * from found order by is_known desc, busca, uuid limit ${MOST_FOUND}) f
    join usuarios u using (uuid)
    order by f.is_known desc, f.busca, f.uuid`;
  return tx.rows(unnamed(found));
}

export type PessoaRow = { uuid: string; nome: string };

/** Whom one cannot find one cannot invite either. */
export function findPessoa(tx: Tx, uuid: string): Promise<PessoaRow | undefined> {
  return tx.first(sql`
    select u.uuid, u.nome from usuarios u where u.uuid = ${uuid} and ${FINDABLE}`);
}

/** Who never said yes was never in: nothing of theirs stays in the list. */
export async function deleteInvitations(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`
    with gone as (
      delete from participantes where usuario_uuid = ${usuarioUuid} and convidado
      returning campeonato_id)
    update campeonatos set versao = versao + 1 where id in (select campeonato_id from gone)`);
}

/** Also the names that came from theirs into copies of a championship and that nobody took over. */
export async function anonymizeRows(tx: Tx, usuarioUuid: string, nome: string): Promise<void> {
  await tx.run(sql`
    update participantes set nome = ${nome}, gamertag = null, contato = null, token_hash = null
    where usuario_uuid = ${usuarioUuid} or (usuario_uuid is null and copiado_de in (
      select uuid from participantes where usuario_uuid = ${usuarioUuid}))`);
  await tx.run(sql`
    update campeonatos c
    set resumo = jsonb_set(c.resumo, '{campeao}', to_jsonb(coalesce(p.time_nome, p.nome)))
    from participantes p where p.uuid = c.campeao_uuid and p.nome = ${nome}`);
  await tx.run(sql`
    update campeonatos set versao = versao + 1 where id in (
      select campeonato_id from participantes where usuario_uuid = ${usuarioUuid} or copiado_de in (
        select uuid from participantes where usuario_uuid = ${usuarioUuid}))`);
}

/** Where another took the person's place: what is older than that was theirs. */
const REPLACED = (usuarioUuid: string) => sql`
  select s.id, s.campeonato_id, s.objeto, s.created_at from historico s
  where s.antes ? 'usuario_uuid' and s.antes ->> 'usuario_uuid' = ${usuarioUuid}`;

/** Players whom the person typed into their squads, and the person in squads of others. */
export async function anonymizeElencos(tx: Tx, usuarioUuid: string, nome: string): Promise<void> {
  await tx.run(sql`
    update jogadores j set nome = ${nome}, identificacao = null
    where j.usuario_uuid = ${usuarioUuid}
      or j.participante_uuid in (select uuid from participantes where usuario_uuid = ${usuarioUuid})
      or exists (select 1 from (${REPLACED(usuarioUuid)}) s
        where s.objeto = j.participante_uuid::text and j.saiu_em <= s.created_at)`);
}

/** Names of the person and of their squads in what changed about their entries, also where somebody took
 * their place. */
export async function scrubHistory(tx: Tx, usuarioUuid: string): Promise<void> {
  await scrubLists(tx, usuarioUuid);
  await tx.run(sql`
    update historico h set antes = h.antes - ${NAMES}::text[], depois = h.depois - ${NAMES}::text[]
    from participantes p
    where p.usuario_uuid = ${usuarioUuid} and h.campeonato_id = p.campeonato_id
      and h.objeto = p.uuid::text`);
  await tx.run(sql`
    update historico h set antes = h.antes - ${NAMES}::text[],
      depois = case when h.id = s.id then h.depois else h.depois - ${NAMES}::text[] end
    from (${REPLACED(usuarioUuid)}) s
    where h.campeonato_id = s.campeonato_id
      and h.objeto = s.objeto and h.created_at <= s.created_at`);
}

const NAMES = ['nome', 'jogadores'];

/** The lists with which names were added: under every name that an entry of the person ever had. */
async function scrubLists(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`
    with entries as (
      select campeonato_id, uuid::text as objeto, nome, 'infinity'::timestamptz as until
      from participantes where usuario_uuid = ${usuarioUuid}
      union all
      select campeonato_id, objeto, null, created_at from (${REPLACED(usuarioUuid)}) s),
    names as (
      select e.campeonato_id, e.nome from entries e where e.nome is not null
      union select e.campeonato_id, h.antes ->> 'nome' from entries e
        join historico h on h.campeonato_id = e.campeonato_id and h.objeto = e.objeto
          and h.created_at <= e.until and h.antes ? 'nome'
      union select e.campeonato_id, h.depois ->> 'nome' from entries e
        join historico h on h.campeonato_id = e.campeonato_id and h.objeto = e.objeto
          and h.created_at < e.until and h.depois ? 'nome')
    update historico h set depois = jsonb_set(h.depois, '{nomes}', (h.depois -> 'nomes')
      - array(select n.nome from names n where n.campeonato_id = h.campeonato_id))
    where h.acao = 'adicionar-participantes' and h.depois ? 'nomes'
      and h.campeonato_id in (select campeonato_id from names)`);
}

/**
 * What others were told with the person's name in it. Notices from before `por_uuid` are told by their text.
 */
export async function deleteMentions(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`delete from saida where dados ->> 'por' = ${usuarioUuid}`);
  await tx.run(sql`delete from notificacoes where por_uuid = ${usuarioUuid}`);
  await tx.run(sql`
    delete from notificacoes n using participantes p
    where n.por_uuid is null and p.usuario_uuid = ${usuarioUuid} and n.tipo like 'inscricao\\_%'
      and n.url = '/campeonato/' || p.campeonato_id and position(p.nome in n.mensagem) > 0`);
  await tx.run(sql`
    delete from notificacoes n using historico h, usuarios u
    where n.por_uuid is null and u.uuid = ${usuarioUuid} and h.usuario_uuid = u.uuid
      and h.acao = 'convidar-pessoa' and n.tipo = 'inscricao_convidado'
      and n.url = '/campeonato/' || h.campeonato_id and position(u.nome in n.mensagem) > 0`);
}

type ComImagem = { uuid: string; nome: string; time_nome: string | null };

export function listWithPicturesOf(tx: Tx, usuarioUuid: string): Promise<ComImagem[]> {
  return tx.rows(sql`
    select p.uuid, p.nome, p.time_nome from arquivos a
    join participantes p on p.escudo ->> 'imagem' = '/upload/times/' || a.nome
    where a.usuario_uuid = ${usuarioUuid} and a.pasta = 'times'`);
}

export async function updateEscudo(tx: Tx, uuid: string, escudo: Escudo): Promise<void> {
  await tx.run(sql`
    with shown as (
      update participantes set escudo = ${JSON.stringify(escudo)} where uuid = ${uuid}
      returning campeonato_id)
    update campeonatos set versao = versao + 1 where id in (select campeonato_id from shown)`);
}
