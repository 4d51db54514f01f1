// Which picture an address means.
import { codigo } from '#contract/campeonatos.ts';
import { uuid } from '#contract/http/fields.ts';
import type { Locale } from '#textos/locale.ts';
import {
  type ArteDaVersao,
  artilheirosDoCampeonato,
  campeaoDoCampeonato,
  linkDoCampeonato,
  tabelaDoCampeonato,
} from './dados/campeonato.ts';
import type { NaArte, PinturaDaArte } from './dados/gente.ts';
import { artePartida, chaveDoCampeonato, rodadaDoCampeonato } from './dados/jogos.ts';
import { linkDaLiga, linkDaPessoa, linkDoParticipante, linkDoRanking } from './dados/outras.ts';
import type { FormatoDaArte } from './formatos.ts';
import { ALVOS, type AlvoDaArte } from './versao.ts';

export type PedidoDeArte = {
  readonly alvo: AlvoDaArte;
  readonly id: string;
  readonly versao: string;
  readonly peca: string;
  readonly locale: Locale;
  /** Null where there is nothing to draw: no table, no champion yet. */
  readonly juntar: (na: NaArte) => Promise<ArteDaVersao | null>;
};

const NAME =
  /^((link|jogo|tabela|rodada|chave|artilheiros|campeao)(?:\.(\d{1,2})\.(\d{1,3}))?(?:-(quadrada|retrato|story))?(?:-(campeonato|clara|escura|time\.([0-9a-f-]{36})))?)-(pt|en)\.png$/;

const VERSION = /^[\d-]{1,40}$/;

type Peca = {
  readonly tipo: string;
  readonly formato: FormatoDaArte;
  readonly fase: number;
  readonly rodada: number;
};

type Juntar = (id: string, peca: Peca) => PedidoDeArte['juntar'];

const DO_CAMPEONATO: Readonly<Record<string, Juntar>> = {
  link: (id) => (na) => linkDoCampeonato(id, na),
  tabela:
    (id, { formato }) =>
    (na) =>
      tabelaDoCampeonato(id, formato, na),
  rodada: (id, peca) => (na) => rodadaDoCampeonato(id, peca, na),
  chave:
    (id, { formato }) =>
    (na) =>
      chaveDoCampeonato(id, formato, na),
  artilheiros:
    (id, { formato }) =>
    (na) =>
      artilheirosDoCampeonato(id, formato, na),
  campeao:
    (id, { formato }) =>
    (na) =>
      campeaoDoCampeonato(id, formato, na),
};

const DA_PARTIDA: Readonly<Record<string, Juntar>> = {
  link: (id) => (na) => artePartida(id, 'link', na),
  jogo:
    (id, { formato }) =>
    (na) =>
      artePartida(id, formato, na),
};

const DE: Readonly<Record<AlvoDaArte, Readonly<Record<string, Juntar>>>> = {
  campeonato: DO_CAMPEONATO,
  partida: DA_PARTIDA,
  participante: { link: (id) => (na) => linkDoParticipante(id, na) },
  liga: { link: (id) => (na) => linkDaLiga(id, na) },
  ranking: { link: (id) => (na) => linkDoRanking(id, na) },
  pessoa: { link: (id) => (na) => linkDaPessoa(id, na) },
};

function isId(alvo: AlvoDaArte, id: string): boolean {
  if (alvo === 'campeonato') return codigo.safeParse(id).success;
  if (alvo !== 'participante') return uuid.safeParse(id).success;
  const [campeonato, participante] = id.split('.');
  return codigo.safeParse(campeonato).success && uuid.safeParse(participante).success;
}

type Endereco = { alvo: string; id: string; versao: string; nome: string };

/** Those with one ground; a match has the colours of its sides. */
const PINTADAS = new Set(['tabela', 'rodada', 'chave', 'artilheiros', 'campeao']);

function pinturaDe(cores: string | undefined, time: string | undefined): PinturaDaArte | undefined {
  if (time !== undefined) return { time };
  return cores as Exclude<PinturaDaArte, object> | undefined;
}

/** Undefined for what is no address of ours. */
export function lerPedido({ alvo: target, id, versao, nome }: Endereco): PedidoDeArte | undefined {
  const alvo = ALVOS.find((one) => one === target);
  const [, peca = '', tipo = '', fase, rodada, formato, cores, time, lingua] =
    NAME.exec(nome) ?? [];
  if (!alvo || !VERSION.test(versao) || !isId(alvo, id)) return undefined;
  const isLink = tipo === 'link';
  if (isLink !== (formato === undefined) || (rodada !== undefined && tipo !== 'rodada')) {
    return undefined;
  }
  if (cores !== undefined && !PINTADAS.has(tipo)) return undefined;
  const pintura = pinturaDe(cores, time);
  const own = DE[alvo][tipo]?.(id, {
    tipo,
    formato: isLink ? 'link' : (formato as FormatoDaArte),
    fase: Number(fase ?? 0),
    rodada: Number(rodada ?? 0),
  });
  const locale = lingua === 'en' ? 'en' : 'pt-BR';
  const juntar = own && ((na: NaArte) => own({ ...na, pintura }));
  return juntar && { alvo, id, versao, peca, locale, juntar };
}
