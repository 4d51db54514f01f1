// A championship with everybody around it, and a valid call of every endpoint that is about one: for tests
// that try all of them.
import sql from 'sql-template-tag';
import { expect } from 'vitest';
import type { Acao } from '#regras/permissoes.ts';
import { ENDPOINTS, type NamedEndpoint } from '#server/docs/openapi.ts';
import { uuidv7 } from '#server/uuid.ts';
import { CHAMADAS_DO_ACORDO, insertAcordo } from './acordo-da-cena.ts';
import type { SignedIn, TestApp } from './app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  openCampeonato,
  type PartidaDeTeste,
  startCampeonato,
} from './campeonato.ts';
import { insertLigaDaCena } from './liga/liga-da-cena.ts';
import { APART, CHAMADAS_DA_APARENCIA } from './pagamentos/aparencia-da-cena.ts';
import { CHAMADAS_DAS_TAXAS, insertNotaDaCena } from './taxas/taxas-da-cena.ts';
import {
  CHAMADAS_DA_MESA,
  CHAMADAS_DA_VIDA,
  CHAMADAS_DAS_PROVAS,
  insertLinkDaMesa,
} from './vida-da-cena.ts';

const PAPEIS = [
  'dono',
  'co',
  'inscricoes',
  'resultados',
  'liga',
  'participante',
  'estranha',
  'admin',
] as const;

export type PapelDaCena = (typeof PAPEIS)[number];
export type Pessoas = Readonly<Record<PapelDaCena, SignedIn>>;

/** With all that an administrator needs, for as long as any test lasts. */
export async function makeAdmin(t: TestApp, { uuid }: { uuid: string }): Promise<void> {
  await t.db.run(sql`
    update usuarios set is_admin = true, segundo_fator_em = now() where uuid = ${uuid}`);
  await t.db.run(sql`
    update sessoes set codigo_em = now() + interval '1 day' where usuario_uuid = ${uuid}`);
}

/** The owner may have as many championships as the tests make. */
export async function makePessoas(t: TestApp): Promise<Pessoas> {
  const pairs: [PapelDaCena, SignedIn][] = [];
  for (const papel of PAPEIS) {
    pairs.push([papel, await t.signedIn({ isAdmin: papel === 'admin' })]);
  }
  const people = Object.fromEntries(pairs) as Pessoas;
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${people.dono.uuid}`);
  await makeAdmin(t, people.admin);
  return people;
}

export type Cena = {
  readonly id: string;
  /** Names without account; the first one is taken by the participant with an account. */
  readonly uuids: readonly string[];
  readonly versao: number;
  readonly partida: PartidaDeTeste | undefined;
  readonly sorteio: string;
  readonly punicao: string;
  readonly aviso: string;
  readonly nota: string;
  /** A helper who is none of the people: everybody else may be asked to remove them. */
  readonly ajudante: string;
  /** An invitation to organise that nobody has answered. */
  readonly chamado: string;
  /** Hours proposed for the match, by the participant with an account and by the other side. */
  readonly propostas: { readonly minha: string; readonly deles: string };
  /** What the participant and the other side told about the match. */
  readonly ocorrencias: { readonly minha: string; readonly deles: string };
  /** What the clock proposes for the match. */
  readonly sugestao: string;
  /** A score link of the first round. */
  readonly link: string;
  readonly pessoas: Pessoas;
};

export type MomentoDaCena = 'aberto' | 'andamento';

const FASES = [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }];

/** No plan lets anybody make as many in a day as there are endpoints to try. */
const asIfLongAgo = (t: TestApp, { uuid }: SignedIn) =>
  t.db.run(sql`
    update campeonatos set created_at = created_at - interval '2 days'
    where dono_uuid = ${uuid} and created_at > now() - interval '1 day'`);

/** Made through the API where that is short. */
export async function makeCena(
  t: TestApp,
  pessoas: Pessoas,
  { momento, ...settings }: { momento: MomentoDaCena; visibilidade?: 'privado' | 'publico' },
): Promise<Cena> {
  const { dono } = pessoas;
  await asIfLongAgo(t, dono);
  const fases = { fases: FASES, ...settings };
  const isOpen = momento === 'aberto';
  const id = isOpen
    ? await openCampeonato(dono, { pede: [], taxa_centavos: 1_000 }, fases)
    : await makeCampeonato(dono, fases);
  const uuids = await insertNames(t, id, 4);
  await t.db.run(sql`
    update participantes set usuario_uuid = ${pessoas.participante.uuid} where uuid = ${uuids[0]}`);
  const { uuid: ajudante } = await t.insertPerson();
  for (const papel of ['co', 'inscricoes', 'resultados'] as const) {
    await t.db.run(sql`
      insert into organizadores (campeonato_id, usuario_uuid, papel)
      values (${id}, ${pessoas[papel].uuid}, ${papel})`);
  }
  await t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel)
    values (${id}, ${ajudante}, 'co')`);
  await insertLigaDaCena(t, id, pessoas.liga);
  const chamado = uuidv7();
  await t.db.run(sql`
    insert into convites_de_organizador
      (uuid, campeonato_id, email, papel, convidado_por, expira_em)
    values (${chamado}, ${id}, 'chamada@exemplo.com', 'co', ${dono.uuid}, now() + interval '1 day')`);
  if (!isOpen) await startCampeonato(dono, id);
  const post = async (path: string, body: object) => {
    const answer = await dono.post(`/api/campeonatos/${id}/${path}`, body);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().data.uuid as string;
  };
  const partida = (await currentRound(dono, id))[0];
  const deduction = { fase: 1, participante: uuids[1], pontos: -1, motivo: 'atraso' };
  return {
    id,
    uuids,
    pessoas,
    ajudante,
    chamado,
    punicao: await post('punicoes', deduction),
    aviso: await post('avisos', { texto: 'Começa hoje' }),
    nota: await insertNotaDaCena(t, id),
    sorteio: await post('sorteio', { metodo: 'aleatorio' }),
    partida,
    link: await insertLinkDaMesa(t, id, dono.uuid),
    ...(await insertAcordo(t, { id, partida, eu: uuids[0] })),
    versao: (await dono.get(`/api/campeonatos/${id}`)).json().data.configuracao_versao,
  };
}

