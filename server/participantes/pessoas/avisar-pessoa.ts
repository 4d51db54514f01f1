// Tells people what became of their entry, in their own language.
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import type { MessageKey } from '#textos/messages.ts';

type AvisoDeInscricao =
  Extract<MessageKey, `participantes.aviso.${string}`> extends `participantes.aviso.${infer Name}`
    ? Name
    : never;

export type Fato = {
  readonly aviso: AvisoDeInscricao;
  readonly campeonato: { readonly id: string; readonly nome: string };
  /** Who did it, where the text says so. */
  readonly nome?: string;
  /** The account of whom it names. */
  readonly por?: string | undefined;
  /** The participant who asks for something that is still to be decided. */
  readonly pedidoDe?: string;
};

type PublicoDoAviso = Pick<Parameters<typeof notificarTodos>[1], 'para' | 'exceto'>;

/** Tells everybody of that audience. */
export async function avisarPublico(
  tx: Tx,
  publico: PublicoDoAviso,
  { aviso, campeonato, nome = '', por, pedidoDe }: Fato,
): Promise<void> {
  const params = { campeonato: campeonato.nome, nome };
  const fato = {
    ...publico,
    pedidoDe,
    por,
    categoria: 'inscricoes',
    tipo: `inscricao_${aviso}`,
    mensagem: emTodas((locale) => texts[locale](`participantes.aviso.${aviso}`, params)),
    url: `/campeonato/${campeonato.id}`,
  } as const;
  await notificarTodos(tx, fato, campeonato.id);
}

export async function avisarPessoa(tx: Tx, usuarioUuid: string | null, fato: Fato): Promise<void> {
  if (usuarioUuid !== null) await avisarPublico(tx, { para: { pessoas: [usuarioUuid] } }, fato);
}
