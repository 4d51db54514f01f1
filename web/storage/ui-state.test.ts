import { expect, test } from 'vitest';
import { isMobileWidth } from '#web/screen/mobile-screen.ts';
import { changeUi, uiState } from './ui-state.ts';

test('a part changes, the rest stays, and followers are told once', () => {
  let told = 0;
  const stop = uiState.subscribe(() => {
    told += 1;
  });
  changeUi({ mobileMenuOpen: true });
  changeUi({ mobileMenuOpen: true });
  expect(uiState.get()).toMatchObject({ mobileMenuOpen: true, pageChanging: false });
  expect(told).toBe(1);
  stop();
  changeUi({ mobileMenuOpen: false });
  expect(told).toBe(1);
});

test('a screen is mobile under 640 px', () => {
  expect(isMobileWidth(639)).toBe(true);
  expect(isMobileWidth(640)).toBe(false);
});
