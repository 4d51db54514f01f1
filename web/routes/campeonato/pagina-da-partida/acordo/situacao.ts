// How far two sides are with the hour of their match: whose turn it is, until when, and what holds meanwhile.
import type { Propostas } from '#contract/partida/propostas.ts';
import { ehSemHora, semAcordo } from '#regras/agenda/vencimento.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { DadosDaPartida, DadosDoAcordo } from '../carregar.ts';

/** All that who speaks for a side works with. */
export type DoLado = {
  readonly dados: DadosDaPartida;
  readonly acordo: DadosDoAcordo;
  readonly lado: LadoDoJogo;
};

export type PropostaVista = Propostas['propostas'][number];

type PassoDoAcordo =
  /** The other side proposed: this one picks. */
  | 'responder'
  /** This side proposed, and the other one has not. */
  | 'esperar'
  | 'propor'
  | 'combinado'
  /** It has an hour, but not one that both agreed on. */
  | 'marcado'
  /** Its hour is over and nobody said how it ended. */
  | 'passou';

export type SituacaoDoAcordo = {
  readonly passo: PassoDoAcordo;
  /** Those that wait, by their hour. */
  readonly deles: readonly PropostaVista[];
  readonly minhas: readonly PropostaVista[];
  /** When the last of them stops waiting. */
  readonly ate: string | null;
  /** The hour of the rules, and when it is set. */
  readonly regra: { readonly horario: string; readonly marcaEm: string } | null;
};

const DAY_MS = 86_400_000;

/** Of a day without an hour, the end of that day. */
const overAt = (at: string) => Date.parse(at) + (ehSemHora(at) ? DAY_MS : 0);

const esperam = ({ propostas }: Pick<DadosDoAcordo, 'propostas'>, now: number) =>
  propostas
    .filter(({ estado, horario }) => estado === 'aberta' && Date.parse(horario) > now)
    .toSorted((a, b) => a.horario.localeCompare(b.horario));

type Lido = Pick<DadosDaPartida, 'partida' | 'now'> & {
  readonly campeonato: Pick<DadosDaPartida['campeonato'], 'regras'>;
};

function regraDe({ partida, campeonato, now }: Lido): SituacaoDoAcordo['regra'] {
  const slot = partida.estado === 'agendada' ? semAcordo(partida, campeonato.regras) : null;
  if (!slot || slot.marcaEm <= now) return null;
  return { horario: slot.horario, marcaEm: new Date(slot.marcaEm).toISOString() };
}

function passoSemPropostas({ partida, now }: Lido): PassoDoAcordo {
  const { jogo_previsto_at: at, confirmado_at } = partida;
  if (at === null) return 'propor';
  if (overAt(at) <= now) return 'passou';
  return confirmado_at === null ? 'marcado' : 'combinado';
}

export function situacaoDoAcordo(
  lido: Lido,
  acordo: Pick<DadosDoAcordo, 'propostas'>,
  lado: LadoDoJogo,
): SituacaoDoAcordo {
  const open = esperam(acordo, lido.now);
  const deles = open.filter((one) => one.lado !== lado);
  const minhas = open.filter((one) => one.lado === lado);
  const passo =
    deles.length > 0 ? 'responder' : minhas.length > 0 ? 'esperar' : passoSemPropostas(lido);
  const waiting = deles.length > 0 ? deles : minhas;
  return { passo, deles, minhas, ate: waiting.at(-1)?.horario ?? null, regra: regraDe(lido) };
}
