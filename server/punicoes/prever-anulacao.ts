import type { preverAnulacao as endpoint } from '#contract/punicoes.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { carregarDados, type DadosDoCampeonato, estadoDe } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { comSaida } from '#server/participantes/saida/saida.ts';
import { efeitosComNomes, efeitosDe } from '#server/partidas/efeitos.ts';
import { consequenciaDe } from '#server/partidas/impacto.ts';
import { findPunicao, type PunicaoRow } from './queries.ts';

/** Of several alike it does not matter which one goes. */
function semPunicao(
  dados: DadosDoCampeonato,
  { participante, fase, pontos, rodada, tirou }: PunicaoRow,
): DadosDoCampeonato {
  if (tirou) return comSaida(dados, participante, false);
  const index = dados.punicoes.findIndex(
    (one) =>
      one.team === participante &&
      one.fase === fase &&
      one.points === pontos &&
      (one.round ?? null) === rodada,
  );
  return index < 0 ? dados : { ...dados, punicoes: dados.punicoes.toSpliced(index, 1) };
}

export const preverAnulacao: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, visitor } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'punir');
  const punicao = await findPunicao(db, params.id, params.punicao);
  if (!punicao) throw new AppError('nao_encontrado');
  const dados = await carregarDados(db, campeonato);
  const antes = estadoDe(dados);
  const consequencia = consequenciaDe(antes, estadoDe(semPunicao(dados, punicao)));
  return { data: await efeitosComNomes(db, params.id, efeitosDe(antes, consequencia)) };
};
