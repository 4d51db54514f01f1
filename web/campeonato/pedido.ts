// What every loader of a tab is given.
import type { ApiCall } from '#web/api/api.ts';

export type Pedido = {
  readonly api: ApiCall;
  readonly id: string;
  readonly search: URLSearchParams;
};

export const params = ({ id }: Pedido) => ({ params: { id } });

export const number = (text: string | null) =>
  text && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
