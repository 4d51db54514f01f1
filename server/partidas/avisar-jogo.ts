// Tells both sides of a match when it is played, and that its score is missing.
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import { ehSemHora } from '#regras/agenda/vencimento.ts';
import type { CampeonatoNomeado } from '#server/campeonatos/avisar-participantes.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { DATAS, texts } from '#server/http/locale.ts';
import { type JogoNomeado, jogoNomeado } from '#server/informes/jogo-nomeado.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import type { Locale } from '#textos/locale.ts';

type JogoAvisado = Pick<PartidaRow, 'uuid' | 'mandante' | 'visitante' | 'jogo_previsto_at'>;

/** To make a format takes longer than to use it. */
const FORMATS = emTodas((locale) => {
  const { tag, dateStyle } = DATAS[locale];
  const dia = { dateStyle, timeZone: BRASILIA } as const;
  return {
    dia: new Intl.DateTimeFormat(tag, dia),
    hora: new Intl.DateTimeFormat(tag, { ...dia, timeStyle: 'short' }),
  };
});

/** The day and, where one was chosen, the hour. */
export const dataEmBrasilia = (locale: Locale, at: string) =>
  FORMATS[locale][ehSemHora(at) ? 'dia' : 'hora'].format(new Date(at));

type AvisoDeJogo = {
  /** Who did it needs no telling. */
  readonly por: string | undefined;
  readonly tipo?: 'jogo_marcado' | 'jogo_adiado';
};

const SEM_DATA = { jogo_marcado: 'jogo_sem_data', jogo_adiado: 'jogo_adiado_sem_data' } as const;
const SO_O_DIA = { jogo_marcado: 'jogo_marcado_dia', jogo_adiado: 'jogo_adiado_dia' } as const;

function palavras(
  { nome: campeonato }: CampeonatoNomeado,
  { at, tipo, nomes }: { at: string | null; tipo: keyof typeof SEM_DATA; nomes: JogoNomeado },
  locale: Locale,
): string {
  const t = texts[locale];
  const sobre = { campeonato, jogo: nomes[locale] };
  if (at === null) return t(`campeonatos.aviso.${SEM_DATA[tipo]}`, sobre);
  const key = ehSemHora(at) ? SO_O_DIA[tipo] : tipo;
  return t(`campeonatos.aviso.${key}`, { ...sobre, data: dataEmBrasilia(locale, at) });
}

export async function avisarJogo(
  tx: Tx,
  campeonato: CampeonatoNomeado,
  { uuid, mandante, visitante, jogo_previsto_at: at }: JogoAvisado,
  { por, tipo = 'jogo_marcado' }: AvisoDeJogo,
): Promise<void> {
  const participantes = [mandante, visitante].filter((side) => side !== null);
  const nomes = await jogoNomeado(tx, { mandante, visitante });
  const fato = {
    exceto: por,
    tipo,
    mensagem: emTodas((locale) => palavras(campeonato, { at, tipo, nomes }, locale)),
    url: `/partida/${uuid}`,
  } as const;
  await notificarTodos(tx, { ...fato, para: { participantes } }, campeonato.id);
}

/** Its time is over and nobody has said how it ended. */
export async function avisarCobranca(
  tx: Tx,
  { id, nome: campeonato }: CampeonatoNomeado,
  { uuid, mandante, visitante }: JogoAvisado,
  por: string,
): Promise<void> {
  const participantes = [mandante, visitante].filter((side) => side !== null);
  const jogo = await jogoNomeado(tx, { mandante, visitante });
  const fato = {
    exceto: por,
    tipo: 'jogo_cobrado',
    mensagem: emTodas((locale) =>
      texts[locale]('campeonatos.aviso.jogo_cobrado', { campeonato, jogo: jogo[locale] }),
    ),
    url: `/partida/${uuid}`,
  } as const;
  await notificarTodos(tx, { ...fato, para: { participantes } }, id);
}
