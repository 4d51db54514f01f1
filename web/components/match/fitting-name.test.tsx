import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FittingName } from './fitting-name.tsx';

const told = (curto: string) =>
  renderToStaticMarkup(<FittingName nome="Tigres do Norte" curto={curto} whole="w" brief="b" />);

test('who listens hears the whole name once, whichever is shown', () => {
  const heard = told('TIG').replace(/<span[^>]*aria-hidden.*?<\/span>/, '');
  expect(heard).toBe('<span class="w">Tigres do Norte</span>');
});

test('a name that is short enough stands there once, and is hidden nowhere', () => {
  expect(told('Tigres do Norte')).toBe('<span>Tigres do Norte</span>');
});
