// The page of one participant, and leaving a championship with its effects seen before.
import { call, makeDraft, play, start } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { dialog, main, row } from './participantes.ts';
import { ready } from './tab.ts';

type Listed = { data: { uuid: string; nome: string }[] };

test('a name leads to its page; a withdrawal in round 4 shows what it moves before', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Liga da Saída', [{ tipo: 'pontos_corridos' }], 6);
  await start(page, id);
  await play(page, id, ({ rodada }) => rodada === 4);
  const { data } = await call<Listed>(page, 'get', `/api/campeonatos/${id}/participantes`);
  await page.goto(`/campeonato/${id}/participantes`);
  await ready(page);
  await main(page).getByRole('link', { name: 'Time 01' }).click();
  await expect(page).toHaveURL(new RegExp(`/participante/${data[0]?.uuid}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Time 01' })).toBeVisible();
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: /\bR 4\D/ }),
  ).toHaveCount(1);
  await axe(page);

  await page.getByRole('button', { name: 'Editar ficha' }).click();
  await expect(dialog(page).getByLabel('Nome', { exact: true })).toHaveValue('Time 01');
  await expect(dialog(page).getByLabel('Pote do sorteio')).toHaveCount(0);
  await dialog(page).getByRole('radio', { name: 'Saída e troca' }).check();
  await dialog(page).getByRole('button', { name: 'Registrar desistência' }).click();
  await expect(dialog(page).getByText('2 jogos viram W.O.')).toBeVisible();
  await axe(page);
  await dialog(page).getByRole('button', { name: 'Registrar a desistência' }).click();
  await expect(page.getByText('Time 01 desistiu. 2 jogos viraram W.O.')).toBeVisible();
  await expect(main(page).getByText('Desistiu', { exact: true })).toBeVisible();
  const last = page.getByRole('img', { name: /derrota, derrota$/i });
  await expect(last).toBeVisible();

  await page.goto(`/campeonato/${id}/participantes`);
  await ready(page);
  await expect(row(page, 'Time 01')).toContainText('Desistiu');
  await expect(row(page, 'Time 01')).not.toContainText('Confirmado');
});
