// What the tab shows before the engine is in the browser: today, or the scenario of a link, derived here by the
// same code. Only the matches that are in sight at first are sent along.

import { dadosDoCenario } from '#regras/cenario/dados.ts';
import { cenarioNo } from '#regras/cenario/link.ts';
import { type DadosDoCenario, montar } from '#regras/cenario/montado.ts';
import { hojeEm } from '#regras/cenario/tabelas.ts';
import { vistaDe } from '#regras/cenario/vista.ts';
import { comNomes } from '#web/routes/campeonato/nomes.ts';
import type { DaAba } from '#web/routes/campeonato/pagina.ts';
import { carregadorDaAba, params } from '#web/routes/campeonato/pedido.ts';
import { abertosEm, O_QUE_FALTA, rodadasAVista } from './rodadas-a-vista.ts';

const SEMENTE = 1;

/** The two sides of each match that was played since the link was made. */
function ladosDe({ partidas }: DadosDoCenario, uuids: readonly string[]) {
  return uuids.flatMap((uuid) => {
    const { mandante, visitante } = partidas.find((partida) => partida.uuid === uuid) ?? {};
    return mandante && visitante ? [{ mandante, visitante }] : [];
  });
}

export const carregarSimulador = carregadorDaAba('simulador', async (pedido, campeonato) => {
  const { data } = await pedido.api('GET /api/campeonatos/:id/simulador', params(pedido));
  const dados = dadosDoCenario(data, campeonato.fases);
  const link = pedido.search.get('cenario');
  const lido = link ? cenarioNo(link, dados.partidas) : undefined;
  const hoje = vistaDe(montar(dados, {}));
  const palpites = lido?.palpites ?? {};
  const vista = lido ? vistaDe(montar(dados, palpites), hojeEm(hoje)) : hoje;
  const inSight = rodadasAVista(vista.rodadas, O_QUE_FALTA, 0).rodadas;
  const inicio = {
    versao: data.versao,
    temJogos: dados.partidas.length > 0,
    vista: { ...vista, rodadas: inSight },
    hoje: [...hojeEm(hoje)],
    abertos: abertosEm(vista.rodadas),
    semente: lido?.semente ?? SEMENTE,
    palpites,
    jogadas: ladosDe(dados, lido?.jogadas ?? []),
    perdidos: lido?.perdidos ?? 0,
    isInvalido: Boolean(link) && !lido,
  };
  const confrontos = vista.chaves.flatMap((chave) => chave.confrontos);
  return comNomes(pedido, campeonato, inicio, confrontos);
});

export type Inicio = DaAba<typeof carregarSimulador>['dados'];
