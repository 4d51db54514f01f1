// Who may do what with a liga: one pure function for the API, the pages and the buttons. Nothing is allowed that is
// not listed.

export const PAPEIS_DA_LIGA = ['dono', 'admin', 'membro'] as const;

export type PapelDeMembro = (typeof PAPEIS_DA_LIGA)[number];

type PapelNaLiga = PapelDeMembro | 'banido' | 'nenhum';

export const ACOES_DA_LIGA = [
  'ver',
  'entrar',
  'sair',
  'editar',
  'avisar',
  'gerir_membros',
  'vincular',
  'ver_historico',
  'gerir_admins',
  'transferir',
  'excluir',
] as const;

export type AcaoDaLiga = (typeof ACOES_DA_LIGA)[number];

const DE_ADMIN = ['ver', 'sair', 'editar', 'avisar', 'gerir_membros', 'vincular', 'ver_historico'];

/** Who owns it does not leave: they hand it over first. */
const POR_PAPEL: Readonly<Record<PapelNaLiga, ReadonlySet<string>>> = {
  dono: new Set([
    ...DE_ADMIN.filter((acao) => acao !== 'sair'),
    ...['gerir_admins', 'transferir', 'excluir'],
  ]),
  admin: new Set(DE_ADMIN),
  membro: new Set(['ver', 'sair']),
  banido: new Set(['ver']),
  nenhum: new Set(['ver', 'entrar']),
};

export type PessoaNaLiga = {
  readonly papel: PapelNaLiga;
  readonly conectada: boolean;
  readonly verificada: boolean;
  /** Administers the site. */
  readonly administra: boolean;
};

export type AlvoDaLiga = {
  readonly visibilidade: 'publico' | 'nao_listado' | 'privado';
  readonly arquivada: boolean;
  readonly excluida: boolean;
};

const eDeDentro = ({ papel }: PessoaNaLiga) =>
  papel === 'dono' || papel === 'admin' || papel === 'membro';

/** A private one is nothing at all for who is not in it; one that was deleted, for all but its owner. */
export function podeVerLiga(pessoa: PessoaNaLiga, alvo: AlvoDaLiga): boolean {
  if (pessoa.administra) return true;
  if (alvo.excluida) return pessoa.papel === 'dono';
  return alvo.visibilidade !== 'privado' || eDeDentro(pessoa);
}

/** In the archive it stands as it was: nobody comes in and nothing is announced. */
const PARADAS: ReadonlySet<AcaoDaLiga> = new Set(['entrar', 'avisar', 'vincular', 'transferir']);

/** A site administrator acts as its owner would; they are in it no more than others. */
const comoDono = (acao: AcaoDaLiga) => POR_PAPEL.dono.has(acao);

export function podeNaLiga(acao: AcaoDaLiga, pessoa: PessoaNaLiga, alvo: AlvoDaLiga): boolean {
  if (!podeVerLiga(pessoa, alvo)) return false;
  if (acao === 'ver') return true;
  if (!pessoa.conectada) return false;
  if (alvo.excluida) return acao === 'excluir';
  if (alvo.arquivada && PARADAS.has(acao)) return false;
  if (acao === 'entrar' && !pessoa.verificada) return false;
  return POR_PAPEL[pessoa.papel].has(acao) || (pessoa.administra && comoDono(acao));
}

export const acoesNaLiga = (pessoa: PessoaNaLiga, alvo: AlvoDaLiga): AcaoDaLiga[] =>
  ACOES_DA_LIGA.filter((acao) => podeNaLiga(acao, pessoa, alvo));

/** An admin has a say about members, the owner about everybody but themself. */
export const mandaEm = (
  quem: Pick<PessoaNaLiga, 'papel' | 'administra'>,
  outro: PapelNaLiga,
): boolean =>
  outro !== 'dono' &&
  (quem.papel === 'dono' || quem.administra || (quem.papel === 'admin' && outro !== 'admin'));
