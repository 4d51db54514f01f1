import { expect, test } from 'vitest';
import { checkNames } from './check-names.ts';

test('two files that export a type of one name are refused, wherever they are', () => {
  expect(
    checkNames([
      ['server/agenda/datas.ts', 'export type Pedido = { dia: string };'],
      ['web/routes/campeonato/pedido.ts', 'export interface Pedido { id: string }'],
    ]),
  ).toEqual(['Pedido is exported by server/agenda/datas.ts and web/routes/campeonato/pedido.ts']);
});

test('a type that a file keeps to itself has no name that another file exports', () => {
  expect(
    checkNames([
      ['engine/types.ts', 'export type Result = number;'],
      ['server/http/endpoint.ts', 'type Result = string;\nexport type Handler = Result;'],
      ['web/a.ts', 'type Props = 1;'],
      ['web/b.ts', 'type Props = 2;'],
    ]),
  ).toEqual(['Result of server/http/endpoint.ts is exported by engine/types.ts']);
});

test('a component and a type of one name are refused too', () => {
  expect(
    checkNames([
      ['engine/types.ts', 'export type Score = number;'],
      ['web/components/match/score.tsx', 'export function Score() { return null; }'],
      ['web/routes/perfil/perfil.tsx', 'export default function PerfilPage() { return null; }'],
    ]),
  ).toEqual(['Score is exported by engine/types.ts and web/components/match/score.tsx']);
});

test('what a framework asks of every page, constants and tests may be called the same', () => {
  const page = 'export const loader = 1;\nexport function meta() {}\nexport const MOST = 3;';
  expect(
    checkNames([
      ['web/routes/a/a.tsx', page],
      ['web/routes/b/b.tsx', page],
      ['web/routes/b/b.test.ts', 'export type Thing = 1;'],
      ['web/routes/c/c.ts', 'export type Thing = 2;'],
    ]),
  ).toEqual([]);
});
