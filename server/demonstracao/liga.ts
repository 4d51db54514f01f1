// The liga of the demonstration: people who play together, and the championships that they run.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { dadosDaLiga } from '#server/ligas/dados.ts';
import { registradorDaLiga } from '#server/ligas/escrever.ts';
import { contarMembros, upsertMembro } from '#server/ligas/membros/queries.ts';
import { insertLiga } from '#server/ligas/queries.ts';
import { uuidv7 } from '#server/uuid.ts';

const MEMBROS = [
  ['Nina Castanho', 'admin'],
  ['Caio Nogueira', 'membro'],
  ['Bia Montenegro', 'membro'],
  ['Lívia Serpa', 'membro'],
  ['Téo Vasques', 'membro'],
] as const;

const LIGA = {
  nome: 'Liga Resenha',
  descricao: 'Campeonatos de EA FC e Pro Clubs toda semana',
  regras:
    'Respeito no grupo, sempre.\nDez minutos de tolerância; depois disso é W.O.\nPlacar informado no mesmo dia, com foto.',
  whatsapp: null,
  discord: null,
  modalidades: ['ea_fc', 'pro_clubs'] as ('ea_fc' | 'pro_clubs')[],
  visibilidade: 'publico',
  entrada: 'aprovacao',
} as const;

const AVISO = 'A próxima copa abre inscrições na sexta. Chamem quem ficou de fora da última.';

/** Nobody logs in as one of them. */
async function insertMembroInventado(tx: Tx, nome: string): Promise<string> {
  const uuid = uuidv7();
  await tx.run(sql`
    insert into usuarios (uuid, nome, email) values (${uuid}, ${nome}, ${`${uuid}@tabelao.example`})`);
  return uuid;
}

export async function seedLiga(tx: Tx, dono: string): Promise<void> {
  const liga = uuidv7();
  await insertLiga(tx, liga, dadosDaLiga(LIGA));
  await upsertMembro(tx, { liga, usuario: dono, papel: 'dono' });
  for (const [nome, papel] of MEMBROS) {
    await upsertMembro(tx, { liga, usuario: await insertMembroInventado(tx, nome), papel });
  }
  await contarMembros(tx, liga);
  await tx.run(sql`
    insert into avisos_da_liga (uuid, liga_uuid, autor_uuid, texto, fixado)
    values (${uuidv7()}, ${liga}, ${dono}, ${AVISO}, true)`);
  await tx.run(sql`
    update campeonatos set liga_uuid = ${liga}
    where dono_uuid = ${dono} and liga_uuid is null and (nome like 'Liga Resenha%' or nome like 'Copa %' or estado = 'encerrado')`);
  await registradorDaLiga(tx, liga, dono)({ acao: 'criar-liga' });
}
