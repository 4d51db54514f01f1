// A person leaves the product: every championship in which they show is written in the product's own name.
import sql from 'sql-template-tag';
import { SISTEMA } from '#server/campeonatos/autor.ts';
import { escreverEm } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import { esquecerPessoa } from '#server/participantes/pessoas/esquecer-pessoa.ts';
import { deleteMentions } from '#server/participantes/pessoas/queries.ts';
import { apagarRascunho, esquecerDono } from './esquecer-dono.ts';

/** What they own, organise, announced or are in, also as a name in a copy, in a squad of others, as one whose
 * place another took, or by a picture that they sent. */
const SHOWN_IN = (usuarioUuid: string) => sql`
  select id from campeonatos where dono_uuid = ${usuarioUuid}
  union select campeonato_id from organizadores where usuario_uuid = ${usuarioUuid}
  union select campeonato_id from avisos where autor_uuid = ${usuarioUuid}
  union select campeonato_id from participantes where usuario_uuid = ${usuarioUuid}
  union select p.campeonato_id from participantes p join participantes o on o.uuid = p.copiado_de
    where o.usuario_uuid = ${usuarioUuid}
  union select campeonato_id from sumulas where autor_uuid = ${usuarioUuid} and por = 'lado'
  union select campeonato_id from sumulas_desfeitas where autor_uuid = ${usuarioUuid} and por = 'lado'
  union select campeonato_id from substituicoes where usuario_uuid = ${usuarioUuid}
  union select p.campeonato_id from jogadores j join participantes p on p.uuid = j.participante_uuid
    where j.usuario_uuid = ${usuarioUuid}
  union select p.campeonato_id from arquivos a
    join participantes p on p.escudo ->> 'imagem' = '/upload/times/' || a.nome
    where a.usuario_uuid = ${usuarioUuid} and a.pasta = 'times'`;

/** Before the person is locked: always in this order. */
export async function trancarCampeonatosDe(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`
    select 1 from campeonatos c where c.id in (${SHOWN_IN(usuarioUuid)})
    order by c.id for no key update of c`);
}

export async function esquecerConta(tx: Tx, usuarioUuid: string, nome: string): Promise<void> {
  const shownIn = await tx.rows<{ id: string }>(sql`
    select id from (${SHOWN_IN(usuarioUuid)}) s order by id`);
  for (const { id } of shownIn) {
    await escreverEm(tx, { id, autor: SISTEMA, acao: 'excluir' }, async (escrita) => {
      if (await apagarRascunho(escrita, usuarioUuid)) return;
      await esquecerPessoa(escrita, usuarioUuid, nome);
      await esquecerDono(escrita, usuarioUuid, nome);
    });
  }
  await deleteMentions(tx, usuarioUuid);
}
