// Who may do what with a championship: one pure function for the API, the pages and the buttons.
// Nothing is allowed that is not listed.
import type { EstadoDoCampeonato } from './estados.ts';

/** `liga`: owns or administers the liga in which it is played. */
export type Papel =
  | 'dono'
  | 'co'
  | 'inscricoes'
  | 'resultados'
  | 'liga'
  | 'participante'
  | 'nenhum';

export const ACOES = [
  'ver',
  'editar',
  'mudar_estado',
  'excluir',
  'gerir_participantes',
  'sortear',
  'agendar',
  'lancar_placar',
  'corrigir_placar',
  'gerir_mesa',
  'punir',
  'avisar',
  'gerir_organizadores',
  'ver_historico',
  'inscrever',
] as const;

export type Acao = (typeof ACOES)[number];

const TODAS: ReadonlySet<Acao> = new Set(ACOES);
const DE_CO = new Set(ACOES.filter((acao) => acao !== 'excluir' && acao !== 'gerir_organizadores'));

const POR_PAPEL: Readonly<Record<Papel, ReadonlySet<Acao>>> = {
  dono: TODAS,
  co: DE_CO,
  inscricoes: new Set(['ver', 'gerir_participantes', 'avisar', 'ver_historico', 'inscrever']),
  resultados: new Set([
    ...([
      'ver',
      'agendar',
      'lancar_placar',
      'corrigir_placar',
      'ver_historico',
      'inscrever',
    ] as const),
  ]),
  liga: new Set(['ver', 'editar', 'lancar_placar', 'gerir_mesa', 'ver_historico', 'inscrever']),
  participante: new Set(['ver', 'ver_historico', 'inscrever']),
  nenhum: new Set(['ver', 'ver_historico', 'inscrever']),
};

export type Pessoa = {
  readonly papel: Papel;
  readonly verificada: boolean;
  readonly administra: boolean;
  readonly conectada: boolean;
  /** Came with the code of the invitation. */
  readonly convidada?: boolean;
};

export type Alvo = {
  readonly estado: EstadoDoCampeonato;
  readonly visibilidade: 'publico' | 'nao_listado' | 'privado';
  readonly excluido: boolean;
};

const organiza = ({ papel, administra }: Pessoa) =>
  administra ||
  papel === 'dono' ||
  papel === 'co' ||
  papel === 'inscricoes' ||
  papel === 'resultados' ||
  papel === 'liga';

/** Drafts: who organises. Private ones: also who takes part or was invited. Deleted ones: the owner. */
export function podeVer(pessoa: Pessoa, { estado, visibilidade, excluido }: Alvo): boolean {
  if (excluido) return pessoa.papel === 'dono' || pessoa.administra;
  if (organiza(pessoa)) return true;
  if (estado === 'rascunho') return false;
  return visibilidade !== 'privado' || pessoa.papel === 'participante' || pessoa.convidada === true;
}

/** Who runs the liga puts its settings right before it is played; from then on they are the organisers'. */
const isTooLate = (acao: Acao, { papel, administra }: Pessoa, { estado }: Alvo) =>
  acao === 'editar' &&
  papel === 'liga' &&
  !administra &&
  estado !== 'rascunho' &&
  estado !== 'inscricoes';

export function pode(acao: Acao, pessoa: Pessoa, alvo: Alvo): boolean {
  if (!podeVer(pessoa, alvo)) return false;
  if (acao === 'ver') return true;
  if (acao === 'inscrever') return pessoa.verificada && alvo.estado === 'inscricoes';
  if (alvo.excluido) return acao === 'excluir' && (pessoa.papel === 'dono' || pessoa.administra);
  if (!pessoa.conectada && acao !== 'ver_historico') return false;
  if (isTooLate(acao, pessoa, alvo)) return false;
  return pessoa.administra || POR_PAPEL[pessoa.papel].has(acao);
}

export function acoesDe(pessoa: Pessoa, alvo: Alvo): Acao[] {
  return ACOES.filter((acao) => pode(acao, pessoa, alvo));
}
