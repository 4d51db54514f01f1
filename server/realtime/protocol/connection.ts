// One client, as the protocol sees it: what carries its texts is not known here.

/** Who was let in, by which session: both stand in what was signed for them. */
export type Holder = { readonly usuario: string; readonly sessao: string };

export type Connection = {
  readonly socketId: string;
  /** Bytes of one text are made once for everybody. */
  send(frame: string | Buffer): void;
  /** Says why, and ends it. */
  end(code: number, message: string): void;
  isOpen(): boolean;
  /** The channels that it hears; of one that is not for everybody, by whose right. */
  readonly channels: Map<string, Holder | null>;
  /** Channels that were asked for and are being looked up. */
  readonly asked: Set<string>;
  /** Who signed in on it. */
  user: Holder | null;
};

export function readHolder(text: unknown): Holder | null {
  if (typeof text !== 'string') return null;
  try {
    const { id, usuario = id, sessao } = JSON.parse(text) ?? {};
    if (typeof usuario !== 'string' || typeof sessao !== 'string') return null;
    return { usuario, sessao };
  } catch {
    return null;
  }
}
