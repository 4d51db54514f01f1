import type { restaurarPlacares as endpoint } from '#contract/partidas.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { avisarEscaladosSuspensos } from '#server/escalacao/avisar-suspensos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { AMBOS, avisarVida } from '#server/informes/avisar.ts';
import { devolverVida, type SuspensaoDevolvida } from '#server/informes/vida-desfeita.ts';
import { contadasAgora } from '#server/lances/ao-vivo-agora.ts';
import { listVozes, type VozDoLado } from '#server/vozes/vozes.ts';
import { aplicarResultado } from './aplicar-resultado.ts';
import { devolvidoDe, queSeReencontram } from './desfeitas.ts';
import { informadoDe } from './palavra-da-organizacao.ts';
import { requirePlacares } from './require-partida.ts';
import type { Lancado } from './resultado.ts';
import { recusaDaVolta } from './voltas/quem-restaura.ts';

/** Who heard that it was undone hears that it counts again. */
async function avisarRestaurada(
  escrita: Escrita,
  partida: PartidaRow,
  vozes: VozDoLado[],
): Promise<void> {
  const informado = informadoDe(partida);
  if (!informado) return;
  const guardada = { vozes, nomes: null };
  const fato = { tipo: 'partida_mudou', frase: 'partida_restaurada', para: AMBOS } as const;
  const por = escrita.quem.user?.uuid;
  await avisarVida({ escrita, partida, guardada }, { ...fato, informado, por });
}

/** As it was told when it was decided. */
async function contarSuspensao({ registrar }: Escrita, devolvida: SuspensaoDevolvida) {
  const { participante, de_quem_joga, ...suspensao } = devolvida;
  const depois = { tipo: 'suspensao', ...suspensao, ...(de_quem_joga && { de_quem_joga }) };
  await registrar({ acao: 'punir-participante', objeto: participante, depois });
}

async function restaurar(
  escrita: Escrita,
  partida: PartidaRow,
  { lancado, vozes }: { readonly lancado: Lancado; readonly vozes: VozDoLado[] },
): Promise<PartidaRow> {
  const oficial = { partida, lancado, ciente: false, isRestored: true };
  const { partida: restaurada } = await aplicarResultado(escrita, oficial);
  for (const devolvida of await devolverVida(escrita.tx, restaurada.uuid)) {
    await contarSuspensao(escrita, devolvida);
  }
  await avisarRestaurada(escrita, restaurada, vozes);
  return restaurada;
}

/** What is told now would be over at one press, and with it a score that others see. */
const aoVivo = ({ campeonato }: Escrita, partida: PartidaRow) =>
  new AppError('estado_mudou', {
    text: { key: 'campeonatos.volta_ao_vivo' },
    data: apresentarPartida(partida, campeonato.fases),
  });

/** One put back may bring together again the sides of the next one: until none is left that this person may put back. */
async function restaurarTodos(escrita: Escrita): Promise<PartidaRow[]> {
  const done: PartidaRow[] = [];
  const refused = new Map<string, AppError>();
  const told = await contadasAgora(escrita.tx, escrita.campeonato);
  for (;;) {
    const found = queSeReencontram((await escrita.carregado()).dados);
    const partida = found.find(({ uuid }) => !refused.has(uuid));
    if (!partida?.desfeito) break;
    const vozes = await listVozes(escrita.tx, partida);
    const recusa = told.has(partida.uuid)
      ? aoVivo(escrita, partida)
      : recusaDaVolta(escrita, partida, vozes);
    const lancado = devolvidoDe(partida.desfeito);
    if (recusa) refused.set(partida.uuid, recusa);
    else done.push(await restaurar(escrita, partida, { lancado, vozes }));
  }
  const [recusa] = refused.values();
  // What may come back does, without the others.
  if (recusa && done.length === 0) throw recusa;
  return done;
}

export const restaurarPlacares: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'corrigir_placar' } as const;
  return escrever(services, pedido, async (escrita) => {
    requirePlacares(escrita.campeonato);
    const done = await restaurarTodos(escrita);
    // A verdict that is back keeps out whom it kept out.
    if (done.length > 0) await avisarEscaladosSuspensos(escrita);
    return { data: done.map((partida) => apresentarPartida(partida, escrita.campeonato.fases)) };
  });
};
