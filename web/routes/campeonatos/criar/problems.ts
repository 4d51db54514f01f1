// Settings that cannot be, each with the place to mend and the reason in words. Said while one chooses,
// before the engine is asked: it would answer the same, in its own words.
import type { Fase, FaseComTabela, FaseDe } from '#contract/fases.ts';
import { temTabela } from '#contract/formato.ts';
import type { MessageKey } from '#contract/messages.ts';
import { quantosPassam } from '#contract/montagem/entrantes.ts';
import type { Params } from '#contract/translate.ts';
import type { Draft } from './draft.ts';

export type Problem = { readonly path: string; readonly key: MessageKey; readonly params?: Params };

const MOST_IN_LEAGUE_PHASE = 128;

const when = (isSo: boolean, path: string, key: MessageKey, params?: Params): Problem[] =>
  isSo ? [{ path, key, ...(params && { params }) }] : [];

function groups(fase: FaseDe<'grupos'>, path: string, entram: number): Problem[] {
  const { grupos, classificam, melhores } = fase;
  const least = Math.floor(entram / grupos);
  if (least < 2) {
    const params = { n: entram, maximo: Math.floor(entram / 2) };
    return [{ path: `${path}.grupos`, key: 'criar.problema.grupos', params }];
  }
  return [
    ...when(classificam > least, `${path}.classificam`, 'criar.problema.passam_grupo', {
      n: least,
    }),
    ...when(melhores > grupos, `${path}.melhores`, 'criar.problema.melhores_demais', { n: grupos }),
    ...when(
      melhores > 0 && classificam >= least,
      `${path}.melhores`,
      'criar.problema.melhores_sem',
    ),
  ];
}

function swiss({ rodadas }: FaseDe<'suico'>, path: string, entram: number): Problem[] {
  const most = entram % 2 === 0 ? entram - 1 : entram;
  return when(rodadas > most, `${path}.rodadas`, 'criar.problema.rodadas', { n: most });
}

function league({ jogos, potes }: FaseDe<'liga'>, path: string, entram: number): Problem[] {
  if (entram > MOST_IN_LEAGUE_PHASE) {
    const params = { n: MOST_IN_LEAGUE_PHASE };
    return [{ path: 'inscricao.vagas', key: 'criar.problema.liga_grande', params }];
  }
  if (entram % potes !== 0) {
    return [{ path: `${path}.potes`, key: 'criar.problema.potes', params: { n: entram, potes } }];
  }
  if (jogos > entram - 1) {
    return [{ path: `${path}.jogos`, key: 'criar.problema.jogos', params: { n: entram - 1 } }];
  }
  if (jogos % potes !== 0) {
    return [
      { path: `${path}.jogos`, key: 'criar.problema.jogos_potes', params: { n: jogos, potes } },
    ];
  }
  const isOdd = (entram / potes) % 2 === 1 && (jogos / potes) % 2 === 1;
  return when(isOdd, `${path}.jogos`, 'criar.problema.jogos_impares');
}

/** Who comes in round by round must add up, and pair up in each of them. */
function entries(fase: FaseDe<'mata_mata'>, path: string, entram: number): Problem[] {
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
    const isLast = round === entradas.length - 1;
    if (left === 0 || left % 2 === 1 || (isLast && !Number.isInteger(Math.log2(left)))) {
      const params = { n: round + 1 };
      return [{ path: `${path}.entradas`, key: 'criar.problema.entradas_pares', params }];
    }
  }
  return when(
    terceiro_lugar && entram >= 4 && left === 2 && entradas.length > 1,
    `${path}.terceiro_lugar`,
    'criar.problema.terceiro',
  );
}

function phaseShape(fase: Fase, path: string, entram: number): Problem[] {
  if (fase.tipo === 'grupos') return groups(fase, path, entram);
  if (fase.tipo === 'suico') return swiss(fase, path, entram);
  if (fase.tipo === 'liga') return league(fase, path, entram);
  return fase.tipo === 'mata_mata' ? entries(fase, path, entram) : [];
}

