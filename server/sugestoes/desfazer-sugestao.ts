import type { desfazerSugestao as endpoint } from '#contract/campeonato/sugestoes.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { aplicarResultado } from '#server/partidas/aplicar-resultado.ts';
import { lancadoDe } from '#server/partidas/resultado.ts';
import { apresentarSugestoes } from './apresentar-sugestoes.ts';
import { findSugestoes, updateSugestao } from './queries.ts';
import { requireNeutro } from './require-neutro.ts';

const LIMPAR = lancadoDe({ tipo: 'limpar' });

const PODE_DESFAZER = ['aplicada', 'aceita'];

/** The match has no result again. Its clock was done and stays so: what comes of it now people decide. */
export const desfazerSugestao: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'corrigir_placar' } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato } = escrita;
    const [sugestao] = await findSugestoes(tx, params.id, [params.sugestao]);
    if (!sugestao) throw new AppError('nao_encontrado');
    const present = async () => {
      const rows = await findSugestoes(tx, params.id, [params.sugestao]);
      const [data] = await apresentarSugestoes(tx, { campeonato, visitor }, rows);
      if (!data) throw new AppError('nao_encontrado');
      return data;
    };
    if (sugestao.estado === 'desfeita') {
      return { data: await present(), impacto: { posicoes: [], partidas: [] } };
    }
    const { dados } = await escrita.carregado();
    const partida = dados.partidas.find(({ uuid }) => uuid === sugestao.partida_uuid);
    if (!PODE_DESFAZER.includes(sugestao.estado) || !partida?.resultado || partida.decisao) {
      throw new AppError('estado_mudou', { text: { key: 'robo.recusa.nada_a_desfazer' } });
    }
    await requireNeutro(escrita, sugestao);
    const { motivo, ciente } = body;
    const { impacto } = await aplicarResultado(escrita, {
      partida,
      lancado: LIMPAR,
      motivo,
      ciente,
    });
    await updateSugestao(tx, sugestao.uuid, {
      estado: 'desfeita',
      por: visitor.user?.uuid ?? null,
    });
    return { data: await present(), impacto };
  });
};
