// What people are told of their plan by mail.
import { z } from 'zod';
import { uuid } from '#contract/http/fields.ts';
import { carta } from '#server/jobs/job.ts';

export const avisarPlano = carta(
  'assinatura.aviso',
  z.object({
    usuario: uuid,
    tipo: z.enum(['cobranca_falhou', 'plano_acaba', 'plano_acabou', 'reembolso_feito']),
    ate: z.string().nullable(),
  }),
);
