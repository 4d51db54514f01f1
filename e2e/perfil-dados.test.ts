// The profile: photo, details, preferences. Each part saves on its own.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { registerVerified } from './conta.ts';
import { axe, expect, test } from './harness.ts';
import { ready, toastGroup } from './tab.ts';

test.use({ expectedErrors: [/status of 422/] });

/** A new person with a confirmed address, on their profile. */
async function openProfile(page: Page): Promise<void> {
  await registerVerified(page);
  await page.goto('/perfil');
  await ready(page);
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, text: string) => toastGroup(page, 'default').getByText(text);

test('a new person finds everything, and axe finds nothing, in both languages', async ({
  page,
}) => {
  await openProfile(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu perfil');
  // The places for messages are regions too.
  const parts = page.getByRole('region', { name: /^(?!Mensagens|Avisos ao vivo)/ });
  await expect(parts).toHaveCount(15);
  await axe(page);
  await part(page, 'Idioma').getByLabel('English').check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  await page.setViewportSize({ width: 1440, height: 900 });
  await axe(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
});

test.describe('name and phone', () => {
  test('are saved, shown at once and kept', async ({ page }) => {
    await openProfile(page);
    const details = part(page, 'Você');
    await details.getByLabel('Nome').fill('Ana Clara');
    await details.getByLabel('Celular com WhatsApp').fill('11912345678');
    await details.getByRole('button', { name: 'Salvar' }).click();
    await expect(toast(page, 'Seus dados foram salvos.')).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(details.getByLabel('Nome')).toHaveValue('Ana Clara');
    await expect(details.getByLabel('Celular com WhatsApp')).toHaveValue('(11) 91234-5678');
    await expect(page.getByRole('button', { name: 'Conta de Ana Clara' })).toBeVisible();
  });

  test('take a phone of any country, tell at the field what is wrong, and are not lost by leaving', async ({
    page,
  }) => {
    await openProfile(page);
    const details = part(page, 'Você');
    const phone = details.getByLabel('Celular com WhatsApp');
    await test.step('a Brazilian phone as people write it, and one of another country', async () => {
      await phone.pressSequentially('11a912345678');
      await expect(phone).toHaveValue('(11) 91234-5678');
      await phone.press('ArrowLeft');
      await phone.press('Backspace');
      await phone.press('0');
      await expect(phone).toHaveValue('(11) 91234-5608');
      const country = page.getByLabel('País do celular');
      await expect(country.locator('option').first()).toHaveText('Brasil +55');
      await country.selectOption({ label: 'Portugal +351' });
      await phone.fill('912 345 678');
      await expect(phone).toHaveValue('912345678');
      await country.selectOption({ label: 'Brasil +55' });
    });
    await test.step('what is wrong is told at the field, and what was typed stays', async () => {
      await details.getByLabel('Nome').fill('');
      await phone.fill('119');
      await details.getByRole('button', { name: 'Salvar' }).click();
      await expect(details.getByLabel('Nome')).toBeFocused();
      await expect(details.getByLabel('Nome')).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveValue('(11) 9');
      await axe(page);
    });
    await test.step('nothing is lost by leaving the page and coming back', async () => {
      await details.getByLabel('Nome').fill('Nome pela metade');
      await expect(details.getByText('Alterações não salvas')).toBeVisible();
      await page.goto('/ajuda');
      await page.goBack();
      await ready(page);
      await expect(details.getByLabel('Nome')).toHaveValue('Nome pela metade');
      await details.getByRole('button', { name: 'Descartar' }).click();
      await expect(details.getByLabel('Nome')).toHaveValue('Bia Souza');
      await expect(details.getByText('Alterações não salvas')).toBeHidden();
    });
    await test.step('the list of parts leads to each of them', async () => {
      const nav = page.getByRole('navigation', { name: 'Partes do perfil' });
      await nav.getByRole('link', { name: 'Excluir conta' }).click();
      await expect(page).toHaveURL(/#exclusao$/);
      await expect(part(page, 'Excluir conta')).toBeInViewport();
      await page.goto('/perfil#senha');
      await expect(part(page, 'Senha')).toBeInViewport();
    });
  });
});

test.describe('the photo', () => {
  const choose = (page: Page, buffer: Buffer, name = 'foto.png') =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });

  test('is cropped, sent and shown everywhere', async ({ page }) => {
    await openProfile(page);
    const half = {
      create: { width: 300, height: 300, channels: 3, background: '#1a9951' },
    } as const;
    const picture = await sharp({ create: { ...half.create, width: 600, background: '#e0373e' } })
      .composite([{ input: await sharp(half).png().toBuffer(), left: 300, top: 0 }])
      .png()
      .toBuffer();
    await choose(page, picture);
    const dialog = page.getByRole('dialog', { name: 'Ajuste a foto' });
    await expect(dialog).toBeVisible();
    const left = () =>
      dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const pixel = canvas.getContext('2d')?.getImageData(64, 256, 1, 1).data ?? [];
        return [...pixel];
      });
    await expect.poll(left).toEqual([224, 55, 62, 255]);
    await axe(page);
    const zoom = dialog.getByLabel('Aproximar');
    await zoom.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1);
    const sideways = dialog.getByLabel('Para os lados');
    await sideways.focus();
    await page.keyboard.press('End');
    await dialog.getByRole('button', { name: 'Usar esta foto' }).click();
    await expect(dialog).toBeHidden();
    const photo = part(page, 'Foto').locator('img');
    await expect(photo).toHaveAttribute('src', /^\/upload\/avatar\/[0-9a-f]{32}\.webp$/);
    const bytes = await (await page.request.get((await photo.getAttribute('src')) ?? '')).body();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, height: 160 });
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.g, 'the right half was chosen').toBeGreaterThan(dominant.r);
    await expect(page.getByRole('button', { name: /^Conta de/ }).locator('img')).toBeVisible();
    await part(page, 'Foto').getByRole('button', { name: 'Remover foto' }).click();
    await expect(photo).toBeHidden();
  });

  test('is moved by the hand; what is no photo is refused before it is sent', async ({ page }) => {
    await openProfile(page);
    const dialog = page.getByRole('dialog', { name: 'Ajuste a foto' });
    await choose(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(
      toast(page, 'Este arquivo não é uma imagem PNG, JPEG ou GIF inteira.'),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    const wide = { width: 800, height: 200, channels: 3, background: '#565df0' } as const;
    await choose(page, await sharp({ create: wide }).png().toBuffer());
    const sideways = dialog.getByLabel('Para os lados');
    const before = Number(await sideways.inputValue());
    const box = await dialog.locator('canvas').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Number(await sideways.inputValue())).toBeGreaterThan(before);
  });
});

test('gamertags and privacy are kept, notices are chosen on their page', async ({ page }) => {
  await openProfile(page);
  const tags = part(page, 'Gamertags');
  await tags.getByLabel('PlayStation (PSN)').fill('ana_10');
  await tags.getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'Gamertags salvas.')).toBeVisible();
  await expect(part(page, 'Avisos').getByRole('link', { name: 'Escolher avisos' })).toHaveAttribute(
    'href',
    '/avisos#preferencias',
  );
  const share = part(page, 'Privacidade').getByLabel('Mostrar meu WhatsApp');
  await expect(share).toBeDisabled();
  await part(page, 'Você').getByLabel('Celular com WhatsApp').fill('11912345678');
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await Promise.all([saved(), part(page, 'Você').getByRole('button', { name: 'Salvar' }).click()]);
  await page.reload();
  await ready(page);
  await expect(tags.getByLabel('PlayStation (PSN)')).toHaveValue('ana_10');
  await Promise.all([saved(), share.check()]);
  const findable = part(page, 'Privacidade').getByLabel('Aparecer na busca de pessoas');
  await Promise.all([saved(), findable.uncheck()]);
  await page.reload();
  await expect(share).toBeChecked();
  await expect(findable).not.toBeChecked();
});
