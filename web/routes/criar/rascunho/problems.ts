// Settings that cannot be, or are hardly meant, each with the place to mend and the reason in words. Said
// while one chooses, before the engine is asked.
import type { Fase, FaseComChave, FaseComTabela, FaseDe } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { quantosPassam } from '#regras/montagem/entrantes.ts';
import { jogosDemais, type Problema, problemasDaFase, quando } from '#regras/montagem/problemas.ts';
import { MAIS_JOGOS } from '#regras/planos.ts';
import type { Draft } from './draft.ts';
import { squadProblems } from './elenco-problems.ts';

/** Rather others than the same again: more rounds than that can be played, and nobody would choose them. */
function swiss({ rodadas }: FaseDe<'suico'>, path: string, entram: number): Problema[] {
  const most = entram % 2 === 0 ? entram - 1 : entram;
  return quando(rodadas > most, `${path}.rodadas`, 'criar.problema.rodadas', { n: most });
}

function league({ potes }: FaseDe<'liga'>, path: string, entram: number): Problema[] {
  const params = { n: entram, potes };
  return quando(entram % potes !== 0, `${path}.potes`, 'criar.problema.potes', params);
}

/** What could be played, but is not what the settings say. */
function meant(fase: Fase, path: string, entram: number, isLast: boolean): Problema[] {
  if (!temTabela(fase) || fase.tipo === 'grupos') return [];
  const isTooMany = !isLast && fase.classificam > entram;
  return [
    ...(fase.tipo === 'suico' ? swiss(fase, path, entram) : []),
    ...(fase.tipo === 'liga' ? league(fase, path, entram) : []),
    ...quando(isTooMany, `${path}.classificam`, 'criar.problema.passam_demais', { n: entram }),
  ];
}

function ties({ desempate }: FaseComChave, path: string): Problema[] {
  const isOpen = desempate.at(-1) === 'prorrogacao';
  return quando(isOpen, `${path}.desempate`, 'criar.problema.sem_decisao');
}

function zones({ zonas }: FaseComTabela, path: string, places: number): Problema[] {
  return zonas.flatMap(({ legenda, de, ate }, index) => {
    const here = `${path}.zonas.${index}`;
    const isCovered =
      de <= ate && zonas.slice(0, index).some((other) => de <= other.ate && ate >= other.de);
    return [
      ...quando(legenda.trim() === '', `${here}.legenda`, 'criar.problema.zona_sem_legenda'),
      ...quando(ate > places, `${here}.ate`, 'criar.problema.zona_longe', { n: places }),
      ...quando(de > ate, `${here}.de`, 'criar.problema.zona_invertida'),
      ...quando(isCovered, `${here}.de`, 'criar.problema.zona_repetida'),
    ];
  });
}

function table({ tabela }: FaseComTabela, path: string): Problema[] {
  const { vitoria, empate, derrota } = tabela.pontos;
  const lots = tabela.criterios.indexOf('sorteio');
  const points = `${path}.tabela.pontos`;
  return [
    ...quando(empate > vitoria, `${points}.empate`, 'criar.problema.pontos_empate'),
    ...quando(derrota > empate, `${points}.derrota`, 'criar.problema.pontos_derrota'),
    ...quando(vitoria <= derrota, `${points}.vitoria`, 'criar.problema.pontos_iguais'),
    ...quando(
      lots >= 0 && lots < tabela.criterios.length - 1,
      `${path}.tabela.criterios`,
      'criar.problema.sorteio_no_meio',
    ),
  ];
}

function phases({ fases, inscricao }: Draft): Problema[] {
  const problems: Problema[] = [];
  let entram = inscricao.vagas;
  for (const [index, fase] of fases.entries()) {
    const path = `fases.${index}`;
    const isLast = index === fases.length - 1;
    problems.push(...meant(fase, path, entram, isLast));
    problems.push(...problemasDaFase(fase, path, { entram, isLast }));
    if (!temTabela(fase)) problems.push(...ties(fase, path));
    else {
      const places = fase.tipo === 'grupos' ? Math.ceil(entram / fase.grupos) : entram;
      problems.push(...table(fase, path), ...zones(fase, path, places));
    }
    entram = quantosPassam(fase, entram);
  }
  return problems;
}

function rules({ regras }: Draft): Problema[] {
  const { elenco, transferencias, horario_sem_acordo } = regras;
  return [
    ...quando(
      horario_sem_acordo?.hora === '',
      'regras.horario_sem_acordo.hora',
      'criar.problema.sem_hora',
    ),
    ...quando(
      elenco !== null && elenco.minimo > elenco.maximo,
      'regras.elenco.minimo',
      'criar.problema.elenco',
    ),
    ...squadProblems(regras),
    ...(transferencias ?? []).flatMap(({ abre_em, fecha_em }, index) =>
      quando(
        Date.parse(abre_em) >= Date.parse(fecha_em),
        `regras.transferencias.${index}.fecha_em`,
        'criar.problema.janela',
      ),
    ),
  ];
}

/** All that is wrong with the settings. `places` and `matches` are how many the plan allows. */
export function problemsOf(draft: Draft, places: number, matches: number = MAIS_JOGOS): Problema[] {
  const { nome, fases, inscricao, comeca_em } = draft;
  const closesLate =
    inscricao.fecha_em !== null &&
    comeca_em !== null &&
    Date.parse(inscricao.fecha_em) > Date.parse(comeca_em);
  return [
    ...quando(nome.trim() === '', 'nome', 'criar.problema.sem_nome'),
    ...quando(inscricao.vagas > places, 'inscricao.vagas', 'criar.problema.plano', { n: places }),
    ...jogosDemais(fases, inscricao.vagas, matches),
    ...phases(draft),
    ...rules(draft),
    ...quando(closesLate, 'inscricao.fecha_em', 'criar.problema.fecha_tarde'),
  ];
}
