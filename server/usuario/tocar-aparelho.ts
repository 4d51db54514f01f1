import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { sessionLasts } from '#server/http/session.ts';
import type { PushDevice } from '#server/push/push.ts';
import type { Locale } from '#textos/locale.ts';
import { jogoEm } from './assunto.ts';
import type { ToqueNoAparelho } from './notificar.ts';

/** Whoever has logged out there, or whose session is over, is not told on that screen. */
const findDevice = (tx: Tx, id: string) =>
  tx.first<PushDevice & { locale: Locale }>(sql`
    select a.endpoint, a.p256dh, a.auth, u.locale from aparelhos a
    join sessoes s on s.id = a.sessao_id join usuarios u on u.uuid = a.usuario_uuid
    where a.id = ${id} and ${sessionLasts}`);

/** A service takes 4 kB, encrypted; nobody reads more than this on a locked screen. */
const LONGEST = { titulo: 80, mensagem: 240 };

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

export async function tocar(
  { db, push, log }: Pick<Services, 'db' | 'push' | 'log'>,
  { aparelho, id, titulo, mensagem, url }: ToqueNoAparelho,
): Promise<void> {
  const found = await findDevice(db, aparelho);
  if (!found) return;
  const { locale, ...device } = found;
  const jogo = await jogoEm(db, url);
  const outcome = await push.send(device, {
    id,
    titulo: cut(jogo ?? titulo, LONGEST.titulo),
    mensagem: cut(mensagem, LONGEST.mensagem),
    url,
  });
  if (outcome === 'gone') await db.run(sql`delete from aparelhos where id = ${aparelho}`);
  if (outcome === 'refused') log.warn({ aparelho }, 'a push service refused a message');
}
