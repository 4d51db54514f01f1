// What a side does about the hour of its match. Whatever becomes of it is told in words, and the page shows the
// match as it is then; who was a moment too late reads why, and sees the same.
import { rivalDe } from '#regras/vida/partida.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import type { DoLado, PropostaVista } from './situacao.ts';

export function useAcordo({ dados, lado }: Pick<DoLado, 'dados' | 'lado'>) {
  const texts = useTexts();
  const { t } = texts;
  const { isBusy, problem, run } = useChange();
  const { uuid } = dados.partida;
  const time = nomeDoLado(rivalDe(lado), nomesDosLados(dados));
  const words = (at: string) => shortDateTime(at, texts, dados.now);
  const of = (proposta: PropostaVista) => ({ uuid, proposta: proposta.uuid });
  return {
    isBusy,
    problem,
    propor: (horarios: readonly string[]) =>
      run(
        (call) =>
          call('POST /api/partidas/:uuid/propostas', {
            params: { uuid },
            body: { horarios: [...horarios] },
          }),
        t('acordo.feito.proposto', { n: horarios.length, time }),
      ),
    aceitar: (proposta: PropostaVista) =>
      run(
        (call) =>
          call('PUT /api/partidas/:uuid/propostas/:proposta/aceite', {
            params: of(proposta),
            body: {},
          }),
        t('acordo.feito.aceito', { data: words(proposta.horario) }),
      ),
    retirar: (proposta: PropostaVista) =>
      run(
        (call) => call('DELETE /api/partidas/:uuid/propostas/:proposta', { params: of(proposta) }),
        t('acordo.feito.retirado', { data: words(proposta.horario) }),
      ),
  };
}

export type LancesDoAcordo = ReturnType<typeof useAcordo>;
