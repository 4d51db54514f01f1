// Each page has one address; what people type or are given leads there.
import { expect, test } from './harness.ts';

test('a code in capitals, a capital letter and a slash at the end lead to the one address', async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/campeonatos')).json();
  const { id, nome } = data[0];
  const location = async (address: string) => {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    return `${answer.status()} ${answer.headers().location}`;
  };
  expect(await location('/Campeonatos')).toBe('301 /campeonatos');
  expect(await location('/campeonatos/?busca=Copa')).toBe('301 /campeonatos?busca=Copa');
  expect(await location(`/campeonato/${id.toUpperCase()}`)).toBe(`301 /campeonato/${id}`);
  await page.goto(`/campeonato/${id.toUpperCase()}/`);
  await expect(page).toHaveURL(`/campeonato/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nome);
});
