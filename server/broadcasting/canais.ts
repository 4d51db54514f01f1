// The channels of the product. Events of a championship carry nothing of it: who hears that it changed asks for it,
// and is answered what they may see.
import { canalAberto, canalDaPessoa, canalDosMembros } from '#contract/realtime/eventos.ts';
import { comoEsta } from '#server/campeonatos/ouvir/como-esta.ts';
import { podeOuvir } from '#server/campeonatos/ouvir/pode-ouvir.ts';
import type { Tx } from '#server/database/database.ts';
import type { ChannelRule } from '#server/realtime/protocol/rules.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const CODIGO = '[2-9a-hjkmnp-z]{10}';

/** What everybody asks at the same moment is asked once: a shared link brings thousands. */
const REMEMBER_MS = 2_000;
const MOST_REMEMBERED = 1_000;

function remembering(ask: (id: string) => Promise<boolean>): (id: string) => Promise<boolean> {
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<boolean> }>();
  return (id) => {
    const known = answers.get(id);
    if (known && Date.now() - known.at < REMEMBER_MS) return known.answer;
    if (answers.size >= MOST_REMEMBERED) answers.clear();
    const answer = ask(id);
    answers.set(id, { at: Date.now(), answer });
    answer.catch(() => answers.delete(id));
    return answer;
  };
}

/** Whole names of one kind of channel. */
const named = (nameOf: (about: string) => string, about: string): RegExp =>
  new RegExp(`^${nameOf('@').replace('.', '\\.').replace('@', `(${about})`)}$`);

const canalDeQuemEntrou = (uuid: string) => `#server-to-user-${uuid}`;

const isOwn: ChannelRule['may'] = async (uuid, usuario) => uuid === usuario;

export function canais(db: Tx): ChannelRule[] {
  const open = remembering((id) => podeOuvir(db, id, null));
  const now = (id: string) => comoEsta(db, id);
  return [
    { pattern: named(canalDaPessoa, UUID), by: 'signature', may: isOwn },
    { pattern: named(canalDeQuemEntrou, UUID), by: 'sign-in', may: isOwn },
    { pattern: named(canalAberto, CODIGO), by: 'anybody', may: open, now, isCounted: true },
    {
      pattern: named(canalDosMembros, CODIGO),
      by: 'signature',
      may: async (id, usuario) => usuario !== null && podeOuvir(db, id, usuario),
      now,
      isCounted: true,
    },
  ];
}
