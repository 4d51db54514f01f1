// Who may write which half of a match sheet, and when: who may enter the score writes both, a side its own.
import { recusaDe } from '#regras/vida/movimentos.ts';
import {
  type FatosDaPartida,
  LADOS,
  type LadoDoJogo,
  ladoDe,
  type RegrasDaVida,
  type Voz,
} from '#regras/vida/partida.ts';
import { golsDe, type Metades } from './sumula.ts';

/** Not this person's to write; the others are a matter of the moment. */
const DE_QUEM = ['nao_e_sua', 'so_organizacao'] as const;
const DO_MOMENTO = ['fora_de_andamento', 'sem_placar', 'contestada', 'da_organizacao'] as const;

export type RecusaDaSumula = (typeof DE_QUEM)[number] | (typeof DO_MOMENTO)[number];

export const ehDeQuem = (recusa: RecusaDaSumula): boolean => DE_QUEM.some((one) => one === recusa);

type Pergunta = {
  readonly voz: Voz;
  readonly fatos: FatosDaPartida;
  readonly regras: RegrasDaVida;
  readonly metades: Metades;
};

/** Speaks for the organisation here: a result of this match would be theirs to enter. */
export function anotaPelaOrganizacao({ voz, fatos, regras }: Omit<Pergunta, 'metades'>): boolean {
  const played = { ...fatos, campeonato: 'andamento', estado: 'confirmada' } as const;
  return recusaDe('lancar', { voz, fatos: played, regras }) === null;
}

/** Why not; null: this half may be written now. */
export function recusaDaSumula(lado: LadoDoJogo, pergunta: Pergunta): RecusaDaSumula | null {
  const { voz, fatos, regras, metades } = pergunta;
  const organiza = anotaPelaOrganizacao(pergunta);
  if (!organiza && ladoDe(voz) !== lado) return 'nao_e_sua';
  if (!organiza && regras.quem_informa === 'organizador') return 'so_organizacao';
  const isOn = fatos.campeonato === 'andamento' || (organiza && fatos.campeonato === 'encerrado');
  if (!isOn) return 'fora_de_andamento';
  if (golsDe(fatos) === null) return 'sem_placar';
  if (fatos.estado === 'contestada' && !organiza) return 'contestada';
  if (!organiza && metades[lado]?.por === 'organizacao') return 'da_organizacao';
  return null;
}

/** The halves that this person may write now. */
export const ladosQueAnota = (pergunta: Pergunta): LadoDoJogo[] =>
  LADOS.filter((lado) => recusaDaSumula(lado, pergunta) === null);
