// Tells people what became of their entry, in their own language.
import { STATUS } from '#regras/participantes/status.ts';
import type { Alvo } from '#regras/permissoes.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import type { MessageKey } from '#textos/messages.ts';

type AvisoDeInscricao =
  Extract<MessageKey, `participantes.aviso.${string}`> extends `participantes.aviso.${infer Name}`
    ? Name
    : never;

type CampeonatoDoAviso = {
  readonly id: string;
  readonly nome: string;
  readonly visibilidade: Alvo['visibilidade'];
};

/** What tells somebody that they are out: a private championship is then out of their sight. */
const DE_FORA: ReadonlySet<AvisoDeInscricao> = new Set(['cancelado', 'rejeitado', 'substituido']);

/** What tells of somebody else, who is in the list. */
const NA_LISTA: ReadonlySet<AvisoDeInscricao> = new Set([
  'aceitou',
  'assumiu',
  'substituido',
  'desistiu',
]);

/** Where the thing itself is: the entry to decide, the person in the list, one's own place in the header. */
function enderecoDo(aviso: AvisoDeInscricao, { id, visibilidade }: CampeonatoDoAviso): string {
  const page = `/campeonato/${id}`;
  if (aviso === 'pediu') return `${page}/gerenciar#inscricoes`;
  if (aviso === 'recusou') return `${page}/participantes?status=${STATUS.cancelado}`;
  if (visibilidade === 'privado' && DE_FORA.has(aviso)) return '/campeonatos';
  return NA_LISTA.has(aviso) ? `${page}/participantes?todos=1` : page;
}

export type Fato = {
  readonly aviso: AvisoDeInscricao;
  readonly campeonato: CampeonatoDoAviso;
  /** Who did it, where the text says so. */
  readonly nome?: string;
  /** The account of whom it names. */
  readonly por?: string | undefined;
  /** The participant who asks for something that is still to be decided. */
  readonly pedidoDe?: string;
  /** Says more than the usual words: why. */
  readonly texto?: Extract<MessageKey, 'taxas.aviso.sem_lugar'> | undefined;
};

type PublicoDoAviso = Pick<Parameters<typeof notificarTodos>[1], 'para' | 'exceto'>;

/** Tells everybody of that audience. */
export async function avisarPublico(
  tx: Tx,
  publico: PublicoDoAviso,
  { aviso, campeonato, nome = '', por, pedidoDe, texto }: Fato,
): Promise<void> {
  const params = { campeonato: campeonato.nome, nome };
  const said = texto ?? (`participantes.aviso.${aviso}` as const);
  const fato = {
    ...publico,
    pedidoDe,
    por,
    tipo: `inscricao_${aviso}`,
    mensagem: emTodas((locale) => texts[locale](said, params)),
    url: enderecoDo(aviso, campeonato),
  } as const;
  await notificarTodos(tx, fato, campeonato.id);
}

export async function avisarPessoa(tx: Tx, usuarioUuid: string | null, fato: Fato): Promise<void> {
  if (usuarioUuid !== null) await avisarPublico(tx, { para: { pessoas: [usuarioUuid] } }, fato);
}
