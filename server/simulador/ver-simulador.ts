import type { DadosDoSimulador, verSimulador as endpoint } from '#contract/campeonato/simulador.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { derivar } from '#server/competicao/derivar.ts';
import type { Estado } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';

type PartidaGuardada = Estado['dados']['partidas'][number];

type PartidaMandada = DadosDoSimulador['partidas'][number];

const partidaDe = (row: PartidaGuardada): PartidaMandada => ({
  uuid: row.uuid,
  fase: row.fase,
  grupo: row.grupo,
  rodada: row.rodada,
  confronto: row.confronto,
  perna: row.perna,
  mandante: row.mandante,
  visitante: row.visitante,
  vaga_mandante: row.vaga_mandante,
  vaga_visitante: row.vaga_visitante,
  resultado: row.resultado,
  cartoes: row.cartoes,
  decidida: row.decisao !== null || row.estado === 'cancelada',
});

/** The reasons of sanctions stay where people read them: no table needs them. */
function dadosDe({ dados }: Estado, versao: number): DadosDoSimulador {
  return {
    versao,
    participantes: dados.participantes,
    sorteados: dados.sorteados.map((sorteado) => sorteado ?? null),
    desempates: dados.desempates.map((order) => (order ? [...order] : null)),
    punicoes: dados.punicoes.map(({ team, points, fase }) => ({
      ...{ participante: team, pontos: points, fase },
    })),
    desistencias: dados.desistencias.map(({ team, fase, afterRound = 0, expelled = false }) => ({
      ...{ participante: team, fase, depois_da_rodada: afterRound, excluido: expelled },
    })),
    partidas: dados.partidas.map(partidaDe),
  };
}

export const verSimulador: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor, request } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  const data = await derivar(db, campeonato, request, {
    name: 'simulador',
    derive: (estado) => dadosDe(estado, campeonato.versao),
  });
  return { data };
};
