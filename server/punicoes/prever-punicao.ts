import type { preverPunicao as endpoint } from '#contract/punicoes.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { carregarDados, type DadosDoCampeonato, estadoDe } from '#server/competicao/estado.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { comSaida } from '#server/participantes/saida/saida.ts';
import { efeitosComNomes, efeitosDe } from '#server/partidas/efeitos.ts';
import { consequenciaDe } from '#server/partidas/impacto.ts';
import { requirePunido } from './require-punido.ts';

type SancaoPrevista = Call<typeof endpoint>['body'];

/** Only points and an exclusion change what is derived. */
function comSancao(
  dados: DadosDoCampeonato,
  { tipo, participante: team, pontos, fase, rodada }: SancaoPrevista,
): DadosDoCampeonato {
  if (tipo === 'exclusao') return comSaida(dados, team, true, true);
  if (tipo !== 'pontos') return dados;
  const punicao = { team, points: pontos, fase, ...(rodada && { round: rodada }) };
  return { ...dados, punicoes: [...dados.punicoes, punicao] };
}

export const preverPunicao: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, body, visitor } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'punir');
  await requirePunido(db, campeonato, body);
  const dados = await carregarDados(db, campeonato);
  const antes = estadoDe(dados);
  const consequencia = consequenciaDe(antes, estadoDe(comSancao(dados, body)));
  return { data: await efeitosComNomes(db, params.id, efeitosDe(antes, consequencia)) };
};
