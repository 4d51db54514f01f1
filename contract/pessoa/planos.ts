// Whether plans are for sale. What they allow and cost is a table of the rules (regras/planos.ts).
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

/** No; only as a demonstration; yes. */
export const venda = z.enum(['nao', 'demonstracao', 'sim']);

export const verResponsavel = endpoint({
  method: 'GET',
  path: '/api/planos/responsavel',
  access: 'public',
  summary: 'Who answers for this site, as who runs it has said',
  answer: z.object({
    data: z.object({ nome: z.string(), contato: z.string() }).nullable(),
  }),
});

export const verPlanos = endpoint({
  method: 'GET',
  path: '/api/planos',
  access: 'public',
  summary: 'Whether plans are for sale here',
  answer: z.object({ data: z.object({ venda }) }),
});
