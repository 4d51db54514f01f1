// Pictures by their address: from memory, from where they are kept, or made now, at most once at a time however many
// ask. What is kept is answered without a question to the database.
import type { FastifyInstance } from 'fastify';
import type { Arquivos } from '#server/arquivos/arquivos.ts';
import type { Artes } from '#server/arquivos/artes.ts';
import { AppError } from '#server/http/errors.ts';
import { texts } from '#server/http/locale.ts';
import type { NaArte } from './dados/gente.ts';
import type { Oficina } from './oficina.ts';
import type { PedidoDeArte } from './pedido.ts';
import { enderecoDaArte } from './versao.ts';

const MAIS_BYTES = 24 * 1024 * 1024;

/** The picture, or the address of the one that there is now. */
export type NaGaleria = { readonly png: Buffer } | { readonly outra: string };

type Meios = {
  readonly app: FastifyInstance;
  readonly appUrl: string;
  readonly artes: Artes;
  readonly arquivos: Arquivos;
  readonly oficina: Oficina;
};

/** The last that were asked for. */
function makeMemory(most: number) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return {
    find: (key: string) => kept.get(key),
    keep(key: string, png: Buffer): void {
      if (kept.has(key)) return;
      kept.set(key, png);
      bytes += png.length;
      for (const [oldest, old] of kept) {
        if (bytes <= most) break;
        kept.delete(oldest);
        bytes -= old.length;
      }
    },
  };
}

async function asPng(webp: Buffer | null): Promise<string | null> {
  if (!webp) return null;
  const { default: sharp } = await import('sharp');
  const png = await sharp(webp).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** As a guest is answered: what a guest may not see is in no picture. */
function emNomeDeNinguem({ app, appUrl, arquivos }: Meios, { locale }: PedidoDeArte): NaArte {
  const { host } = new URL(appUrl);
  return {
    ...{ t: texts[locale], locale, site: host },
    async ask<T>(path: string) {
      const { statusCode, body } = await app.inject({ url: path, headers: { host } });
      if (statusCode !== 200) throw new AppError('nao_encontrado');
      return (JSON.parse(body) as { data: T }).data;
    },
    async readPicture(imagem) {
      return asPng(await arquivos.ler('times', imagem.split('/').at(-1) ?? ''));
    },
  };
}

export function makeGaleria(meios: Meios) {
  const memory = makeMemory(MAIS_BYTES);
  const underWay = new Map<string, Promise<NaGaleria>>();
  const addressOf = (pedido: PedidoDeArte, versao = pedido.versao) =>
    enderecoDaArte({ ...pedido, versao });

  async function make(pedido: PedidoDeArte, endereco: string): Promise<NaGaleria> {
    const found = await meios.artes.ler(endereco);
    if (found) return { png: found };
    const made = await pedido.juntar(emNomeDeNinguem(meios, pedido));
    if (!made) throw new AppError('nao_encontrado');
    // Only what is true now is made, and kept under its own name.
    if (made.versao !== pedido.versao) return { outra: addressOf(pedido, made.versao) };
    const png = await meios.oficina.fazer(made.arte);
    await meios.artes.guardar(endereco, png);
    return { png };
  }

  return {
    async buscar(pedido: PedidoDeArte): Promise<NaGaleria> {
      const endereco = addressOf(pedido);
      const png = memory.find(endereco);
      if (png) return { png };
      const running = underWay.get(endereco);
      if (running) return running;
      const started = make(pedido, endereco).finally(() => underWay.delete(endereco));
      underWay.set(endereco, started);
      const found = await started;
      if ('png' in found) memory.keep(endereco, found.png);
      return found;
    },
  };
}
