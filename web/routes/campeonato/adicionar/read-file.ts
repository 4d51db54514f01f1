// A list out of a file. Sheets made in Brazil are often saved in the old encoding of Windows.
const LARGEST_BYTES = 1_000_000;

export function decodeList(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Null when it is no text, or far too long to be a list of names. */
export async function readListFile(file: File): Promise<string | null> {
  if (file.size > LARGEST_BYTES) return null;
  const text = decodeList(new Uint8Array(await file.arrayBuffer()));
  return text.includes('\0') ? null : text;
}
