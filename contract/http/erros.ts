// The errors that the API may answer: code, HTTP status, and where the text goes. A `warning` is
// something the person can understand and act on; an `error` is not their doing. The texts are in
// textos/*/erros.json under the same code.

export const ERROS = {
  pedido_invalido: { status: 400, as: 'error', message: 'Bad Request' },
  nao_autenticado: { status: 401, as: 'error', message: 'Unauthenticated.' },
  limite_do_plano: { status: 402, as: 'warning', message: 'Payment Required' },
  proibido: { status: 403, as: 'error', message: 'This action is unauthorized.' },
  origem_invalida: { status: 403, as: 'error', message: 'Origin mismatch.' },
  email_nao_verificado: {
    status: 403,
    as: 'warning',
    message: 'Your email address is not verified.',
  },
  reautenticar: { status: 403, as: 'warning', message: 'Please confirm that it is you.' },
  segundo_fator_obrigatorio: {
    status: 403,
    as: 'warning',
    message: 'A second factor is required.',
  },
  link_invalido: { status: 403, as: 'error', message: 'Invalid signature.' },
  nao_encontrado: { status: 404, as: 'error', message: 'Not Found' },
  metodo_nao_permitido: { status: 405, as: 'error', message: 'Method Not Allowed' },
  pedido_lento: { status: 408, as: 'error', message: 'Request Timeout' },
  estado_mudou: { status: 409, as: 'warning', message: 'Conflict' },
  corpo_grande_demais: { status: 413, as: 'error', message: 'Payload Too Large' },
  tipo_nao_aceito: { status: 415, as: 'error', message: 'Unsupported Media Type' },
  csrf_invalido: { status: 419, as: 'error', message: 'CSRF token mismatch.' },
  host_desconhecido: { status: 421, as: 'error', message: 'Misdirected Request' },
  dados_invalidos: { status: 422, as: 'error', message: 'The given data was invalid.' },
  segundo_fator: { status: 422, as: 'error', message: 'The second factor is needed.' },
  muitas_tentativas: { status: 429, as: 'error', message: 'Too Many Attempts.' },
  cabecalhos_grandes_demais: {
    status: 431,
    as: 'error',
    message: 'Request Header Fields Too Large',
  },
  erro_interno: { status: 500, as: 'error', message: 'Server Error' },
  indisponivel: { status: 503, as: 'error', message: 'Service Unavailable' },
} as const satisfies Record<string, { status: number; as: 'error' | 'warning'; message: string }>;

export type CodigoDeErro = keyof typeof ERROS;

export type Validations = Record<string, string[]>;

/** Body of every answer that is not a success. */
export type CorpoDeErro = {
  error?: string;
  warning?: string;
  validations?: Validations;
  message: string;
  code: CodigoDeErro;
  request_id: string;
  /** With 409: the state as it is now. */
  data?: unknown;
};

/** The one text that is never translated: the client compares it. */
export const EMAIL_JA_VERIFICADO = 'Email already verified';
