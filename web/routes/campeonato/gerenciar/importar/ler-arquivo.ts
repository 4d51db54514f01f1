// The text of a file that somebody chose. Sheets save CSV in the letters of Windows, or in UTF-16.
export const MAIS_LETRAS = 120_000;
const MOST_BYTES = 4 * MAIS_LETRAS;

type Lido = { readonly texto: string } | { readonly problema: 'grande' | 'nao_e_texto' };

export function decodificar(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export async function lerArquivo(file: File): Promise<Lido> {
  if (file.size > MOST_BYTES) return { problema: 'grande' };
  const texto = decodificar(new Uint8Array(await file.arrayBuffer()));
  // A sheet in its own format, a picture, a PDF.
  if (texto.includes('\0')) return { problema: 'nao_e_texto' };
  return texto.length > MAIS_LETRAS ? { problema: 'grande' } : { texto };
}
