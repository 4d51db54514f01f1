// Tells the sides of a match, and the organisation, what was said about it.
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import type { TipoDaNotificacao } from '#regras/avisos/tipos.ts';
import { type Informado, type LadoDoJogo, rivalDe } from '#regras/vida/partida.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { texts } from '#server/http/locale.ts';
import { listNomes } from '#server/participantes/queries.ts';
import { avisoNaSaida, emTodas } from '#server/usuario/notificar.ts';
import type { Locale } from '#textos/locale.ts';
import type { VidaGuardada } from './queries.ts';

type TipoDaVida = Extract<
  TipoDaNotificacao,
  `placar_${string}` | 'partida_mudou' | 'sumula_da_organizacao'
>;

export type AvisoDaVida = {
  readonly tipo: TipoDaVida;
  readonly para: 'organizacao' | readonly LadoDoJogo[] | { readonly pessoas: readonly string[] };
  /** Who did it needs no telling. */
  readonly por?: string | null | undefined;
  /** Whose act it is. */
  readonly lado?: LadoDoJogo;
  readonly informado?: Informado;
  readonly ate?: string;
};

type PartidaAvisada = {
  readonly escrita: Pick<Escrita, 'tx' | 'campeonato' | 'aoFim'>;
  readonly partida: Pick<PartidaRow, 'uuid' | 'mandante' | 'visitante'>;
  readonly guardada: Pick<VidaGuardada, 'vozes' | 'nomes'>;
};

/** To make one takes longer than all that is said with it. */
const FORMATS = emTodas(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: BRASILIA,
    }),
);

const dateIn = (locale: Locale, at: string) => FORMATS[locale].format(new Date(at));

type Nomes = Readonly<Record<LadoDoJogo, string>>;

function placarEm(locale: Locale, informado: Informado | undefined, nomes: Nomes): string {
  if (!informado) return '';
  if (informado.tipo === 'wo') {
    const { wo_de } = informado;
    const t = texts[locale];
    return wo_de === 'ambos'
      ? t('vida.placar.wo_duplo')
      : t('vida.placar.wo', { nome: nomes[wo_de] });
  }
  const { mandante, visitante, penaltis } = informado;
  const [home, away] = penaltis?.map((kicks) => ` (${kicks})`) ?? ['', ''];
  return `${nomes.mandante} ${mandante}${home} × ${away ? `${away.trim()} ` : ''}${visitante} ${nomes.visitante}`;
}

async function nomesDe({ escrita, partida, guardada }: PartidaAvisada): Promise<Nomes> {
  const { tx, campeonato } = escrita;
  const all = guardada.nomes ?? (await listNomes(tx, campeonato.id));
  const nameOf = (uuid: string | null) => (uuid && all[uuid]) || '';
  return { mandante: nameOf(partida.mandante), visitante: nameOf(partida.visitante) };
}

const publicoDe = ({ escrita, partida, guardada }: PartidaAvisada, para: AvisoDaVida['para']) => {
  const { campeonato } = escrita;
  if (para === 'organizacao') {
    return { campeonato: campeonato.id, papeis: ['dono', 'co', 'resultados'] };
  }
  if ('pessoas' in para) return { pessoas: [...para.pessoas] };
  const sides = para.map((lado) => partida[lado]);
  const pessoas = guardada.vozes
    .filter(({ participante }) => sides.includes(participante))
    .map(({ usuario }) => usuario);
  return { pessoas: [...new Set(pessoas)] };
};

/** Written down with the end of the write: nothing in it reads what is to be told. */
export async function avisarVida(
  avisada: PartidaAvisada,
  { tipo, para, por, lado, informado, ate }: AvisoDaVida,
): Promise<void> {
  const nomes = await nomesDe(avisada);
  const { escrita, partida } = avisada;
  const { tx, campeonato } = escrita;
  const mensagem = emTodas((locale) =>
    texts[locale](`vida.aviso.${tipo}`, {
      campeonato: campeonato.nome,
      time: lado ? nomes[lado] : '',
      placar: placarEm(locale, informado, nomes),
      data: ate ? dateIn(locale, ate) : '',
    }),
  );
  const url = `/partida/${partida.uuid}`;
  const fato = { tipo, mensagem, url, exceto: por, por } as const;
  const aviso = { ...fato, para: publicoDe(avisada, para) };
  await escrita.aoFim('aviso', avisoNaSaida(tx, aviso, campeonato.id));
}

export const AMBOS: readonly LadoDoJogo[] = ['mandante', 'visitante'];

export const soORival = (lado: LadoDoJogo): readonly LadoDoJogo[] => [rivalDe(lado)];
