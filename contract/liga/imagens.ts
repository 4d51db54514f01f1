// Pictures that a liga shows of itself.
import { z } from 'zod';
import { endpoint } from '#contract/http/endpoint.ts';
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import { daLiga, liga } from './ligas.ts';

const answer = z.object({ data: liga });

const { escudos_de_ligas: shield, capas_de_ligas: banner } = TIPOS_DE_ARQUIVO;

export const enviarEscudoDaLiga = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/escudo',
  access: 'verified',
  summary: 'Puts a picture as its shield: png, jpeg or gif',
  params: daLiga,
  file: { field: shield.campo, maxBytes: shield.maisBytes },
  answer,
});

export const tirarEscudoDaLiga = endpoint({
  method: 'DELETE',
  path: '/api/ligas/:uuid/escudo',
  access: 'verified',
  summary: 'Shows the drawn shield again',
  params: daLiga,
  answer,
});

export const enviarCapaDaLiga = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/capa',
  access: 'verified',
  summary: 'Puts a picture as its banner: png, jpeg or gif',
  params: daLiga,
  file: { field: banner.campo, maxBytes: banner.maisBytes },
  answer,
});

export const tirarCapaDaLiga = endpoint({
  method: 'DELETE',
  path: '/api/ligas/:uuid/capa',
  access: 'verified',
  summary: 'Shows the drawn banner again',
  params: daLiga,
  answer,
});
