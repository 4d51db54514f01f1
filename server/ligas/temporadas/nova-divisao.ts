// A championship of a season is made: in the liga from the start, owned by who makes the season.

import type { Usuario } from '#contract/sessao.ts';
import { type Configuracao, configuracao } from '#regras/configuracao/configuracao.ts';
import { acharClube } from '#regras/escudos/clubes.ts';
import { lerLista } from '#regras/participantes/lista-colada.ts';
import { type Quem, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { novoCampeonato } from '#server/campeonatos/criar-campeonato.ts';
import { escreverEm } from '#server/campeonatos/escrever.ts';
import { findNaLiga, porNaLiga } from '#server/campeonatos/liga/por-na-liga.ts';
import { configuracaoParaRepetir } from '#server/campeonatos/liga/repetir.ts';
import { levarOrganizadores, levarTimes } from '#server/campeonatos/liga/times.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { ServerTexts } from '#server/http/locale.ts';
import { incluirNomes } from '#server/participantes/incluir-nomes.ts';
import type { LigaVista } from '../queries.ts';
import { findPadrao } from '../vinculos/padrao.ts';
import { isInTemporada } from './queries.ts';

/** Who makes it, where and in which language. */
export type Fabrica = {
  readonly tx: Tx;
  readonly liga: LigaVista;
  readonly user: Usuario;
  readonly quem: Quem;
  readonly t: ServerTexts;
  readonly numero: number;
};

const LONGEST = 80;

function nomeNaTemporada({ liga, t, numero }: Fabrica, divisao: string): string {
  const named = (name: string) => t('ligas.nome_da_divisao', { liga: name, divisao, n: numero });
  const spare = LONGEST - named('').length;
  return named(liga.nome.slice(0, spare).trimEnd());
}

async function settingsFor(fabrica: Fabrica, nome: string, vagas: number): Promise<Configuracao> {
  const { tx, liga } = fabrica;
  const { configuracao: padrao } = await findPadrao(tx, liga.uuid);
  const base = padrao ?? {
    fases: [{ tipo: 'pontos_corridos' }],
    visibilidade: liga.visibilidade,
    modalidade: liga.modalidades[0],
  };
  const inscricao = { ...padrao?.inscricao, vagas };
  return configuracao.parse({
    ...{ ...base, inscricao, cores: undefined },
    nome: nomeNaTemporada(fabrica, nome),
  });
}

type Origem = {
  readonly nome: string;
  readonly lista: string;
  readonly campeonato?: string | null | undefined;
};

/** Of the liga, and of no season yet. */
async function requireDaLiga({ tx, liga }: Fabrica, id: string): Promise<string> {
  const found = await findNaLiga(tx, id);
  if (found?.liga_uuid !== liga.uuid) throw new AppError('nao_encontrado');
  if (!(await isInTemporada(tx, id))) return id;
  throw new AppError('estado_mudou', { text: { key: 'ligas.de_outra_temporada' } });
}

/** From a pasted list of names, or one that the liga has already. */
export async function primeiraDivisao(fabrica: Fabrica, origem: Origem): Promise<string> {
  const { tx, liga, user, quem } = fabrica;
  if (origem.campeonato) return requireDaLiga(fabrica, origem.campeonato);
  const ehClube = (text: string) => acharClube(text) !== undefined;
  const { participantes } = lerLista(origem.lista, { ehClube });
  const vagas = Math.max(2, participantes.filter(({ suplente }) => !suplente).length);
  const id = await novoCampeonato(tx, user, await settingsFor(fabrica, origem.nome, vagas));
  await porNaLiga(tx, id, liga.uuid);
  if (participantes.length > 0) {
    await escreverEm(tx, { id, quem, acao: 'gerir_participantes' }, ({ campeonato }) =>
      incluirNomes(tx, campeonato, participantes),
    );
  }
  return id;
}

type Seguinte = {
  readonly nome: string;
  /** The championship of the season before. */
  readonly de: string;
  readonly times: readonly string[];
  readonly abertas: number;
};

/** The next edition of a division or cup, with these teams. */
export async function divisaoSeguinte(fabrica: Fabrica, seguinte: Seguinte): Promise<string> {
  const { tx, liga, user, quem } = fabrica;
  const { nome, de, times, abertas } = seguinte;
  const before = await requireCampeonato(tx, de, quem, 'ver');
  const settings = configuracaoParaRepetir(before);
  const places = times.length > 0 ? times.length + abertas : before.vagas;
  const vagas = Math.max(2, places);
  const id = await novoCampeonato(
    tx,
    user,
    {
      ...settings,
      nome: nomeNaTemporada(fabrica, nome),
      inscricao: { ...settings.inscricao, vagas },
    },
    { edicao: before.edicao + 1, edicao_anterior: de },
  );
  await porNaLiga(tx, id, liga.uuid);
  await levarOrganizadores(tx, de, id);
  await escreverEm(tx, { id, quem, acao: 'gerir_participantes' }, () =>
    levarTimes(tx, { times, para: id, liga: liga.uuid }),
  );
  return id;
}

/** Two teams, one match: it is started at once. */
export async function confrontoEntre(
  fabrica: Fabrica,
  nome: string,
  times: readonly string[],
): Promise<string> {
  const { tx, liga, user, quem } = fabrica;
  const { visibilidade, modalidades } = liga;
  const settings = configuracao.parse({
    ...{ nome, visibilidade, modalidade: modalidades[0] },
    fases: [{ tipo: 'mata_mata' }],
    inscricao: { vagas: 2 },
  });
  const id = await novoCampeonato(tx, user, settings);
  await porNaLiga(tx, id, liga.uuid);
  await escreverEm(tx, { id, quem, acao: 'gerir_participantes' }, () =>
    levarTimes(tx, { times, para: id, liga: liga.uuid }),
  );
  return id;
}
