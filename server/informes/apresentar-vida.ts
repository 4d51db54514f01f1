// The life of a match as a visitor sees it.
import type { InformadoVisto } from '#contract/partida/dado.ts';
import type { SancaoDada } from '#contract/partida/sancao.ts';
import type { VidaDaPartida } from '#contract/partida/vida.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import {
  acoesDaVida,
  afirmou,
  HORA,
  MUDANCAS_POR_LADO,
  quemResponde,
  silencioConfirma,
} from '#regras/vida/movimentos.ts';
import {
  type FatosDaPartida,
  type Informado,
  ladoDe,
  mesmoInformado,
  type Voz,
} from '#regras/vida/partida.ts';
import type { Quem } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { contestacaoAberta, fatosDe, informeAberto, versaoDaContestacao, vozDe } from './fatos.ts';
import type { ContestacaoRow, VidaGuardada } from './queries.ts';

/** Inside JSON the database writes instants in another way. */
export const iso = (at: string): string => new Date(at).toISOString();

export function informadoVisto(informado: Informado): InformadoVisto {
  if (informado.tipo === 'wo') return { tipo: 'wo', wo_de: informado.wo_de };
  const { tipo, mandante, visitante, prorrogacao = false, penaltis } = informado;
  return { tipo, mandante, visitante, prorrogacao, penaltis: penaltis ? [...penaltis] : null };
}

const visto = (informado: Informado | null) => informado && informadoVisto(informado);

const sancaoVista = (
  { lado, tipo, pontos, multa, jogos }: SancaoDada,
  { sancao_vale, suspenso }: Pick<ContestacaoRow, 'sancao_vale' | 'suspenso'>,
) => ({
  ...{ lado, tipo, pontos, multa: multa ?? null },
  ...{ nome: suspenso, jogos: jogos ?? null },
  anulada: !sancao_vale,
});

export function vereditoVisto(row: ContestacaoRow): VidaDaPartida['veredito'] {
  const { veredito, juiz, fechada_em } = row;
  if (!veredito || !fechada_em) return null;
  const { decisao, regra, motivo, de_quem_joga, de_juiz_aceito = false, sancao } = veredito;
  const isResult = decisao.tipo === 'placar' || decisao.tipo === 'wo';
  return {
    decisao: isResult ? informadoVisto(decisao) : decisao,
    regra: { texto: regra.texto, chave: regra.chave, em: regra.em ?? null },
    ...{ motivo, quem: juiz, de_quem_joga, de_juiz_aceito, quando: iso(fechada_em) },
    sancao: sancao ? sancaoVista(sancao, row) : null,
  };
}

function informeVisto(guardada: VidaGuardada, fatos: FatosDaPartida): VidaDaPartida['informe'] {
  const aberto = fatos.estado === 'informada' ? informeAberto(guardada) : null;
  if (!aberto) return null;
  const { uuid, lado, quem, created_at, informado, responde_ate } = aberto;
  return {
    ...{ uuid, lado, quem },
    quando: iso(created_at),
    informado: informadoVisto(informado),
    responde_ate: iso(responde_ate),
    confirma_sozinho: silencioConfirma(fatos),
  };
}

function contestacaoVista(guardada: VidaGuardada): VidaDaPartida['contestacao'] {
  const aberta = contestacaoAberta(guardada);
  if (!aberta) return null;
  const { uuid, tipo, lado, created_at, julgar_ate, contra, juiz_aceito } = aberta;
  return {
    ...{ uuid, tipo, lado },
    quando: iso(created_at),
    informado: visto(versaoDaContestacao(guardada, aberta)?.informado ?? null),
    contra: visto(contra),
    julgar_ate: iso(julgar_ate),
    juiz: juiz_aceito,
  };
}

/** Of a restored one as it was at first: its hour is not that of who put it back. */
function oficialVisto({ oficial }: VidaGuardada): VidaDaPartida['oficial'] {
  if (!oficial) return null;
  const { em, via, de_quem_joga, primeiro_em, restaurado_por } = oficial;
  return {
    em: iso(primeiro_em ?? em),
    ...{ via, de_quem_joga },
    restaurado: primeiro_em === null ? null : { em: iso(em), quem: restaurado_por },
  };
}

const ultimoVeredito = ({ contestacoes }: VidaGuardada) =>
  contestacoes.findLast(({ veredito, antiga }) => veredito !== null && !antiga);

/** Null while it stands. Without a result there is none any more, and one that had the match played again made none. */
function corrigidoPor(
  judged: ContestacaoRow | undefined,
  resultado: Resultado | null,
): VidaDaPartida['veredito_corrigido'] {
  const decisao = judged?.veredito?.decisao;
  if (!decisao || !resultado || decisao.tipo === 'jogar_de_novo') return null;
  if (resultado.tipo === 'cancelada') {
    return decisao.tipo === 'cancelar' ? null : { tipo: 'cancelar' };
  }
  if (resultado.tipo !== 'placar' && resultado.tipo !== 'wo') return null;
  const isResult = decisao.tipo === 'placar' || decisao.tipo === 'wo';
  const stands = isResult && mesmoInformado(decisao, resultado);
  return stands ? null : informadoVisto(resultado);
}

function reclamaAte(
  { estado, oficial, julgada }: FatosDaPartida,
  { regras }: Pick<CampeonatoVisto, 'regras'>,
): string | null {
  const { prazo_reclamacao_horas: hours } = regras;
  const isOver = estado === 'confirmada' || estado === 'wo';
  if (!isOver || !oficial || julgada || hours === null) return null;
  return new Date(oficial.em + hours * HORA).toISOString();
}

export type VidaLida = {
  readonly guardada: VidaGuardada;
  readonly fatos: FatosDaPartida;
  readonly voz: Voz;
  readonly resultado: Resultado | null;
};

export function lerVida(
  campeonato: CampeonatoVisto,
  partida: PartidaRow,
  { guardada, quem }: { readonly guardada: VidaGuardada; readonly quem: Quem },
): VidaLida {
  return {
    guardada,
    fatos: fatosDe(campeonato, partida, guardada),
    voz: vozDe(campeonato, partida, { guardada, quem }),
    resultado: partida.resultado,
  };
}

export function apresentarVida(
  campeonato: Pick<CampeonatoVisto, 'regras'>,
  { guardada, fatos, voz, resultado }: VidaLida,
): VidaDaPartida {
  const lado = ladoDe(voz);
  const judged = ultimoVeredito(guardada);
  const acoes = acoesDaVida({ voz, fatos, regras: campeonato.regras });
  return {
    acoes,
    lado,
    informe: informeVisto(guardada, fatos),
    quem_responde: quemResponde(fatos),
    contestacao: contestacaoVista(guardada),
    veredito: judged ? vereditoVisto(judged) : null,
    veredito_corrigido: corrigidoPor(judged, resultado),
    oficial: oficialVisto(guardada),
    reclama_ate: reclamaAte(fatos, campeonato),
    reclama_com_prova: acoes.includes('reclamar') && afirmou({ voz, fatos }),
    mudancas: lado && Math.max(0, MUDANCAS_POR_LADO - fatos.mudancas[lado]),
  };
}
