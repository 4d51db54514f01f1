/** Only the digits of a text: '(11) 98765-4321' gives '11987654321'. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
