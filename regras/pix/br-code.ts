// The static code of Pix that is copied and pasted, or drawn as a QR: fields of id, length and value, and a checksum at
// the end (Banco Central do Brasil, Manual de Padrões para Iniciação do Pix; EMV QRCPS-MPM).

export type CobrancaPix = {
  readonly chave: string;
  readonly nome: string;
  readonly cidade: string;
  /** 0: who pays types it. */
  readonly centavos: number;
  /** A–Z and 0–9, at most 25: it stands in the statement of who is paid. */
  readonly referencia: string;
  /** What it is for, as far as there is room. */
  readonly descricao?: string;
};

const LONGEST = { nome: 25, cidade: 15, referencia: 25, conta: 99 } as const;

/** Without accents and signs, which some banks refuse; cut to what the field takes. */
function textoSimples(text: string, longest: number): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 .-]/g, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/ +/g, ' ')
    .trim();
  return plain.slice(0, longest).trim();
}

export const nomeNoCodigo = (nome: string): string => textoSimples(nome, LONGEST.nome);

export const cidadeNoCodigo = (cidade: string): string => textoSimples(cidade, LONGEST.cidade);

const field = (id: string, value: string) =>
  value === '' ? '' : `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE, in four capital digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    }
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const HEAD = 4;

/** Key and description share 99 characters; the key comes first. */
function conta({ chave, descricao = '' }: CobrancaPix): string {
  const account = field('00', 'br.gov.bcb.pix') + field('01', chave);
  const room = LONGEST.conta - account.length - HEAD;
  return account + (room > 0 ? field('02', textoSimples(descricao, room)) : '');
}

export function brCode(cobranca: CobrancaPix): string {
  const { nome, cidade, centavos, referencia } = cobranca;
  const unsigned = [
    field('00', '01'),
    field('26', conta(cobranca)),
    field('52', '0000'),
    field('53', '986'),
    field('54', centavos > 0 ? (centavos / 100).toFixed(2) : ''),
    field('58', 'BR'),
    field('59', nomeNoCodigo(nome)),
    field('60', cidadeNoCodigo(cidade)),
    field('62', field('05', referencia.slice(0, LONGEST.referencia))),
    '6304',
  ].join('');
  return unsigned + checksum(unsigned);
}
