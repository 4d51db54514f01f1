// Tells people something, in the ways they chose for its kind. What is to be told is written down in the
// transaction of its cause; after the commit everybody is told in one statement (entregar-avisos.ts).
import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { uuid } from '#contract/http/fields.ts';
import { TIPOS_DE_AVISO, type TipoDaNotificacao } from '#regras/avisos/tipos.ts';
import type { Tx } from '#server/database/database.ts';
import { carta, job } from '#server/jobs/job.ts';
import { evento } from '#server/saida/evento.ts';
import { anotarSaida, publicar, publicarVarios } from '#server/saida/publicar.ts';
import { LOCALES, type Locale } from '#textos/locale.ts';

const publico = z.union([
  z.object({ pessoas: z.array(uuid) }),
  /** The people behind these participants. */
  z.object({ participantes: z.array(uuid) }),
  /** Who takes part in the championship by their own word, with one of these statuses. */
  z.object({
    campeonato: z.string(),
    status: z.array(z.number()),
    /** And who follows one of them, where anybody may look. Not in events of the release before. */
    seguidores: z.boolean().optional(),
    /** Of them only these. Not in events of the release before. */
    entre: z.array(uuid).optional(),
  }),
  /** Who takes part, or asked to, and has not paid. */
  z.object({ campeonato: z.string(), devendo: z.literal(true) }),
  /** Who has confirmed the address of this invitation to organise, if anybody has. */
  z.object({ convite: uuid }),
  /** Who is in the liga in one of these roles. */
  z.object({ liga: uuid, papeis: z.array(z.string()) }),
  /** Who runs the championship in one of these roles. */
  z.object({
    campeonato: z.string(),
    papeis: z.array(z.string()),
    /** But for these, who are told otherwise. Not in events of the release before. */
    menos: z.array(uuid).optional(),
  }),
]);

export type Publico = z.output<typeof publico>;

export const avisar = evento(
  'usuario.avisar',
  z.object({
    para: publico,
    /** Who did it needs no telling. */
    exceto: uuid.nullable(),
    tipo: z.enum(TIPOS_DE_AVISO),
    mensagem: z.record(z.enum(LOCALES), z.string()),
    /** A path of this site. */
    url: z.string(),
    /** Whose request it tells of: decided, it is no longer news. */
    pedido_de: uuid.nullable(),
    /** Whom the text names as the one who did it: it goes with them. */
    por: uuid.nullable(),
    /** The championship that it tells of: its name is in the subject of the mail. */
    campeonato_id: z.string().nullish(),
    /** A reminder of this deadline, of no use after it. Since when: only who wants silence then, which begins soon. */
    prazo: z.object({ at: z.string(), desde: z.string().optional() }).optional(),
  }),
);

export type Avisado = z.output<typeof avisar.dados>;

export const mandarAviso = carta(
  'usuario.aviso',
  z.object({
    usuario: uuid,
    /** Not in jobs of the release before. */
    tipo: z.enum(TIPOS_DE_AVISO).optional(),
    campeonato: z.string().nullish(),
    mensagem: z.string(),
    url: z.string(),
  }),
  { fila: 'avisos' },
);

/** What was told while somebody wanted to be left alone, or to be told once a day, leaves now. */
export const soltarEspera = job(
  'usuario.espera',
  z.object({ usuario: uuid, canal: z.enum(['email', 'push']) }),
);

export const mandarResumo = carta(
  'usuario.resumo',
  z.object({
    usuario: uuid,
    avisos: z.array(z.object({ mensagem: z.string(), url: z.string() })),
    /** More than a mail has room for. */
    outros: z.number(),
  }),
  { fila: 'avisos' },
);

/** The title of what belongs to no championship. */
export const PRODUTO = 'Tabelão';

/** One message to one browser. */
export const tocarAparelho = job(
  'usuario.push',
  z.object({
    aparelho: uuid,
    /** Of the notice, so that a browser shows it once. */
    id: uuid,
    /** Of what is of no match: that one is named by its sides. */
    titulo: z.string(),
    mensagem: z.string(),
    url: z.string(),
  }),
  { fila: 'aovivo', tentativas: 6 },
);

export type ToqueNoAparelho = z.output<typeof tocarAparelho.dados>;

/** The same said in every language. */
export const emTodas = <T = string>(say: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, say(locale)])) as Record<Locale, T>;

type NotificacaoParaVarios = Omit<
  Avisado,
  'tipo' | 'exceto' | 'pedido_de' | 'por' | 'campeonato_id'
> & {
  readonly tipo: TipoDaNotificacao;
  readonly exceto?: string | null | undefined;
  readonly pedidoDe?: string | null | undefined;
  readonly por?: string | null | undefined;
};

/** With what it leaves out. */
export function avisadoDe(aviso: NotificacaoParaVarios, campeonatoId: string | undefined): Avisado {
  const { exceto = null, pedidoDe = null, por = null, ...rest } = aviso;
  return { ...rest, exceto, por, pedido_de: pedidoDe, campeonato_id: campeonatoId ?? null };
}

export const notificarTodos = (
  tx: Tx,
  aviso: NotificacaoParaVarios,
  campeonatoId?: string,
): Promise<void> => publicar(tx, avisar, avisadoDe(aviso, campeonatoId), campeonatoId);

/** Several at once, each for its own people. */
export const notificarDeVarias = (
  tx: Tx,
  avisos: readonly NotificacaoParaVarios[],
  campeonatoId: string,
): Promise<void> =>
  publicarVarios(
    tx,
    avisar,
    avisos.map((aviso) => avisadoDe(aviso, campeonatoId)),
    campeonatoId,
  );

/** The statement that writes it down, to be run with another of the same write. */
export const avisoNaSaida = (tx: Tx, aviso: NotificacaoParaVarios, campeonatoId: string): Sql =>
  anotarSaida(tx, avisar, avisadoDe(aviso, campeonatoId), campeonatoId);

/** Whoever was told of these requests finds nothing unread about them: they are decided. */
export async function encerrarPedidos(tx: Tx, participantes: readonly string[]): Promise<void> {
  await tx.run(sql`
    update notificacoes set read_at = agora()
    where participante_uuid = any(${participantes}) and read_at is null`);
}
