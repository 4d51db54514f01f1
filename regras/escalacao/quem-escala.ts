// Who may name the line-up of a side, and when: the side itself, or who may enter the score, until it is official.
import { anotaPelaOrganizacao } from '#regras/sumula/quem-anota.ts';
import { type RecusaDoJogo, recusaDoJogo } from '#regras/vida/movimentos.ts';
import {
  type FatosDaPartida,
  LADOS,
  type LadoDoJogo,
  ladoDe,
  type RegrasDaVida,
  type Voz,
} from '#regras/vida/partida.ts';

type RegrasDaEscalacao = RegrasDaVida & { readonly elenco: object | null };

type Pergunta = {
  readonly voz: Voz;
  readonly fatos: FatosDaPartida;
  readonly regras: RegrasDaEscalacao;
};

export type RecusaDaEscalacao = RecusaDoJogo | 'nao_e_sua' | 'sem_elenco' | 'cancelada' | 'oficial';

/** Why nobody names one now. */
function recusaDoMomento({ fatos, regras }: Pergunta): RecusaDaEscalacao | null {
  if (regras.elenco === null) return 'sem_elenco';
  const early = recusaDoJogo(fatos);
  if (early) return early;
  if (fatos.estado === 'cancelada') return 'cancelada';
  return fatos.resultado === null ? null : 'oficial';
}

/** Why not; null: this line-up may be named now. */
export function recusaDaEscalacao(lado: LadoDoJogo, pergunta: Pergunta): RecusaDaEscalacao | null {
  const isTheirs = ladoDe(pergunta.voz) === lado || anotaPelaOrganizacao(pergunta);
  return isTheirs ? recusaDoMomento(pergunta) : 'nao_e_sua';
}

export const ladosQueEscala = (pergunta: Pergunta): LadoDoJogo[] =>
  LADOS.filter((lado) => recusaDaEscalacao(lado, pergunta) === null);

/** `comecou`: somebody told that it began. Until then a line-up is between its side and the organisation. */
function jaJoga({ estado, inicio, agora }: FatosDaPartida, comecou: boolean): boolean {
  if (estado !== 'agendada' && estado !== 'adiada') return true;
  return comecou || (estado === 'agendada' && inicio !== null && agora >= inicio);
}

/** Whose line-ups this person reads. */
export function ladosVistos(pergunta: Pergunta, comecou: boolean): LadoDoJogo[] {
  if (jaJoga(pergunta.fatos, comecou) || anotaPelaOrganizacao(pergunta)) return [...LADOS];
  const lado = ladoDe(pergunta.voz);
  return lado ? [lado] : [];
}
