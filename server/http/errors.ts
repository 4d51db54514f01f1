// Every failure leaves through here, in the one shape of the contract. Expected ones are `AppError`s;
// anything else is a fault of ours: logged whole, answered without details.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  type CodigoDeErro,
  type CorpoDeErro,
  ERROS,
  type Validations,
} from '#contract/http/erros.ts';
import { DatabaseUnavailable } from '#server/database/faults.ts';
import type { MessageKey } from '#textos/messages.ts';
import type { Params } from '#textos/translate.ts';
import { localeOf, texts } from './locale.ts';
import { InvalidInput, validationsOf } from './validation.ts';

export type FieldMessage = { readonly key: MessageKey; readonly params?: Params };

type Details = {
  /** Text other than the code's own. */
  readonly text?: FieldMessage;
  /** Messages per field; a plain string is sent as it is. */
  readonly validations?: Readonly<Record<string, FieldMessage | string>>;
  readonly retryAfter?: number;
  readonly data?: unknown;
};

export class AppError extends Error {
  readonly code: CodigoDeErro;
  readonly details: Details;

  constructor(code: CodigoDeErro, details: Details = {}) {
    super(ERROS[code].message);
    this.code = code;
    this.details = details;
  }
}

const RETRY_SECONDS = 5;

const FASTIFY_CODES: Readonly<Record<string, CodigoDeErro>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'corpo_grande_demais',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'tipo_nao_aceito',
  FST_ERR_HANDLER_TIMEOUT: 'indisponivel',
};

function codeOf(error: FastifyError): CodigoDeErro {
  if (error instanceof DatabaseUnavailable) return 'indisponivel';
  const known = FASTIFY_CODES[error.code];
  if (known) return known;
  const status = error.statusCode ?? 500;
  if (status === 413) return 'corpo_grande_demais';
  if (status === 503) return 'indisponivel';
  return status >= 400 && status < 500 ? 'pedido_invalido' : 'erro_interno';
}

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof InvalidInput) {
    // An address that cannot name anything names nothing.
    if (error.part === 'params') return new AppError('nao_encontrado');
    const validations = validationsOf(error.issues, texts[localeOf(request)]);
    return new AppError('dados_invalidos', { validations });
  }
  const code = codeOf(error);
  return new AppError(code, code === 'indisponivel' ? { retryAfter: RETRY_SECONDS } : {});
}

function errorBody(error: AppError, request: FastifyRequest): CorpoDeErro {
  const t = texts[localeOf(request)];
  const { as, message } = ERROS[error.code];
  const { text, validations, data } = error.details;
  const body: CorpoDeErro = { message, code: error.code, request_id: request.id };
  if (validations) {
    const entries = Object.entries(validations).map(([field, given]) => [
      field,
      [typeof given === 'string' ? given : t(given.key, given.params)],
    ]);
    body.validations = Object.fromEntries(entries) as Validations;
  } else {
    body[as] = text ? t(text.key, text.params) : t(`erros.${error.code}`);
  }
  if (data !== undefined) body.data = data;
  return body;
}

export function sendError(raw: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(raw, request);
  const { status } = ERROS[error.code];
  if (status >= 500) request.log.error({ err: raw }, 'request failed');
  if (error.details.retryAfter) reply.header('Retry-After', String(error.details.retryAfter));
  reply.header('Cache-Control', 'no-store').status(status).send(errorBody(error, request));
}
