// Every mail starts as a row of the outbox, written in the transaction of its cause (`publicar`). After the
// commit it becomes a job in the lane of mails, and the job sends it.
import type { Job } from '#server/jobs/job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Saida } from '#server/saida/saida.ts';

/** Says what a mail is made of. Once per kind, before the start. */
export function escreverCarta<Data>(
  { jobs, saida }: { readonly jobs: Jobs; readonly saida: Saida },
  carta: Job<Data>,
  send: (data: Data) => Promise<void>,
): void {
  saida.receive(carta, (tx, { dados }) => jobs.enqueue(tx, carta, dados));
  jobs.handle(carta, send);
}
