// How a championship shows itself beyond its crest: a banner, the colour of its pages, and who sponsors it. It comes with
// the plan of its owner; what is there stays shown when the plan ends, and only grows again with one.
import { z } from 'zod';
import { limparNome } from '#regras/participantes/nome-limpo.ts';
import { linkSeguro } from '#regras/vida/provas.ts';

export const MAIS_PATROCINADORES = 12;

const cor = z.string().regex(/^#[0-9a-f]{6}$/);

const nome = z.string().max(180).transform(limparNome).pipe(z.string().min(1).max(60));

/** As people paste it: where only the name of the site is written, https is meant. */
const link = z
  .string()
  .max(500)
  .nullish()
  .transform((text, context) => {
    const written = text?.trim();
    if (!written) return null;
    const safe = linkSeguro(/^[a-z]+:/i.test(written) ? written : `https://${written}`);
    if (safe === null) context.addIssue({ code: 'custom', message: 'link' });
    return safe;
  });

export const patrocinador = z.object({
  uuid: z.uuid(),
  nome: z.string(),
  link: z.string().nullable(),
  logo: z.string().nullable(),
});

export type Patrocinador = z.output<typeof patrocinador>;

/** As it is stored; the version tells two who change it at once apart. */
export type Aparencia = {
  readonly versao: number;
  readonly capa: string | null;
  /** The same for cards in lists; those sent before there was one have none. */
  readonly faixa?: string | null;
  readonly destaque: string | null;
  readonly patrocinadores: readonly Patrocinador[];
};

export const SEM_APARENCIA: Aparencia = {
  versao: 0,
  capa: null,
  destaque: null,
  patrocinadores: [],
};

/** What who organises writes; pictures come as files of their own. */
export const aparenciaDada = z.strictObject({
  versao: z.int(),
  destaque: cor.nullable(),
  patrocinadores: z
    .array(z.strictObject({ uuid: z.uuid(), nome, link }))
    .max(MAIS_PATROCINADORES)
    .refine((list) => new Set(list.map(({ uuid }) => uuid)).size === list.length),
});

export type AparenciaDada = z.output<typeof aparenciaDada>;

/** Logos stay with whom they were sent for. */
export function comDada(antes: Aparencia, dada: AparenciaDada): Aparencia {
  const logos = new Map(antes.patrocinadores.map(({ uuid, logo }) => [uuid, logo]));
  return {
    ...antes,
    versao: antes.versao + 1,
    destaque: dada.destaque,
    patrocinadores: dada.patrocinadores.map((one) => ({
      ...one,
      logo: logos.get(one.uuid) ?? null,
    })),
  };
}

/** To take away needs no plan: the same or fewer, in any order. */
export function soTira(antes: Aparencia, depois: Aparencia): boolean {
  const known = new Map(antes.patrocinadores.map((one) => [one.uuid, one]));
  const isKnown = ({ uuid, nome: name, link: to }: Patrocinador) =>
    known.get(uuid)?.nome === name && known.get(uuid)?.link === to;
  const isSameColour = depois.destaque === null || depois.destaque === antes.destaque;
  return isSameColour && depois.patrocinadores.every(isKnown);
}
