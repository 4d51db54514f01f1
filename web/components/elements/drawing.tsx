import type { ComponentProps } from 'react';

type Props = { markup: string } & Omit<ComponentProps<'svg'>, 'children'>;

/** A picture as one piece of markup: a page has dozens, and each element costs its share of a render. */
export function Drawing({ markup, ...rest }: Props) {
  return (
    <svg
      aria-hidden={rest['aria-label'] === undefined ? 'true' : undefined}
      focusable="false"
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us; whoever draws escapes what comes from people
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** The same as text, for who sets it into an element of their own: a list has many, and each element counts. */
export const pictureOf = (viewBox: string, markup: string): string =>
  `<svg aria-hidden="true" focusable="false" viewBox="${viewBox}">${markup}</svg>`;
