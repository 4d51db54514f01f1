// Problems of a format, where phases cannot be played by so many: the setting to mend and the reason in words. The draw
// refuses them, and the form says so while one chooses.
import type { Fase, FaseDe } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { MAIS_JOGOS } from '#regras/planos.ts';
import type { MessageKey } from '#textos/messages.ts';
import type { Params } from '#textos/translate.ts';
import { contarJogos } from './contar-jogos.ts';
import { quantosPassam } from './entrantes.ts';

export type Problema = {
  readonly path: string;
  readonly key: MessageKey;
  readonly params?: Params;
};

type Entrada = {
  /** How many come in. */
  readonly entram: number;
  /** Of the smallest group; as even as can be when nothing is drawn yet. */
  readonly menor?: number;
  /** Nobody goes on from the last phase. */
  readonly isLast: boolean;
};

const MAIS_NA_LIGA = 128;

export const quando = (
  isSo: boolean,
  path: string,
  key: MessageKey,
  params?: Params,
): Problema[] => (isSo ? [{ path, key, ...(params && { params }) }] : []);

function dosGrupos(fase: FaseDe<'grupos'>, path: string, entrada: Entrada): Problema[] {
  const { grupos, classificam, melhores } = fase;
  const { entram, menor = Math.floor(entram / grupos), isLast } = entrada;
  if (Math.floor(entram / grupos) < 2) {
    const params = { n: entram, maximo: Math.floor(entram / 2) };
    return [{ path: `${path}.grupos`, key: 'criar.problema.grupos', params }];
  }
  if (menor < 2) return [{ path: `${path}.grupos`, key: 'criar.problema.grupo_pequeno' }];
  if (isLast) return [];
  const size = { n: entram, menor };
  return [
    ...quando(classificam > menor, `${path}.classificam`, 'criar.problema.passam_grupo', {
      ...size,
      passam: classificam,
    }),
    ...quando(melhores > grupos, `${path}.melhores`, 'criar.problema.melhores_demais', {
      n: grupos,
    }),
    ...quando(
      melhores > 0 && classificam === menor,
      `${path}.melhores`,
      'criar.problema.melhores_sem',
      size,
    ),
  ];
}

/** Pots that cannot be of one size become one. */
function daLiga({ jogos, potes }: FaseDe<'liga'>, path: string, entram: number): Problema[] {
  if (entram > MAIS_NA_LIGA) {
    const params = { n: MAIS_NA_LIGA };
    return [{ path: 'inscricao.vagas', key: 'criar.problema.liga_grande', params }];
  }
  if (jogos > entram - 1) {
    return [{ path: `${path}.jogos`, key: 'criar.problema.jogos', params: { n: entram - 1 } }];
  }
  const pots = entram % potes === 0 ? potes : 1;
  if (jogos % pots !== 0) {
    const params = { n: jogos, potes: pots };
    return [{ path: `${path}.jogos`, key: 'criar.problema.jogos_potes', params }];
  }
  const isOdd = (entram / pots) % 2 === 1 && (jogos / pots) % 2 === 1;
  return quando(isOdd, `${path}.jogos`, 'criar.problema.jogos_impares');
}

/** Who comes in round by round must add up, and pair up in each of them. */
function dasEntradas(fase: FaseDe<'mata_mata'>, path: string, entram: number): Problema[] {
  const { entradas, terceiro_lugar } = fase;
  if (!entradas) return [];
  const soma = entradas.reduce((sum, count) => sum + count, 0);
  if (soma !== entram) {
    const params = { soma, n: entram };
    return [{ path: `${path}.entradas`, key: 'criar.problema.entradas_soma', params }];
  }
  let left = 0;
  for (const [round, count] of entradas.entries()) {
    left = left / 2 + count;
    const isFinal = round === entradas.length - 1;
    if (left === 0 || left % 2 === 1 || (isFinal && !Number.isInteger(Math.log2(left)))) {
      const params = { n: round + 1 };
      return [{ path: `${path}.entradas`, key: 'criar.problema.entradas_pares', params }];
    }
  }
  return quando(
    terceiro_lugar && entram >= 4 && left === 2 && entradas.length > 1,
    `${path}.terceiro_lugar`,
    'criar.problema.terceiro',
  );
}

function daForma(fase: Fase, path: string, entrada: Entrada): Problema[] {
  if (fase.tipo === 'grupos') return dosGrupos(fase, path, entrada);
  if (fase.tipo === 'liga') return daLiga(fase, path, entrada.entram);
  return fase.tipo === 'mata_mata' ? dasEntradas(fase, path, entrada.entram) : [];
}

export function problemasDaFase(fase: Fase, path: string, entrada: Entrada): Problema[] {
  const isAlone = !entrada.isLast && temTabela(fase) && quantosPassam(fase, entrada.entram) < 2;
  return [
    ...daForma(fase, path, entrada),
    ...quando(isAlone, `${path}.classificam`, 'criar.problema.passam_um'),
  ];
}

export const jogosDemais = (
  fases: readonly Fase[],
  participantes: number,
  maximo: number = MAIS_JOGOS,
): Problema[] => maisDoQue(contarJogos(fases, participantes), maximo);

/** More matches than a plan allows, or than anybody could play. */
export function maisDoQue(n: number, maximo: number = MAIS_JOGOS): Problema[] {
  const key = n > MAIS_JOGOS ? 'criar.problema.jogos_demais' : 'criar.problema.jogos_do_plano';
  return quando(n > maximo, 'inscricao.vagas', key, { n, maximo: Math.min(maximo, MAIS_JOGOS) });
}

/** Of every phase, before anything is drawn. `menor`: of the groups that somebody made by hand. */
export function problemasDoFormato(
  fases: readonly Fase[],
  participantes: number,
  menor?: number,
): Problema[] {
  let entram = participantes;
  return fases.flatMap((fase, index) => {
    const isLast = index === fases.length - 1;
    const made = index === 0 && menor !== undefined && { menor };
    const problemas = problemasDaFase(fase, `fases.${index}`, { entram, isLast, ...made });
    entram = quantosPassam(fase, entram);
    return problemas;
  });
}
