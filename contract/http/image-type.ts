// What an image really is, by its first bytes; its name and declared type prove nothing.

const SIGNATURES = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
  jpeg: [0xff, 0xd8, 0xff],
} as const;

export type ImageType = keyof typeof SIGNATURES;

export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const types = Object.keys(SIGNATURES) as ImageType[];
  const found = types.find((type) =>
    SIGNATURES[type].every((byte, index) => bytes[index] === byte),
  );
  return found ?? null;
}
