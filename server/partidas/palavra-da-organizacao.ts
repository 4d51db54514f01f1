// What an organiser enters in the life of a match: final at once, unless the case is open or they play it
// themself where the rival could speak.
import { isDeepStrictEqual } from 'node:util';
import type { Lancamento } from '#contract/partidas.ts';
import { recusaDe } from '#regras/vida/movimentos.ts';
import { type Informado, joga, mesmoInformado, rivalDe } from '#regras/vida/partida.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';
import type { VidaLida } from '#server/informes/apresentar-vida.ts';
import { AMBOS, avisarVida } from '#server/informes/avisar.ts';
import type { Lance } from '#server/informes/lance.ts';
import type { PalavraOficial } from '#server/informes/oficializar.ts';
import { findVida } from '#server/informes/queries.ts';
import { acharLimpeza } from './envios.ts';
import type { Lancado } from './resultado.ts';

/** Why a score is not this person's to enter now; null: it is. */
export function recusaAoLancar(
  { regras, fases }: Pick<CampeonatoVisto, 'regras' | 'fases'>,
  partida: PartidaRow,
  { voz, fatos }: Pick<VidaLida, 'voz' | 'fatos'>,
): AppError | null {
  const recusa = recusaDe('lancar', { voz, fatos, regras });
  if (!recusa) return null;
  const text = { key: `vida.recusa.${recusa}` } as const;
  if (recusa === 'fora_de_andamento') return new AppError('estado_mudou', { text });
  if (recusa !== 'contestada') return new AppError('proibido', { text });
  return new AppError('estado_mudou', { text, data: apresentarPartida(partida, fases) });
}

/** Calling a contested match off is a way to decide it, for who does not play. */
export function requireLancavel(lance: Lance, { tipo }: Lancamento): void {
  const { voz, fatos, escrita, partida } = lance;
  if (tipo === 'cancelar' && !joga(voz)) return;
  const isPlan = tipo === 'adiar' || tipo === 'cancelar';
  if (isPlan && fatos.estado !== 'contestada') return;
  const recusa = recusaAoLancar(escrita.campeonato, partida, lance);
  if (recusa) throw recusa;
}

/** 'Lançado por quem joga': that side has said it. */
export function palavraDe({ voz }: Lance, { resultado }: Lancado): PalavraOficial {
  const [lado] = voz.lados;
  if (!lado || !resultado) return { via: 'organizacao' };
  return { via: 'organizacao', deQuemJoga: lado, afirmado: [lado] };
}

/** Of a match about which nothing was written yet. */
const FIRST = 1;

export const informadoDe = ({ resultado }: Pick<Lancado, 'resultado'>): Informado | null =>
  resultado?.tipo === 'placar' || resultado?.tipo === 'wo' ? resultado : null;

/** A typo, which is put right without a reason: whether who plays has heard something of the match. */
async function isHeardOf({ escrita, partida, voz }: Lance): Promise<boolean> {
  const { informes } = await findVida(escrita.tx, escrita.campeonato.id, partida);
  return informes.length > 0 || voz.lados.length > 0;
}

/** Nobody who plays expects them: another result than the one that stood, also where that was cleared, and a walkover. */
async function isUnexpected(lance: Lance, informado: Informado): Promise<boolean> {
  const { resultado, versao, uuid } = lance.partida;
  if (resultado) return !isDeepStrictEqual(resultado, informado);
  if (informado.tipo === 'wo') return true;
  const limpa = versao > FIRST ? await acharLimpeza(lance.escrita.tx, uuid) : undefined;
  return limpa !== undefined && (limpa.motivo !== null || isHeardOf(lance));
}

/** Called off, or on again: nobody who plays knows it otherwise. */
async function avisarCancelamento(
  lance: Lance,
  isOff: boolean,
  motivo: string | undefined,
): Promise<void> {
  const fato = { para: AMBOS, por: lance.escrita.quem.user?.uuid, motivo };
  const aviso = isOff
    ? ({ tipo: 'jogo_cancelado' } as const)
    : ({ tipo: 'partida_mudou', frase: 'partida_volta' } as const);
  await avisarVida(lance, { ...fato, ...aviso });
}

/** A result that stood is gone, and no other is there: who played it is told. */
async function avisarLimpo(
  lance: Lance,
  lancado: Lancado,
  motivo: string | undefined,
): Promise<void> {
  const { resultado } = lance.partida;
  const [wasOff, isOff] = [resultado, lancado.resultado].map((one) => one?.tipo === 'cancelada');
  if (isOff && !wasOff) return avisarCancelamento(lance, true, motivo);
  // One that is put off is told with its new day.
  if (wasOff && lancado.estado === 'agendada') return avisarCancelamento(lance, false, motivo);
  if (resultado?.tipo !== 'placar' && resultado?.tipo !== 'wo') return;
  if (!motivo && resultado.tipo === 'placar' && !(await isHeardOf(lance))) return;
  const fato = { informado: resultado, por: lance.escrita.quem.user?.uuid };
  await avisarVida(lance, { ...fato, tipo: 'placar_apagado', para: AMBOS });
}

/**
 * Who had said something is told what counts now, and so are both of what they do not expect. The rival of an
 * organiser who plays is told of every score.
 */
export async function avisarLancado(
  lance: Lance,
  lancado: Lancado,
  motivo?: string,
): Promise<void> {
  const { escrita, fatos, voz, guardada } = lance;
  const { quem } = escrita;
  const informado = informadoDe(lancado);
  if (guardada.vozes.length === 0) return;
  if (!informado) return avisarLimpo(lance, lancado, motivo);
  const fato = { informado, por: quem.user?.uuid };
  const [own] = voz.lados;
  if (own) {
    const para = [rivalDe(own)];
    await avisarVida(lance, { ...fato, tipo: 'placar_de_quem_joga', para });
  }
  const isSame = fatos.informe && mesmoInformado(fatos.informe.informado, informado);
  const isTold = fatos.informe || (!own && (await isUnexpected(lance, informado)));
  if (!isTold) return;
  if (isSame) return avisarVida(lance, { ...fato, tipo: 'placar_confirmado', para: AMBOS });
  const tipo = informadoDe(lance.partida) ? 'placar_corrigido' : 'placar_da_organizacao';
  await avisarVida(lance, { ...fato, tipo, para: AMBOS });
}
