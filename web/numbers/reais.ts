/** From centavos, reckoned as decimals are: 'R$ 1.250,00', 'R$1,250.00' in English. */
export function reais(centavos: number, locale: string): string {
  const [whole = '', rest = ''] = (Math.abs(centavos) / 100).toFixed(2).split('.');
  const [between, point, after] = locale === 'en' ? [',', '.', ''] : ['.', ',', '\u00a0'];
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, between);
  return `${centavos < 0 ? '-' : ''}R$${after}${grouped}${point}${rest}`;
}
