// Tells the sides of a match, and the organisation, what was said about it.
import { enderecoNaPartida, type TipoDaNotificacao } from '#regras/avisos/tipos.ts';
import { type Informado, type LadoDoJogo, rivalDe } from '#regras/vida/partida.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { texts } from '#server/http/locale.ts';
import { listNomes } from '#server/participantes/queries.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import { avisoNaSaida, emTodas } from '#server/usuario/notificar.ts';
import type { Locale } from '#textos/locale.ts';
import type { VereditoGuardado, VidaGuardada } from './queries.ts';

type TipoDaVida = Extract<
  TipoDaNotificacao,
  `placar_${string}` | 'partida_mudou' | 'jogo_cancelado' | 'sumula_da_organizacao'
>;

export type AvisoDaVida = {
  readonly tipo: TipoDaVida;
  /** Its words, where its kind has others. */
  readonly frase?:
    | 'partida_volta'
    | 'partida_restaurada'
    | 'restaurada_de_quem_joga'
    | 'confirmado_sem_resposta';
  readonly para: 'organizacao' | readonly LadoDoJogo[] | { readonly pessoas: readonly string[] };
  /** Sides whose voices were told with another notice, where the organisation is told. */
  readonly menos?: readonly LadoDoJogo[];
  /** Who did it needs no telling. */
  readonly por?: string | null | undefined;
  /** Whose act it is. */
  readonly lado?: LadoDoJogo;
  readonly informado?: Informado;
  readonly decidido?: CasoDecidido;
  readonly ate?: string;
  /** Why, in the words of who did it. */
  readonly motivo?: string | undefined;
};

/** What a verdict made of the match. */
type CasoDecidido = {
  readonly decisao: VereditoGuardado['decisao'];
  /** By when it is played again. */
  readonly ate?: string | undefined;
  /** Whom it also punishes. */
  readonly pune?: LadoDoJogo | undefined;
};

type PartidaAvisada = {
  readonly escrita: Pick<Escrita, 'tx' | 'campeonato' | 'aoFim'>;
  readonly partida: Pick<PartidaRow, 'uuid' | 'mandante' | 'visitante'>;
  readonly guardada: Pick<VidaGuardada, 'vozes' | 'nomes'>;
};

type Nomes = Readonly<Record<LadoDoJogo, string>>;

type WalkOver = Extract<Informado, { tipo: 'wo' }>;
type ComPlacar = Extract<Informado, { tipo: 'placar' }>;

function woEm(locale: Locale, { wo_de }: WalkOver, nomes: Nomes): string {
  const t = texts[locale];
  return wo_de === 'ambos'
    ? t('vida.placar.wo_duplo')
    : t('vida.placar.wo', { nome: nomes[wo_de] });
}

/** In one line, also on a narrow phone. */
const NO_BREAK = '\u00a0';

function golsDe({ mandante, visitante, penaltis }: ComPlacar): string {
  const [home, away] = penaltis?.map((kicks) => `(${kicks})`) ?? [];
  const parts = [mandante, home, '×', away, visitante];
  return parts.filter((part) => part !== undefined).join(NO_BREAK);
}

const jogoDe = ({ mandante, visitante }: Nomes) => `${mandante} × ${visitante}`;

/** With both names, also where nobody scored. */
function placarEm(locale: Locale, informado: Informado | undefined, nomes: Nomes): string {
  if (!informado) return jogoDe(nomes);
  if (informado.tipo === 'wo') return `${jogoDe(nomes)} (${woEm(locale, informado, nomes)})`;
  return `${nomes.mandante} ${golsDe(informado)} ${nomes.visitante}`;
}

function decisaoEm(locale: Locale, { decisao, ate }: CasoDecidido, nomes: Nomes): string {
  const t = texts[locale];
  switch (decisao.tipo) {
    case 'placar':
      return t('vida.decisao.placar', { placar: golsDe(decisao) });
    case 'wo':
      return woEm(locale, decisao, nomes);
    case 'jogar_de_novo':
      return t('vida.decisao.jogar_de_novo', { data: ate ? dataEmBrasilia(locale, ate) : '' });
    case 'cancelar':
      return t('vida.decisao.cancelar');
  }
}

/** The outcome, and that somebody is punished with it: for what stands on the page. */
function decididoEm(locale: Locale, decidido: CasoDecidido | undefined, nomes: Nomes): string {
  if (!decidido) return '';
  const decisao = decisaoEm(locale, decidido, nomes);
  const { pune } = decidido;
  return pune ? texts[locale]('vida.decisao.com_punicao', { decisao, time: nomes[pune] }) : decisao;
}

async function nomesDe({ escrita, partida, guardada }: PartidaAvisada): Promise<Nomes> {
  const { tx, campeonato } = escrita;
  const all = guardada.nomes ?? (await listNomes(tx, campeonato.id));
  const nameOf = (uuid: string | null) => (uuid && all[uuid]) || '';
  return { mandante: nameOf(partida.mandante), visitante: nameOf(partida.visitante) };
}

function vozesDosLados({ partida, guardada }: PartidaAvisada, lados: readonly LadoDoJogo[]) {
  const sides = lados.map((lado) => partida[lado]);
  const pessoas = guardada.vozes
    .filter(({ participante }) => sides.includes(participante))
    .map(({ usuario }) => usuario);
  return [...new Set(pessoas)];
}

type Destino = Pick<AvisoDaVida, 'para'> & { readonly menos: AvisoDaVida['menos'] | undefined };

function publicoDe(avisada: PartidaAvisada, { para, menos = [] }: Destino) {
  if (para === 'organizacao') {
    const told = vozesDosLados(avisada, menos);
    return {
      ...{ campeonato: avisada.escrita.campeonato.id, papeis: ['dono', 'co', 'resultados'] },
      ...(told.length > 0 && { menos: told }),
    };
  }
  if ('pessoas' in para) return { pessoas: [...para.pessoas] };
  return { pessoas: vozesDosLados(avisada, para) };
}

/** Written down with the end of the write: nothing in it reads what is to be told. */
export async function avisarVida(
  avisada: PartidaAvisada,
  { tipo, frase, para, menos, por, lado, informado, decidido, ate, motivo }: AvisoDaVida,
): Promise<void> {
  const nomes = await nomesDe(avisada);
  const { escrita, partida } = avisada;
  const { tx, campeonato } = escrita;
  const mensagem = emTodas((locale) => {
    const t = texts[locale];
    const said = t(`vida.aviso.${frase ?? tipo}`, {
      ...{ campeonato: campeonato.nome, jogo: jogoDe(nomes) },
      time: lado ? nomes[lado] : '',
      decisao: decididoEm(locale, decidido, nomes),
      placar: placarEm(locale, informado, nomes),
      data: ate ? dataEmBrasilia(locale, ate) : '',
    });
    return motivo ? t('vida.aviso.com_motivo', { aviso: said, motivo }) : said;
  });
  const url = enderecoNaPartida(tipo, partida.uuid);
  const fato = { tipo, mensagem, url, exceto: por, por } as const;
  const aviso = { ...fato, para: publicoDe(avisada, { para, menos }) };
  await escrita.aoFim('aviso', avisoNaSaida(tx, aviso, campeonato.id));
}

export const AMBOS: readonly LadoDoJogo[] = ['mandante', 'visitante'];

export const soORival = (lado: LadoDoJogo): readonly LadoDoJogo[] => [rivalDe(lado)];
