// What was told in somebody's silence, or waits for the mail of the day, leaves together. Taking it out and writing
// down who sends it is one transaction: however many processes look, each notice leaves once.
import sql from 'sql-template-tag';
import type { Database, Tx } from '#server/database/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { mandarAviso, mandarResumo, soltarEspera } from './notificar.ts';

type Espera = {
  readonly tipo: string;
  readonly campeonato: string | null;
  readonly mensagem: string;
  readonly url: string;
};

type DeQuem = { readonly usuario: string; readonly canal: 'email' | 'push' };

/** Those that are due, oldest first, of who still wants them: what was read in the app is no news. */
function takeDue(tx: Tx, { usuario, canal }: DeQuem): Promise<Espera[]> {
  return tx.rows(sql`
    with due as (
      delete from avisos_em_espera where usuario_uuid = ${usuario} and canal = ${canal} and sai_em <= agora()
      returning id, notificacao_id, tipo, campeonato, mensagem, url)
    select d.tipo, d.campeonato, d.mensagem, d.url from due d
    left join notificacoes n on n.id = d.notificacao_id
    where n.read_at is null and exists (select 1 from usuarios u where u.uuid = ${usuario}
      and u.removido_em is null and (${canal} <> 'email' or u.avisos_por_email <> 'nunca'))
    order by d.id`);
}

/** As many as somebody reads in a mail. */
const MOST_IN_MAIL = 30;

export async function soltar(
  { db, jobs }: { readonly db: Database; readonly jobs: Jobs },
  deQuem: DeQuem,
): Promise<void> {
  const { usuario } = deQuem;
  await db.transaction(async (tx) => {
    const due = await takeDue(tx, deQuem);
    const [only] = due;
    if (!only) return;
    if (due.length === 1)
      await jobs.enqueue(tx, mandarAviso, mandarAviso.dados.parse({ usuario, ...only }));
    else {
      const avisos = due.slice(0, MOST_IN_MAIL).map(({ mensagem, url }) => ({ mensagem, url }));
      await jobs.enqueue(tx, mandarResumo, { usuario, avisos, outros: due.length - avisos.length });
    }
  });
}

/** Whoever should have been woken by a job that is lost. */
export async function acordarAtrasados({ db, jobs }: { db: Database; jobs: Jobs }): Promise<void> {
  const late = await db.rows<DeQuem>(sql`
    select distinct usuario_uuid as usuario, canal from avisos_em_espera
    where sai_em < agora() - interval '10 minutes' limit 1000`);
  for (const deQuem of late) {
    await jobs.enqueue(db, soltarEspera, deQuem, {
      chave: `${deQuem.usuario} ${deQuem.canal} atraso`,
    });
  }
}
