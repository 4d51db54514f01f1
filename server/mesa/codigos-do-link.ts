// Codes to print: each leads to its own match on the page of the link, whose secret stands behind the # as in the link itself.
import { encode } from 'uqr';
import type { Tx } from '#server/database/database.ts';
import { partidasDo } from './jogos-da-mesa.ts';
import type { LinkRow } from './queries.ts';

type Endereco = { readonly segredo: string; readonly appUrl: string };

/** Paper is folded and gets wet. */
const linhasDe = (text: string) =>
  encode(text, { border: 2, ecc: 'M' }).data.map((row) =>
    row.map((isDark) => (isDark ? '1' : '0')).join(''),
  );

export async function codigosDoLink(tx: Tx, link: LinkRow, { segredo, appUrl }: Endereco) {
  const isRound = link.partida_uuid === null;
  const found = await partidasDo(tx, link);
  return found.map(({ uuid }) => ({
    partida: uuid,
    linhas: linhasDe(`${appUrl}/mesa#${segredo}${isRound ? `.${uuid}` : ''}`),
  }));
}
