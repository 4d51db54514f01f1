// What is worked out, and drawn, once somebody touches the page: until then nobody pays for it.
import { memo } from 'react';
import { Barras } from './barras.tsx';
import { ChanceDoTitulo } from './chance-do-titulo.tsx';
import { Chances } from './chances.tsx';
import { makeCounter } from './contador.ts';
import { ListaDoQuePrecisa } from './precisa.tsx';

export const contas = {
  makeCounter,
  ChanceDoTitulo,
  Chances: memo(Chances),
  Barras: memo(Barras),
  ListaDoQuePrecisa: memo(ListaDoQuePrecisa),
};

export type PartesDasContas = typeof contas;
