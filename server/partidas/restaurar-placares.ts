import type { restaurarPlacares as endpoint } from '#contract/partidas.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { findNome, type PartidaRow } from '#server/competicao/queries.ts';
import { avisarEscaladosSuspensos } from '#server/escalacao/avisar-suspensos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { AMBOS, avisarVida } from '#server/informes/avisar.ts';
import { ladosDe } from '#server/informes/fatos.ts';
import {
  devolverVida,
  palavrasGuardadas,
  type SancaoDevolvida,
} from '#server/informes/vida-desfeita.ts';
import { contadasAgora } from '#server/lances/ao-vivo-agora.ts';
import { listVozes, type VozDoLado } from '#server/vozes/vozes.ts';
import { aplicarResultado } from './aplicar-resultado.ts';
import { devolvidoDe, queSeReencontram } from './desfeitas.ts';
import { informadoDe } from './palavra-da-organizacao.ts';
import { requirePlacares } from './require-partida.ts';
import type { Lancado } from './resultado.ts';
import { comVolta } from './voltas/nas-regras.ts';
import { recusaDaVolta } from './voltas/quem-restaura.ts';

type Volta = {
  readonly lancado: Lancado;
  readonly vozes: VozDoLado[];
  /** The side of the organiser who puts it back. */
  readonly deQuemJoga: LadoDoJogo | undefined;
};

/** Who heard that it was undone hears that it counts again, and whether by somebody who plays it. */
async function avisarRestaurada(
  escrita: Escrita,
  partida: PartidaRow,
  { vozes, deQuemJoga: lado }: Volta,
): Promise<void> {
  const informado = informadoDe(partida);
  if (!informado) return;
  const guardada = { vozes, nomes: null };
  const por = escrita.quem.user?.uuid;
  const fato = { tipo: 'partida_mudou', para: AMBOS, informado, por } as const;
  const marca = lado
    ? ({ frase: 'restaurada_de_quem_joga', lado } as const)
    : ({ frase: 'partida_restaurada' } as const);
  await avisarVida({ escrita, partida, guardada }, { ...fato, ...marca });
}

/** As it was told when it was decided. */
async function contarSancao({ registrar }: Escrita, devolvida: SancaoDevolvida) {
  const { participante, de_quem_joga, jogos, pontos, multa, ...sancao } = devolvida;
  const depois = {
    ...sancao,
    ...(jogos === null ? { pontos, multa } : { jogos }),
    ...(de_quem_joga && { de_quem_joga }),
  };
  await registrar({ acao: 'punir-participante', objeto: participante, depois });
}

async function restaurar(escrita: Escrita, partida: PartidaRow, volta: Volta): Promise<PartidaRow> {
  const { lancado, deQuemJoga } = volta;
  const conta = deQuemJoga && { conta: { de_quem_joga: deQuemJoga } };
  const oficial = { partida, lancado, ciente: false, isRestored: true, ...conta };
  const { partida: restaurada } = await aplicarResultado(escrita, oficial);
  for (const devolvida of await devolverVida(escrita.tx, restaurada.uuid)) {
    await contarSancao(escrita, devolvida);
  }
  await avisarRestaurada(escrita, restaurada, volta);
  return restaurada;
}

/** What is told now would be over at one press, and with it a score that others see. */
const aoVivo = ({ campeonato }: Escrita, partida: PartidaRow) =>
  new AppError('estado_mudou', {
    text: { key: 'campeonatos.volta_ao_vivo' },
    data: apresentarPartida(partida, campeonato.fases),
  });

/** Others would wait for it for ever, or be undone: its result is entered anew. */
async function foraDasRegras(escrita: Escrita, partida: PartidaRow): Promise<AppError> {
  const { tx, campeonato } = escrita;
  const { mandante, visitante } = partida;
  const nomes = await Promise.all([mandante, visitante].map((lado) => lado && findNome(tx, lado)));
  return new AppError('estado_mudou', {
    text: { key: 'campeonatos.volta_regras', params: { jogo: nomes.join(' × ') } },
    data: apresentarPartida(partida, campeonato.fases),
  });
}

/** As it stands before it is put back, or why it does not come back by this person's hand. */
async function voltaDe(
  escrita: Escrita,
  partida: PartidaRow,
  desfeito: NonNullable<PartidaRow['desfeito']>,
): Promise<Volta | AppError> {
  const { tx, quem } = escrita;
  const vozes = await listVozes(tx, partida);
  const palavra = (await palavrasGuardadas(tx, [partida])).get(partida.uuid);
  const recusa = recusaDaVolta(escrita, partida, { vozes, palavra });
  if (recusa) return recusa;
  const { dados } = await escrita.carregado();
  if (!comVolta(dados, partida)) return foraDasRegras(escrita, partida);
  const [deQuemJoga] = quem.user ? ladosDe({ vozes }, partida, quem.user.uuid) : [];
  return { lancado: devolvidoDe(desfeito), vozes, deQuemJoga };
}

/** One put back may bring together again the sides of the next one: until none is left that this person may put back. */
async function restaurarTodos(escrita: Escrita): Promise<PartidaRow[]> {
  const done: PartidaRow[] = [];
  const refused = new Map<string, AppError>();
  const told = await contadasAgora(escrita.tx, escrita.campeonato);
  for (;;) {
    const found = queSeReencontram((await escrita.carregado()).dados);
    const partida = found.find(({ uuid }) => !refused.has(uuid));
    if (!partida?.desfeito) break;
    const volta = told.has(partida.uuid)
      ? aoVivo(escrita, partida)
      : await voltaDe(escrita, partida, partida.desfeito);
    if (volta instanceof AppError) refused.set(partida.uuid, volta);
    else done.push(await restaurar(escrita, partida, volta));
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
