// Tells people what became of their entry, in their own language.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { notificar } from '#server/usuario/notificar.ts';
import type { Locale } from '#textos/locale.ts';
import type { MessageKey } from '#textos/messages.ts';

type Aviso =
  Extract<MessageKey, `participantes.aviso.${string}`> extends `participantes.aviso.${infer Name}`
    ? Name
    : never;

type Fato = {
  readonly aviso: Aviso;
  readonly campeonato: { readonly id: string; readonly nome: string };
  /** Who did it, where the text says so. */
  readonly nome?: string;
  /** The account of whom it names. */
  readonly por?: string | undefined;
  /** The participant who asks for something that is still to be decided. */
  readonly pedidoDe?: string;
};

export async function avisarPessoa(
  tx: Tx,
  usuarioUuid: string | null,
  { aviso, campeonato, nome = '', por, pedidoDe }: Fato,
): Promise<void> {
  if (usuarioUuid === null) return;
  const person = await tx.first<{ locale: Locale }>(sql`
    select locale from usuarios where uuid = ${usuarioUuid}`);
  if (!person) return;
  const params = { campeonato: campeonato.nome, nome };
  const mensagem = texts[person.locale](`participantes.aviso.${aviso}`, params);
  const url = `/campeonato/${campeonato.id}`;
  const tipo = `inscricao_${aviso}`;
  await notificar(tx, { usuarioUuid, categoria: 'inscricoes', tipo, mensagem, url, pedidoDe, por });
}
