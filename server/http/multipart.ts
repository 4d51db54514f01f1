// One file in a multipart form. Only a route that wants a file understands such forms at all.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from './errors.ts';

type FileSpec = NonNullable<Endpoint['file']>;

const MOST_PARTS = 5;
const ROOM_FOR_HEADERS = 10_000;

export async function understandFiles(app: FastifyInstance, { maxBytes }: FileSpec): Promise<void> {
  const limits = { files: 1, fields: MOST_PARTS, parts: MOST_PARTS, fileSize: maxBytes };
  const names = { fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 };
  await app.register(multipart, { limits: { ...limits, ...names } });
}

async function readPart(request: FastifyRequest, field: string): Promise<Buffer> {
  const part = await request.file();
  const isWanted = part?.fieldname === field;
  const bytes = await part?.toBuffer();
  if (!isWanted || !bytes) {
    throw new AppError('dados_invalidos', {
      validations: { [field]: { key: 'validacao.obrigatorio' } },
    });
  }
  return bytes;
}

export async function readFile(
  request: FastifyRequest,
  { field, maxBytes }: FileSpec,
): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('tipo_nao_aceito');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + ROOM_FOR_HEADERS) {
    throw new AppError('corpo_grande_demais');
  }
  try {
    return await readPart(request, field);
  } catch (error) {
    // What the parser says of a broken form is no fault of ours.
    const hasStatus = error instanceof AppError || 'statusCode' in (error as Error);
    throw hasStatus ? error : new AppError('pedido_invalido');
  }
}
