// The only way in which a score becomes official, whoever brings it: an organiser, both sides, a verdict, a
// clock, the table official, and later an import. Who brings it decides before whether they may; here is decided whether
// the rules take it, what follows from it, and that the trail tells it.
import type { DesfechoDoPlacar } from '#contract/partidas.ts';
import { excluidosPorWo } from '#regras/montagem/competicao.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { reabrir } from '#server/campeonatos/reabrir.ts';
import { type DadosDoCampeonato, estadoDe } from '#server/competicao/estado.ts';
import { gravar } from '#server/competicao/gravar.ts';
import { findNome, type PartidaRow } from '#server/competicao/queries.ts';
import { avisarEscaladosSuspensos } from '#server/escalacao/avisar-suspensos.ts';
import { AppError } from '#server/http/errors.ts';
import {
  type InformeQueFecha,
  oficializar,
  type PalavraOficial,
  presencaDe,
} from '#server/informes/oficializar.ts';
import { requireProrrogacao } from '#server/informes/prorrogacao.ts';
import { comVeredito, semVereditos } from '#server/punicoes/do-veredito.ts';
import { desfechoDe } from './desfecho.ts';
import { comPartida, consequenciaDe, type Impacto } from './impacto.ts';
import { comPenaltisQueCabem, requireDecided } from './penaltis.ts';
import type { Lancado } from './resultado.ts';

export type Oficial = {
  readonly partida: PartidaRow;
  readonly lancado: Lancado;
  /** What the trail keeps beside the result. */
  readonly motivo?: string | undefined;
  /** Agrees that later results are undone. */
  readonly ciente: boolean;
  /** It had this result before a correction elsewhere undid it. */
  readonly isRestored?: boolean;
  /** By whose word; none: the organisation's. */
  readonly palavra?: PalavraOficial;
  /** What waits for an answer about it, where that was read under the lock. */
  readonly abertos?: readonly InformeQueFecha[];
  /** More that the trail keeps. */
  readonly conta?: Readonly<Record<string, unknown>>;
};

type Aplicado = {
  /** As it is now; an extra match that nobody needs any more is gone with its result. */
  readonly partida: PartidaRow;
  readonly impacto: Impacto;
  readonly desfecho: DesfechoDoPlacar;
  /** Matches that were written. */
  readonly tocadas: readonly string[];
};

const isoOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

/** What a result changes about its match. One that is put off leaves the deadline of its round. */
export function mudancaDe(lancado: Lancado): Partial<PartidaRow> {
  const { resultado, estado, adiada_para: at, joga_de_novo_ate: prazo } = lancado;
  // Without a result its sheet goes, and the cards with it.
  const own = { resultado, estado, ...(!resultado && { cartoes: null }) };
  if (prazo) {
    // What is played again has nothing to be put back either.
    const anew = { jogo_previsto_at: null, confirmado_at: null, prazo_at: isoOf(prazo) };
    return { ...own, ...anew, desfeito: null };
  }
  // With a result of its own it has none to be put back.
  if (at === undefined) return { ...own, ...(resultado && { desfeito: null }) };
  return { ...own, jogo_previsto_at: isoOf(at), confirmado_at: null, prazo_at: null };
}

/** Later results are undone only by somebody who saw which ones. */
function requireAware(impacto: Impacto, ciente: boolean): void {
  const loses = impacto.partidas.some(({ perde_resultado }) => perde_resultado);
  if (!loses || ciente) return;
  throw new AppError('estado_mudou', { text: { key: 'campeonatos.placar_desfaz' }, data: impacto });
}

const ORGANIZACAO: PalavraOficial = { via: 'organizacao' };

/** Whose word may put somebody out: what it moves is shown before. */
const MAY_EXPEL: ReadonlySet<PalavraOficial['via']> = new Set(['organizacao', 'veredito']);

/** The W.O. that is one too many: never by the clock, nor between the two sides, and by nobody unawares. */
async function requireExclusao(
  { tx }: Escrita,
  dados: { readonly antes: DadosDoCampeonato; readonly depois: DadosDoCampeonato },
  { oficial, impacto }: { readonly oficial: Oficial; readonly impacto: Impacto },
): Promise<void> {
  const { lancado, isRestored, ciente, palavra = ORGANIZACAO } = oficial;
  if (lancado.resultado?.tipo !== 'wo' || isRestored) return;
  const before = new Set(excluidosPorWo(dados.antes).map(({ team }) => team));
  const out = excluidosPorWo(dados.depois).find(({ team }) => !before.has(team));
  const isTheirs = MAY_EXPEL.has(palavra.via);
  if (!out || (isTheirs && ciente)) return;
  const params = { nome: (await findNome(tx, out.team)) ?? '' };
  const key = isTheirs ? 'campeonatos.wo_exclui' : 'campeonatos.wo_exclui_organizacao';
  const data = isTheirs ? { data: { confirmar: true, ...impacto } } : {};
  throw new AppError('estado_mudou', { text: { key, params }, ...data });
}

/** Those that lost their result, as they were: to be listed, and to be put back one day. */
function desfeitasDe({ partidas }: DadosDoCampeonato, uuids: readonly string[]) {
  return partidas
    .filter(({ uuid }) => uuids.includes(uuid))
    .map(({ uuid, mandante, visitante, resultado, estado }) => ({
      ...{ uuid, mandante, visitante, resultado, estado },
    }));
}

