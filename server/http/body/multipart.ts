// Multipart forms: fields anywhere, one file where the route declares it. The form is small and read whole,
// then taken apart by the platform's own parser: a streaming one that can be made to throw outside of the
// request would end the process.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';

type FileSpec = NonNullable<Endpoint['file']>;

const MOST_PARTS = 5;
const ROOM_FOR_HEADERS = 10_000;

export const MULTIPART = 'multipart/form-data';

export function understandFiles(app: FastifyInstance, { maxBytes }: FileSpec): void {
  app.removeContentTypeParser(MULTIPART);
  app.addContentTypeParser(
    MULTIPART,
    { parseAs: 'buffer', bodyLimit: maxBytes + ROOM_FOR_HEADERS },
    async (_request: FastifyRequest, bytes: Buffer) => bytes,
  );
}

export async function parseForm(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(bytes as Buffer<ArrayBuffer>, {
      headers: { 'Content-Type': type },
    }).formData();
  } catch {
    throw new AppError('pedido_invalido');
  }
}

/** The fields of a form; a file is not taken here. */
export function fieldsOf(form: FormData): [string, string][] {
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw new AppError('tipo_nao_aceito');
    return [name, value];
  });
}

export async function readFile(
  { body, headers }: FastifyRequest,
  { field, maxBytes }: FileSpec,
): Promise<Buffer> {
  if (!Buffer.isBuffer(body)) throw new AppError('tipo_nao_aceito');
  const form = await parseForm(body, headers['content-type'] ?? '');
  if ([...form.keys()].length > MOST_PARTS) throw new AppError('corpo_grande_demais');
  const file = form.get(field);
  if (!(file instanceof File)) {
    throw new AppError('dados_invalidos', {
      validations: { [field]: { key: 'validacao.obrigatorio' } },
    });
  }
  if (file.size > maxBytes) throw new AppError('corpo_grande_demais');
  return Buffer.from(await file.arrayBuffer());
}
