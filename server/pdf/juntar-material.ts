// Asks the API for all that a document shows. Guests are who will read it on a wall: where they see the championship it is
// asked in nobody's name, and only what is closed to them in the name of the organiser.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FinalDoCampeonato } from '#contract/campeonato/campeao.ts';
import type { Estatisticas } from '#contract/campeonato/estatisticas.ts';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Confronto } from '#contract/chaveamento.ts';
import type { Classificacao } from '#contract/classificacao.ts';
import type { Folga } from '#contract/jogos.ts';
import type { Escudo, Participante } from '#contract/participantes.ts';
import type { Partida } from '#contract/partidas.ts';
import type { Aparencia } from '#regras/aparencia/aparencia.ts';
import type { TipoDeArquivo } from '#regras/arquivos/tipos.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { camisaDe } from '#regras/escudos/camisa.ts';
import { clubeDoEscudo } from '#regras/escudos/clubes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { Arquivos } from '#server/arquivos/arquivos.ts';
import { type AskAsVisitor, askAsVisitor } from '#server/http/ask-as-visitor.ts';
import { AppError } from '#server/http/errors.ts';
import type { Locale } from '#textos/locale.ts';
import type { MaterialDoPdf, RodadaNoPdf, TimeNoPdf } from './material.ts';

type PedidoDePdf = {
  readonly id: string;
  readonly locale: Locale;
  readonly aparencia: Aparencia;
  readonly agora: Date;
  readonly request: FastifyRequest;
};

type Meios = {
  readonly app: FastifyInstance;
  readonly appUrl: string;
  readonly arquivos: Arquivos;
};

const orNull = (error: unknown) => {
  if (error instanceof AppError && error.code === 'nao_encontrado') return null;
  throw error;
};

/** Asks as a guest where a guest is answered. */
async function quemPergunta(
  { app, appUrl }: Meios,
  { id, request }: PedidoDePdf,
): Promise<AskAsVisitor> {
  const { host } = new URL(appUrl);
  const nobody = { query: {}, headers: {} } as FastifyRequest;
  const asGuest = askAsVisitor(app, host, nobody);
  const isOpen = await asGuest(`/api/campeonatos/${id}`).catch(orNull);
  return isOpen === null ? askAsVisitor(app, host, request) : asGuest;
}

const nameOf = (address: string) => address.split('/').at(-1) ?? '';

function readerOf({ arquivos }: Meios) {
  return (tipo: TipoDeArquivo, address: string | null) =>
    address === null ? null : arquivos.ler(tipo, nameOf(address));
}

type Read = ReturnType<typeof readerOf>;

async function escudoDe(escudo: Escudo, nome: string, read: Read): Promise<TimeNoPdf['escudo']> {
  if (!('imagem' in escudo)) return escudo;
  const clube = clubeDoEscudo(escudo.imagem);
  if (clube) return clube.camisa;
  const bytes = await read('times', escudo.imagem);
  return bytes === null ? camisaDe(nome) : { bytes };
}

async function timesDe(rows: readonly Participante[], read: Read): Promise<MaterialDoPdf['times']> {
  const all: Record<string, TimeNoPdf> = {};
  for (const { uuid, nome: own, time_nome, sigla, escudo } of rows) {
    const nome = time_nome ?? own;
    all[uuid] = { nome, sigla, escudo: await escudoDe(escudo, nome, read) };
  }
  return all;
}

type Jogos = {
  readonly data: readonly Partida[];
  readonly folgas: readonly Folga[];
  readonly rodadas: readonly Pick<RodadaNoPdf, 'fase' | 'rodada' | 'etapa'>[];
};

async function rodadasDe(path: string, ask: AskAsVisitor): Promise<RodadaNoPdf[]> {
  const { rodadas } = await ask<Jogos>(`${path}/jogos`);
  const all: RodadaNoPdf[] = [];
  for (const { fase, rodada, etapa } of rodadas) {
    const answer = await ask<Jogos>(`${path}/jogos?fase=${fase}&rodada=${rodada}`);
    all.push({ fase, rodada, etapa, jogos: answer.data, folgas: answer.folgas });
  }
  return all;
}

async function fasesDe({ fases }: Campeonato, path: string, ask: AskAsVisitor) {
  const tabelas: Classificacao[] = [];
  const chaves: { fase: number; confrontos: readonly Confronto[] }[] = [];
  for (const [index, fase] of fases.entries()) {
    const which = `fase=${index + 1}`;
    if (temTabela(fase)) {
      const asked = ask<{ data: Classificacao }>(`${path}/classificacao?${which}`);
      const found = await asked.catch(orNull);
      if (found?.data.tabelas.some(({ linhas }) => linhas.length > 0)) tabelas.push(found.data);
    } else {
      const asked = ask<{ data: { confrontos: readonly Confronto[] } }>(
        `${path}/chaveamento?${which}`,
      );
      const { confrontos = [] } = (await asked.catch(orNull))?.data ?? {};
      if (confrontos.length > 0) chaves.push({ fase: index + 1, confrontos });
    }
  }
  return { tabelas, chaves };
}

export async function juntarMaterial(meios: Meios, pedido: PedidoDePdf): Promise<MaterialDoPdf> {
  const { id, locale, aparencia, agora } = pedido;
  const path = `/api/campeonatos/${id}`;
  const ask = await quemPergunta(meios, pedido);
  const read = readerOf(meios);
  const { data: campeonato } = await ask<{ data: Campeonato }>(path);
  const { data: rows } = await ask<{ data: readonly Participante[] }>(`${path}/participantes`);
  const isOver = campeonato.estado === 'encerrado';
  const patrocinadores = aparencia.patrocinadores.map(async ({ nome, logo }) => ({
    nome,
    logo: await read('patrocinadores', logo),
  }));
  return {
    ...{ locale, campeonato, destaque: aparencia.destaque, feito: agora.toISOString() },
    endereco: `${meios.appUrl}/campeonato/${id}`,
    capa: await read('capas', aparencia.capa),
    patrocinadores: await Promise.all(patrocinadores),
    times: await timesDe(rows, read),
    inscritos: rows.flatMap(({ uuid, status }) => (status === STATUS.confirmado ? [uuid] : [])),
    ...(await fasesDe(campeonato, path, ask)),
    rodadas: await rodadasDe(path, ask),
    estatisticas: (await ask<{ data: Estatisticas }>(`${path}/estatisticas`)).data,
    final: isOver
      ? ((await ask<{ data: FinalDoCampeonato }>(`${path}/campeao`).catch(orNull))?.data ?? null)
      : null,
  };
}
