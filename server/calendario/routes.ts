// Calendars to be subscribed to: of a championship, a team, one match, or everything that a person plays.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codigo } from '#contract/campeonatos.ts';
import { uuid } from '#contract/http/fields.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { assinadoPor } from './enderecos.ts';
import { type EventoDoCalendario, escreverCalendario } from './ics.ts';
import {
  type DonoDoCalendario,
  findNome,
  findRenovado,
  type JogoNoCalendario,
  listJogos,
} from './queries.ts';

const options = { config: { access: 'public' } } as const;

type Named = { Params: { id: string } };
type OfPerson = { Params: { id: string; assinatura: string } };

function eventoDe(
  jogo: JogoNoCalendario,
  appUrl: string,
  request: FastifyRequest,
): EventoDoCalendario {
  const t = texts[localeOf(request)];
  const side = (nome: string | null) => nome ?? t('arte.a_definir');
  return {
    ...{ uuid: jogo.uuid, versao: jogo.versao, url: `${appUrl}/partida/${jogo.uuid}` },
    mudou: new Date(jogo.updated_at),
    quando: new Date(jogo.jogo_previsto_at),
    titulo: `${side(jogo.mandante)} × ${side(jogo.visitante)}`,
    sobre: `${jogo.campeonato}, ${t('arte.rodada', { n: jogo.rodada })}`,
    local: [jogo.estadio, jogo.local].filter(Boolean).join(', ') || null,
    cancelado: jogo.estado === 'cancelada',
  };
}

export function calendarioRoutes(app: FastifyInstance, { config, db, keys }: Services): void {
  const { appUrl } = config;
  const { host } = new URL(appUrl);

  async function send(dono: DonoDoCalendario, request: FastifyRequest, reply: FastifyReply) {
    const nome = await findNome(db, dono);
    if (nome === undefined) throw new AppError('nao_encontrado');
    const jogos = await listJogos(db, dono);
    const eventos = jogos.map((jogo) => eventoDe(jogo, appUrl, request));
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Cache-Control', 'usuario' in dono ? 'private, no-store' : 'public, max-age=300')
      .header('Content-Disposition', 'inline; filename="tabelao.ics"')
      .send(escreverCalendario({ nome, host, eventos }));
  }

  app.get<Named>('/calendario/campeonato/:id.ics', options, async (request, reply) => {
    const id = codigo.safeParse(request.params.id);
    if (!id.success) throw new AppError('nao_encontrado');
    return send({ campeonato: id.data }, request, reply);
  });
  for (const alvo of ['participante', 'partida'] as const) {
    app.get<Named>(`/calendario/${alvo}/:id.ics`, options, async (request, reply) => {
      const id = uuid.safeParse(request.params.id);
      if (!id.success) throw new AppError('nao_encontrado');
      const dono = alvo === 'partida' ? { partida: id.data } : { participante: id.data };
      return send(dono, request, reply);
    });
  }
  app.get<OfPerson>('/calendario/pessoa/:id/:assinatura.ics', options, async (request, reply) => {
    const { id, assinatura } = request.params;
    const n = uuid.safeParse(id).success ? await findRenovado(db, id) : undefined;
    const isTheirs = n !== undefined && keys.verify('calendario', assinadoPor(id, n), assinatura);
    if (!isTheirs) throw new AppError('nao_encontrado');
    return send({ usuario: id }, request, reply);
  });
}
