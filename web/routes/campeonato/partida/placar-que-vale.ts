// Somebody else entered a score while the sheet was open: what stands now, and whose it is.
import type { Partida, PartidaInteira } from '#contract/partidas.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { figuresOf } from '#web/components/match/match-state.ts';
import type { Translate } from '#web/texts/texts.tsx';

type Registros = Pick<PartidaInteira, 'registros'>['registros'];

const LANCA: readonly string[] = ['lancar-placar', 'corrigir-placar'];

export function placarQueVale(
  partida: Pick<Partida, 'placar' | 'placar_wo' | 'wo_de'>,
  registros: Registros,
  t: Translate,
): string | null {
  const figures = figuresOf(partida);
  if (!figures) return null;
  const [home, away] = figures.goals;
  const [ours, theirs] = figures.penalties?.map((kicks) => ` (${kicks})`) ?? ['', ''];
  // A score is never broken into two lines.
  const score = `${home}${ours} ×${theirs} ${away}`.replaceAll(' ', '\u00a0');
  const placar = partida.wo_de ? t('campeonato.placar.wo_de_gols', { placar: score }) : score;
  const quem = registros.find(({ acao }) => LANCA.includes(acao))?.quem;
  return quem
    ? t('campeonato.placar.mudou', { quem, placar })
    : t('campeonato.placar.mudou_sem_nome', { placar });
}

/** Null where that is not why it was refused. */
export async function buscarOQueVale(error: unknown, t: Translate): Promise<string | null> {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const now = error.body?.data as Partial<Partida> | undefined;
  if (!now?.uuid || !now.estado) return null;
  try {
    const { data } = await quietApi('GET /api/partidas/:uuid', {
      params: { uuid: now.uuid },
      query: {},
    });
    return placarQueVale(data.partida, data.registros, t);
  } catch {
    return placarQueVale(now as Partida, [], t);
  }
}
