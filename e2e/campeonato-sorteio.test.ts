import { call, draw, drawOnScreen, makeDraft, openTab, teams } from './campeonato.ts';
import { axe, axeAtBothSizes, expect, signIn, test } from './harness.ts';
import { ready, withoutScript } from './tab.ts';

test.use({ expectedErrors: [/\b422\b/] });

const GRUPOS = [
  { tipo: 'grupos', grupos: 2, classificam: 1 },
  { tipo: 'mata_mata', cruzamento: 'cruzado' },
];

const PHONE = { width: 360, height: 740 };

/** So many that some are left, however long a busy machine takes to press a button. */
const BALLS = 24;
const SOME = new RegExp(`^Bola \\d+ de ${BALLS}`);
const LAST = new RegExp(`^Bola ${BALLS} de ${BALLS}`);

test('one walk: announced, ball by ball, checked by anyone, and started where it was drawn', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Sorteio ao Vivo', GRUPOS, BALLS);
  await openTab(page, id, '/gerenciar/sorteio');
  await page.getByRole('radio', { name: /Aleatório/ }).check();
  await page.getByRole('button', { name: 'Chamar o pessoal antes' }).click();
  await expect(page).toHaveURL(/campeonato\/\w+\/sorteio$/);
  await ready(page);
  const hash = (await page.locator('code').first().textContent()) ?? '';
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await axe(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Sortear agora' }).click();
  await expect(page.getByText('Ao vivo', { exact: true })).toBeVisible();
  await expect(page.getByText(hash)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Começar' })).toBeHidden();
  await page.getByRole('button', { name: 'Pausar' }).click();
  await page.getByRole('button', { name: 'Próxima bola' }).click();
  await expect(page.getByText(SOME)).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect(page.getByText(LAST)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cerimônia do sorteio' })).toContainText('Grupo B');
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('Confere', { exact: true })).toBeVisible();
  await expect(page.getByText('Todas as bolas saem iguais.')).toBeVisible();
  await axeAtBothSizes(page);

  // Without scripts a person reads the whole log, whatever ball the ceremony is at.
  const plain = await page.context().newPage();
  await withoutScript(plain);
  await plain.goto(`/campeonato/${id}/sorteio`);
  const log = plain.locator('section').filter({
    has: plain.getByRole('heading', { name: 'Bola por bola' }),
  });
  await expect(log.getByRole('listitem').filter({ visible: true })).toHaveCount(BALLS);
  for (const name of teams(BALLS)) {
    await expect(log.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await expect(plain.getByRole('button', { name: 'Próxima bola' })).toBeHidden();
  await plain.close();

  // Nothing to look for: the start stands on top of the page on which it was drawn.
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page).toHaveURL(/\/jogos$/);
  await expect(page.getByText(/Bola rolando: \d+ jogos na tabela\./)).toBeVisible();
});

test('who must not meet: chosen on the screen, refused when impossible, in the record, and checked', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Sorteio com Rivais', GRUPOS, 6);
  await openTab(page, id, '/gerenciar/sorteio');
  await page.getByRole('button', { name: 'Separar participantes' }).click();
  const set = page.getByRole('group', { name: 'Conjunto 1' });
  for (const team of ['Time 01', 'Time 02', 'Time 03']) {
    await set.getByLabel('Adicionar ao conjunto 1').selectOption({ label: team });
  }
  const announce = page.getByRole('button', { name: 'Chamar o pessoal antes' });
  await announce.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'no máximo 2 participantes' }),
  ).toBeVisible();
  await axe(page);
  await set.getByRole('button', { name: 'Tirar Time 03' }).focus();
  await page.keyboard.press('Enter');
  await announce.click();
  await expect(page.getByRole('button', { name: 'Sortear agora' })).toBeVisible();
  await expect(page.getByText('O sorteio vai começar')).toBeVisible();
  // On 'Gerenciar' it says what was fixed, and that one stands when another is refused.
  await page.getByRole('link', { name: 'Mudar como sortear' }).click();
  const title = page.getByRole('heading', { name: 'Sorteio anunciado' });
  const card = page.locator('section').filter({ has: title });
  await expect(card.getByText('Como sortear: Aleatório')).toBeVisible();
  await expect(card.getByText('Time 01 e Time 02')).toBeVisible();
  await page.getByRole('button', { name: 'Separar participantes' }).click();
  for (const team of ['Time 01', 'Time 02', 'Time 04']) {
    await set.getByLabel('Adicionar ao conjunto 1').selectOption({ label: team });
  }
  await announce.click();
  await expect(page.getByText('O sorteio já anunciado, acima, continua valendo')).toBeVisible();
  await expect(card.getByText('Time 01 e Time 02')).toBeVisible();
  await card.getByRole('link', { name: 'Ir para o sorteio' }).click();
  await expect(page).toHaveURL(/campeonato\/\w+\/sorteio$/);
  await page.getByRole('button', { name: 'Sortear agora' }).click();
  const audit = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Por que dá para confiar' }),
  });
  await expect(audit.getByText('Time 01 e Time 02')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(audit.getByText('Ninguém que devia ficar separado caiu junto.')).toBeVisible();
});

