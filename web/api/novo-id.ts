/** A uuid for what the device makes; `crypto.randomUUID` exists on https alone. */
export function novoId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, at) => {
    if (at === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (at === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
