import type { aceitarProposta as endpoint } from '#contract/partida/propostas.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { findPartida } from '#server/competicao/queries.ts';
import { agora } from '#server/database/agora.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { requireVenue } from '#server/partidas/dia-do-jogo.ts';
import { hasLaterBefore } from '#server/partidas/queries.ts';
import { desmarcarPrazo } from '#server/prazos/marcar.ts';
import { escreverPeloLado, type PeloLado } from '#server/vozes/escrever-pelo-lado.ts';
import { falamPor } from '#server/vozes/vozes.ts';
import { apresentarPropostas, recusaDoAcordo } from './apresentar-propostas.ts';
import { avisarAcordo } from './avisar-acordo.ts';
import {
  closeOthers,
  closeProposta,
  findProposta,
  type PropostaRow,
  updateHorarioCombinado,
} from './queries.ts';

/** The other side's, of this match as it is now, and still waiting. */
async function requireAceitavel(pelo: PeloLado, proposta: PropostaRow): Promise<void> {
  const { escrita, partida, lado, vozes } = pelo;
  const { tx, campeonato } = escrita;
  if (proposta.lado === lado) {
    throw new AppError('proibido', { text: { key: 'acordo.recusa.propria' } });
  }
  const data = await apresentarPropostas(tx, { partida, campeonato, vozes, lado });
  const refuse = (key: 'nao_espera_mais' | 'fora_de_hora' | 'passado' | 'depois_da_fase') => {
    throw new AppError('estado_mudou', { text: { key: `acordo.recusa.${key}` }, data });
  };
  if (proposta.estado !== 'aberta') refuse('nao_espera_mais');
  if (recusaDoAcordo(partida, campeonato, vozes)) refuse('fora_de_hora');
  if (Date.parse(proposta.horario) <= (await agora(tx)).getTime()) refuse('passado');
  const { uuid, estadio, local, prazo_at } = partida;
  if (await hasLaterBefore(tx, { uuid, at: proposta.horario })) refuse('depois_da_fase');
  const agenda = { jogo_previsto_at: proposta.horario, prazo_at, estadio, local };
  await requireVenue(tx, { uuid, campeonatoId: campeonato.id, agenda }, 'jogo_previsto_at');
}

async function combinar(pelo: PeloLado, { uuid, horario }: PropostaRow): Promise<void> {
  const { escrita, partida, vozes, por } = pelo;
  const { tx, campeonato, registrar } = escrita;
  await closeProposta(tx, uuid, { estado: 'aceita', por });
  const others = await closeOthers(tx, partida.uuid, { estado: 'outra_aceita', por: null });
  for (const objeto of [uuid, ...others.map((other) => other.uuid)]) {
    await desmarcarPrazo(tx, { tipo: 'proposta', objeto });
  }
  await updateHorarioCombinado(tx, partida.uuid, horario);
  const { mandante, visitante, jogo_previsto_at, confirmado_at, estado } = partida;
  await registrar({
    acao: 'combinar-horario',
    objeto: partida.uuid,
    lados: { mandante, visitante },
    antes: { jogo_previsto_at, confirmado_at, estado },
    depois: { jogo_previsto_at: horario },
  });
  await atualizarQuadros(tx, campeonato);
  const para = [...falamPor(vozes, 'mandante'), ...falamPor(vozes, 'visitante')];
  const fato = { tipo: 'jogo_combinado', partida, para, horarios: [horario] } as const;
  await avisarAcordo(tx, campeonato, fato);
}

export const aceitarProposta: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor } = call;
  return escreverPeloLado(services, { uuid: params.uuid, visitor }, async (pelo) => {
    const { escrita, partida } = pelo;
    const { tx, campeonato } = escrita;
    const proposta = await findProposta(tx, params.proposta);
    if (!proposta || proposta.partida_uuid !== partida.uuid) throw new AppError('nao_encontrado');
    const isDone = proposta.estado === 'aceita' && partida.confirmado_at === proposta.horario;
    // Sent again because the answer was lost: it stands already.
    if (isDone && proposta.lado !== pelo.lado) {
      return { data: apresentarPartida(partida, campeonato.fases) };
    }
    await requireAceitavel(pelo, proposta);
    await combinar(pelo, proposta);
    const after = (await findPartida(tx, partida.uuid)) ?? partida;
    return { data: apresentarPartida(after, campeonato.fases) };
  });
};
