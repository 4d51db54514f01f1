import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a button that waits can keep the focus', () => {
  const html = renderToStaticMarkup(<Button disabled />);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain('disabled=""');
});
