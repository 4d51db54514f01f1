import type { decidirSugestoes as endpoint } from '#contract/campeonato/sugestoes.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { aplicarResultado } from '#server/partidas/aplicar-resultado.ts';
import { lancadoDe } from '#server/partidas/resultado.ts';
import { avisarRobo } from '#server/robo/avisar-robo.ts';
import { apresentarSugestoes } from './apresentar-sugestoes.ts';
import { findSugestoes, type SugestaoRow, updateSugestao } from './queries.ts';
import { requireNeutro } from './require-neutro.ts';

const DEPOIS = { aceitar: 'aceita', recusar: 'recusada' } as const;

/** What was proposed for a match as it is now becomes its result, by the word of who accepts it. */
async function aceitar(escrita: Escrita, sugestao: SugestaoRow): Promise<void> {
  const { dados } = await escrita.carregado();
  const partida = dados.partidas.find(({ uuid }) => uuid === sugestao.partida_uuid);
  const isSame =
    partida?.estado === 'agendada' &&
    partida.mandante === sugestao.mandante &&
    partida.visitante === sugestao.visitante;
  if (!partida || !isSame || partida.decisao) {
    throw new AppError('estado_mudou', { text: { key: 'robo.recusa.partida_mudou' } });
  }
  const { lancamento } = sugestao;
  const lancado = lancadoDe(
    lancamento.tipo === 'wo' ? lancamento : { ...lancamento, prorrogacao: false },
  );
  await aplicarResultado(escrita, { partida, lancado, ciente: false });
  const exceto = escrita.quem.user?.uuid;
  await avisarRobo(escrita.tx, escrita.campeonato, { tipo: 'robo_agiu', partida, exceto });
}

export const decidirSugestoes: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'lancar_placar' } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    const found = await findSugestoes(tx, params.id, body.uuids);
    if (found.length < new Set(body.uuids).size) throw new AppError('nao_encontrado');
    const estado = DEPOIS[body.decisao];
    for (const sugestao of found.filter((one) => one.estado !== estado)) {
      if (sugestao.estado !== 'aberta') {
        throw new AppError('estado_mudou', { text: { key: 'robo.recusa.ja_decidida' } });
      }
      await requireNeutro(escrita, sugestao);
      await updateSugestao(tx, sugestao.uuid, { estado, por: visitor.user?.uuid ?? null });
      if (estado === 'aceita') await aceitar(escrita, sugestao);
      else {
        const { partida_uuid: objeto, mandante, visitante, lancamento } = sugestao;
        const linha = { objeto, lados: { mandante, visitante }, depois: { lancamento } };
        await registrar({ acao: 'recusar-sugestao', ...linha });
      }
    }
    const after = await findSugestoes(tx, params.id, body.uuids);
    return { data: await apresentarSugestoes(tx, { campeonato, visitor }, after) };
  });
};
