// Pieces of a championship for other sites, in a frame. What decides how they look is a short list of parameters, which
// are a part of what is kept: everything else in an address is left aside.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Campeonato } from '#contract/campeonatos.ts';
import { codigo } from '#contract/campeonatos.ts';
import type { Classificacao } from '#contract/classificacao.ts';
import type { Participante } from '#contract/participantes.ts';
import type { Partida } from '#contract/partidas.ts';
import type { Visao } from '#contract/visao.ts';
import { AppError } from '#server/http/errors.ts';
import { texts } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { chave, type GenteDoEmbed, jogos, type NoEmbed, tabelas } from './corpo.ts';
import { escreverPagina, POLITICA_DO_EMBED } from './pagina.ts';

const PARTES = ['classificacao', 'jogos', 'chaveamento'] as const;

const parametros = z.object({
  tema: z.enum(['claro', 'escuro', 'auto']).catch('auto'),
  lingua: z.enum(['pt', 'en']).catch('pt'),
  linhas: z.coerce.number().int().min(3).max(64).catch(64),
});

const FRESH_MS = 3_000;
const MOST = 500;

type Ask = <T>(path: string) => Promise<T>;

async function corpoDe(parte: (typeof PARTES)[number], id: string, ask: Ask, no: NoEmbed) {
  const path = `/api/campeonatos/${id}`;
  if (parte === 'chaveamento') return chave(await ask<Visao>(`${path}/visao`), no);
  const rows = await ask<Participante[]>(`${path}/participantes`);
  const gente: GenteDoEmbed = Object.fromEntries(rows.map((one) => [one.uuid, one]));
  if (parte === 'jogos') return jogos(await ask<Partida[]>(`${path}/jogos`), gente, no);
  return tabelas(await ask<Classificacao>(`${path}/classificacao`), gente, no);
}

type Kept = { readonly page: Promise<string>; readonly until: number };

/** For a few seconds: however many sites show it, and however many look, it is made once. */
function keepPages() {
  const kept = new Map<string, Kept>();
  return (key: string, make: () => Promise<string>): Promise<string> => {
    const found = kept.get(key);
    if (found && performance.now() < found.until) return found.page;
    const page = make();
    kept.delete(key);
    kept.set(key, { page, until: performance.now() + FRESH_MS });
    page.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST) break;
      kept.delete(oldest);
    }
    return page;
  };
}

type Framed = { Params: { id: string; parte: string } };

export function embedRoutes(app: FastifyInstance, { config }: Services): void {
  const { host } = new URL(config.appUrl);
  const pageOf = keepPages();

  /** As a guest without a cookie, whoever asks. */
  async function ask<T>(path: string): Promise<T> {
    const { statusCode, body } = await app.inject({ url: path, headers: { host } });
    if (statusCode !== 200) throw new AppError('nao_encontrado');
    return (JSON.parse(body) as { data: T }).data;
  }

  async function draw(
    id: string,
    parte: (typeof PARTES)[number],
    how: z.output<typeof parametros>,
  ) {
    const locale = how.lingua === 'en' ? 'en' : 'pt-BR';
    const t = texts[locale];
    const campeonato = await ask<Campeonato>(`/api/campeonatos/${id}`);
    return escreverPagina({
      titulo: campeonato.nome,
      corpo: await corpoDe(parte, id, ask, { t, locale, linhas: how.linhas }),
      pe: t('vitrine.imagem', { titulo: campeonato.nome }),
      endereco: `${config.appUrl}/campeonato/${id}/${parte}`,
      ...{ locale, tema: how.tema },
    });
  }

  app.get<Framed>(
    '/embed/campeonato/:id/:parte',
    { config: { access: 'public' } },
    async ({ params, query }, reply) => {
      const id = codigo.safeParse(params.id);
      const parte = PARTES.find((one) => one === params.parte);
      if (!id.success || !parte) throw new AppError('nao_encontrado');
      const how = parametros.parse(query);
      const key = [id.data, parte, how.tema, how.lingua, how.linhas].join(' ');
      const page = await pageOf(key, () => draw(id.data, parte, how));
      return reply
        .removeHeader('X-Frame-Options')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('Content-Security-Policy', POLITICA_DO_EMBED)
        .header('Cache-Control', 'public, max-age=5')
        .type('text/html; charset=utf-8')
        .send(page);
    },
  );
}
