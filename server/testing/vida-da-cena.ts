// Calls of every endpoint of the life of a match, for tests that try all endpoints.
import { randomBytes } from 'node:crypto';
import { insertLink } from '#server/mesa/queries.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { TestApp } from './app.ts';

const informado = { tipo: 'placar', mandante: 1, visitante: 0 };
const comum = { acao: 'vida', momento: 'andamento' } as const;
const informe = { ...comum, body: () => ({ informado }) };

export const CHAMADAS_DA_VIDA = {
  informarPlacar: informe,
  mudarInforme: informe,
  retirarInforme: comum,
  confirmarInforme: comum,
  contestarPlacar: { ...comum, body: () => ({ motivo: 'Não foi' }) },
  retirarContestacao: comum,
  aceitarVersao: comum,
  julgarCaso: {
    ...comum,
    body: () => ({
      ...{ versao: 1, decisao: informado, motivo: 'Foi' },
      regra: { texto: 'Vale a tela final.' },
    }),
  },
  verCaso: comum,
  listarJuizes: { acao: 'lado_ou_agenda', momento: 'andamento' } as const,
  indicarJuiz: { ...comum, body: () => ({ usuario: uuidv7() }) },
  responderJuiz: { ...comum, body: () => ({ aceita: true }) },
  verEscalacao: { acao: 'ver', momento: 'andamento' } as const,
  salvarEscalacao: {
    ...comum,
    body: () => ({ lado: 'mandante', versao: 0, jogadores: [] }),
  },
  salvarSumula: { ...comum, body: () => ({ mandante: { versao: 0, lances: [] } }) },
};

export async function insertLinkDaMesa(t: TestApp, id: string, por: string): Promise<string> {
  const uuid = uuidv7();
  const link = { uuid, campeonatoId: id, partida_uuid: null, fase: 1, rodada: 1, rotulo: null };
  await insertLink(t.db, { ...link, hash: randomBytes(32), por, horas: 24 });
  return uuid;
}

export const CHAMADAS_DA_MESA = {
  listarLinks: { acao: 'gerir_mesa', momento: 'andamento' },
  criarLink: {
    acao: 'gerir_mesa',
    momento: 'andamento',
    body: () => ({ alcance: { tipo: 'rodada', fase: 1, rodada: 1 } }),
  },
  verLances: { acao: 'ver', momento: 'andamento' },
  marcarLance: { ...comum, body: () => ({ id: uuidv7(), tipo: 'inicio' }) },
  desfazerLance: comum,
  encerrarAoVivo: { ...comum, body: () => ({}) },
  revogarLink: { acao: 'gerir_mesa', momento: 'andamento' },
  verTransmissao: { acao: 'lancar_placar', momento: 'andamento' },
  mudarTransmissao: {
    acao: 'lancar_placar',
    momento: 'andamento',
    body: ({ partida }: { partida?: { uuid: string } | undefined }) => ({
      ...{ partida: partida?.uuid, pecas: ['tabela'], atraso: 20 },
    }),
  },
  renovarTransmissao: { acao: 'lancar_placar', momento: 'andamento' },
} as const;

/** Pictures are tried with files in server/provas/. */
export const CHAMADAS_DAS_PROVAS = {
  listarProvas: { acao: 'lado_ou_placar', momento: 'andamento' },
  apagarProva: comum,
} as const;
