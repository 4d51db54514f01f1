import type { editarLiga as endpoint } from '#contract/liga/ligas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { quemNaLiga } from './acesso.ts';
import { apresentarLigaDeNovo } from './apresentar.ts';
import { dadosDaLiga } from './dados.ts';
import { escreverNaLiga } from './escrever.ts';
import { updateLiga } from './queries.ts';

export const editarLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor } = call;
  const { versao, ...body } = call.body;
  const quem = quemNaLiga(visitor);
  const pedido = { uuid: params.uuid, quem, acao: 'editar' } as const;
  return escreverNaLiga(services, pedido, async ({ tx, liga, registrar }) => {
    if (liga.versao !== versao) {
      throw new AppError('estado_mudou', { text: { key: 'ligas.editada' } });
    }
    const dados = dadosDaLiga(body, liga.cores);
    await updateLiga(tx, params.uuid, dados);
    const { nome, visibilidade, entrada } = liga;
    await registrar({
      acao: 'editar-liga',
      antes: { nome, visibilidade, entrada },
      depois: { nome: dados.nome, visibilidade: dados.visibilidade, entrada: dados.entrada },
    });
    return { data: await apresentarLigaDeNovo(tx, params.uuid, quem) };
  });
};
