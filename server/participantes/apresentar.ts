// From the row of a participant to what a visitor receives of it.
import type { Contagem, Participante } from '#contract/participantes.ts';
import { aguardaAprovacao, STATUS, type Status } from '#regras/participantes/status.ts';
import { pode } from '#regras/permissoes.ts';
import { aparencia } from '#regras/pessoa/aparencia.ts';
import { alvoDe, pessoaDe, type Quem } from '#server/campeonatos/acesso.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { ParticipanteRow } from './queries.ts';

/** Who looks: what they are to the championship. */
export type Olhar = {
  readonly gere: boolean;
  /** Organises it in some way, or plays in it. */
  readonly dentro: boolean;
  readonly eu: string | null;
  /** Who runs it: nobody else passes for them unnoticed. */
  readonly organizadores: {
    readonly uuids: ReadonlySet<string | null>;
    readonly aparencias: ReadonlySet<string>;
  };
};

export function olharDe(campeonato: Escrita['campeonato'], quem: Quem): Olhar {
  const pessoa = pessoaDe(quem, campeonato.papel);
  const todos = [campeonato.dono, ...campeonato.organizadores];
  return {
    gere: pode('gerir_participantes', pessoa, alvoDe(campeonato)),
    dentro: campeonato.papel !== 'nenhum',
    eu: quem.user?.uuid ?? null,
    organizadores: {
      uuids: new Set(todos.map(({ uuid }) => uuid)),
      aparencias: new Set(todos.map(({ nome }) => aparencia(nome)).filter(Boolean)),
    },
  };
}

export const ehDe = ({ usuario_uuid }: ParticipanteRow, { eu }: Olhar): boolean =>
  usuario_uuid !== null && usuario_uuid === eu;

const pareceOrganizador = (row: ParticipanteRow, { organizadores }: Olhar): boolean =>
  !organizadores.uuids.has(row.usuario_uuid) && organizadores.aparencias.has(aparencia(row.nome));

/** The phone: for who manages the entries, and among those who play together if the person allows it. */
export function apresentar(row: ParticipanteRow, olhar: Olhar): Participante {
  const {
    contato,
    pago,
    compartilha,
    oculta,
    campeonato_id: _,
    aceitou: _accepted,
    ...shown
  } = row;
  const isOwn = ehDe(row, olhar);
  return {
    ...shown,
    usuario_uuid: olhar.gere || isOwn || !oculta ? row.usuario_uuid : null,
    parece_organizador: pareceOrganizador(row, olhar),
    contato: olhar.gere || isOwn || (olhar.dentro && compartilha) ? contato : null,
    pago: olhar.gere || isOwn ? pago : null,
    assumido_ate: olhar.gere || isOwn ? row.assumido_ate : null,
  };
}

/** Who left, was turned away, or was invited and has not answered: the organisers, and the person. */
export const podeVerLinha = (row: ParticipanteRow, olhar: Olhar): boolean =>
  olhar.gere ||
  (row.status === STATUS.pendente && !row.convidado) ||
  row.status === STATUS.confirmado ||
  ehDe(row, olhar);

export const apresentarTodos = (rows: readonly ParticipanteRow[], olhar: Olhar): Participante[] =>
  rows.filter((row) => podeVerLinha(row, olhar)).map((row) => apresentar(row, olhar));

/** Of those that the visitor may see. */
export function contar(todos: readonly Participante[]): Contagem {
  const quantos = (status: Status) => todos.filter((one) => one.status === status).length;
  return {
    todos: todos.length,
    pendente: quantos(STATUS.pendente),
    confirmado: quantos(STATUS.confirmado),
    cancelado: quantos(STATUS.cancelado),
    rejeitado: quantos(STATUS.rejeitado),
    aguardam: todos.filter(aguardaAprovacao).length,
  };
}
