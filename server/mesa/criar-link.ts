import { randomBytes } from 'node:crypto';
import type { criarLink as endpoint, LinkDaMesa } from '#contract/campeonato/mesa.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { findPartida } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { hashToken } from '#server/http/session.ts';
import { nomesDasRodadas } from '#server/jogos/listar-partidas.ts';
import { uuidv7 } from '#server/uuid.ts';
import { fimDoLink } from './acesso-do-link.ts';
import { apresentarLink } from './apresentar-link.ts';
import { codigosDoLink } from './codigos-do-link.ts';
import { findLink, hasRodada, insertLink, listLinks } from './queries.ts';

const SECRET_BYTES = 32;
const MOST_OPEN = 100;

type Alcance = LinkDaMesa['alcance'];

/** It is there, and is played in this championship. */
async function requireAlcance({ tx, campeonato }: Escrita, alcance: Alcance): Promise<void> {
  if (alcance.tipo === 'rodada') {
    const { fase, rodada } = alcance;
    if (!(await hasRodada(tx, campeonato.id, fase, rodada))) throw new AppError('nao_encontrado');
    return;
  }
  const partida = await findPartida(tx, alcance.partida);
  if (partida?.campeonato_id !== campeonato.id || ehFolga(partida)) {
    throw new AppError('nao_encontrado');
  }
}

async function requirePoucos({ tx, campeonato }: Escrita): Promise<void> {
  const open = (await listLinks(tx, campeonato.id)).filter((link) => fimDoLink(link) === null);
  if (open.length < MOST_OPEN) return;
  throw new AppError('estado_mudou', { text: { key: 'mesa.links_demais' } });
}

const ladosDe = async ({ tx }: Escrita, alcance: Alcance) => {
  if (alcance.tipo === 'rodada') return {};
  const partida = await findPartida(tx, alcance.partida);
  const { mandante = null, visitante = null } = partida ?? {};
  return { objeto: alcance.partida, lados: { mandante, visitante } };
};

/** Only the hash is kept: the secret is told to who makes it, and to nobody again. */
export const criarLink: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const { alcance, horas, rotulo = null, codigos } = body;
  const segredo = randomBytes(SECRET_BYTES).toString('base64url');
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'gerir_mesa' } as const;
  return escrever(services, { ...pedido, novaVersao: false }, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    if (campeonato.estado !== 'andamento') {
      throw new AppError('estado_mudou', { text: { key: 'vida.recusa.fora_de_andamento' } });
    }
    await requireAlcance(escrita, alcance);
    await requirePoucos(escrita);
    const uuid = uuidv7();
    const onde =
      alcance.tipo === 'rodada'
        ? { partida_uuid: null, fase: alcance.fase, rodada: alcance.rodada }
        : { partida_uuid: alcance.partida, fase: null, rodada: null };
    const novo = { ...onde, uuid, rotulo, horas, hash: hashToken(segredo), por: user.uuid };
    await insertLink(tx, { ...novo, campeonatoId: campeonato.id });
    // The trail is public: how the organisers call it stays out of it.
    const depois = alcance.tipo === 'rodada' ? { link: uuid, ...onde } : { link: uuid };
    await registrar({
      ...{ acao: 'criar-link-da-mesa', ...(await ladosDe(escrita, alcance)), depois },
    });
    const row = await findLink(tx, uuid);
    if (!row) throw new Error('unreachable: it was just written');
    const { appUrl } = services.config;
    const drawn = codigos ? await codigosDoLink(tx, row, { segredo, appUrl }) : [];
    const etapaDa = await nomesDasRodadas(tx, campeonato);
    return { data: { link: apresentarLink(row, etapaDa(row)), segredo, codigos: drawn } };
  });
};
