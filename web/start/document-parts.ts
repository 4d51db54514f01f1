// What the document around a page needs to know of this one answer. In the browser the document is there
// already, and the browser shows nobody its nonce.
import { createContext } from 'react';

type Parts = {
  /** Allows a script of ours under the policy of this answer. */
  readonly nonce: string | undefined;
  /** Without scripts a page is only read: it stands in for one that could not be made. */
  readonly hasScripts: boolean;
};

export const DocumentParts = createContext<Parts>({ nonce: undefined, hasScripts: true });
