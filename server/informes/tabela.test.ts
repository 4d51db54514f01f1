// The table of states of a match and the sentences under it, each with the tests over HTTP that show it, refusals too.
// A test that is renamed or taken away leaves its row without one, and this one says so.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A file under server/, and how titles in it begin. */
type Mostram = Readonly<Record<string, readonly string[]>>;

const MOVES = 'informes/movimentos.test.ts';
const RECUSAS = 'informes/recusas.test.ts';
const FRASES = 'informes/frases.test.ts';
const LINHAS = 'informes/linhas.test.ts';
const ROBO = 'robo/robo.test.ts';

const TABELA: Readonly<Record<string, Mostram>> = {
  'agendada, adiada: a claim of a side makes it informada': {
    [MOVES]: ['waits for the other side, who is told'],
    [FRASES]: ['a match that was put off is claimed like any other'],
    [RECUSAS]: [
      'not before kick-off; a W.O. not before the tolerance',
      'a match without an hour is not claimed before its round',
      'nobody but the organisation',
      'the home side alone',
      'the winner alone; a draw, either',
    ],
    'informes/recusas-do-momento.test.ts': [
      'is not claimed while its rival is not known',
      'is not claimed once a withdrawal has decided it',
    ],
  },
  'agendada, adiada: a claimed W.O. needs a yes or the organisation': {
    [MOVES]: ['needs the yes of the rival, who may contest it'],
    [RECUSAS]: ['never makes a W.O., nor speaks for who has no account'],
    [LINHAS]: ['that a side claims is made by the word of the organisation'],
    [ROBO]: ['of a W.O. is made by silence only where the rule gives'],
  },
  'agendada, adiada: organisation, mesa and import are final at once': {
    'mesa/lancar-na-mesa.test.ts': [
      'is official at once where nobody has spoken',
      'counts for a W.O., and for a match that was put off',
    ],
    'informes/recusas-do-momento.test.ts': ['an import gives a match that was put off its result'],
    [LINHAS]: ['of both by the organisation counts for neither'],
  },
  'informada: a result of the organisation or the mesa ends the claim, which stays': {
    [MOVES]: ['is final at once by the word of the organisation'],
    'mesa/lancar-na-mesa.test.ts': ['ends a claim that waits'],
  },
  'informada: confirmed by the other side, or by the same score typed': {
    [MOVES]: [
      'is official when the other side confirms it',
      'is official when the other side types the same score',
    ],
  },
  'informada: another score or a reason makes it contestada': {
    [MOVES]: ['is contested by another score', 'is contested with a reason alone'],
    [RECUSAS]: ['a contest comes within the time to answer'],
  },
  'informada: changed or withdrawn, three times, and after the due time by the rule': {
    [MOVES]: ['is said anew before an answer', 'is taken back before an answer'],
    [RECUSAS]: ['three times a side takes its word back'],
    [FRASES]: ['leaves the match to the rule at once', 'or to the organisers with what the rule'],
  },
  'informada: silence confirms': {
    [RECUSAS]: ['confirms a score once the time is over'],
    [ROBO]: ['that nobody answers is reminded of'],
  },
  'agendada: the due time without a claim, by sem_placar': {
    [ROBO]: [
      'is for the organisers to decide by default',
      'is 0 x 0 by the rule: proposed, and accepted in bulk',
      'is 0 x 0 at once where the championship says so',
      'where somebody must win, 0 x 0 is no answer',
      'goes to who spoke up a day before',
      'both spoke up, or neither, or too late',
      'is taken back with all that it moved',
    ],
  },
  'adiada: a new due time passed, or a week without one': {
    [ROBO]: ['without a day for a week is told', 'with a new deadline, when that has passed'],
  },
  'contestada: the verdict of an organiser who is not involved': {
    [MOVES]: ['is decided'],
    [RECUSAS]: ['decides an own case only as owner and after 72 hours'],
    [ROBO]: ['that is contested waits for a verdict'],
    [LINHAS]: ['a verdict names the version that it read'],
    'contestacoes/sancao.test.ts': [
      'is previewed with it, counts with it',
      'beyond a warning is for who may punish',
      'that cannot be is refused',
    ],
  },
  'contestada: one side accepts or withdraws': {
    [MOVES]: ['is official when the side that claimed accepts'],
  },
  'confirmada, wo: a complaint leaves the result in force': {
    [MOVES]: [
      'leaves the result in force until the verdict',
      'taken back leaves the result as it was',
      'that the other side accepts corrects the result',
      'comes in time, counted from when the result was official',
    ],
    [FRASES]: ['without a limit in the rules a complaint comes until'],
    'informes/recusas-do-momento.test.ts': ['is not made after a verdict, nor after its time'],
    'provas/prova-nova.test.ts': [
      'complains with a picture that was not sent before',
      'or with a link that was not sent before',
      'but neither after the time to complain nor after a verdict',
    ],
    [LINHAS]: ['is complained about by who was absent'],
  },
  'confirmada, wo: a correction with preview, reason and what it undoes': {
    [LINHAS]: ['makes another score, a W.O., or a match that is to be played'],
    'partidas/restaurar-placares.test.ts': [
      'results that a correction would undo are listed',
      'taken back, a correction offers them again',
      'only who enters scores puts them back',
    ],
  },
  'confirmada, wo: a late entry of the mesa that differs': {
    'mesa/lancar-na-mesa.test.ts': [
      'that differs from the result in force contests it',
      'joins a case that is open',
    ],
  },
  'agendada, adiada: put off': {
    'partidas/adiar-partida.test.ts': ['both sides hear that their match was put off'],
    'propostas/propostas.test.ts': ['brings a match back that was put off'],
  },
  'agendada: called off with notice': {
    'ocorrencias/ocorrencias.test.ts': [
      'with notice puts it off',
      'late leaves it as it is',
      'is possible once per match and side',
      'is refused after kick-off',
    ],
  },
  'agendada: a problem is a task': {
    'ocorrencias/ocorrencias.test.ts': [
      'before kick-off is a task of the organisers',
      'after kick-off is told with the score',
    ],
    'provas/prova-nova.test.ts': [
      'is told with pictures and a link',
      'takes no picture of somebody else',
    ],
  },
  'any: called off and back': {
    [LINHAS]: ['that is %s is called off and brought back by the organisation alone'],
  },
  'an organiser who plays never judges; a judge whom both sides accept': {
    [RECUSAS]: [
      'enters an own result where nobody else could',
      'informs like anybody where the rival can answer',
    ],
    'juizes/juizes.test.ts': [
      'judges this case once the other side accepts',
      'where somebody who organises does not play',
      'with nobody after 72 hours the owner decides',
    ],
  },
  'a side without an account, or that loses its last voice': {
    [RECUSAS]: ['never makes a W.O., nor speaks for who has no account'],
    [FRASES]: ['a claim waits for the organisers when the other side loses'],
  },
  'who could speak for both speaks for neither; captain and vice speak': {
    [RECUSAS]: ['not who could speak for both sides', 'captain and vice as well'],
  },
  'races: two at once, the claim named, the version named, once per key': {
    'informes/ao-mesmo-tempo.test.ts': [
      'with the same score: it is confirmed',
      'with different scores: it is contested',
      'one confirms while the other changes its word',
      'enter a result: one does',
      'decide a case: one does',
    ],
    [RECUSAS]: ['a confirmation names the claim'],
  },
  'when the sides change or the match is not needed': {
    [RECUSAS]: [
      'closes what was said when somebody takes the place of a side',
      'closes what was said of a final when a semi-final is corrected',
      'closing, the next round, and a withdrawal are refused with the list',
    ],
    [FRASES]: [
      'is refused with the list while a score of theirs waits',
      'a championship that is called off closes what was said',
      'keeps what was said for its sides and the organisers',
    ],
    'propostas/propostas.test.ts': ["close with 'a partida mudou' when a side leaves"],
  },
  'two legs': {
    [FRASES]: [
      'takes the second leg with or without penalties',
      'that a correction of the first leg makes level is a task again',
    ],
  },
  'expulsion by W.O.s is proposed, never done by the robot': {
    [ROBO]: ['never puts anybody out'],
  },
  'agreeing on a time': {
    'propostas/propostas.test.ts': [
      'has at most three that wait',
      'proposes hours to come, inside the window',
      'accepts one: it is the agreed kick-off',
      'answers with hours of its own',
      'changes by the yes of the other side alone',
    ],
    [ROBO]: ['gets that of the rules a day before'],
  },
  live: {
    'lances/lances.test.ts': [
      'is seen by everybody and counts for nothing',
      'is a claim when a side ends it',
      'has an order',
    ],
  },
  clocks: {
    'prazos/prazos.test.ts': [
      'is said a day and two hours before',
      'is caught up in order, once',
      'is done once by three that look at the same moment',
      'is not done again by a clock that jumps',
      'moves with its deadline',
    ],
  },
};

const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const kept = sources.get(file) ?? readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  sources.set(file, kept);
  return kept;
}

test.each(Object.entries(TABELA))('%s', (_row, shown) => {
  for (const [file, titles] of Object.entries(shown)) {
    for (const title of titles) {
      const isThere = ["'", '"', '`'].some((quote) => sourceOf(file).includes(`${quote}${title}`));
      expect(isThere, `${file}: ${title}`).toBe(true);
    }
  }
});
