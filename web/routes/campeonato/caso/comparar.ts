// Two words about the same match, line by line, with what differs.
import type { InformadoVisto } from '#contract/partida/dado.ts';
import type { NomesDosLados } from '#web/campeonato/registro-da-partida.ts';
import type { Translate } from '#web/texts/texts.tsx';

const PONTOS = ['tipo', 'wo_de', 'mandante', 'visitante', 'prorrogacao', 'penaltis'] as const;

type Ponto = (typeof PONTOS)[number];

function valorEm(said: InformadoVisto, linha: Ponto, nomes: NomesDosLados, t: Translate) {
  if (linha === 'tipo') return t(`caso.${said.tipo}`);
  if (said.tipo === 'wo') {
    if (linha !== 'wo_de') return null;
    const { wo_de } = said;
    return wo_de === 'ambos' ? t('caso.ambos') : nomes[wo_de === 'mandante' ? 0 : 1];
  }
  if (linha === 'wo_de') return null;
  if (linha === 'prorrogacao') return t(said.prorrogacao ? 'caso.sim' : 'caso.nao');
  if (linha === 'penaltis') return said.penaltis?.join(' × ') ?? t('caso.nenhum');
  return String(said[linha]);
}

export type PontoComparado = {
  readonly linha: Ponto;
  readonly rotulo: string;
  readonly valores: readonly [string | null, string | null];
  readonly difere: boolean;
};

/** Lines that neither speaks of are left out, and so are extra time and penalties that nobody claims. */
export function comparar(
  [one, other]: readonly [InformadoVisto | null, InformadoVisto | null],
  nomes: NomesDosLados,
  t: Translate,
): PontoComparado[] {
  return PONTOS.flatMap((linha) => {
    const valores = [one, other].map((said) => said && valorEm(said, linha, nomes, t));
    const [a = null, b = null] = valores;
    if (a === null && b === null) return [];
    const usual =
      linha === 'prorrogacao' ? t('caso.nao') : linha === 'penaltis' && t('caso.nenhum');
    if (usual && valores.every((valor) => valor === null || valor === usual)) return [];
    const nome = linha === 'visitante' ? nomes[1] : nomes[0];
    const rotulo = t(`caso.linha.${linha}`, { nome });
    return [{ linha, rotulo, valores: [a, b] as const, difere: a !== b }];
  });
}
