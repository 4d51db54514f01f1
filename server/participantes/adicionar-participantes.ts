import type { adicionarParticipantes as endpoint } from '#contract/participantes.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { apresentar, olharDe } from './apresentar.ts';
import { incluirNomes } from './incluir-nomes.ts';
import { listByUuids } from './queries.ts';

export const adicionarParticipantes: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const quem = quemE(visitor);
  const pedido = { id: params.id, quem, acao: 'gerir_participantes' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const { estado, tem_partidas } = campeonato;
    if (tem_partidas)
      throw new AppError('estado_mudou', { text: { key: 'participantes.sorteado' } });
    if (estado !== 'rascunho' && estado !== 'inscricoes') {
      throw new AppError('estado_mudou', { text: { key: 'participantes.fechadas' } });
    }
    const uuids = await incluirNomes(tx, campeonato, body.participantes);
    const rows = await listByUuids(tx, params.id, uuids);
    const depois = { nomes: rows.map(({ nome }) => nome) };
    await registrar({ acao: 'adicionar-participantes', depois });
    const olhar = olharDe(campeonato, quem);
    return { data: rows.map((row) => apresentar(row, olhar)) };
  });
};
