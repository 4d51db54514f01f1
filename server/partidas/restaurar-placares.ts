import type { restaurarPlacares as endpoint } from '#contract/partidas.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { assentar } from '#server/competicao/assentar.ts';
import { type DadosDoCampeonato, estadoDe } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { avisarEscaladosSuspensos } from '#server/escalacao/avisar-suspensos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AMBOS, avisarVida } from '#server/informes/avisar.ts';
import { devolverVida, type SuspensaoDevolvida } from '#server/informes/vida-desfeita.ts';
import { listVozes } from '#server/vozes/vozes.ts';
import { aplicarResultado } from './aplicar-resultado.ts';
import { antesDe, devolvidoDe, restauraveisDe } from './desfeitas.ts';
import { comPartida } from './impacto.ts';
import { informadoDe } from './palavra-da-organizacao.ts';

/** All that one press puts back: one that comes back may bring together again the sides of the next. */
function restauraveisEmCadeia(dados: DadosDoCampeonato): readonly PartidaRow[] {
  const found: PartidaRow[] = [];
  let now = dados;
  for (;;) {
    const [next] = restauraveisDe(now);
    if (!next?.desfeito) return found;
    found.push(next);
    const back = comPartida(now, next.uuid, { ...devolvidoDe(next.desfeito), desfeito: null });
    now = assentar(estadoDe(back)).estado.dados;
  }
}

/** The same, as they are offered. */
export const restauraveisAgora = (dados: DadosDoCampeonato) =>
  restauraveisEmCadeia(dados).map((partida) => ({ uuid: partida.uuid, antes: antesDe(partida) }));

/** Who heard that it was undone hears that it counts again. */
async function avisarRestaurada(escrita: Escrita, partida: PartidaRow): Promise<void> {
  const informado = informadoDe(partida);
  if (!informado) return;
  const guardada = { vozes: await listVozes(escrita.tx, partida), nomes: null };
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

/** One put back may bring together again the sides of the next one: until none is left. */
async function restaurarTodos(escrita: Escrita): Promise<PartidaRow[]> {
  const done: PartidaRow[] = [];
  for (;;) {
    const [partida] = restauraveisDe((await escrita.carregado()).dados);
    if (!partida?.desfeito) return done;
    const lancado = devolvidoDe(partida.desfeito);
    const oficial = { partida, lancado, ciente: false, isRestored: true };
    const { partida: restaurada } = await aplicarResultado(escrita, oficial);
    for (const devolvida of await devolverVida(escrita.tx, restaurada.uuid)) {
      await contarSuspensao(escrita, devolvida);
    }
    await avisarRestaurada(escrita, restaurada);
    done.push(restaurada);
  }
}

export const restaurarPlacares: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'corrigir_placar' } as const;
  return escrever(services, pedido, async (escrita) => {
    const done = await restaurarTodos(escrita);
    // A verdict that is back keeps out whom it kept out.
    if (done.length > 0) await avisarEscaladosSuspensos(escrita);
    return { data: done.map((partida) => apresentarPartida(partida, escrita.campeonato.fases)) };
  });
};