function goingOn(fase: Fase, path: string, entram: number): Problem[] {
  if (!temTabela(fase)) return [];
  const isTooMany = fase.tipo !== 'grupos' && fase.classificam > entram;
  return [
    ...when(isTooMany, `${path}.classificam`, 'criar.problema.passam_demais', { n: entram }),
    ...when(quantosPassam(fase, entram) < 2, `${path}.classificam`, 'criar.problema.passam_um'),
  ];
}

function zones({ zonas }: FaseComTabela, path: string, places: number): Problem[] {
  return zonas.flatMap(({ legenda, de, ate }, index) => {
    const here = `${path}.zonas.${index}`;
    const isCovered =
      de <= ate && zonas.slice(0, index).some((other) => de <= other.ate && ate >= other.de);
    return [
      ...when(legenda.trim() === '', `${here}.legenda`, 'criar.problema.zona_sem_legenda'),
      ...when(ate > places, `${here}.ate`, 'criar.problema.zona_longe', { n: places }),
      ...when(de > ate, `${here}.de`, 'criar.problema.zona_invertida'),
      ...when(isCovered, `${here}.de`, 'criar.problema.zona_repetida'),
    ];
  });
}

function table({ tabela }: FaseComTabela, path: string): Problem[] {
  const { vitoria, empate, derrota } = tabela.pontos;
  const lots = tabela.criterios.indexOf('lots');
  const points = `${path}.tabela.pontos`;
  return [
    ...when(empate > vitoria, `${points}.empate`, 'criar.problema.pontos_empate'),
    ...when(derrota > empate, `${points}.derrota`, 'criar.problema.pontos_derrota'),
    ...when(vitoria <= derrota, `${points}.vitoria`, 'criar.problema.pontos_iguais'),
    ...when(
      lots >= 0 && lots < tabela.criterios.length - 1,
      `${path}.tabela.criterios`,
      'criar.problema.sorteio_no_meio',
    ),
  ];
}

function phases({ fases, inscricao }: Draft): Problem[] {
  const problems: Problem[] = [];
  let entram = inscricao.vagas;
  for (const [index, fase] of fases.entries()) {
    const path = `fases.${index}`;
    problems.push(...phaseShape(fase, path, entram));
    if (index < fases.length - 1) problems.push(...goingOn(fase, path, entram));
    if (temTabela(fase)) {
      const places = fase.tipo === 'grupos' ? Math.ceil(entram / fase.grupos) : entram;
      problems.push(...table(fase, path), ...zones(fase, path, places));
    }
    entram = quantosPassam(fase, entram);
  }
  return problems;
}

function rules({ regras }: Draft): Problem[] {
  const { elenco, transferencias } = regras;
  return [
    ...when(
      elenco !== null && elenco.minimo > elenco.maximo,
      'regras.elenco.minimo',
      'criar.problema.elenco',
    ),
    ...(transferencias ?? []).flatMap(({ abre_em, fecha_em }, index) =>
      when(
        Date.parse(abre_em) >= Date.parse(fecha_em),
        `regras.transferencias.${index}.fecha_em`,
        'criar.problema.janela',
      ),
    ),
  ];
}

/** All that is wrong with the settings. `places` is how many the plan allows. */
export function problemsOf(draft: Draft, places: number): Problem[] {
  const { nome, inscricao, comeca_em } = draft;
  const closesLate =
    inscricao.fecha_em !== null &&
    comeca_em !== null &&
    Date.parse(inscricao.fecha_em) > Date.parse(comeca_em);
  return [
    ...when(nome.trim() === '', 'nome', 'criar.problema.sem_nome'),
    ...when(inscricao.vagas > places, 'inscricao.vagas', 'criar.problema.plano', { n: places }),
    ...phases(draft),
    ...rules(draft),
    ...when(closesLate, 'inscricao.fecha_em', 'criar.problema.fecha_tarde'),
  ];
}
