// The frame of every write on a championship: transaction, lock, permission, work, trail, new version. While it is
// closed its final places are kept beside it, whatever closed it or changed it since; while it is played, what is
// due of its matches.
// What the work publishes is handed on after the commit.
import type { Sql } from 'sql-template-tag';
import type { Acao } from '#regras/permissoes.ts';
import { apagarColocacoes, guardarColocacoes } from '#server/competicao/colocacoes.ts';
import { type Carregado, carregar } from '#server/competicao/estado.ts';
import { guardar, lembrar } from '#server/competicao/memoria.ts';
import { findPartida, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { inTurn } from '#server/database/turns.ts';
import { type Registro, registroNaTrilha } from '#server/historico/registrar.ts';
import type { Services } from '#server/http/services.ts';
import { acertarPrazos } from '#server/prazos/acertar.ts';
import { fecharPerdidas } from '#server/propostas/fechar-perdidas.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { anotarAnuncio } from '#server/saida/publicar.ts';
import type { Quem } from './acesso.ts';
import { type Autor, quemDe, registradoDe, requireLockedBy } from './autor.ts';
import { mudou, mudouDe } from './ouvir/mudou.ts';
import {
  type CampeonatoTocado,
  type CampeonatoVisto,
  type ParteDoFim,
  touchCampeonato,
} from './queries.ts';

/** Null as who did it: the trail does not tell. */
export type LinhaDoHistorico = Omit<Registro, 'campeonatoId' | 'usuarioUuid' | 'autor'> & {
  readonly usuarioUuid?: null;
};

export type Escrita = {
  readonly tx: Tx;
  readonly campeonato: CampeonatoVisto;
  readonly autor: Autor;
  /** The person, where one writes; else nobody. */
  readonly quem: Quem;
  /** Adds a line to the trail. */
  registrar(linha: LinhaDoHistorico): Promise<void>;
  /** The same with the statement that ends the write, for what every result pays for. */
  registrarAoFim(linha: LinhaDoHistorico): Promise<void>;
  /** A statement, one of each name, that is run with the last one: nothing in the write reads what it does. */
  aoFim(name: ParteDoFim, statement: Sql): Promise<void>;
  /** One of its matches as it is when the write begins. */
  partida(uuid: string): Promise<PartidaRow | undefined>;
  /** What is stored of its matches and tables, read once. */
  carregado(): Promise<Carregado>;
  /** What is stored from now on, for who asks next. Nothing about matches may change after it. */
  guardar(carregado: Carregado): void;
  /** Of who knows it: no other match is written, and no rule. Their clocks alone are looked at in the end. */
  soTocou(partidas: readonly string[]): void;
};

type PedidoDeEscrita = {
  readonly id: string;
  readonly acao: Acao;
  /** False where nothing changes that a page shows of the championship: it keeps its version. */
  readonly novaVersao?: boolean;
  /** Asks for more together with the lock: it is read under it, and waited for by the work. */
  readonly junto?: (tx: Tx) => void;
} & ({ readonly quem: Quem } | { readonly autor: Autor });

const autorDe = (pedido: PedidoDeEscrita): Autor =>
  'autor' in pedido ? pedido.autor : { tipo: 'pessoa', quem: pedido.quem };

/** Lines of the trail of a championship in the name of an author. */
function linhasDe(campeonatoId: string, autor: Autor) {
  const usuarioUuid = quemDe(autor).user?.uuid ?? null;
  return (linha: LinhaDoHistorico): Sql =>
    registroNaTrilha({ usuarioUuid, ...linha, autor: registradoDe(autor), campeonatoId });
}

/** Adds lines to the trail of a championship in the name of an author. */
export function registradorDe(tx: Tx, campeonatoId: string, autor: Autor): Escrita['registrar'] {
  const lineOf = linhasDe(campeonatoId, autor);
  return async (linha) => {
    await tx.run(lineOf(linha));
  };
}

/** What waits for the statement that ends the write; of two under one name the first does not wait. */
function makeFim(tx: Tx) {
  const waiting = new Map<ParteDoFim, Sql>();
  return {
    waiting,
    async add(name: ParteDoFim, statement: Sql): Promise<void> {
      const earlier = waiting.get(name);
      waiting.set(name, statement);
      if (earlier) await tx.run(earlier);
    },
    /** By themselves, where no statement ends the write. */
    async run(): Promise<void> {
      for (const statement of waiting.values()) await tx.run(statement);
    },
  };
}

/** What follows from every write, whatever it changed. */
async function concluir(
  tx: Tx,
  antes: CampeonatoVisto,
  nova: CampeonatoTocado | undefined,
): Promise<void> {
  if (nova?.estado === 'encerrado') await guardarColocacoes(tx, antes.id);
  else if (antes.estado === 'encerrado') await apagarColocacoes(tx, antes.id);
  if (nova?.ha_abertas) await fecharPerdidas(tx, antes);
  if (nova) await acertarPrazos(tx, nova, nova.partidas);
}

/** Inside a transaction that somebody else opened, and who then hands on what was published. */
export async function escreverEm<T>(
  tx: Tx,
  pedido: PedidoDeEscrita,
  work: (escrita: Escrita) => Promise<T>,
): Promise<T> {
  const { id, acao } = pedido;
  const autor = autorDe(pedido);
  const locked = requireLockedBy(tx, id, autor, acao);
  pedido.junto?.(tx);
  const campeonato = await locked;
  let lido: Carregado | undefined;
  let depois: Carregado | undefined;
  let tocadas: readonly string[] | undefined;
  const lineOf = linhasDe(id, autor);
  const fim = makeFim(tx);
  const result = await work({
    ...{ tx, campeonato, autor, quem: quemDe(autor), registrar: registradorDe(tx, id, autor) },
    registrarAoFim: (linha) => fim.add('trilha', lineOf(linha)),
    aoFim: fim.add,
    partida: async (uuid) => {
      lido ??= lembrar(campeonato);
      return lido ? lido.dados.partidas.find((one) => one.uuid === uuid) : findPartida(tx, uuid);
    },
    carregado: async () => {
      lido ??= lembrar(campeonato) ?? (await carregar(tx, campeonato));
      return lido;
    },
    guardar: (carregado) => {
      lido = carregado;
      depois = carregado;
    },
    soTocou: (partidas) => {
      tocadas = partidas;
    },
  });
  if (pedido.novaVersao === false) {
    await fim.run();
    return result;
  }
  await fim.add('anuncio', anotarAnuncio(tx, mudou, mudouDe(campeonato), id));
  const nova = await touchCampeonato(tx, campeonato, { parts: fim.waiting, tocadas });
  await concluir(tx, campeonato, nova);
  if (depois && nova) guardar(nova, depois);
  return result;
}

export const escrever = <T>(
  services: Pick<Services, 'db' | 'saida'>,
  pedido: PedidoDeEscrita,
  work: (escrita: Escrita) => Promise<T>,
): Promise<T> =>
  emTransacao(
    services,
    (tx) => escreverEm(tx, pedido, work),
    // A part of a transaction that is open already holds a connection: it waits for nobody here.
    (write) => (services.db.within ? write() : inTurn(pedido.id, write)),
  );
