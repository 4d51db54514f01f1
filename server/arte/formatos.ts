// Sizes of the pictures, and how they are called in an address.
export const FORMATOS_DA_ARTE = {
  /** The preview of a link. */
  link: [1200, 630],
  quadrada: [1080, 1080],
  retrato: [1080, 1350],
  story: [1080, 1920],
} as const;

export type FormatoDaArte = keyof typeof FORMATOS_DA_ARTE;
