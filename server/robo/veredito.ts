// The time to decide a contested match: who enters results is reminded, and when it is over everybody who organises
// is told.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import type { PrazoVencido, TratarPrazo } from '#server/prazos/tipos.ts';
import { avisarRobo } from './avisar-robo.ts';

type CasoAberto = { id: string; nome: string; mandante: string | null; visitante: string | null };

const findCaso = (tx: Tx, uuid: string): Promise<CasoAberto | undefined> =>
  tx.first(sql`
    select c.id, c.nome, p.mandante_uuid as mandante, p.visitante_uuid as visitante
    from contestacoes k join campeonatos c on c.id = k.campeonato_id
    join partidas p on p.uuid = k.partida_uuid
    where k.uuid = ${uuid} and k.estado = 'aberta'`);

async function avisar(
  tx: Tx,
  { objeto, partida_uuid: uuid, prazo_at, desde }: PrazoVencido,
  tipo: 'lembrete_veredito' | 'veredito_atrasado',
): Promise<void> {
  const caso = await findCaso(tx, objeto);
  const prazo = tipo === 'lembrete_veredito' ? { prazo: prazo_at, desde } : {};
  if (caso) await avisarRobo(tx, caso, { tipo, partida: { ...caso, uuid }, ...prazo });
}

export const tratarVeredito: TratarPrazo = {
  lembrar: (tx, vencido) => avisar(tx, vencido, 'lembrete_veredito'),
  vencer: (tx, vencido) => avisar(tx, vencido, 'veredito_atrasado'),
};
