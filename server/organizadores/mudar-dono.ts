// A championship changes hands: who accepts it owns it, by their own plan. Who had it goes on helping where there is a
// seat. The key for payments was theirs and goes: nobody pays into an account that they do not expect.
import sql from 'sql-template-tag';
import type { Usuario } from '#contract/sessao.ts';
import { buscaDe } from '#server/campeonatos/busca.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { requireRoomToOwn } from '#server/campeonatos/limites.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { insertOrganizador, listOrganizadores } from './queries.ts';

export async function mudarDono({ tx, campeonato }: Escrita, novo: Usuario): Promise<void> {
  const { id, dono_uuid: antigo } = campeonato;
  await requireRoomToOwn(tx, campeonato, novo.uuid);
  await tx.run(sql`
    delete from organizadores where campeonato_id = ${id} and usuario_uuid = ${novo.uuid}`);
  await tx.run(sql`
    update campeonatos set dono_uuid = ${novo.uuid}, busca = ${buscaDe(campeonato, novo.nome)},
      inscricao = inscricao - 'pix_nome' - 'pix_cidade' || '{"chave_pix": null}'::jsonb,
      configuracao_versao = configuracao_versao + 1
    where id = ${id}`);
  const helpers = (await listOrganizadores(tx, id)).length - 1;
  const { organizadores: seats } = await limitesDaPessoa(tx, novo.uuid);
  if (helpers < seats) await insertOrganizador(tx, { id, usuario: antigo, papel: 'co' });
}
