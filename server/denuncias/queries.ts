import sql, { type Sql } from 'sql-template-tag';
import type { Denuncia } from '#contract/pessoa/denuncias.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import type { Tx } from '#server/database/database.ts';

type DenunciaRow = Omit<Denuncia, 'endereco'>;

/** What is reported keeps its own name, whatever it was called then. */
const DENUNCIA: Sql = sql`
  select d.uuid, d.tipo, d.alvo, d.motivo, d.texto, d.estado, d.nota, d.created_at, d.decidida_em,
    a.nome as autor,
    case d.tipo
      when 'liga' then (select l.nome from ligas l where l.uuid::text = d.alvo and l.excluida_em is null)
      when 'campeonato' then
        (select c.nome from campeonatos c where c.id = d.alvo and c.excluido_em is null)
      else (select p.nome from usuarios p where p.uuid::text = d.alvo and p.removido_em is null)
    end as nome,
    (select count(*)::int from denuncias o
      where o.tipo = d.tipo and o.alvo = d.alvo and o.estado = 'aberta') as abertas
  from denuncias d left join usuarios a on a.uuid = d.autor_uuid`;

const ENDERECOS = {
  liga: (alvo: string, nome: string) => enderecoDaLiga({ uuid: alvo, nome }),
  campeonato: (alvo: string) => `/campeonato/${alvo}`,
  pessoa: (alvo: string) => `/dashboard/${alvo}`,
} as const;

const comEndereco = (row: DenunciaRow): Denuncia => ({
  ...row,
  endereco: row.nome === null ? null : ENDERECOS[row.tipo](row.alvo, row.nome),
});

export async function listDenuncias(
  tx: Tx,
  { estado, depois_de }: { estado: Denuncia['estado']; depois_de: string | undefined },
  limit: number,
): Promise<Denuncia[]> {
  const rows = await tx.rows<DenunciaRow>(sql`
    ${DENUNCIA} where d.estado = ${estado} and d.uuid > ${depois_de ?? '00000000-0000-0000-0000-000000000000'}
    order by d.uuid limit ${limit}`);
  return rows.map(comEndereco);
}

export async function findDenuncia(tx: Tx, uuid: string): Promise<Denuncia | undefined> {
  const row = await tx.first<DenunciaRow>(sql`${DENUNCIA} where d.uuid = ${uuid}`);
  return row && comEndereco(row);
}

type NovaDenuncia = Pick<Denuncia, 'uuid' | 'tipo' | 'alvo' | 'motivo' | 'texto'> & {
  readonly autor: string;
};

/** The one that there is, where the person has reported it and nobody has decided yet. */
export async function insertDenuncia(tx: Tx, nova: NovaDenuncia): Promise<{ uuid: string }> {
  const { uuid, tipo, alvo, motivo, texto, autor } = nova;
  const row = await tx.first<{ uuid: string }>(sql`
    insert into denuncias (uuid, tipo, alvo, motivo, texto, autor_uuid)
    values (${uuid}, ${tipo}, ${alvo}, ${motivo}, ${texto}, ${autor})
    on conflict (tipo, alvo, autor_uuid) where estado = 'aberta'
      do update set motivo = excluded.motivo, texto = excluded.texto
    returning uuid`);
  return row ?? { uuid };
}

export async function updateDenuncia(
  tx: Tx,
  uuid: string,
  { estado, nota, por }: { estado: Denuncia['estado']; nota: string; por: string },
): Promise<void> {
  await tx.run(sql`
    update denuncias set estado = ${estado}, nota = ${nota}, decidida_por = ${por},
      decidida_em = case when ${estado} = 'aberta' then null else agora() end
    where uuid = ${uuid}`);
}