test('the organiser pauses, goes on and shows all for everybody who watches', async ({
  page,
  another,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Sorteio para Todos', GRUPOS, BALLS);
  await call(page, 'put', `/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await drawOnScreen(page, id, 'Aleatório');
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText('Pausado para todos')).toBeVisible();
  const out = page.getByText(/^(\d+ bolas na urna|Bola \d+ de)/);
  const before = Number((await out.textContent())?.match(/^Bola (\d+)/)?.[1] ?? 0);
  await page.getByRole('button', { name: 'Próxima bola' }).click();
  const ball = `Bola ${before + 1} de ${BALLS}`;
  await expect(out).toContainText(ball);

  const guest = await another();
  await guest.goto(`/campeonato/${id}/sorteio`);
  await expect(guest.getByText('Pausado para todos')).toBeVisible();
  await expect(guest.getByText(SOME)).toContainText(ball);
  await expect(guest.getByRole('button', { name: 'Continuar para todos' })).toHaveCount(0);
  await ready(guest);
  // Who watches asks for the draw alone, and a look that fails is no matter.
  const loads: string[] = [];
  guest.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) loads.push(request.url());
  });
  const failed = guest.waitForEvent('requestfailed');
  await guest.route('**/api/campeonatos/*/sorteio', (route) => route.abort(), { times: 1 });
  await failed;

  await page.getByRole('button', { name: 'Próxima bola' }).click();
  const next = `Bola ${before + 2} de ${BALLS}`;
  await expect(page.getByText(SOME)).toContainText(next);
  await expect(guest.getByText(SOME)).toContainText(next);

  // Who looks ahead moves nobody else, and finds the way back.
  await guest.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect(guest.getByText(LAST)).toBeVisible();
  await expect(page.getByText(SOME)).toContainText(next);
  await guest.getByRole('button', { name: 'Voltar ao vivo' }).click();
  await expect(guest.getByText(SOME)).toContainText(next);

  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect(guest.getByText(LAST)).toBeVisible();
  expect(loads).toEqual([]);
});

test('with reduced motion the balls wait for the button: for all when they conduct, for them alone when they watch', async ({
  page,
  another,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Sorteio Calmo', GRUPOS, 4);
  await call(page, 'put', `/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await drawOnScreen(page, id, 'Aleatório');
  await expect(page.getByText('Pausado para todos')).toBeVisible();
  const ball = page.getByText(/^(4 bolas na urna|Bola \d de 4)/);
  const before = Number((await ball.textContent())?.match(/Bola (\d)/)?.[1] ?? 0);
  await page.getByRole('button', { name: 'Próxima bola' }).click();
  await expect(ball).toContainText(`Bola ${before + 1} de 4`);
  await expect(page.getByText('Pausado para todos')).toBeVisible();
  const guest = await another();
  await guest.emulateMedia({ reducedMotion: 'reduce' });
  await guest.goto(`/campeonato/${id}/sorteio`);
  await ready(guest);
  await expect(guest.getByRole('button', { name: 'Voltar ao vivo' })).toBeVisible();
  await guest.getByRole('button', { name: 'Mostrar tudo' }).click();
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await page.getByRole('button', { name: 'Assistir de novo' }).click();
  await expect(page.getByText('4 bolas na urna')).toBeVisible();
});

test('by hand: a team changes groups by keyboard and mouse, is told as that, and a draw before it stays to be seen @desktop', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Sorteio à Mão', GRUPOS, 4);
  await draw(page, id, 'aleatorio');
  await openTab(page, id, '/gerenciar/sorteio');
  await page.getByRole('radio', { name: /À mão/ }).check();
  const groupB = page.getByRole('region', { name: 'Grupo B' });
  await expect(groupB).not.toContainText('Time 01');
  await page.getByLabel('Mover Time 01 para').selectOption({ label: 'Grupo B' });
  await expect(groupB.getByText('Time 01', { exact: true })).toBeVisible();
  await groupB
    .getByRole('listitem')
    .filter({ hasText: 'Time 02' })
    .dragTo(page.getByRole('region', { name: 'Grupo A' }));
  await expect(page.getByRole('region', { name: 'Grupo A' })).toContainText('Time 02');
  await page.getByRole('button', { name: 'Montar os jogos' }).click();
  await expect(page).toHaveURL(/campeonato\/\w+\/sorteio$/);
  const byHand = page.getByRole('heading', { name: 'Posições definidas à mão' });
  const trust = page.getByRole('heading', { name: 'Por que dá para confiar' });
  await expect(byHand).toBeVisible();
  await expect(page.getByText('não houve sorteio')).toBeVisible();
  await expect(trust).toBeHidden();
  await expect(page.getByRole('button', { name: 'Conferir agora' })).toBeHidden();
  await page.setViewportSize(PHONE);
  await axe(page);
  await page.getByRole('link', { name: /^Aleatório,/ }).click();
  await expect(trust).toBeVisible();
  await page.getByRole('link', { name: /^À mão,/ }).click();
  await expect(byHand).toBeVisible();
  const table = await page.request.get(`/campeonato/${id}/classificacao`);
  expect(await table.text()).toMatch(/Grupo B.*Time 01/s);
});

test('by hand in a bracket: two names change places, and the first match is theirs @desktop', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Mata-mata à Mão', [{ tipo: 'mata_mata' }], 5);
  await openTab(page, id, '/gerenciar/sorteio');
  await page.getByRole('radio', { name: /À mão/ }).check();
  const first = page.getByRole('listitem', { name: 'Jogo 1' });
  await expect(first.getByRole('button')).toHaveText(['Time 04', 'Time 05']);
  await page.getByRole('button', { name: 'Time 01', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Time 05', exact: true }).press('Enter');
  await expect(first.getByRole('button')).toHaveText(['Time 04', 'Time 01']);
  await expect(page.getByText('Time 01 e Time 05 trocaram de lugar.')).toBeAttached();
  await axe(page);
  const one = page.getByRole('button', { name: 'Time 04', exact: true });
  await one.dragTo(page.getByRole('button', { name: 'Time 05', exact: true }));
  await expect(first.getByRole('button')).toHaveText(['Time 05', 'Time 01']);
  await page.getByRole('button', { name: 'Montar os jogos' }).click();
  await expect(page).toHaveURL(/campeonato\/\w+\/sorteio$/);
  type People = { data: { uuid: string; nome: string }[] };
  const people = await call<People>(page, 'get', `/api/campeonatos/${id}/participantes`);
  const best = people.data.find(({ nome }) => nome === 'Time 01')?.uuid;
  type Jogos = { data: Record<'mandante' | 'visitante', { participante: string | null }>[] };
  const round = await call<Jogos>(page, 'get', `/api/campeonatos/${id}/jogos?fase=1&rodada=1`);
  const players = round.data.flatMap(({ mandante, visitante }) => [mandante, visitante]);
  expect(players.filter(({ participante }) => participante === best)).toHaveLength(1);
});
