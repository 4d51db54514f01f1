// Types of the whole API, keyed by 'METHOD /path'. Only types: importing this adds no code to a bundle.
import type { z } from 'zod';
import type * as auth from './auth.ts';
import type * as campeonatos from './campeonatos.ts';
import type * as competicao from './competicao.ts';
import type * as email from './email.ts';
import type { Endpoint } from './endpoint.ts';
import type * as gestao from './gestao.ts';
import type * as participantes from './participantes.ts';
import type * as partidas from './partidas.ts';
import type * as perfil from './perfil.ts';
import type * as registrar from './registrar.ts';
import type * as senha from './senha.ts';
import type * as sessao from './sessao.ts';
import type * as usuario from './usuario.ts';
import type * as visao from './visao.ts';

type Modules = typeof auth &
  typeof campeonatos &
  typeof competicao &
  typeof email &
  typeof gestao &
  typeof participantes &
  typeof partidas &
  typeof perfil &
  typeof registrar &
  typeof senha &
  typeof sessao &
  typeof usuario &
  typeof visao;

type Entry = Extract<Modules[keyof Modules], Endpoint>;

export type Api = { [E in Entry as `${E['method']} ${E['path']}`]: E };

type Part<E, Key extends 'params' | 'query' | 'body'> = E extends {
  readonly [K in Key]: infer Schema extends z.ZodType;
}
  ? { [K in Key]: z.input<Schema> }
  : unknown;

/** What a call must send: exactly the parts that the endpoint declares. */
export type Input<E> = Part<E, 'params'> &
  Partial<Part<E, 'query'>> &
  Part<E, 'body'> &
  (E extends { readonly file: object } ? { form: FormData } : unknown);

export type Answer<E> = E extends { readonly answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
