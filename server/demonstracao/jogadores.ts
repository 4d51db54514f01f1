// People of the demonstration with a past: two championships that are over, played by accounts. Rankings, pages of
// people and matches between two of them have something to show from the first start.
import sql from 'sql-template-tag';
import type { Usuario } from '#contract/sessao.ts';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';
import { criarDemonstracao } from './campeonatos.ts';
import type { Modelo } from './modelos.ts';

/** The first is who looks at the demonstration; the others nobody logs in as. */
const JOGADORES = [
  'Duda Demonstração',
  'Yara Coutinho',
  'Ícaro Salles',
  'Malu Barreto',
  'Davi Fontoura',
  'Rosa Peixoto',
  'Breno Tavares',
  'Olívia Ramalho',
  'Samir Delgado',
  'Heitor Prado',
  'Clara Menezes',
  'Jonas Pacheco',
] as const;

const VARANDA = [
  'Sabiá',
  'Bem-te-vi',
  'Curió',
  'Tico-tico',
  'Tuiuiú',
  'Maritaca',
  'Jaçanã',
  'Uirapuru',
];
const MADRUGADA = [
  ...['Coruja F.C.', 'Lua Nova', 'Sereno', 'Insônia', 'Vaga-lume', 'Garrafa Térmica'],
  ...['Última Ficha', 'Só Mais Uma', 'Pijama', 'Meia-noite', 'Galo Cedo', 'Estrela'],
];

const duplas = (times: readonly string[]) =>
  times.map((time_nome, index) => ({ nome: JOGADORES[index] ?? '', time_nome }));

const CAMPEONATOS: readonly Modelo[] = [
  {
    nome: 'X1 da Madrugada',
    descricao: 'Dados de demonstração. Doze contas, todos contra todos.',
    participantes: duplas(MADRUGADA),
    fases: [{ tipo: 'pontos_corridos', turnos: 1 }],
    ...{ modalidade: 'ea_fc', plataforma: 'playstation', horarios: ['23:00'] },
    ...{ jogadas: 11, emDias: -40 },
  },
  {
    nome: 'Taça Varanda',
    descricao: 'Dados de demonstração. Oito contas e uma taça.',
    participantes: duplas(VARANDA),
    fases: [{ tipo: 'mata_mata', terceiro_lugar: true }],
    ...{ modalidade: 'ea_fc', plataforma: 'playstation', horarios: ['21:00'] },
    ...{ jogadas: 3, emDias: -9 },
  },
];

async function insertJogador(tx: Tx, nome: string): Promise<string> {
  const uuid = uuidv7();
  await tx.run(sql`
    insert into usuarios (uuid, nome, email, email_verified_at)
    values (${uuid}, ${nome}, ${`${uuid}@tabelao.example`}, agora())`);
  return uuid;
}

/** As if both sides had said every score. */
async function assinar(tx: Tx, id: string, contas: ReadonlyMap<string, string>): Promise<void> {
  const [nomes, uuids] = [[...contas.keys()], [...contas.values()]];
  await tx.run(sql`
    update participantes e set usuario_uuid = x.uuid
    from unnest(${nomes}::text[], ${uuids}::uuid[]) as x (nome, uuid)
    where e.campeonato_id = ${id} and e.nome = x.nome`);
  await tx.run(sql`
    update presencas s set usuario_uuid = e.usuario_uuid, created_at = p.jogo_previsto_at + interval '1 hour'
    from participantes e, partidas p
    where e.uuid = s.participante_uuid and e.campeonato_id = ${id} and p.uuid = s.partida_uuid`);
  await tx.run(sql`
    update oficiais o set via = 'confirmacao', afirmado = '{mandante,visitante}'
    from partidas p where p.uuid = o.partida_uuid and p.campeonato_id = ${id}`);
  await tx.run(sql`
    update campeonatos set encerrado_em = (
      select max(jogo_previsto_at) + interval '2 hours' from partidas where campeonato_id = ${id})
    where id = ${id}`);
}

export async function seedJogadores(tx: Tx, user: Usuario): Promise<void> {
  const contas = new Map<string, string>();
  for (const nome of JOGADORES) {
    contas.set(nome, nome === JOGADORES[0] ? user.uuid : await insertJogador(tx, nome));
  }
  for (const modelo of CAMPEONATOS) {
    await assinar(tx, await criarDemonstracao(tx, user, modelo), contas);
  }
}
