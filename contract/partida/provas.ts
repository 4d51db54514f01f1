// What goes with what a side says of a match: pictures, each sent by itself, and links.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import { linkSeguro, MAIS_FOTOS, PROVAS_DE_FOTO } from '#regras/vida/provas.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { lado } from './vida.ts';

const tipos = z.array(z.enum(PROVAS_DE_FOTO)).max(PROVAS_DE_FOTO.length);

const link = z
  .string()
  .max(2_000)
  .transform((text, context) => {
    const safe = linkSeguro(text);
    if (safe) return safe;
    context.addIssue({ code: 'custom', message: 'vida.provas.link' });
    return z.NEVER;
  });

const isOnce = (fotos: readonly { readonly uuid: string }[]) =>
  new Set(fotos.map((foto) => foto.uuid)).size === fotos.length;

/** Beside what is said: pictures that were sent before, with what each shows, and links. */
export const provasDadas = {
  fotos: z
    .array(z.strictObject({ uuid, tipos: tipos.default(['placar']) }))
    .max(MAIS_FOTOS)
    .refine(isOnce, { message: 'vida.provas.duas_vezes' })
    .default([]),
  video: link.nullish(),
  transmissao: link.nullish(),
};

const foto = z.object({
  uuid,
  tipos,
  quando: instante,
  /** Its bytes are gone: a year after the close, or with the account of who sent it. */
  apagada: z.boolean(),
  /** Other matches of the championship for which the same file was sent before, or this one by the other side. For
   * the organisation, and this one alone for the judge of the open case; null for everybody else. */
  repetida: z.array(uuid).nullable(),
  /** It was sent for another match before, of which the judge is not told more. */
  repetida_em_outra: z.boolean(),
});

export type FotoVista = z.output<typeof foto>;

export const provasVistas = z.object({
  fotos: z.array(foto),
  video: z.string().nullable(),
  transmissao: z.string().nullable(),
});

export type ProvasVistas = z.output<typeof provasVistas>;

const params = z.object({ uuid });
const daProva = z.object({ uuid, prova: uuid });

export const listarProvas = endpoint({
  method: 'GET',
  path: '/api/partidas/:uuid/provas',
  access: 'user',
  summary: 'Pictures and links that sides gave for a match, for them and the organisation',
  params,
  answer: z.object({
    data: z.object({
      /** Newest first: the claim, contest or problem, and what went with it. */
      ditos: z.array(
        provasVistas.extend({
          dito: uuid,
          lado,
          quem: z.string().nullable(),
          quando: instante,
        }),
      ),
      /** What the visitor sent and has not used yet. */
      soltas: z.array(foto),
    }),
  }),
});

const { campo: field, maisBytes: maxBytes } = TIPOS_DE_ARQUIVO.provas;

export const enviarProva = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/provas',
  access: 'verified',
  summary:
    'A side sends a picture, to be named in what it says next; not used within a day, it is erased',
  params,
  file: { field, maxBytes },
  answer: z.object({ data: foto }),
  status: 201,
});

export const verProva = endpoint({
  method: 'GET',
  path: '/api/partidas/:uuid/provas/:prova',
  access: 'user',
  summary: 'The picture itself, for the sides and the organisation',
  params: daProva,
  sends: 'image/*',
});

export const apagarProva = endpoint({
  method: 'DELETE',
  path: '/api/partidas/:uuid/provas/:prova',
  access: 'verified',
  summary: 'Takes back a picture that was not used yet',
  params: daProva,
});
