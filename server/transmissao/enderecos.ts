// Where OBS finds what is shown. It has no session, so the address itself is what opens it: signed by us, and another one
// each time that somebody asks for one.
import type { Transmissao } from '#contract/campeonato/transmissao.ts';
import type { Keys } from '#server/http/keys.ts';
import type { Locale } from '#textos/locale.ts';

const assinado = (id: string, renovada: number) => `${id} ${renovada}`;

export const isDaTransmissao = (keys: Keys, id: string, renovada: number, chave: string) =>
  keys.verify('transmissao', assinado(id, renovada), chave);

type Assina = { readonly keys: Keys; readonly appUrl: string; readonly locale: Locale };

export function enderecosDe(
  id: string,
  renovada: number,
  { keys, appUrl, locale }: Assina,
): Transmissao['enderecos'] {
  const query = new URLSearchParams({
    chave: keys.sign('transmissao', assinado(id, renovada)),
    ...(locale === 'en' && { lingua: 'en' }),
  });
  const at = (peca: string) => `${appUrl}/transmissao/${id}/${peca}?${query}`;
  const [tela, placar, tarja] = [at('tela'), at('placar'), at('tarja')];
  return { tela, placar, tarja, tabela: at('tabela'), patrocinio: at('patrocinio') };
}
