// Whoever organised leaves the product: others play in those championships, so they stay, without the name
// and the key for payments. Drafts that nobody else works on go.
import sql from 'sql-template-tag';
import { buscaDe } from '#server/campeonatos/busca.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';

/** Whether it was one. */
export async function apagarRascunho(
  { tx, campeonato: { id } }: Escrita,
  usuarioUuid: string,
): Promise<boolean> {
  const gone = await tx.run(sql`
    delete from campeonatos c where id = ${id} and dono_uuid = ${usuarioUuid}
      and estado = 'rascunho'
      and not exists (select 1 from organizadores o where o.campeonato_id = c.id)`);
  return gone > 0;
}

export async function esquecerDono(
  { tx, campeonato }: Escrita,
  usuarioUuid: string,
  nome: string,
): Promise<void> {
  const { id } = campeonato;
  await tx.run(sql`
    delete from organizadores where campeonato_id = ${id} and usuario_uuid = ${usuarioUuid}`);
  await tx.run(sql`
    update campeonatos set inscricao =
        inscricao - 'pix_nome' - 'pix_cidade' || '{"chave_pix": null}'::jsonb,
      busca = ${buscaDe(campeonato, nome)}, configuracao_versao = configuracao_versao + 1
    where id = ${id} and dono_uuid = ${usuarioUuid}`);
}
