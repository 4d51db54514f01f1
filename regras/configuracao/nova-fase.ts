// A new phase of each kind, with the defaults.
import type { Fase, FaseDe, TipoDeFase } from './fases.ts';
import {
  CLASSIFICAM,
  CONFRONTO,
  CRITERIOS_DO_SUICO,
  DUPLA_ELIMINACAO,
  GRUPOS,
  MATA_MATA,
  TABELA,
} from './padroes.ts';

const comTabela = () => ({ tabela: structuredClone(TABELA), zonas: [], classificam: CLASSIFICAM });

const NOVAS: { readonly [Tipo in TipoDeFase]: () => FaseDe<Tipo> } = {
  pontos_corridos: () => ({
    tipo: 'pontos_corridos',
    ...comTabela(),
    turnos: 1,
    espelhado: true,
  }),
  grupos: () => ({ tipo: 'grupos', ...comTabela(), grupos: 4, turnos: 1, ...GRUPOS }),
  suico: () => ({
    tipo: 'suico',
    ...comTabela(),
    tabela: structuredClone({ ...TABELA, criterios: CRITERIOS_DO_SUICO }),
    rodadas: 5,
  }),
  liga: () => ({ tipo: 'liga', ...comTabela(), jogos: 8, potes: 1 }),
  mata_mata: () => ({ tipo: 'mata_mata', ...structuredClone(CONFRONTO), ...MATA_MATA }),
  dupla_eliminacao: () => ({
    tipo: 'dupla_eliminacao',
    ...structuredClone(CONFRONTO),
    ...DUPLA_ELIMINACAO,
  }),
};

/** A phase of this kind as it is before anybody changed anything. */
export function novaFase<Tipo extends TipoDeFase>(
  tipo: Tipo,
  mudancas: Partial<FaseDe<Tipo>> = {},
): FaseDe<Tipo> {
  return { ...(NOVAS[tipo] as () => Fase)(), ...mudancas } as FaseDe<Tipo>;
}
