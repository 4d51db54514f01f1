// The states that a championship passes through.
export const ESTADOS = ['rascunho', 'inscricoes', 'andamento', 'encerrado', 'cancelado'] as const;

export type EstadoDoCampeonato = (typeof ESTADOS)[number];

type PorMostrar<Estado extends string> = {
  readonly estado: Estado;
  readonly resumo: { readonly jogos: number };
};

/** As it is shown: once it is drawn nobody comes in any more, although it has not begun. */
export const estadoVisto = <Estado extends string>({
  estado,
  resumo,
}: PorMostrar<Estado>): Estado | 'sorteado' =>
  estado === 'inscricoes' && resumo.jogos > 0 ? 'sorteado' : estado;
