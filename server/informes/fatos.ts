// What is stored of a match, as the rules of its life judge it.
import { ehSemHora } from '#regras/agenda/vencimento.ts';
import { pode } from '#regras/permissoes.ts';
import {
  type FatosDaPartida,
  type InformeAberto,
  LADOS,
  type LadoDoJogo,
  NINGUEM,
  type Voz,
} from '#regras/vida/partida.ts';
import { alvoDe, pessoaDe, type Quem } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { ContestacaoRow, IndicacaoRow, InformeRow, VidaGuardada } from './queries.ts';

/** Without a day it is played once its round is open: the rounds before were played, or their time is over. */
const hourOf = ({ jogo_previsto_at: at }: PartidaRow, { rodada_abre }: VidaGuardada) => {
  if (at === null) {
    const rodadaAbre = rodada_abre === null ? null : Date.parse(rodada_abre);
    return { inicio: null, abre: null, rodadaAbre };
  }
  return ehSemHora(at)
    ? { inicio: null, abre: Date.parse(at), rodadaAbre: null }
    : { inicio: Date.parse(at), abre: null, rodadaAbre: null };
};

export const contestacaoAberta = ({ contestacoes }: VidaGuardada): ContestacaoRow | null =>
  contestacoes.find(({ estado }) => estado === 'aberta') ?? null;

/** Whom sides named in the case that is open. */
export function indicacoesDe(guardada: VidaGuardada): IndicacaoRow[] {
  const caso = contestacaoAberta(guardada)?.uuid;
  return guardada.indicacoes.filter((one) => one.contestacao_uuid === caso);
}

export const indicacoesAbertas = (guardada: VidaGuardada): IndicacaoRow[] =>
  indicacoesDe(guardada).filter(({ estado }) => estado === 'aberta');

/** Claims that wait for an answer. */
export const abertosDe = ({ informes }: VidaGuardada): InformeRow[] =>
  informes.filter(({ estado }) => estado === 'aberto');

export type InformeDoLado = InformeRow & { readonly lado: LadoDoJogo };

const isOfSide = (informe: InformeRow): informe is InformeDoLado => informe.lado !== 'mesa';

/** The claim that waits: not the score that a contest sets against it, nor what the table official says. */
export function informeAberto(guardada: VidaGuardada): InformeDoLado | null {
  const against = contestacaoAberta(guardada)?.informe_uuid;
  return (
    abertosDe(guardada)
      .filter(isOfSide)
      .find(({ uuid }) => uuid !== against) ?? null
  );
}

/** The score that who contests says it was. */
export function versaoDaContestacao(
  { informes }: VidaGuardada,
  contestacao: ContestacaoRow | null,
): InformeRow | null {
  if (!contestacao?.informe_uuid) return null;
  return informes.find(({ uuid }) => uuid === contestacao.informe_uuid) ?? null;
}

function informeDe(guardada: VidaGuardada): InformeAberto | null {
  const aberto = informeAberto(guardada);
  if (!aberto) return null;
  const { lado, informado, responde_ate } = aberto;
  return { lado, informado, respondeAte: Date.parse(responde_ate) };
}

function contestacaoDe(guardada: VidaGuardada): FatosDaPartida['contestacao'] {
  const aberta = contestacaoAberta(guardada);
  if (!aberta) return null;
  const informado = versaoDaContestacao(guardada, aberta)?.informado ?? null;
  const { tipo, lado, created_at, juiz_uuid: juiz } = aberta;
  const indicacoes = indicacoesDe(guardada).map((one) => ({
    lado: one.lado,
    aberta: one.estado === 'aberta',
  }));
  return { tipo, lado, informado, em: Date.parse(created_at), juiz, indicacoes };
}

/** Taken back or said anew, in the life that the match has now. */
const mudancasDe = ({ informes }: VidaGuardada, lado: LadoDoJogo) =>
  informes.filter(
    (one) =>
      one.lado === lado &&
      !one.antigo &&
      (one.estado === 'substituido' || one.estado === 'retirado'),
  ).length;

/** The sides that an account could speak for. */
export const ladosDe = (
  { vozes }: Pick<VidaGuardada, 'vozes'>,
  partida: PartidaRow,
  usuario: string,
): LadoDoJogo[] =>
  LADOS.filter((lado) =>
    vozes.some((voz) => voz.usuario === usuario && voz.participante === partida[lado]),
  );

/** Somebody who could speak for both sides speaks for neither. */
const temVoz = (guardada: VidaGuardada, partida: PartidaRow, lado: LadoDoJogo) =>
  guardada.vozes.some(
    ({ participante, usuario }) =>
      participante === partida[lado] && ladosDe(guardada, partida, usuario).length === 1,
  );

type CampeonatoDaPartida = Pick<
  CampeonatoVisto,
  'estado' | 'visibilidade' | 'excluido_em' | 'papel'
>;

export function fatosDe(
  { estado }: Pick<CampeonatoDaPartida, 'estado'>,
  partida: PartidaRow,
  guardada: VidaGuardada,
): FatosDaPartida {
  const { oficial } = guardada;
  return {
    estado: partida.estado,
    campeonato: estado,
    temLados: partida.mandante !== null && partida.visitante !== null,
    decidida: partida.decisao !== null,
    resultado: partida.resultado,
    agora: Date.parse(guardada.agora),
    ...hourOf(partida, guardada),
    informe: informeDe(guardada),
    mudancas: {
      mandante: mudancasDe(guardada, 'mandante'),
      visitante: mudancasDe(guardada, 'visitante'),
    },
    temVoz: {
      mandante: temVoz(guardada, partida, 'mandante'),
      visitante: temVoz(guardada, partida, 'visitante'),
    },
    contestacao: contestacaoDe(guardada),
    todosJogam: guardada.organizam.every(
      (usuario) => ladosDe(guardada, partida, usuario).length > 0,
    ),
    julgada: oficial?.via === 'veredito',
    oficial: oficial && { em: Date.parse(oficial.em), afirmado: oficial.afirmado },
    faseAcabou: guardada.fase_acabou,
  };
}

/** What a person is to a match, with the championship as they see it. */
export function vozDe(
  campeonato: CampeonatoVisto,
  partida: PartidaRow,
  { guardada, quem }: { readonly guardada: VidaGuardada; readonly quem: Quem },
): Voz {
  const { user } = quem;
  if (!user) return NINGUEM;
  const pessoa = pessoaDe(quem, campeonato.papel);
  return {
    lados: ladosDe(guardada, partida, user.uuid),
    organiza: pode('lancar_placar', pessoa, alvoDe(campeonato)),
    dono: campeonato.papel === 'dono',
    juiz: contestacaoAberta(guardada)?.juiz_uuid === user.uuid,
  };
}
