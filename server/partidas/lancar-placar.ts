import type { lancarPlacar as lancar } from '#contract/partidas.ts';
import { recusaDoCancelamento } from '#regras/montagem/cancelamento.ts';
import { pode } from '#regras/permissoes.ts';
import { alvoDe, pessoaDe, quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { estadoDe } from '#server/competicao/estado.ts';
import { partidaLembrada } from '#server/competicao/memoria.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { lanceDeQuemLanca, pedirSobre } from '#server/informes/lance.ts';
import { oQueSofre } from '#server/sumula/o-que-sofre.ts';
import { listVozes } from '#server/vozes/vozes.ts';
import { aplicarResultado } from './aplicar-resultado.ts';
import { avisarJogo } from './avisar-jogo.ts';
import { desfechoDe } from './desfecho.ts';
import { requireAware as requireDayAware, requireVenue } from './dia-do-jogo.ts';
import { ehRecente, guardarEnvio } from './envios.ts';
import { envioDe, lancamentoRepetido } from './lancamento-repetido.ts';
import { avisarLancado, palavraDe, requireLancavel } from './palavra-da-organizacao.ts';
import { requireCampeonatoDaPartida, requirePlacares } from './require-partida.ts';
import { lancadoDe } from './resultado.ts';
import { voltasDepois } from './voltas/voltas.ts';

type Corpo = Call<typeof lancar>['body'];

type EntreAsOutras = { readonly partida: PartidaRow; readonly partidas: readonly PartidaRow[] };

function requireAllowed(
  { campeonato }: Escrita,
  { partida, partidas }: EntreAsOutras,
  body: Corpo,
): void {
  if (partida.versao !== body.versao) {
    throw new AppError('estado_mudou', { data: apresentarPartida(partida, campeonato.fases) });
  }
  requirePlacares(campeonato);
  if (partida.decisao) {
    throw new AppError('estado_mudou', { text: { key: 'campeonatos.placar_desistencia' } });
  }
  if (!partida.mandante || !partida.visitante) {
    throw new AppError('estado_mudou', { text: { key: 'campeonatos.placar_sem_times' } });
  }
  if (body.lancamento.tipo !== 'cancelar') return;
  const recusa = recusaDoCancelamento(partida, partidas);
  if (recusa) throw new AppError('estado_mudou', { text: { key: `campeonatos.${recusa}` } });
}

/**
 * A result that stands is changed for a reason, and so is a match called off; only its author takes a typo back at
 * once without one.
 */
async function requireReason(escrita: Escrita, partida: PartidaRow, body: Corpo): Promise<void> {
  const { tipo } = body.lancamento;
  if (body.motivo || (!partida.resultado && tipo !== 'cancelar')) return;
  const isTakenBack = tipo === 'limpar';
  if (isTakenBack && (await ehRecente(escrita, partida.uuid))) return;
  const isOff = tipo === 'cancelar' || partida.resultado?.tipo === 'cancelada';
  const key = isOff ? 'cancelar_sem_motivo' : 'placar_sem_motivo';
  throw new AppError('dados_invalidos', {
    validations: { motivo: { key: `campeonatos.${key}` } },
  });
}

/** Who only enters results puts right what they sent a moment ago, and nothing that stands. */
async function requireCorrecao(escrita: Escrita, partida: PartidaRow): Promise<void> {
  const { campeonato, quem } = escrita;
  const pessoa = pessoaDe(quem, campeonato.papel);
  if (!partida.resultado || pode('corrigir_placar', pessoa, alvoDe(campeonato))) return;
  if (!(await ehRecente(escrita, partida.uuid))) throw new AppError('proibido');
}

/** What a correction makes of the match sheet is told before it is made; results that it undoes come first. */
async function sumulaSofre(
  { tx }: Escrita,
  partida: PartidaRow,
  { ciente, lancamento }: Corpo,
): Promise<AppError | null> {
  const mayHave = partida.resultado !== null || partida.estado === 'informada';
  if (ciente || !mayHave) return null;
  const sofre = await oQueSofre(tx, partida, lancadoDe(lancamento).resultado);
  if (!sofre) return null;
  const text = { key: `sumula.correcao.${sofre}` } as const;
  return new AppError('estado_mudou', { text, data: { confirmar: true } });
}

/** A match that is put off leaves the deadline of its round, and gets a day that its venue has free. */
async function requireDia(
  { tx, campeonato }: Escrita,
  { uuid, estadio, local }: PartidaRow,
  { at, ciente }: { readonly at: string | null; readonly ciente: boolean },
): Promise<void> {
  const agenda = { jogo_previsto_at: at, prazo_at: null, estadio, local };
  const dia = { uuid, campeonatoId: campeonato.id, agenda };
  await requireVenue(tx, dia, 'jogo_previsto_at');
  if (!ciente) await requireDayAware(tx, dia);
}

type VozesPedidas = ReturnType<typeof pedirVozes>;

/** Of who plays a match that is remembered here. */
const pedirVozes = (tx: Tx, id: string, uuid: string) =>
  pedirSobre(partidaLembrada(id, uuid), (partida) => listVozes(tx, partida));

async function lancarAgora(
  escrita: Escrita,
  partida: PartidaRow,
  { body, vozes }: { readonly body: Corpo; readonly vozes: VozesPedidas },
) {
  const lancado = lancadoDe(body.lancamento);
  const { adiada_para: at } = lancado;
  const { ciente } = body;
  if (at !== undefined) await requireDia(escrita, partida, { at, ciente });
  const lance = await lanceDeQuemLanca(escrita, partida, vozes);
  requireLancavel(lance, body.lancamento);
  const motivo = body.motivo ?? undefined;
  const palavra = palavraDe(lance, lancado);
  const aplicado = await aplicarResultado(escrita, { partida, lancado, motivo, ciente, palavra });
  await avisarLancado(lance, lancado, motivo);
  if (at !== undefined) {
    const aviso = { por: escrita.quem.user?.uuid, tipo: 'jogo_adiado' } as const;
    await avisarJogo(escrita.tx, escrita.campeonato, { ...partida, jogo_previsto_at: at }, aviso);
  }
  return aplicado;
}

export const lancarPlacar: Handler<typeof lancar> = async (services, { params, body, visitor }) => {
  const id = await requireCampeonatoDaPartida(services.db, params.uuid);
  let vozes: VozesPedidas;
  const junto = (tx: Tx) => {
    vozes = pedirVozes(tx, id, params.uuid);
  };
  const pedido = { id, quem: quemE(visitor), acao: 'lancar_placar', junto } as const;
  return escrever(services, pedido, async (escrita) => {
    // As it is under the lock.
    const { dados, estado } = await escrita.carregado();
    const { partidas } = dados;
    const partida = partidas.find(({ uuid }) => uuid === params.uuid);
    if (!partida) throw new AppError('nao_encontrado');
    const { fases } = escrita.campeonato;
    const repetido = await lancamentoRepetido(escrita, partida, body);
    if (repetido) {
      const desfecho = desfechoDe(estado ?? estadoDe(dados), partida);
      const voltas = await voltasDepois(escrita, dados);
      return { data: apresentarPartida(partida, fases), impacto: repetido, desfecho, ...voltas };
    }
    requireAllowed(escrita, { partida, partidas }, body);
    await requireCorrecao(escrita, partida);
    await requireReason(escrita, partida, body);
    const refused = await sumulaSofre(escrita, partida, body);
    const {
      partida: after,
      impacto,
      desfecho,
      tocadas,
    } = await lancarAgora(escrita, partida, { body, vozes });
    if (refused) throw refused;
    escrita.soTocou(tocadas);
    await guardarEnvio(escrita, envioDe(params.uuid, body), impacto);
    const voltas = await voltasDepois(escrita, (await escrita.carregado()).dados);
    return { data: apresentarPartida(after, fases), impacto, desfecho, ...voltas };
  });
};
