// Points that a verdict took away count as long as what it judged does.
import type { DadosDoCampeonato } from '#server/competicao/estado.ts';
import type { PunicaoNaTabela } from '#server/competicao/queries.ts';

const deAlguma =
  (partidas: readonly string[]) =>
  ({ partida }: PunicaoNaTabela): boolean =>
    partida !== undefined && partidas.includes(partida);

type Saem = {
  /** About these nothing was decided any more. */
  readonly largadas: readonly string[];
  /** Those among them whose result may be put back, and with it what was decided. */
  readonly desfeitas?: readonly string[];
};

export function semVereditos(
  dados: DadosDoCampeonato,
  { largadas, desfeitas = [] }: Saem,
): DadosDoCampeonato {
  const [gone, kept] = [deAlguma(largadas), deAlguma(desfeitas)];
  return {
    ...dados,
    punicoes: dados.punicoes.filter((one) => !gone(one)),
    punicoesDesfeitas: [
      ...dados.punicoesDesfeitas.filter((one) => !kept(one)),
      ...dados.punicoes.filter(kept),
    ],
  };
}

/** With a result that is put back. */
export function comVeredito(dados: DadosDoCampeonato, partida: string): DadosDoCampeonato {
  const own = deAlguma([partida]);
  return {
    ...dados,
    punicoes: [...dados.punicoes, ...dados.punicoesDesfeitas.filter(own)],
    punicoesDesfeitas: dados.punicoesDesfeitas.filter((one) => !own(one)),
  };
}
