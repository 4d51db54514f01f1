// Links to the groups of a liga. They are shown to everybody, so only those of the two services are taken, and only
// as invitations to a group look: no link leads anywhere else.

const WHATSAPP = /^https:\/\/chat\.whatsapp\.com\/(?:invite\/)?[A-Za-z0-9]{10,40}$/;
const WHATSAPP_CANAL = /^https:\/\/(?:www\.)?whatsapp\.com\/channel\/[A-Za-z0-9]{10,40}$/;
const DISCORD = /^https:\/\/(?:discord\.gg|(?:www\.)?discord\.com\/invite)\/[A-Za-z0-9-]{2,40}$/;

/** As people paste it: without the protocol, or with what the app adds behind a question mark. */
function limpo(texto: string): string {
  const semBusca = texto
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '');
  const semProtocolo = semBusca.replace(/^https?:\/\//i, '');
  const [host = '', ...resto] = semProtocolo.split('/');
  return ['https:/', host.toLowerCase(), ...resto].join('/');
}

/** The address as it is kept; null where it is not one of a WhatsApp group or channel. */
export function grupoDoWhatsapp(texto: string): string | null {
  const url = limpo(texto);
  return WHATSAPP.test(url) || WHATSAPP_CANAL.test(url) ? url : null;
}

export function grupoDoDiscord(texto: string): string | null {
  const url = limpo(texto);
  return DISCORD.test(url) ? url : null;
}
