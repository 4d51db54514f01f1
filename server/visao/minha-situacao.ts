// How who looks stands in the table that is on: place round by round, and what they need from their next match.
import type { Visao } from '#contract/visao.ts';
import type { TeamId } from '#engine/types.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { oQuePrecisa } from '#server/classificacao/o-que-precisa.ts';
import { derivar } from '#server/competicao/derivar.ts';
import { posicoesDaFase } from '#server/competicao/posicoes-por-rodada.ts';
import type { Database } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { Publica } from './publica.ts';
import { campanhaDe } from './tabelas-curtas.ts';

type MinhaSituacao = Pick<Visao, 'campanha' | 'precisa'>;

const NONE: MinhaSituacao = { campanha: null, precisa: null };

/** With too many waiting for their answer the page comes without it. */
async function precisaDe(
  db: Database,
  campeonato: CampeonatoRow,
  { fase, own }: { fase: number; own: TeamId },
): Promise<Visao['precisa']> {
  try {
    return await derivar(db, campeonato, undefined, {
      name: `precisa ${fase} ${own}`,
      derive: (estado) => oQuePrecisa(estado, fase, own),
    });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

export async function minhaSituacao(
  db: Database,
  campeonato: CampeonatoRow,
  { tabelas, jogos, momento }: Pick<Publica, 'tabelas' | 'jogos' | 'momento'>,
  own: TeamId | undefined,
): Promise<MinhaSituacao> {
  const campanha = tabelas && campanhaDe(tabelas, own);
  if (!campanha || own === undefined) return NONE;
  const { fase } = jogos;
  const posicoes = (await posicoesDaFase(db, campeonato, fase)).get(own) ?? [];
  const isOn = momento === 'grupos' || momento === 'liga';
  return {
    campanha: { ...campanha, posicoes: [...posicoes] },
    precisa: isOn ? await precisaDe(db, campeonato, { fase, own }) : null,
  };
}