/** What the trail calls it, by whose word it is. */
const ACOES = {
  organizacao: null,
  sistema: null,
  importacao: null,
  mesa: null,
  confirmacao: 'confirmar-placar',
  sem_resposta: 'confirmar-sem-resposta',
  acordo: 'acordo-no-placar',
  veredito: 'julgar-caso',
} as const;

function acaoDe({ partida, isRestored, palavra }: Oficial): string {
  if (isRestored) return 'restaurar-placar';
  const own = palavra && ACOES[palavra.via];
  return own ?? (partida.resultado ? 'corrigir-placar' : 'lancar-placar');
}

async function contar(
  { registrarAoFim }: Escrita,
  oficial: Oficial,
  desfeitas: ReturnType<typeof desfeitasDe>,
): Promise<void> {
  const { partida, lancado, motivo, palavra, conta } = oficial;
  const { resultado, estado, versao, jogo_previsto_at, prazo_at, mandante, visitante } = partida;
  const isPutOff = lancado.adiada_para !== undefined;
  await registrarAoFim({
    acao: acaoDe(oficial),
    objeto: partida.uuid,
    lados: { mandante, visitante },
    antes: { resultado, estado, versao, ...(isPutOff && { jogo_previsto_at, prazo_at }) },
    depois: {
      ...lancado,
      ...(motivo && { motivo }),
      ...(palavra?.deQuemJoga && { de_quem_joga: palavra.deQuemJoga }),
      ...conta,
      ...(desfeitas.length > 0 && { desfeitas }),
    },
  });
}

/** What both sides agree on is not refused for penalties that an open leg made right or wrong meanwhile. */
const AGREED: ReadonlySet<PalavraOficial['via']> = new Set([
  'confirmacao',
  'sem_resposta',
  'acordo',
]);

/** Typed without the other leg at hand: needless penalties are left out, missing ones are still asked for. */
const leavesOut = (via: PalavraOficial['via']) => AGREED.has(via) || via === 'mesa';

type Dados = DadosDoCampeonato;

/** With its cards and what its verdict carries, which go with a result that is taken away, and come back with it. */
export function comLancado(
  dados: Dados,
  oficial: Pick<Oficial, 'partida' | 'lancado' | 'palavra' | 'isRestored'>,
): Dados {
  const { partida, lancado, isRestored } = oficial;
  const mudanca = mudancaDe(lancado);
  if (isRestored) {
    const cartoes = partida.desfeito?.cartoes ?? null;
    return comVeredito(comPartida(dados, partida.uuid, { ...mudanca, cartoes }), partida.uuid);
  }
  const tentado = comPartida(dados, partida.uuid, mudanca);
  return largaVeredito(oficial) ? semVereditos(tentado, { largadas: [partida.uuid] }) : tentado;
}

/** One that has the match played again takes nothing back. */
export const largaVeredito = ({ lancado, palavra }: Pick<Oficial, 'lancado' | 'palavra'>) =>
  !lancado.resultado && palavra?.via !== 'veredito';

const tentar = (dados: Dados, oficial: Oficial) => estadoDe(comLancado(dados, oficial));

/** With what the rules take, and the championship as it would be. */
function permitido(dados: Dados, oficial: Oficial) {
  const { partida, palavra = ORGANIZACAO } = oficial;
  const tentado = tentar(dados, oficial);
  const given = oficial.lancado.resultado;
  const isNew = !AGREED.has(palavra.via) && !oficial.isRestored;
  if (isNew) requireProrrogacao(dados.fases, partida, given);
  const resultado = leavesOut(palavra.via) ? comPenaltisQueCabem(tentado, partida, given) : given;
  if (resultado === given) {
    if (!AGREED.has(palavra.via)) requireDecided(tentado, partida, resultado);
    return { oficial, tentado };
  }
  const kept = { ...oficial, lancado: { ...oficial.lancado, resultado } };
  return { oficial: kept, tentado: tentar(dados, kept) };
}

export async function aplicarResultado(escrita: Escrita, pedido: Oficial): Promise<Aplicado> {
  const { tx, campeonato } = escrita;
  const antes = await escrita.carregado();
  const estado = antes.estado ?? estadoDe(antes.dados);
  const { oficial, tentado } = permitido(antes.dados, pedido);
  const { partida, lancado, ciente, palavra = ORGANIZACAO } = oficial;
  const { assentado, impacto, desfeitas } = consequenciaDe(estado, tentado);
  requireAware(impacto, ciente);
  const depoisDe = { antes: antes.dados, depois: tentado.dados };
  await requireExclusao(escrita, depoisDe, { oficial, impacto });
  const { carregado: depois, tocadas } = await gravar(tx, campeonato, antes, {
    ...assentado,
    propria: partida.uuid,
    ...(lancado.resultado && { junto: presencaDe([partida.uuid], palavra) }),
  });
  await reabrir(escrita);
  const { abertos } = oficial;
  await oficializar(tx, partida, { resultado: lancado.resultado, palavra, abertos });
  await contar(escrita, oficial, desfeitasDe(antes.dados, desfeitas));
  escrita.guardar(depois);
  await avisarEscaladosSuspensos(escrita);
  const after = depois.dados.partidas.find(({ uuid }) => uuid === partida.uuid);
  const final = after ?? partida;
  return {
    partida: final,
    impacto,
    tocadas,
    desfecho: desfechoDe(assentado.estado, final, estado),
  };
}
