import type { anotarNoCaixa as endpoint } from '#contract/campeonato/caixa.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { uuidv7 } from '#server/uuid.ts';
import { insertNota, listNotas } from './queries.ts';
import { caixaDe } from './ver-caixa.ts';

/** Nobody pays out more prizes than this, and a loop would fill the table. */
const MAIS_NOTAS = 500;

export const anotarNoCaixa: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const quem = quemE(visitor);
  const pedido = { id: params.id, quem, acao: 'gerir_participantes', novaVersao: false } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const { length } = await listNotas(tx, campeonato.id);
    if (length >= MAIS_NOTAS) {
      const validations = { descricao: { key: 'taxas.caixa_cheio' } } as const;
      throw new AppError('dados_invalidos', { validations });
    }
    const uuid = uuidv7();
    await insertNota(tx, { ...body, uuid, campeonatoId: campeonato.id, por: user.uuid });
    await registrar({ acao: 'anotar-no-caixa', objeto: uuid, depois: { caixa: body } });
    return { data: (await caixaDe(tx, campeonato)).caixa };
  });
};
