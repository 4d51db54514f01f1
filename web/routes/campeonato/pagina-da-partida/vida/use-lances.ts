// The moves that this person may make with the match. Whatever becomes of one is told in words, and the page
// shows the match as it is then.
import type { AnswerOf, Api } from '#contract/api.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';

type Movida = AnswerOf<Api['POST /api/partidas/:uuid/informes']>;

export function useLances({ partida, vida }: DadosDaPartida) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const { uuid, versao } = partida;
  const done = ({ data }: Movida) => t(`partida.vida.feito.${data.partida.estado}`);
  const params = { uuid, informe: vida.informe?.uuid ?? '' };
  return {
    isBusy,
    problem,
    confirmar: () =>
      run(
        (call) => call('POST /api/partidas/:uuid/informes/:informe/confirmacao', { params }),
        done,
      ),
    retirar: () =>
      run((call) => call('DELETE /api/partidas/:uuid/informes/:informe', { params }), done),
    retirarContestacao: () =>
      run((call) => call('DELETE /api/partidas/:uuid/contestacao', { params: { uuid } }), done),
    aceitar: () =>
      run(
        (call) => call('POST /api/partidas/:uuid/contestacao/acordo', { params: { uuid } }),
        done,
      ),
    /** As organiser, the word of a side. */
    oficializar: () =>
      run(
        async (call) => {
          const lancamento = vida.informe?.informado;
          if (!lancamento) return;
          await call('PUT /api/partidas/:uuid/placar', {
            params: { uuid },
            body: { versao, lancamento },
          });
        },
        t(`partida.vida.feito.${vida.informe?.informado.tipo === 'wo' ? 'wo' : 'confirmada'}`),
      ),
  };
}
