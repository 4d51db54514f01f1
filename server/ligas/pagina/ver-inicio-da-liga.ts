import type { verInicioDaLiga as endpoint } from '#contract/liga/ligas.ts';
import { agoraNaLiga, campeoesDaLiga } from '#server/campeonatos/liga/da-liga.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { avisosDaLiga } from '../avisos/avisos-da-liga.ts';
import { listMembros } from '../membros/queries.ts';
import { olharDe } from './olhar.ts';

const MOST = { campeonatos: 6, avisos: 3, campeoes: 5, equipe: 12 } as const;

export const verInicioDaLiga: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const quem = quemNaLiga(visitor);
  const liga = await requireLiga(db, params.uuid, quem, 'ver');
  const olhar = olharDe(quem, liga);
  const first = { palavras: [], depois: undefined, todos: true, limit: MOST.equipe };
  const [campeonatos, avisos, campeoes, membros] = [
    await agoraNaLiga(db, olhar, MOST.campeonatos),
    await avisosDaLiga(db, params.uuid, MOST.avisos),
    await campeoesDaLiga(db, olhar, undefined, MOST.campeoes),
    await listMembros(db, { liga: params.uuid, ...first }),
  ];
  const equipe = membros.filter(({ papel }) => papel !== 'membro');
  return { data: { campeonatos, avisos, campeoes, equipe } };
};
