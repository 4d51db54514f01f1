// Names of a person who leaves the product, and of their squads, go from the trails: from what changed about
// their entries, also where somebody took their place since.
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

const NAMES = ['nome', 'jogadores'];

type PessoaEm = { readonly campeonatoId: string; readonly usuarioUuid: string };

/** The lists with which names were added: under every name that an entry of the person ever had. */
async function scrubLists(tx: Tx, { campeonatoId, usuarioUuid }: PessoaEm): Promise<void> {
  await tx.run(sql`
    with entries as (
      select uuid::text as objeto, nome, 'infinity'::timestamptz as until
      from participantes
      where campeonato_id = ${campeonatoId} and usuario_uuid = ${usuarioUuid}
      union all
      select participante_uuid::text, null, created_at from substituicoes
      where campeonato_id = ${campeonatoId} and usuario_uuid = ${usuarioUuid}),
    names as (
      select e.nome from entries e where e.nome is not null
      union select h.antes ->> 'nome' from entries e
        join historico h on h.campeonato_id = ${campeonatoId} and h.objeto = e.objeto
          and h.created_at <= e.until and h.antes ? 'nome'
      union select h.depois ->> 'nome' from entries e
        join historico h on h.campeonato_id = ${campeonatoId} and h.objeto = e.objeto
          and h.created_at < e.until and h.depois ? 'nome')
    update historico h set depois = jsonb_set(h.depois, '{nomes}',
      (h.depois -> 'nomes') - array(select n.nome from names n))
    where h.campeonato_id = ${campeonatoId} and h.acao = 'adicionar-participantes'
      and h.depois ? 'nomes'`);
}

/** Their half of match sheets, and what they wrote for a side that is another's now. */
async function scrubSumulas(tx: Tx, { campeonatoId, usuarioUuid }: PessoaEm): Promise<void> {
  const half = (side: 'mandante' | 'visitante') => sql`
    case when h.usuario_uuid = ${usuarioUuid} and h.depois ->> 'por' = 'lado' or exists (select 1 from participantes p
      where p.usuario_uuid = ${usuarioUuid} and p.uuid = h.${raw(`${side}_uuid`)})
      then ${side}::text end`;
  const halves = sql`array_remove(array[${half('mandante')}, ${half('visitante')}], null)`;
  await tx.run(sql`
    update historico h set antes = h.antes - ${halves}, depois = h.depois - ${halves}
    where h.campeonato_id = ${campeonatoId} and h.acao = 'salvar-sumula'`);
}

/** Of the line that tells who took their place, what came after is the other's. */
export async function scrubHistory(tx: Tx, pessoa: PessoaEm): Promise<void> {
  const { campeonatoId, usuarioUuid } = pessoa;
  await scrubLists(tx, pessoa);
  await scrubSumulas(tx, pessoa);
  await tx.run(sql`
    update historico h set antes = h.antes - ${NAMES}::text[], depois = h.depois - ${NAMES}::text[]
    from participantes p
    where p.usuario_uuid = ${usuarioUuid} and p.campeonato_id = ${campeonatoId}
      and h.campeonato_id = ${campeonatoId} and h.objeto = p.uuid::text`);
  await tx.run(sql`
    update historico h set antes = h.antes - ${NAMES}::text[],
      depois = case when h.created_at = s.created_at and h.acao = 'substituir-participante'
        then h.depois else h.depois - ${NAMES}::text[] end
    from substituicoes s
    where s.usuario_uuid = ${usuarioUuid} and s.campeonato_id = ${campeonatoId}
      and h.campeonato_id = ${campeonatoId} and h.objeto = s.participante_uuid::text
      and h.created_at <= s.created_at`);
}
