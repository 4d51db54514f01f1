// The tables of a season show who goes up and down by its numbers.
import { isDeepStrictEqual } from 'node:util';
import { comZonas, zonasDaDivisao } from '#regras/liga/zonas-da-temporada.ts';
import { porZonas } from '#server/campeonatos/liga/da-temporada.ts';
import type { Tx } from '#server/database/database.ts';
import { type ServerTexts, texts } from '#server/http/locale.ts';
import { divisoesDe, type TemporadaCarregada } from './carregar.ts';

type Vizinhas = { readonly acima: string; readonly abaixo: string };

const legendasEm = (t: ServerTexts, { acima, abaixo }: Vizinhas) => ({
  sobe: t('ligas.zona.sobe', { nome: acima }),
  repescagem: t('ligas.zona.repescagem'),
  cai: t('ligas.zona.cai', { nome: abaixo }),
});

/** In which the zones that there are were written; Portuguese before there are any. */
export function linguaDasZonas(carregada: TemporadaCarregada): ServerTexts {
  const divisoes = divisoesDe(carregada);
  const written = new Set(
    divisoes.flatMap(({ fases: [first] }) =>
      first && 'zonas' in first ? first.zonas.map(({ legenda }) => legenda) : [],
    ),
  );
  const isIn = (say: ServerTexts) =>
    divisoes.some((_, index) => {
      const [acima, abaixo] = [divisoes[index - 1]?.nome ?? '', divisoes[index + 1]?.nome ?? ''];
      return Object.values(legendasEm(say, { acima, abaixo })).some((one) => written.has(one));
    });
  return Object.values(texts).find(isIn) ?? texts['pt-BR'];
}

export async function acertarZonas(
  tx: Tx,
  carregada: TemporadaCarregada,
  t: ServerTexts,
): Promise<void> {
  const divisoes = divisoesDe(carregada);
  for (const [index, divisao] of divisoes.entries()) {
    const [acima, abaixo] = [divisoes[index - 1], divisoes[index + 1]];
    const names = { acima: acima?.nome ?? '', abaixo: abaixo?.nome ?? '' };
    const times = carregada.linhas.get(divisao.id)?.length ?? 0;
    const ends = { times, acima, abaixo: abaixo && divisao };
    const own = Object.values(texts).flatMap((say) => Object.values(legendasEm(say, names)));
    const zonas = zonasDaDivisao(ends, legendasEm(t, names));
    const fases = comZonas(divisao.fases, zonas, new Set(own));
    if (!isDeepStrictEqual(fases, divisao.fases)) await porZonas(tx, divisao.id, fases);
  }
}
