// Which of the ready-made messages are at hand now; the others are one touch further away.
import type { Mensagem } from '#contract/partida/mensagens.ts';
import { mensagensDe } from '#regras/acordo/mensagens.ts';

type Recado = Mensagem['mensagem'];

type MomentoDoJogo = {
  readonly estado: string;
  readonly jogo_previsto_at: string | null;
  /** The own side has proposed hours that wait. */
  readonly propos: boolean;
  /** The score waits for the own side. */
  readonly responde: boolean;
  /** Somebody tells it live: it has begun. */
  readonly rolando: boolean;
  readonly now: number;
  readonly modalidade: Parameters<typeof mensagensDe>[0];
};

const HOUR_MS = 3_600_000;

const NA_SALA: readonly Recado[] = [
  'na_sala',
  'me_convide',
  'atraso_10',
  'atraso_30',
  'conexao_caiu',
];

function aMao(momento: MomentoDoJogo): readonly Recado[] {
  const { estado, jogo_previsto_at: at, propos, responde, rolando, now } = momento;
  if (responde || estado === 'contestada') return ['bom_jogo'];
  if (estado === 'informada') return ['confirma_o_placar'];
  if (rolando) return ['conexao_caiu', 'recomecar', 'bom_jogo'];
  const start = at === null ? null : Date.parse(at);
  if (start !== null && now >= start - HOUR_MS) {
    return now < start ? [...NA_SALA, 'bom_jogo'] : [...NA_SALA, 'recomecar', 'manda_o_placar'];
  }
  const hours: readonly Recado[] = ['posso_agora', 'posso_mais_tarde', 'hoje_nao_posso'];
  return propos ? ['veja_as_propostas', ...hours] : hours;
}

export function recadosDaHora(momento: MomentoDoJogo) {
  const todas = mensagensDe(momento.modalidade);
  const perto = aMao(momento).filter((one) => todas.includes(one));
  // Who has to confirm asks nobody else to; what is contested is decided.
  const isOff = momento.responde || momento.estado === 'contestada';
  const fits = (one: Recado) => !(isOff && one === 'confirma_o_placar');
  return {
    perto,
    resto: todas.filter((one) => fits(one) && !perto.includes(one)),
  };
}
