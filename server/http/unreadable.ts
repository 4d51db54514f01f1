// What cannot be read as a request never reaches the app: a client that is too slow, headers that are too
// large, bytes that are no HTTP. It gets the contract's shape all the same, and its connection ends.
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type CodigoDeErro, type CorpoDeErro, ERROS } from '#contract/http/erros.ts';
import type { Config } from '#server/config.ts';
import { fixedHeaders } from './headers.ts';
import { texts } from './locale.ts';

const CODES: Readonly<Record<string, CodigoDeErro>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'pedido_lento',
  HPE_HEADER_OVERFLOW: 'cabecalhos_grandes_demais',
};

function answerTo(code: CodigoDeErro, config: Config): string {
  const { status, message, as } = ERROS[code];
  const content: CorpoDeErro = {
    message,
    code,
    request_id: randomUUID(),
    [as]: texts['pt-BR'](`erros.${code}`),
  };
  const body = JSON.stringify(content);
  const headers = Object.entries({
    ...fixedHeaders(config),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${message}\r\n${lines}\r\n${body}`;
}

export function refuseUnreadable(config: Config) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const code = CODES[error.code ?? ''] ?? 'pedido_invalido';
    // One that does not read its answer is not waited for.
    socket.end(answerTo(code, config), () => socket.destroy());
    socket.setTimeout(1_000, () => socket.destroy());
  };
}
