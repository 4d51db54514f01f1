// From a format that somebody chose to its phases, fitted to the number of participants.
import type { Configuracao } from '#regras/configuracao/configuracao.ts';
import type { Fase, Tabela } from '#regras/configuracao/fases.ts';
import { formatoDe, temTabela } from '#regras/configuracao/formato.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import type { FORMATOS } from '#regras/configuracao/opcoes.ts';
import { TABELA } from '#regras/configuracao/padroes.ts';
import { predefinido } from '#regras/configuracao/presets.ts';
import { isSame } from './same.ts';

export type Formato = (typeof FORMATOS)[number];

const MOST_SWISS_ROUNDS = 30;

/** Enough for one without defeats, and one more so that the places behind are fair. */
const swissRounds = (n: number) =>
  Math.min(MOST_SWISS_ROUNDS, Math.max(1, n - 1), Math.ceil(Math.log2(Math.max(2, n))) + 1);

const PHASES: Readonly<Record<Formato, (n: number) => Fase[]>> = {
  pontos_corridos: () => [novaFase('pontos_corridos')],
  mata_mata: () => [novaFase('mata_mata')],
  grupos: (n) => predefinido('copa', n).fases,
  liga: (n) => predefinido('champions', n).fases,
  suico: (n) => [novaFase('suico', { rodadas: swissRounds(n) })],
  dupla_eliminacao: () => [novaFase('dupla_eliminacao')],
};

export function phasesFor(formato: Formato, participantes: number): Fase[] {
  return PHASES[formato](participantes);
}

/** Points and criteria that somebody chose go over to the tables of the new format. */
function keepTable(fases: Fase[], tabela: Tabela | undefined): Fase[] {
  if (!tabela || isSame(tabela, TABELA)) return fases;
  return fases.map((fase) => (temTabela(fase) ? { ...fase, tabela } : fase));
}

/** The table, if it is no longer the one that its format brings along. */
function chosenTable({ fases, inscricao }: Configuracao): Tabela | undefined {
  const table = fases.find(temTabela)?.tabela;
  const usual = phasesFor(formatoDe(fases), inscricao.vagas).find(temTabela)?.tabela;
  return isSame(table, usual) ? undefined : table;
}

export function withFormat(draft: Configuracao, formato: Formato): Configuracao {
  const fases = phasesFor(formato, draft.inscricao.vagas);
  return { ...draft, fases: keepTable(fases, chosenTable(draft)) };
}

/** Another number of places: phases that nobody touched are fitted to it, others stay as they are. */
export function withPlaces(draft: Configuracao, vagas: number): Configuracao {
  const { fases, inscricao } = draft;
  const formato = formatoDe(fases);
  const isUntouched = isSame(fases, phasesFor(formato, inscricao.vagas));
  return {
    ...draft,
    fases: isUntouched ? phasesFor(formato, vagas) : fases,
    inscricao: { ...inscricao, vagas },
  };
}
