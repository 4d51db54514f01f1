import sql from 'sql-template-tag';
import type { Cartao } from '#contract/campeonatos.ts';
import type { Escudo } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { Tx } from '#server/database/database.ts';

/** False when it would be one more than `most`; following twice is following once. */
export async function insertSeguido(
  tx: Tx,
  usuario: string,
  participante: string,
  most: number,
): Promise<boolean> {
  await tx.run(sql`
    insert into seguidos (usuario_uuid, participante_uuid)
    select ${usuario}, ${participante}
    where (select count(*) from seguidos where usuario_uuid = ${usuario}) < ${most}
    on conflict do nothing`);
  return segue(tx, usuario, participante);
}

export async function deleteSeguido(tx: Tx, usuario: string, participante: string): Promise<void> {
  await tx.run(sql`
    delete from seguidos
    where usuario_uuid = ${usuario} and participante_uuid = ${participante}`);
}

export async function segue(tx: Tx, usuario: string, participante: string): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 as found from seguidos
    where usuario_uuid = ${usuario} and participante_uuid = ${participante}`);
  return row !== undefined;
}

export type SeguidoRow = {
  campeonato_id: string;
  campeonato: string;
  estado: Cartao['estado'];
  resumo: Cartao['resumo'];
  uuid: string;
  nome: string;
  time_nome: string | null;
  sigla: string;
  escudo: Escudo;
  proximo_em: string | null;
};

/** What goes on first. Nobody of a championship that its follower may no longer see, nor who they play for. */
export const listSeguidos = (tx: Tx, usuario: string, limit: number): Promise<SeguidoRow[]> =>
  tx.rows(sql`
    select c.id as campeonato_id, c.nome as campeonato, c.estado, c.resumo, p.uuid, p.nome,
      p.time_nome, p.sigla, p.escudo,
      (select min(j.jogo_previsto_at) from partidas j
        where not j.feita and j.jogo_previsto_at > agora()
          and (j.mandante_uuid = p.uuid or j.visitante_uuid = p.uuid)) as proximo_em
    from seguidos s
    join participantes p on p.uuid = s.participante_uuid
    join campeonatos c on c.id = p.campeonato_id
    where s.usuario_uuid = ${usuario} and p.status = ${STATUS.confirmado}
      and p.usuario_uuid is distinct from ${usuario}::uuid and c.excluido_em is null
      and c.visibilidade <> 'privado' and c.estado <> 'rascunho'
    order by array_position(array['andamento', 'inscricoes', 'encerrado', 'cancelado'], c.estado),
      s.created_at desc
    limit ${limit}`);
