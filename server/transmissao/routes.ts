// A stream's overlay: settings for who enters scores, and the transparent page that OBS opens without a session.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import * as contract from '#contract/campeonato/transmissao.ts';
import { PECAS_NO_AR } from '#contract/campeonato/transmissao.ts';
import { codigo } from '#contract/campeonatos.ts';
import { canalAberto } from '#contract/realtime/eventos.ts';
import { isAberto } from '#server/campeonatos/ouvir/aberto.ts';
import { findCampeonato } from '#server/campeonatos/queries.ts';
import { bind } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { isDaTransmissao } from './enderecos.ts';
import { mudarTransmissao } from './mudar-transmissao.ts';
import { type NoAr, noAr } from './no-ar.ts';
import { findTransmissao } from './queries.ts';
import { renovarTransmissao } from './renovar-transmissao.ts';
import { escreverTela, politicaDaTela } from './tela.ts';
import { verTransmissao } from './ver-transmissao.ts';

const consulta = z.object({
  chave: z.string().max(100).catch(''),
  lingua: z.enum(['pt', 'en']).catch('pt'),
});

/** The key in the address opens it, whoever asks: nobody's rights are looked up. */
const QUALQUER = { usuarioUuid: null, isAdmin: true, convite: null, assumir: null };

async function abrir({ db, keys }: Services, given: string, query: unknown) {
  const id = codigo.safeParse(given);
  const { chave, lingua } = consulta.parse(query);
  if (!id.success) throw new AppError('nao_encontrado');
  const { renovada, ...ajustes } = await findTransmissao(db, id.data);
  if (!isDaTransmissao(keys, id.data, renovada, chave)) throw new AppError('nao_encontrado');
  const campeonato = await findCampeonato(db, id.data, QUALQUER);
  if (!campeonato || campeonato.excluido_em !== null) throw new AppError('nao_encontrado');
  return { campeonato, ajustes, chave, lingua };
}

const locales = { pt: 'pt-BR', en: 'en' } as const;

/** All pieces of one stream ask at the same moment: what is being worked out is for all of them. */
function shareStates() {
  const running = new Map<string, Promise<NoAr>>();
  return (key: string, make: () => Promise<NoAr>): Promise<NoAr> => {
    const state = running.get(key) ?? make().finally(() => running.delete(key));
    running.set(key, state);
    return state;
  };
}

type OfPiece = { Params: { id: string; peca: string } };

const options = { config: { access: 'public' } } as const;

/** Of nobody's cache: who has lost the address must not find it there. */
const secret = (reply: FastifyReply) =>
  reply.header('Cache-Control', 'private, no-store').header('Referrer-Policy', 'no-referrer');

export function transmissaoRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const { public: realtime } = config.realtime;
  const stateOf = shareStates();
  bind(app, services, contract.verTransmissao, verTransmissao);
  bind(app, services, contract.mudarTransmissao, mudarTransmissao);
  bind(app, services, contract.renovarTransmissao, renovarTransmissao);

  app.get<OfPiece>('/transmissao/:id/:peca/estado', options, async (request, reply) => {
    const { id, peca } = request.params;
    const { campeonato, ajustes, lingua } = await abrir(services, id, request.query);
    const key = [id, lingua, campeonato.versao, JSON.stringify(ajustes)].join(' ');
    const state = await stateOf(key, () => noAr(db, campeonato, ajustes, locales[lingua]));
    const pecas = Object.entries(state.pecas).filter(([name]) => peca === 'tela' || name === peca);
    return secret(reply).send({ ...state, pecas: Object.fromEntries(pecas) });
  });

  app.get<OfPiece>('/transmissao/:id/:peca', options, async (request, reply) => {
    const { id, peca } = request.params;
    const pecas = PECAS_NO_AR.filter((one) => peca === 'tela' || one === peca);
    if (pecas.length === 0) throw new AppError('nao_encontrado');
    const { campeonato, chave, lingua } = await abrir(services, id, request.query);
    const query = new URLSearchParams({ chave, lingua });
    const tela = escreverTela({
      ...{ titulo: campeonato.nome, locale: locales[lingua], pecas, realtime },
      estado: `/transmissao/${id}/${peca}/estado?${query}`,
      canal: isAberto(campeonato) ? canalAberto(id) : null,
    });
    return secret(reply)
      .header('X-Frame-Options', 'SAMEORIGIN')
      .header('Content-Security-Policy', politicaDaTela(realtime))
      .type('text/html; charset=utf-8')
      .send(tela);
  });
}
