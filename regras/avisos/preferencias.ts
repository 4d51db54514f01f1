// By which ways people are told, and when. Apart from the schemas, which browsers do not need.
import { CATEGORIAS_DE_AVISO, type CategoriaDeAviso } from './tipos.ts';

export const CANAIS_DE_AVISO = ['site', 'email', 'push'] as const;

export type CanalDeAviso = (typeof CANAIS_DE_AVISO)[number];

type Canais = Readonly<Record<CanalDeAviso, boolean>>;

export type CanaisPorCategoria = Readonly<Record<CategoriaDeAviso, Canais>>;

/** Of these all come to the app, whatever was chosen: deadlines run on them. */
export const SEMPRE_NO_APP: readonly CategoriaDeAviso[] = ['placares', 'contestacoes'];

/** Of who never chose. */
export const AVISOS_USUAIS: CanaisPorCategoria = {
  placares: { site: true, email: true, push: true },
  contestacoes: { site: true, email: true, push: true },
  jogos: { site: true, email: true, push: true },
  prazos: { site: true, email: true, push: true },
  inscricoes: { site: true, email: true, push: false },
  campeonatos: { site: true, email: false, push: false },
  ligas: { site: true, email: false, push: false },
};

type Escolhidos = Partial<Record<CategoriaDeAviso, Partial<Canais>>>;

/** What was chosen, and the usual for the rest. */
export function canaisDe(escolhidos: Escolhidos): CanaisPorCategoria {
  const rows = CATEGORIAS_DE_AVISO.map((categoria) => {
    const canais = { ...AVISOS_USUAIS[categoria], ...escolhidos[categoria] };
    if (SEMPRE_NO_APP.includes(categoria)) canais.site = true;
    return [categoria, canais];
  });
  return Object.fromEntries(rows) as CanaisPorCategoria;
}

/** When mails of notices leave: each at once, all of a day together, or none. */
export const RITMOS_DE_EMAIL = ['na_hora', 'por_dia', 'nunca'] as const;

/** The hour at which the mail of the day leaves, by the clock of its reader. The database has it too (0150). */
export const HORA_DO_RESUMO = 8;

/** Offered first to who wants to be left alone at night. */
export const SILENCIO_USUAL = { de: 23, ate: 8 } as const;
