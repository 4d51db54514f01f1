import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PositionsChart } from './positions-chart.tsx';

/** What stands beside the lines, and under them. */
function namesOf(de: number, rounds: number) {
  const markup = renderToStaticMarkup(
    <PositionsChart
      label={String(rounds)}
      de={de}
      linhas={[{ id: 'a', posicoes: Array.from({ length: rounds }, () => de), role: 'main' }]}
      placeName={String}
      roundName={(round) => `R${round}`}
    />,
  );
  const inList = (of: string) =>
    [
      ...(markup.split(`data-of="${of}"`)[1]?.split('</ol>')[0] ?? '').matchAll(/<li>([^<]+)</g),
    ].map(([, name]) => name);
  return { places: inList('places'), rounds: inList('rounds') };
}

test('a team that is third of four all the time can be read: every place and round has its name', () => {
  expect(namesOf(4, 3)).toEqual({ places: ['1', '2', '3', '4'], rounds: ['R1', 'R2', 'R3'] });
});

test('where not all have room the first and the last place and the last round are named', () => {
  const { places, rounds } = namesOf(20, 38);
  expect(places).toEqual(['1', '4', '7', '10', '13', '16', '20']);
  expect(rounds).toEqual(['R3', 'R10', 'R17', 'R24', 'R31', 'R38']);
});
