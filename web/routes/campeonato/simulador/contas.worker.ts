// Chances and proofs cost more than a key press may: they are worked out beside the page.
import { type ChancesDaDisputa, chancesDe } from '#regras/cenario/chances.ts';
import { type DadosDoCenario, montar } from '#regras/cenario/montado.ts';
import { naChave, type SituacaoNaChave } from '#regras/cenario/na-chave.ts';
import type { Palpites } from '#regras/cenario/palpite.ts';
import { type OQuePrecisa, oQuePrecisa } from '#regras/cenario/precisa.ts';

export type PerguntaDeContas = {
  readonly dados: DadosDoCenario;
  readonly palpites: Palpites;
  readonly semente: number;
  /** Whose needs are asked for. */
  readonly time: string;
};

export type RespostaDeContas = {
  readonly chances: readonly ChancesDaDisputa[];
  readonly precisa: OQuePrecisa | null;
  readonly naChave: SituacaoNaChave | null;
};

addEventListener('message', ({ data }: MessageEvent<PerguntaDeContas>) => {
  const { dados, palpites, semente, time } = data;
  const montado = montar(dados, palpites);
  const resposta: RespostaDeContas = {
    chances: chancesDe(montado, semente),
    precisa: oQuePrecisa(montado, time),
    naChave: naChave(montado, time),
  };
  postMessage(resposta);
});
