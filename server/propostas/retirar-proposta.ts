import type { retirarProposta as endpoint } from '#contract/partida/propostas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { desmarcarPrazo } from '#server/prazos/marcar.ts';
import { escreverPeloLado } from '#server/vozes/escrever-pelo-lado.ts';
import { apresentarPropostas } from './apresentar-propostas.ts';
import { closeProposta, findProposta } from './queries.ts';

export const retirarProposta: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor } = call;
  return escreverPeloLado(services, { uuid: params.uuid, visitor }, async (pelo) => {
    const { escrita, partida, lado, vozes, por } = pelo;
    const { tx, campeonato, registrar } = escrita;
    const proposta = await findProposta(tx, params.proposta);
    if (!proposta || proposta.partida_uuid !== partida.uuid) throw new AppError('nao_encontrado');
    if (proposta.lado !== lado) {
      throw new AppError('proibido', { text: { key: 'acordo.recusa.do_outro' } });
    }
    const data = () => apresentarPropostas(tx, { partida, campeonato, vozes, lado });
    if (proposta.estado === 'retirada') return { data: await data() };
    if ((await closeProposta(tx, proposta.uuid, { estado: 'retirada', por })) === 0) {
      const text = { key: 'acordo.recusa.nao_espera_mais' } as const;
      throw new AppError('estado_mudou', { text, data: await data() });
    }
    await desmarcarPrazo(tx, { tipo: 'proposta', objeto: proposta.uuid });
    const { mandante, visitante } = partida;
    const depois = { horarios: [proposta.horario] };
    const linha = { objeto: partida.uuid, lados: { mandante, visitante }, depois };
    await registrar({ acao: 'retirar-proposta', ...linha });
    return { data: await data() };
  });
};
