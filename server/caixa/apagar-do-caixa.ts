import type { apagarDoCaixa as endpoint } from '#contract/campeonato/caixa.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { deleteNota, listNotas } from './queries.ts';
import { caixaDe } from './ver-caixa.ts';

export const apagarDoCaixa: Handler<typeof endpoint> = async (services, { params, visitor }) => {
  const quem = quemE(visitor);
  const pedido = { id: params.id, quem, acao: 'gerir_participantes', novaVersao: false } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const nota = (await listNotas(tx, campeonato.id)).find(({ uuid }) => uuid === params.nota);
    if (!nota) throw new AppError('nao_encontrado');
    const { uuid, tipo, centavos, descricao } = nota;
    await deleteNota(tx, uuid);
    const antes = { caixa: { tipo, centavos, descricao } };
    await registrar({ acao: 'apagar-do-caixa', objeto: uuid, antes });
    return { data: (await caixaDe(tx, campeonato)).caixa };
  });
};
