// A person leaves the product: their ligas go to the eldest admin, or rest in the archive.
import sql from 'sql-template-tag';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { registradorDaLiga } from './escrever.ts';
import { contarMembros, moveDono } from './membros/queries.ts';
import { updateEstadoDaLiga } from './queries.ts';

/** Before championships and people are locked: always in this order. */
export async function trancarLigasDe(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`
    select 1 from ligas l where l.uuid in (
      select liga_uuid from membros_da_liga where usuario_uuid = ${usuarioUuid})
    order by l.uuid for no key update of l`);
}

const findHerdeiro = (tx: Tx, liga: string): Promise<{ uuid: string } | undefined> =>
  tx.first(sql`
    select usuario_uuid as uuid from membros_da_liga
    where liga_uuid = ${liga} and papel = 'admin' and saiu_em is null
    order by entrou_em, usuario_uuid limit 1`);

async function passarAdiante(tx: Tx, liga: { uuid: string; nome: string }): Promise<void> {
  const herdeiro = await findHerdeiro(tx, liga.uuid);
  const registrar = registradorDaLiga(tx, liga.uuid, null);
  if (!herdeiro) {
    await updateEstadoDaLiga(tx, liga.uuid, 'arquivada');
    await registrar({ acao: 'arquivar-sem-dono' });
    return;
  }
  await moveDono(tx, liga.uuid, herdeiro.uuid);
  await notificarTodos(tx, {
    ...{ tipo: 'liga_dono', para: { pessoas: [herdeiro.uuid] } },
    mensagem: emTodas((locale) => texts[locale]('ligas.aviso.herdou', { nome: liga.nome })),
    url: enderecoDaLiga(liga),
  });
  await registrar({ acao: 'herdar-liga', objeto: herdeiro.uuid });
}

export async function esquecerContaNasLigas(tx: Tx, usuarioUuid: string): Promise<void> {
  const ligas = await tx.rows<{ uuid: string; nome: string; papel: string }>(sql`
    select l.uuid, l.nome, m.papel from membros_da_liga m join ligas l on l.uuid = m.liga_uuid
    where m.usuario_uuid = ${usuarioUuid} and m.saiu_em is null order by l.uuid`);
  for (const liga of ligas) {
    if (liga.papel === 'dono') await passarAdiante(tx, liga);
    await tx.run(sql`
      delete from membros_da_liga where liga_uuid = ${liga.uuid} and usuario_uuid = ${usuarioUuid}`);
    await contarMembros(tx, liga.uuid);
  }
  // Pictures that they sent go with them.
  await tx.run(sql`
    update ligas l set escudo = nullif(l.escudo, '/upload/' || a.pasta || '/' || a.nome),
      capa = nullif(l.capa, '/upload/' || a.pasta || '/' || a.nome)
    from arquivos a where a.usuario_uuid = ${usuarioUuid}
      and '/upload/' || a.pasta || '/' || a.nome in (l.escudo, l.capa)`);
  await tx.run(sql`delete from ofertas_da_liga where para_uuid = ${usuarioUuid}`);
  // Why somebody was sent away is in the trail in the words of the staff.
  await tx.run(sql`
    update historico_da_liga set antes = null, depois = null
    where objeto = ${usuarioUuid} and acao = 'banir'`);
}
