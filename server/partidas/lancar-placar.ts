import type { lancarPlacar as lancar, preverPlacar as prever } from '#contract/partidas.ts';
import { ehExtra } from '#regras/montagem/jogo-extra.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { reabrir } from '#server/campeonatos/reabrir.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { carregarDados } from '#server/competicao/estado.ts';
import { findPartida, type PartidaComCampeonato } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { avisarJogo } from './avisar-jogo.ts';
import { requireAware as requireDayAware, requireVenue } from './dia-do-jogo.ts';
import { type Impacto, impactoDe } from './impacto.ts';
import { entradaDe, lancamentoRepetido } from './lancamento-repetido.ts';
import { requireDecided } from './penaltis.ts';
import { clearResultado, updateResultado } from './queries.ts';
import { lancadoDe } from './resultado.ts';

async function requirePartida(tx: Tx, uuid: string): Promise<PartidaComCampeonato> {
  const partida = await findPartida(tx, uuid);
  if (!partida) throw new AppError('nao_encontrado');
  return partida;
}

type Corpo = Call<typeof lancar>['body'];

function requireAllowed({ campeonato }: Escrita, partida: PartidaComCampeonato, body: Corpo): void {
  if (partida.versao !== body.versao) {
    throw new AppError('estado_mudou', { data: apresentarPartida(partida) });
  }
  if (campeonato.estado !== 'andamento' && campeonato.estado !== 'encerrado') {
    throw new AppError('estado_mudou', { text: { key: 'campeonatos.placar_fora_de_hora' } });
  }
  if (partida.decisao) {
    throw new AppError('estado_mudou', { text: { key: 'campeonatos.placar_desistencia' } });
  }
  if (body.lancamento.tipo === 'cancelar' && ehExtra(partida)) {
    throw new AppError('estado_mudou', { text: { key: 'campeonatos.extra_nao_cancela' } });
  }
  if (!partida.mandante || !partida.visitante) {
    throw new AppError('estado_mudou', { text: { key: 'campeonatos.placar_sem_times' } });
  }
  if (partida.resultado && !body.motivo) {
    const key = 'campeonatos.placar_sem_motivo';
    throw new AppError('dados_invalidos', { validations: { motivo: { key } } });
  }
}

/** Later results are undone only by somebody who saw which ones. */
function requireAware(impacto: Impacto, { ciente }: Corpo): void {
  const loses = impacto.partidas.some(({ perde_resultado }) => perde_resultado);
  if (!loses || ciente) return;
  throw new AppError('estado_mudou', { text: { key: 'campeonatos.placar_desfaz' }, data: impacto });
}

/** A match that is put off leaves the deadline of its round, and gets a day that its venue has free. */
async function requireDia(
  { tx, campeonato }: Escrita,
  { uuid, estadio, local }: PartidaComCampeonato,
  { at, ciente }: { readonly at: string | null; readonly ciente: boolean },
): Promise<void> {
  const agenda = { jogo_previsto_at: at, prazo_at: null, estadio, local };
  const dia = { uuid, campeonatoId: campeonato.id, agenda };
  await requireVenue(tx, dia, 'jogo_previsto_at');
  if (!ciente) await requireDayAware(tx, dia);
}

async function gravar(
  escrita: Escrita,
  partida: PartidaComCampeonato,
  body: Corpo,
): Promise<Impacto> {
  const { tx, campeonato } = escrita;
  const lancado = lancadoDe(body.lancamento);
  const dados = await carregarDados(tx, campeonato);
  requireDecided(dados, partida, lancado.resultado);
  const impacto = impactoDe(dados, partida.uuid, lancado.resultado);
  requireAware(impacto, body);
  const { adiada_para: at } = lancado;
  if (at !== undefined) await requireDia(escrita, partida, { at, ciente: body.ciente });
  await updateResultado(tx, partida.uuid, lancado);
  const desfeitas = impacto.partidas.flatMap((p) => (p.perde_resultado ? [p.uuid] : []));
  for (const uuid of desfeitas) await clearResultado(tx, uuid);
  await atualizarQuadros(tx, campeonato);
  await reabrir(escrita);
  await escrita.registrar({
    acao: 'lancar-placar',
    objeto: partida.uuid,
    antes: {
      resultado: partida.resultado,
      estado: partida.estado,
      versao: partida.versao,
      ...(at !== undefined && {
        jogo_previsto_at: partida.jogo_previsto_at,
        prazo_at: partida.prazo_at,
      }),
    },
    depois: { ...entradaDe(body), ...(desfeitas.length > 0 && { desfeitas }) },
  });
  if (at !== undefined) {
    const aviso = { por: escrita.quem.user?.uuid, tipo: 'jogo_adiado' } as const;
    await avisarJogo(tx, campeonato, { ...partida, jogo_previsto_at: at }, aviso);
  }
  return impacto;
}

export const lancarPlacar: Handler<typeof lancar> = async (services, { params, body, visitor }) => {
  const { campeonato_id } = await requirePartida(services.db, params.uuid);
  const pedido = { id: campeonato_id, quem: quemE(visitor), acao: 'lancar_placar' } as const;
  return escrever(services, pedido, async (escrita) => {
    // Read again under the lock.
    const partida = await requirePartida(escrita.tx, params.uuid);
    const repetido = await lancamentoRepetido(escrita, partida, body);
    if (repetido) return { data: apresentarPartida(partida), impacto: repetido };
    requireAllowed(escrita, partida, body);
    const impacto = await gravar(escrita, partida, body);
    // An extra match that nobody needs any more is gone with its result.
    const after = (await findPartida(escrita.tx, params.uuid)) ?? partida;
    return { data: apresentarPartida(after), impacto };
  });
};

export const preverPlacar: Handler<typeof prever> = async ({ db }, { params, body, visitor }) => {
  const partida = await requirePartida(db, params.uuid);
  const quem = quemE(visitor);
  const campeonato = await requireCampeonato(db, partida.campeonato_id, quem, 'lancar_placar');
  const { resultado } = lancadoDe(body.lancamento);
  return { data: impactoDe(await carregarDados(db, campeonato), params.uuid, resultado) };
};
