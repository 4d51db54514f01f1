import sql, { join } from 'sql-template-tag';
import type { Escudo, PessoaAchada } from '#contract/participantes.ts';
import type { Tx } from '#server/database/database.ts';
import { MINOR } from './queries.ts';

/** Adults who can enter a championship and do not hide; not those on their way out. */
const FINDABLE = sql`u.aparece_na_busca and u.email_verified_at is not null
  and u.removido_em is null and u.exclusao_em is null and not ${MINOR}`;

const MOST_FOUND = 8;

/** Each word is the start of one of theirs. Who has played for this organiser comes first. */
export function searchPessoas(
  tx: Tx,
  { id, dono_uuid }: { id: string; dono_uuid: string },
  words: readonly string[],
): Promise<PessoaAchada[]> {
  const matches = words.map((word) => sql`u.busca like ${`% ${word}%`}`);
  return tx.rows(sql`
    select u.uuid, u.nome, u.foto,
      jsonb_path_query_array(u.gamertags, '$.* ? (@ != null)') as gamertags,
      exists (select 1 from participantes p where p.usuario_uuid = u.uuid
        and p.campeonato_id = ${id} and p.status <> 3) as inscrita
    from usuarios u where ${join(matches, ' and ')} and ${FINDABLE}
    order by exists (
        select 1 from participantes p join campeonatos c on c.id = p.campeonato_id
        where p.usuario_uuid = u.uuid and c.dono_uuid = ${dono_uuid}) desc,
      u.busca, u.uuid
    limit ${MOST_FOUND}`);
}

export type PessoaRow = { uuid: string; nome: string };

/** Whom one cannot find one cannot invite either. */
export function findPessoa(tx: Tx, uuid: string): Promise<PessoaRow | undefined> {
  return tx.first(sql`
    select u.uuid, u.nome from usuarios u where u.uuid = ${uuid} and ${FINDABLE}`);
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
  await tx.run(sql`
    update jogadores set nome = ${nome}, identificacao = null where usuario_uuid = ${usuarioUuid}`);
}

/** Names of the person in what changed about their entries, also where somebody took their place. */
export async function scrubHistory(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`
    update historico h set antes = h.antes - 'nome', depois = h.depois - 'nome'
    from participantes p
    where p.usuario_uuid = ${usuarioUuid} and h.campeonato_id = p.campeonato_id
      and h.objeto = p.uuid::text`);
  await tx.run(sql`
    update historico h set depois = jsonb_set(h.depois, '{nomes}', (h.depois -> 'nomes') - p.nome)
    from participantes p
    where p.usuario_uuid = ${usuarioUuid} and h.campeonato_id = p.campeonato_id
      and h.acao = 'adicionar-participantes' and h.depois ? 'nomes'`);
  await tx.run(sql`
    update historico h set antes = h.antes - 'nome',
      depois = case when h.id = s.id then h.depois else h.depois - 'nome' end
    from historico s
    where s.antes ? 'usuario_uuid' and s.antes ->> 'usuario_uuid' = ${usuarioUuid}
      and h.campeonato_id = s.campeonato_id
      and h.objeto = s.objeto and h.created_at <= s.created_at`);
}

/** What others were told about their entries, by name. */
export async function deleteMentions(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`
    delete from notificacoes n using participantes p
    where p.usuario_uuid = ${usuarioUuid} and n.tipo like 'inscricao\\_%'
      and n.url = '/campeonato/' || p.campeonato_id and position(p.nome in n.mensagem) > 0`);
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