type Chamada = {
  /** What it takes; 'proprio': the person behind the participant may too; 'lado': who speaks for a side of
   * the match alone; 'lado_ou_agenda': also who runs the calendar; 'lado_ou_placar': also who enters results; 'vida': who plays the match or
   * judges it, which informes/acesso-da-vida.test.ts tries. */
  readonly acao: Acao | 'proprio' | 'lado' | 'lado_ou_agenda' | 'lado_ou_placar' | 'vida';
  readonly momento: MomentoDaCena;
  readonly body?: (cena: Cena) => Record<string, unknown>;
  /** Of the owner, where it is not a success: the state does not allow it. */
  readonly recusa?: 409;
  /** Of others whom it is for, where it is not what the owner gets. */
  readonly recusas?: Readonly<Partial<Record<PapelDaCena, number>>>;
  /** What was done cannot be done again: everybody needs a scene of their own. */
  readonly umaVez?: true;
};

const placar = { tipo: 'placar', mandante: 1, visitante: 0 };

/** By the name of the endpoint. */
export const CHAMADAS: Readonly<Record<string, Chamada>> = {
  verCampeonato: { acao: 'ver', momento: 'andamento' },
  editarCampeonato: {
    acao: 'editar',
    momento: 'aberto',
    body: ({ versao }) => ({ nome: 'Outro', fases: FASES, configuracao_versao: versao }),
    umaVez: true,
  },
  preverRegras: { acao: 'editar', momento: 'andamento', body: () => ({ fases: FASES }) },
  mudarEstado: { acao: 'mudar_estado', momento: 'aberto', body: () => ({ estado: 'cancelado' }) },
  arquivarCampeonato: {
    acao: 'mudar_estado',
    momento: 'aberto',
    body: () => ({ arquivado: true }),
  },
  duplicarCampeonato: { acao: 'editar', momento: 'aberto', body: () => ({ participantes: true }) },
  excluirCampeonato: { acao: 'excluir', momento: 'aberto' },
  restaurarCampeonato: { acao: 'excluir', momento: 'aberto' },

  listarParticipantes: { acao: 'ver', momento: 'andamento' },
  inscreverParticipante: {
    acao: 'inscrever',
    momento: 'aberto',
    body: () => ({}),
    recusas: { participante: 409 },
  },
  adicionarParticipantes: {
    acao: 'gerir_participantes',
    momento: 'aberto',
    body: () => ({ participantes: [{ nome: 'Nova' }] }),
    umaVez: true,
  },
  exportarParticipantes: { acao: 'gerir_participantes', momento: 'aberto' },
  renovarConvite: { acao: 'gerir_participantes', momento: 'aberto' },
  mudarStatus: { acao: 'proprio', momento: 'aberto', body: () => ({ status: 3 }), umaVez: true },
  mudarVariosStatus: {
    acao: 'gerir_participantes',
    momento: 'aberto',
    body: ({ uuids }) => ({ uuids, status: 3 }),
    umaVez: true,
  },
  editarParticipante: {
    acao: 'proprio',
    momento: 'aberto',
    body: () => ({ time_nome: 'Leões' }),
  },
  verParticipante: { acao: 'ver', momento: 'andamento' },
  seguirParticipante: { acao: 'ver', momento: 'andamento', body: () => ({ seguindo: true }) },
  preverDesistencia: {
    acao: 'proprio',
    momento: 'andamento',
    body: () => ({ desistiu: true }),
  },
  desistirParticipante: {
    acao: 'proprio',
    momento: 'andamento',
    body: () => ({ desistiu: true }),
  },
  substituirParticipante: {
    acao: 'gerir_participantes',
    momento: 'andamento',
    body: () => ({ nome: 'Substituta' }),
  },
  desfazerReivindicacao: { acao: 'proprio', momento: 'aberto', recusa: 409 },
  buscarPessoas: { acao: 'gerir_participantes', momento: 'aberto' },
  convidarPessoa: {
    acao: 'gerir_participantes',
    momento: 'aberto',
    body: ({ pessoas }) => ({ pessoa: pessoas.estranha.uuid }),
    umaVez: true,
  },
  convidarParticipante: { acao: 'gerir_participantes', momento: 'aberto' },
  verElenco: { acao: 'ver', momento: 'andamento' },
  salvarElenco: {
    acao: 'proprio',
    momento: 'andamento',
    body: () => ({ jogadores: [{ nome: 'Bia', papel: 'capitao' }] }),
  },
  verVisao: { acao: 'ver', momento: 'andamento' },
  verPendencias: { acao: 'ver', momento: 'andamento' },
  verClassificacao: { acao: 'ver', momento: 'andamento' },
  explicarPosicao: { acao: 'ver', momento: 'andamento' },
  listarPartidas: { acao: 'ver', momento: 'andamento' },
  verCampeao: { acao: 'ver', momento: 'andamento' },
  verCompartilhar: { acao: 'ver', momento: 'andamento' },
  compartilharPartida: { acao: 'ver', momento: 'andamento' },
  compartilharParticipante: { acao: 'ver', momento: 'andamento' },
  verAberturas: { acao: 'avisar', momento: 'andamento' },
  verChaveamento: { acao: 'ver', momento: 'andamento' },
  verRegulamento: { acao: 'ver', momento: 'andamento' },
  verEstatisticas: { acao: 'ver', momento: 'andamento' },
  verSimulador: { acao: 'ver', momento: 'andamento' },
  prepararSorteio: { acao: 'sortear', momento: 'aberto', body: () => ({ metodo: 'aleatorio' }) },
  realizarSorteio: {
    acao: 'sortear',
    momento: 'aberto',
    body: ({ sorteio }) => ({ uuid: sorteio }),
  },
  conduzirCerimonia: {
    acao: 'sortear',
    momento: 'andamento',
    body: ({ sorteio }) => ({ uuid: sorteio, fora: 1, andando: false }),
    recusa: 409,
  },
  desfazerSorteio: { acao: 'sortear', momento: 'andamento' },
  verSorteios: { acao: 'ver', momento: 'andamento' },
  gerarRodada: { acao: 'sortear', momento: 'andamento', recusa: 409 },
  verDesempate: { acao: 'sortear', momento: 'andamento' },
  prepararDesempate: {
    ...{ acao: 'sortear', momento: 'andamento', recusa: 409 },
    body: () => ({ fase: 1 }),
  },
  desempatar: {
    ...{ acao: 'sortear', momento: 'andamento', recusa: 409 },
    body: () => ({ fase: 1, ordem: [] }),
  },
  preverImportacao: {
    ...{ acao: 'lancar_placar', momento: 'andamento' },
    body: () => ({ texto: 'Time 001 2x1 Time 004' }),
  },
  // Looked at on another version.
  importarPlacares: {
    ...{ acao: 'lancar_placar', momento: 'andamento', recusa: 409 },
    body: () => ({ texto: 'Time 001 2x1 Time 004', versao: 0 }),
  },
  modeloDaImportacao: { acao: 'lancar_placar', momento: 'andamento' },
  restaurarPlacares: { acao: 'corrigir_placar', momento: 'andamento' },
  gerarAgenda: {
    acao: 'agendar',
    momento: 'andamento',
    body: () => ({ comeca_em: '2026-12-01T12:00:00Z' }),
    umaVez: true,
  },
  adiarAgenda: {
    acao: 'agendar',
    momento: 'andamento',
    body: () => ({ fase: 1, rodada: 1, dias: 7 }),
  },
  marcarPrazo: {
    acao: 'agendar',
    momento: 'andamento',
    body: () => ({ fase: 1, rodada: 1, prazo_at: '2027-01-01T00:00:00Z' }),
  },
  listarPunicoes: { acao: 'ver', momento: 'andamento' },
  preverPunicao: {
    acao: 'punir',
    momento: 'andamento',
    body: ({ uuids }) => ({ fase: 1, participante: uuids[2], pontos: -3 }),
  },
  punirParticipante: {
    acao: 'punir',
    momento: 'andamento',
    body: ({ uuids }) => ({ fase: 1, participante: uuids[2], pontos: -3, motivo: 'irregular' }),
  },
  preverAnulacao: { acao: 'punir', momento: 'andamento' },
  anularPunicao: { acao: 'punir', momento: 'andamento', umaVez: true },
  listarAvisos: { acao: 'ver', momento: 'andamento' },
  publicarAviso: { acao: 'avisar', momento: 'andamento', body: () => ({ texto: 'Mudou o local' }) },
  apagarAviso: { acao: 'avisar', momento: 'andamento', umaVez: true },
  listarOrganizadores: { acao: 'ver', momento: 'andamento' },
  convidarOrganizador: {
    acao: 'gerir_organizadores',
    momento: 'aberto',
    body: () => ({ email: 'convidada@exemplo.com', papel: 'resultados' }),
  },
  listarConvites: { acao: 'gerir_organizadores', momento: 'aberto' },
  retirarConvite: { acao: 'gerir_organizadores', momento: 'aberto', umaVez: true },
  removerOrganizador: { acao: 'gerir_organizadores', momento: 'aberto', umaVez: true },
  verHistorico: { acao: 'ver_historico', momento: 'andamento' },
  verPartida: { acao: 'ver', momento: 'andamento' },
  lancarPlacar: {
    acao: 'lancar_placar',
    momento: 'andamento',
    body: ({ partida }) => ({ versao: partida?.versao, lancamento: placar }),
    umaVez: true,
  },
  preverPlacar: {
    acao: 'lancar_placar',
    momento: 'andamento',
    body: () => ({ lancamento: placar }),
  },
  agendarPartida: {
    acao: 'agendar',
    momento: 'andamento',
    body: ({ partida }) => ({ versao: partida?.versao, estadio: 'Arena' }),
    umaVez: true,
  },
  // Nothing is late yet.
  cobrarPartida: { acao: 'lancar_placar', momento: 'andamento', recusa: 409 },

  ...CHAMADAS_DA_APARENCIA,
  ...CHAMADAS_DA_MESA,
  ...CHAMADAS_DO_ACORDO,
  ...CHAMADAS_DA_VIDA,
  ...CHAMADAS_DAS_PROVAS,
  ...CHAMADAS_DAS_TAXAS,
};

