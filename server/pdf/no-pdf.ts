// What every page of a document is drawn with: the paper, the words, the colours of the championship, and who is who.
import { tonsDe } from '#regras/aparencia/tons.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { type Paleta, paletaDe } from '#server/arte/paleta.ts';
import { texts } from '#server/http/locale.ts';
import type { Translate } from '#textos/messages.ts';
import type { MaterialDoPdf, RodadaNoPdf, TimeNoPdf } from './material.ts';
import type { PapelA4 } from './papel.ts';

export const TINTA = '#15171f';
export const CINZA = '#5f6575';
export const LINHA = '#dde0e9';
export const ZEBRA = '#f4f5f9';

export type NoPdf = {
  readonly papel: PapelA4;
  readonly material: MaterialDoPdf;
  readonly t: Translate;
  readonly paleta: Paleta;
  /** Of the championship on white: what is written, and what lies under it. */
  readonly acento: string;
  readonly leve: string;
  timeDe(uuid: string | null): TimeNoPdf | undefined;
  nomeDe(uuid: string | null): string;
};

export function comecarPdf(material: MaterialDoPdf, papel: PapelA4): NoPdf {
  const { campeonato, destaque, times, locale } = material;
  const t = texts[locale];
  const [main, detail] = campeonato.cores.cores;
  const paleta = paletaDe([destaque ?? main, detail]);
  const { texto, leve2 } = tonsDe(paleta.cor).claro;
  const timeDe = (uuid: string | null) => (uuid === null ? undefined : times[uuid]);
  return {
    ...{ papel, material, t, paleta, acento: texto, leve: leve2, timeDe },
    nomeDe: (uuid) => timeDe(uuid)?.nome ?? t('arte.a_definir'),
  };
}

/** As the organisers named it, or by its kind; nothing where there is only one. */
export function nomeDaFase({ material, t }: NoPdf, fase: number): string {
  const { fases } = material.campeonato;
  const own: Fase | undefined = fases[fase - 1];
  if (!own || fases.length < 2) return '';
  return own.nome || t(`opcoes.fase.${own.tipo}`);
}

export const nomeDaRodada = ({ t }: NoPdf, { etapa, rodada }: RodadaNoPdf): string =>
  etapa === null ? t('arte.rodada', { n: rodada }) : nomeDaEtapa(etapa, t);
