// Lists to choose from in the settings of a liga. Plain data, as those of a championship.

/** Anybody may come in; whoever asks is let in by the staff; only by a link of the staff. */
export const ENTRADAS_NA_LIGA = ['aberta', 'aprovacao', 'convite'] as const;

export const ORDENS_DAS_LIGAS = ['maiores', 'recentes', 'nome'] as const;

export const MINHAS_LIGAS = ['participo', 'cuido'] as const;

/** Days for which a link of invitation is good. */
export const DIAS_DO_CONVITE = [1, 7, 30] as const;
