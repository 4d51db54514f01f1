// The paper of a document: pages, texts in any script, shapes and pictures, in points from the top left. Texts are texts,
// so that they are found and copied; nothing is a picture but what people sent.
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { arquivoDe, type Face } from '#server/arte/faces.ts';
import type { Locale } from '#textos/locale.ts';
import { type Letreiro, makeLetreiros } from './letreiro.ts';

const ANCHORS = { start: 0, middle: 0.5, end: 1 } as const;

type EscritoNoPapel = {
  readonly x: number;
  /** Of the line that letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly face?: Face;
  readonly anchor?: keyof typeof ANCHORS;
  /** Room for it: smaller down to `min`, then cut. */
  readonly max?: number;
  readonly min?: number;
};

type Sobre = {
  readonly titulo: string;
  readonly assunto: string;
  readonly locale: Locale;
  readonly feito: Date;
};

export const A4 = { largura: 595.28, altura: 841.89 } as const;

type Pintura = { readonly fill?: string; readonly stroke?: string; readonly width?: number };

/** Its types do not know that a picture may be opened once and shown often. */
type Abre = PDFKit.PDFDocument & { openImage(bytes: Buffer): unknown };

type LugarDaImagem = { x: number; y: number; width: number; height: number };

function makeEscrever(doc: PDFKit.PDFDocument) {
  const letreiro = makeLetreiros();
  const known = new Set<string>();
  const choose = (arquivo: string, size: number) => {
    if (!known.has(arquivo)) doc.registerFont(arquivo, fileURLToPath(arquivoDe(arquivo)));
    known.add(arquivo);
    doc.font(arquivo).fontSize(size);
  };
  const optionsOf = ({ inteiro }: Letreiro['pedacos'][number]) =>
    inteiro ? { lineBreak: false, features: [] } : { lineBreak: false };
  const larguras = ({ pedacos, size }: Letreiro) =>
    pedacos.map((pedaco) => {
      choose(pedaco.arquivo, size);
      return doc.widthOfString(pedaco.text, optionsOf(pedaco)) + pedaco.depois * size;
    });
  return (content: string, escrito: EscritoNoPapel): number => {
    const { x, y, fill, face = 'titulo', anchor = 'start', size, max, min } = escrito;
    const pronto = letreiro(content, { face, size, max, min });
    const widths = larguras(pronto);
    const whole = widths.reduce((sum, width) => sum + width, 0);
    if (whole === 0) return 0;
    let at = x - whole * ANCHORS[anchor];
    for (const [index, pedaco] of pronto.pedacos.entries()) {
      choose(pedaco.arquivo, pronto.size);
      doc.fillColor(fill);
      if (pedaco.dito) doc.markContent('Span', { actual: pedaco.text });
      doc.text(pedaco.text, at, y, { ...optionsOf(pedaco), baseline: 'alphabetic' });
      if (pedaco.dito) doc.endMarkedContent();
      at += widths[index] ?? 0;
    }
    return whole;
  };
}

export function abrirPapel({ titulo, assunto, locale, feito }: Sobre) {
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, bufferPages: true, pdfVersion: '1.7' },
    ...{ lang: locale, displayTitle: true },
    info: { Title: titulo, Subject: assunto, Author: 'Tabelão', CreationDate: feito },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  const pictures = new Map<Uint8Array, unknown>();

  return {
    doc,
    escrever: makeEscrever(doc),
    pagina(deitada = false): void {
      doc.addPage({ size: 'A4', margin: 0, layout: deitada ? 'landscape' : 'portrait' });
    },
    /** A place in the table of contents that readers show beside the pages. */
    marcar(nome: string): void {
      doc.outline.addItem(nome);
    },
    forma(d: string, { fill, stroke, width = 1 }: Pintura): void {
      doc.path(d);
      if (fill) doc.fill(fill);
      else if (stroke) doc.lineWidth(width).stroke(stroke);
    },
    caixa(x: number, y: number, width: number, height: number, fill: string, raio = 0): void {
      if (raio > 0) doc.roundedRect(x, y, width, height, raio).fill(fill);
      else doc.rect(x, y, width, height).fill(fill);
    },
    /** Whole, in the middle of its place. */
    imagem(bytes: Uint8Array, { x, y, width, height }: LugarDaImagem): void {
      const opened = pictures.get(bytes) ?? (doc as Abre).openImage(Buffer.from(bytes));
      pictures.set(bytes, opened);
      doc.image(opened as string, x, y, {
        ...{ fit: [width, height], align: 'center', valign: 'center' },
      });
    },
    async fim(): Promise<Buffer> {
      doc.end();
      return done;
    },
  };
}

export type PapelA4 = ReturnType<typeof abrirPapel>;
