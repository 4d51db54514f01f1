// Rankings of a liga: made and set up by who runs it, seen by who sees the liga.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { MODALIDADES } from '#regras/configuracao/opcoes.ts';
import { limparNome } from '#regras/participantes/nome-limpo.ts';
import { regrasDoRanking } from '#regras/ranking/regras.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { pessoaNoRanking, resumoDoRanking } from './rankings.ts';

const params = z.object({ uuid });

const nome = z.string().max(240).transform(limparNome).pipe(z.string().min(1).max(60));

const salvo = z.object({ data: resumoDoRanking });

export const listarRankingsDaLiga = endpoint({
  method: 'GET',
  path: '/api/rankings/ligas/:liga',
  access: 'public',
  summary: 'The rankings of a liga',
  params: z.object({ liga: uuid }),
  answer: z.object({ data: z.array(resumoDoRanking) }),
});

export const criarRanking = endpoint({
  method: 'POST',
  path: '/api/rankings',
  access: 'verified',
  summary: 'A ranking of a liga, by who runs it; as many as the plan of its owner allows',
  body: z.strictObject({
    liga: uuid,
    nome,
    modalidade: z.enum(MODALIDADES),
    regras: regrasDoRanking,
  }),
  answer: salvo,
  status: 201,
  once: true,
});

export const editarRanking = endpoint({
  method: 'PUT',
  path: '/api/rankings/:uuid',
  access: 'verified',
  summary: 'Changes name and rules; everything is reckoned anew. Its kind stays',
  params,
  body: z.strictObject({ nome, regras: regrasDoRanking, versao: z.int() }),
  answer: salvo,
});

export const excluirRanking = endpoint({
  method: 'DELETE',
  path: '/api/rankings/:uuid',
  access: 'verified',
  summary: 'Takes a ranking of a liga away, with its adjustments',
  params,
});

const contado = z.object({
  id: z.string(),
  nome: z.string(),
  encerrado_em: instante.nullable(),
  /** So many have a place in it that counts. */
  entre: z.number(),
  peso: z.number(),
});

export type CampeonatoDoRanking = z.output<typeof contado>;

export const verCampeonatosDoRanking = endpoint({
  method: 'GET',
  path: '/api/rankings/:uuid/campeonatos',
  access: 'public',
  summary: 'Closed championships that count, with their weight, newest first',
  params,
  answer: z.object({ data: z.array(contado) }),
});

const ajusteFeito = z.object({
  uuid,
  pessoa: pessoaNoRanking,
  pontos: z.number(),
  motivo: z.string(),
  /** Who did it; null where they have left. */
  autor: z.string().nullable(),
  em: instante,
});

export const verAjustes = endpoint({
  method: 'GET',
  path: '/api/rankings/:uuid/ajustes',
  access: 'public',
  summary: 'Points that were added or taken by hand, newest first',
  params,
  answer: z.object({ data: z.array(ajusteFeito) }),
});
