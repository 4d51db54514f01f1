// How a participant is told from the others of a championship: a name that nobody else has, an abbreviation
// of its own, a crest. Called with the championship locked.

import type { Escudo } from '#contract/participantes.ts';
import { acharClube, clubeDoEscudo } from '#regras/escudos/clubes.ts';
import { escudoDoNome } from '#regras/escudos/escudo-do-nome.ts';
import { siglaLivre } from '#regras/escudos/siglas.ts';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { listParticipantes, type ParticipanteRow } from '#server/participantes/queries.ts';
import { isFileKept } from '#server/upload/files.ts';

export type IdentidadePedida = {
  readonly nome: string;
  readonly time_nome?: string | null | undefined;
  readonly sigla?: string | null | undefined;
  readonly escudo?: Escudo | null | undefined;
  readonly gamertag?: string | null | undefined;
};

export type Usados = { readonly nomes: Set<string>; readonly siglas: Set<string> };

/** What the others use. Somebody rejected never comes back, so their name is free. */
export function usadosEntre(rows: readonly ParticipanteRow[], exceto?: string): Usados {
  const others = rows.filter(({ uuid, status }) => uuid !== exceto && status !== STATUS.rejeitado);
  return {
    nomes: new Set(others.map(({ nome }) => chaveDoNome(nome))),
    siglas: new Set(others.map(({ sigla }) => sigla)),
  };
}

export const usadosPor = async (tx: Tx, campeonatoId: string, exceto?: string) =>
  usadosEntre(await listParticipantes(tx, campeonatoId), exceto);

/** For a name that nobody chose here: a namesake gets a number. */
export function nomeLivre({ nomes }: Usados, nome: string): string {
  let free = nome;
  for (let n = 2; nomes.has(chaveDoNome(free)); n += 1) free = `${nome} (${n})`;
  return free;
}

/** The crest asked for, that of the club with this name, or one drawn from the name. */
const escudoDe = ({ nome, time_nome, escudo }: IdentidadePedida): Escudo =>
  escudo ?? escudoDoNome(time_nome ?? nome);

export type Visual = Pick<ParticipanteRow, 'nome' | 'time_nome' | 'sigla' | 'escudo' | 'gamertag'>;

/** The whole identity; marks name and abbreviation as used. */
export function vestir(dados: IdentidadePedida, { nomes, siglas }: Usados): Visual {
  const { nome, time_nome = null, gamertag = null } = dados;
  const shown = time_nome ?? nome;
  nomes.add(chaveDoNome(nome));
  const sigla = siglaLivre(siglas, shown, dados.sigla ?? acharClube(shown)?.sigla);
  return { nome, time_nome, sigla, escudo: escudoDe(dados), gamertag };
}

/** Only pictures that exist: of the catalogue, or sent by somebody. */
export async function requireEscudo(tx: Tx, escudo: Escudo | null | undefined, field = 'escudo') {
  if (!escudo || !('imagem' in escudo) || clubeDoEscudo(escudo.imagem)) return;
  const file = /^\/upload\/times\/([^/]+)$/.exec(escudo.imagem)?.[1];
  if (file && (await isFileKept(tx, 'times', file))) return;
  const validations = { [field]: { key: 'participantes.escudo_desconhecido' } } as const;
  throw new AppError('dados_invalidos', { validations });
}
