// A championship as a document: the one that was made of it as it stands, or a new one, at most one making at a time
// however many ask. What was made before a plan ended stays to be had as long as it is true.
import type { FastifyInstance } from 'fastify';
import type { baixarPdf as endpoint } from '#contract/campeonato/pdf.ts';
import { aparenciaDe } from '#server/aparencia/ver-aparencia.ts';
import type { Artes } from '#server/arquivos/artes.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { agora } from '#server/database/agora.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import type { Locale } from '#textos/locale.ts';
import type { Grafica } from './grafica.ts';
import { juntarMaterial } from './juntar-material.ts';

/** Made new when the drawing itself changes. */
const DESENHO = 2;

type Oficio = {
  readonly app: FastifyInstance;
  readonly guardados: Artes;
  readonly grafica: Grafica;
};

type CampeonatoAchado = Awaited<ReturnType<typeof requireCampeonato>>;

const enderecoDe = ({ id, versao }: CampeonatoAchado, locale: Locale) =>
  `pdf/${id}/${versao}-${DESENHO}/${locale}`;

async function requirePlano({ db }: Services, { dono_uuid }: CampeonatoAchado): Promise<void> {
  const { pdf } = await limitesDaPessoa(db, dono_uuid);
  const text = { key: 'campeonatos.pdf_so_no_pro' } as const;
  if (!pdf) throw new AppError('limite_do_plano', { text });
}

/** The queue says when to come back; the words say what is waited for. */
function comPalavras(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'indisponivel') throw error;
  throw new AppError('indisponivel', { ...error.details, text: { key: 'pdf.ocupado' } });
}

type Chamada = Pick<Call<typeof endpoint>, 'params' | 'visitor' | 'request'>;

const TRIES = 3;

/** One that changed while it was asked for is asked for again: a table belongs to the results beside it. */
async function juntar(services: Services, { app }: Oficio, call: Chamada, locale: Locale) {
  const { config, db, arquivos } = services;
  const { params, visitor, request } = call;
  const { id } = params;
  const find = () => requireCampeonato(db, id, quemE(visitor), 'editar');
  let campeonato = await find();
  for (let left = TRIES; ; left -= 1) {
    const pedido = {
      id,
      locale,
      aparencia: aparenciaDe(campeonato),
      agora: await agora(db),
      request,
    };
    const material = await juntarMaterial({ app, appUrl: config.appUrl, arquivos }, pedido);
    const later = await find();
    const isSame = later.versao === campeonato.versao;
    if (isSame || left === 1)
      return { material, endereco: isSame ? enderecoDe(later, locale) : null };
    campeonato = later;
  }
}

async function fazer(services: Services, oficio: Oficio, call: Chamada, locale: Locale) {
  const { grafica, guardados } = oficio;
  let endereco: string | null = null;
  const pdf = await grafica.fazer(async () => {
    const joined = await juntar(services, oficio, call, locale);
    endereco = joined.endereco;
    return joined.material;
  });
  if (endereco !== null) await guardados.guardar(endereco, pdf);
  return pdf;
}

export function baixarPdfCom(oficio: Oficio): Handler<typeof endpoint> {
  const underWay = new Map<string, Promise<Buffer>>();
  return async (services, call) => {
    const { params, query, visitor, request, reply } = call;
    const campeonato = await requireCampeonato(services.db, params.id, quemE(visitor), 'editar');
    const locale = query.lang ?? localeOf(request);
    const endereco = enderecoDe(campeonato, locale);
    reply.header(
      'Content-Disposition',
      `attachment; filename="${texts[locale]('pdf.arquivo')}-${params.id}.pdf"`,
    );
    const kept = await oficio.guardados.ler(endereco);
    if (kept) return kept;
    await requirePlano(services, campeonato);
    const running = underWay.get(endereco);
    if (running) return running;
    const started = fazer(services, oficio, call, locale)
      .catch(comPalavras)
      .finally(() => underWay.delete(endereco));
    underWay.set(endereco, started);
    return started;
  };
}
