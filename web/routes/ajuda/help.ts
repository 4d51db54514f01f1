// What the loader of /ajuda sends: texts of the visitor's language, filtered by the search, with the
// figures that the engine works out. Only the server imports this, so the texts stay out of the bundle.

import { PRESETS, type PresetName } from '#engine/presets.ts';
import type { Tiebreaker } from '#engine/types.ts';
import type { Locale } from '#textos/locale.ts';
import { answers as answersEn } from './content/answers.en.ts';
import { answers as answersPt } from './content/answers.pt-BR.ts';
import { criteria as criteriaEn } from './content/criteria.en.ts';
import { criteria as criteriaPt } from './content/criteria.pt-BR.ts';
import { formats as formatsEn } from './content/formats.en.ts';
import { formats as formatsPt } from './content/formats.pt-BR.ts';
import { terms as termsEn } from './content/glossary.en.ts';
import { terms as termsPt } from './content/glossary.pt-BR.ts';
import type { HelpTexts, Role } from './content/shape.ts';
import { EXAMPLES } from './examples.ts';
import { ENTRANTS, type Entrants, figuresOf, leaguePhaseMatches } from './format-figures.ts';
import { holdsAll, LONGEST_QUERY, search, wordsOf } from './search.ts';
import { workExample } from './worked-example.ts';

/** A score never breaks at the end of a line. */
function keepScoresTogether(texts: HelpTexts): HelpTexts {
  return JSON.parse(JSON.stringify(texts).replace(/(\d\)?) × (\(?\d)/g, '$1\u00a0×\u00a0$2'));
}

export const TEXTS: Readonly<Record<Locale, HelpTexts>> = {
  'pt-BR': keepScoresTogether({
    answers: answersPt,
    formats: formatsPt,
    criteria: criteriaPt,
    terms: termsPt,
  }),
  en: keepScoresTogether({
    answers: answersEn,
    formats: formatsEn,
    criteria: criteriaEn,
    terms: termsEn,
  }),
};

const ROLES: readonly Role[] = ['organizador', 'jogador', 'visitante'];

const MODELS = [
  'cbf',
  'conmebol_2026',
  'fifa_2026',
  'uefa_euro',
  'ucl_league_phase',
  'premier_league',
  'la_liga',
] as const satisfies readonly PresetName[];

function filterTexts(texts: HelpTexts, words: readonly string[]): HelpTexts {
  if (words.length === 0) return texts;
  return {
    answers: search(texts.answers, words, ({ question, text }) => [question, ...text.flat()]),
    formats: search(texts.formats, words, ({ name, how, goodFor, beware }) => [
      name,
      how,
      goodFor,
      beware,
    ]),
    criteria: search(texts.criteria, words, ({ name, rule, reading }) => [name, rule, reading]),
    terms: search(texts.terms, words, ({ word, meaning }) => [word, meaning]),
  };
}

/** 'suíço' wants the format, not the answers that mention it. */
function isReferenceWord(words: readonly string[], { formats, criteria, terms }: HelpTexts) {
  if (words.length === 0) return false;
  const titles = [...formats, ...criteria].map(({ name }) => name);
  return [...titles, ...terms.map(({ word }) => word)].some((title) => holdsAll(title, words));
}

function orderOf(name: PresetName): readonly Tiebreaker[] {
  return PRESETS[name].tiebreakers.filter((criterion) => criterion !== 'points');
}

function entrantsFrom(text: string | null): Entrants {
  return ENTRANTS.find((entrants) => String(entrants) === text) ?? 16;
}

export function helpPage(locale: Locale, params: URLSearchParams) {
  const query = (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const entrants = entrantsFrom(params.get('participantes'));
  const words = wordsOf(query);
  const texts = filterTexts(TEXTS[locale], words);
  const { answers, formats, criteria, terms } = texts;
  return {
    query,
    /** Null while nothing is searched for. */
    found:
      words.length > 0 ? answers.length + formats.length + criteria.length + terms.length : null,
    referenceFirst: isReferenceWord(words, texts),
    groups: ROLES.map((role) => ({
      role,
      answers: answers.filter((answer) => answer.role === role),
    })).filter((group) => group.answers.length > 0),
    entrants,
    leaguePhaseMatches: leaguePhaseMatches(entrants),
    formats: formats.map((format) => ({ ...format, ...figuresOf(format.id, entrants) })),
    criteria: criteria.map((criterion) => {
      const example = EXAMPLES.find(({ id }) => id === criterion.id);
      return { ...criterion, example: example && workExample(example, locale) };
    }),
    models: MODELS.map((id) => ({ id, order: orderOf(id) })),
    terms,
  };
}

export type HelpPage = ReturnType<typeof helpPage>;
