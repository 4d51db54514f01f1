// What was told in somebody's silence, or waits for the mail of the day, leaves together. Taking it out and writing
// down who sends it is one transaction: however many processes look, each notice leaves once.
import sql from 'sql-template-tag';
import type { TipoDaNotificacao } from '#regras/avisos/tipos.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { Locale } from '#textos/locale.ts';
import { mandarAviso, mandarResumo, PRODUTO, soltarEspera, tocarAparelho } from './notificar.ts';
import { NAO_LIDO } from './pendente.ts';

type EmEspera = {
  readonly id: string;
  readonly tipo: TipoDaNotificacao;
  readonly campeonato: string | null;
  readonly mensagem: string;
  readonly url: string;
};

type DeQuem = { readonly usuario: string; readonly canal: 'email' | 'push' };
type Work = { readonly db: Database; readonly jobs: Jobs };
type Leaving = { readonly tx: Tx; readonly jobs: Jobs; readonly usuario: string };

/** Those that are due, oldest first, of who still wants them: what was read or is settled is no news, nor what is too late. */
function takeDue(tx: Tx, { usuario, canal }: DeQuem): Promise<EmEspera[]> {
  return tx.rows(sql`
    with due as (
      delete from avisos_em_espera where usuario_uuid = ${usuario} and canal = ${canal} and sai_em <= agora()
      returning id, notificacao_id, tipo, campeonato, mensagem, url, vale_ate)
    select coalesce(d.notificacao_id, d.id) as id, d.tipo, d.campeonato, d.mensagem, d.url from due d
    left join notificacoes n on n.id = d.notificacao_id
    where (n.id is null or ${NAO_LIDO}) and coalesce(d.vale_ate > agora(), true)
      and exists (select 1 from usuarios u where u.uuid = ${usuario}
        and u.removido_em is null and (${canal} <> 'email' or u.avisos_por_email <> 'nunca'))
    order by d.id`);
}

/** As many as somebody reads in a mail. */
const MOST_IN_MAIL = 30;

async function write({ tx, jobs, usuario }: Leaving, due: readonly EmEspera[], first: EmEspera) {
  const { tipo, campeonato, mensagem, url } = first;
  if (due.length === 1) {
    return jobs.enqueue(tx, mandarAviso, { usuario, tipo, campeonato, mensagem, url });
  }
  const avisos = due
    .slice(0, MOST_IN_MAIL)
    .map((one) => ({ mensagem: one.mensagem, url: one.url }));
  return jobs.enqueue(tx, mandarResumo, { usuario, avisos, outros: due.length - avisos.length });
}

type Aparelho = { readonly aparelho: string; readonly locale: Locale };

/** A screen is lit once: with the one notice, or with how many there are. */
async function ring({ tx, jobs, usuario }: Leaving, due: readonly EmEspera[], first: EmEspera) {
  const devices = await tx.rows<Aparelho>(sql`
    select a.id as aparelho, u.locale from aparelhos a join usuarios u on u.uuid = a.usuario_uuid
    where a.usuario_uuid = ${usuario}`);
  const { id, campeonato, mensagem, url } = first;
  for (const { aparelho, locale } of devices) {
    const said =
      due.length === 1
        ? { id, titulo: campeonato ?? PRODUTO, mensagem, url }
        : {
            id: uuidv7(),
            titulo: PRODUTO,
            mensagem: texts[locale]('avisos.push.varios', { n: due.length }),
            url: '/avisos',
          };
    await jobs.enqueue(tx, tocarAparelho, { aparelho, ...said });
  }
}

export async function soltar({ db, jobs }: Work, deQuem: DeQuem): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await takeDue(tx, deQuem);
    const [first] = due;
    if (!first) return;
    const leave = deQuem.canal === 'email' ? write : ring;
    await leave({ tx, jobs, usuario: deQuem.usuario }, due, first);
  });
}

/** Whoever should have been woken by a job that is lost. */
export async function acordarAtrasados({ db, jobs }: Work): Promise<void> {
  const late = await db.rows<DeQuem>(sql`
    select distinct usuario_uuid as usuario, canal from avisos_em_espera
    where sai_em < agora() - interval '10 minutes' limit 1000`);
  for (const deQuem of late) {
    const chave = `${deQuem.usuario} ${deQuem.canal} atraso`;
    await jobs.enqueue(db, soltarEspera, deQuem, { chave });
  }
}