/** Everything about one championship, read from the contract. */
export const DE_UM_CAMPEONATO: readonly NamedEndpoint[] = ENDPOINTS.filter(
  ({ name, entry }) =>
    /^\/api\/(campeonatos|participantes|partidas)\/:/.test(entry.path) && !APART.includes(name),
);

/** Its address for a championship; `outros` puts other ids in place of its own. */
export function enderecoDe(
  { name: endpoint, entry }: NamedEndpoint,
  cena: Cena,
  outros: Readonly<Record<string, string>> = {},
): string {
  const { id, uuids, partida, punicao, aviso, nota, ajudante, chamado, sugestao, link } = cena;
  // Nobody is invited to a name that is somebody's already.
  const nome = endpoint === 'convidarParticipante' ? uuids[1] : uuids[0];
  const uuid = entry.path.includes('/partidas/') ? partida?.uuid : nome;
  const proposta = cena.propostas[endpoint === 'retirarProposta' ? 'minha' : 'deles'];
  const ocorrencia = cena.ocorrencias[endpoint === 'retirarOcorrencia' ? 'minha' : 'deles'];
  const said = { proposta, ocorrencia, sugestao, link };
  const params = {
    ...{ id, uuid, punicao, aviso, nota },
    usuario: ajudante,
    convite: chamado,
    ...said,
    ...outros,
  };
  const path = entry.path.replace(
    /:(\w+)/g,
    (_, name: string) => params[name as keyof typeof params] ?? uuidv7(),
  );
  return entry.method === 'GET' ? `${path}?participante=${uuids[0]}` : path;
}
