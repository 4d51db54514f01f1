// One endpoint = one entry: method, whole path, who may call it, what goes in, what comes out.
// The server binds it to a handler, the typed client calls it, OpenAPI is written from it.
import type { z } from 'zod';

/**
 * Who may call: anyone; any signed-in person; one with a verified e-mail; a site administrator; who holds a link,
 * whose secret comes as a bearer and instead of cookies; a program that signs its requests.
 */
export type Access = 'public' | 'user' | 'verified' | 'admin' | 'link' | 'signed';

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Schema of the body of a success; absent means 204 without a body. */
  readonly answer?: z.ZodType;
  /** Status of a success when it is not 200 (or 204). */
  readonly status?: 201 | 202;
  /** A success that is not JSON: a 302 to another address, or a file of this type; of a picture, the handler says which. */
  readonly sends?:
    | 'redirect'
    | 'application/pdf'
    | 'application/zip'
    | 'text/csv; charset=utf-8'
    | 'image/*';
  /** What comes in is one file, in this field of a multipart form. */
  readonly file?: { readonly field: string; readonly maxBytes: number };
  /** Makes something: sent again with the same Idempotency-Key, it gives the first answer. */
  readonly once?: true;
  /** Only for who has proved within the last 15 minutes that it is them. */
  readonly fresh?: true;
};

export function endpoint<const E extends Endpoint>(entry: E): E {
  return entry;
}
