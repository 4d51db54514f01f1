// People and teams as the pictures show them.
import type { Escudo } from '#contract/participantes.ts';
import { camisaDe } from '#regras/escudos/camisa.ts';
import { clubeDoEscudo } from '#regras/escudos/clubes.ts';
import type { Locale } from '#textos/locale.ts';
import type { Translate } from '#textos/messages.ts';
import { PAPEL } from '../paleta.ts';
import type { EscudoNaArte, TimeNaArte } from '../pecas.ts';

/** The championship's or a participant's, by their uuid; else neither, on a light or a dark ground. */
export type PinturaDaArte = 'campeonato' | 'clara' | 'escura' | { readonly time: string };

type ParDeCores = readonly [string, string];

export const CORES_NEUTRAS = {
  clara: [PAPEL, '#565df0'],
  escura: ['#2f3568', '#8f95ff'],
} as const satisfies Readonly<Record<string, ParDeCores>>;

export type NaArte = {
  readonly t: Translate;
  readonly locale: Locale;
  /** Without the protocol, for people. */
  readonly site: string;
  /** The `data` of an answer that a guest gets. */
  ask<T>(path: string): Promise<T>;
  /** A crest that somebody sent, as a picture inside of the picture; null when it is gone. */
  readPicture(imagem: string): Promise<string | null>;
  /** Whose colours; undefined: those that the picture has of itself. */
  readonly pintura?: PinturaDaArte | undefined;
};

export type PessoaNaArte = {
  readonly nome: string;
  readonly time_nome?: string | null;
  readonly sigla: string;
  readonly escudo: Escudo;
};

async function escudoDe(
  { escudo, nome }: PessoaNaArte,
  { readPicture }: NaArte,
): Promise<EscudoNaArte> {
  if (!('imagem' in escudo)) return escudo;
  const clube = clubeDoEscudo(escudo.imagem);
  if (clube) return clube.camisa;
  const png = await readPicture(escudo.imagem);
  return png === null ? camisaDe(nome) : { png };
}

export async function timeDe(pessoa: PessoaNaArte, na: NaArte): Promise<TimeNaArte> {
  const nome = pessoa.time_nome ?? pessoa.nome;
  return { nome, sigla: pessoa.sigla, escudo: await escudoDe(pessoa, na) };
}

/** The two colours that stand for somebody; of a picture nobody knows them. */
export const coresDe = ({ nome, escudo }: TimeNaArte): readonly [string, string] =>
  'cores' in escudo ? escudo.cores : camisaDe(nome).cores;

type Pintaveis = {
  readonly campeonato: { readonly cores: { readonly cores: ParDeCores } };
  readonly gente: Readonly<Record<string, PessoaNaArte>>;
};

/** Null where the team is not there. */
export async function pintadaDe(
  { campeonato, gente }: Pintaveis,
  na: NaArte,
): Promise<ParDeCores | null> {
  const { pintura = 'campeonato' } = na;
  if (pintura === 'campeonato') return campeonato.cores.cores;
  if (typeof pintura === 'string') return CORES_NEUTRAS[pintura];
  const one = gente[pintura.time];
  return one ? coresDe(await timeDe(one, na)) : null;
}

export const ninguem = (nome: string): TimeNaArte => ({
  ...{ nome, sigla: '' },
  escudo: { cores: ['#3e4551', '#b9c0c9'], estampa: 'metade' },
});
