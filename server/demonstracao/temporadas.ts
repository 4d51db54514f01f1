// A liga of the demonstration with two divisions: one season over, the next under way, plainly invented.
import sql from 'sql-template-tag';
import type { Usuario } from '#contract/sessao.ts';
import { regrasDaTemporada } from '#regras/liga/temporada.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { findLigaPara } from '#server/ligas/acesso.ts';
import { dadosDaLiga } from '#server/ligas/dados.ts';
import { registradorDaLiga } from '#server/ligas/escrever.ts';
import { contarMembros, upsertMembro } from '#server/ligas/membros/queries.ts';
import { insertLiga } from '#server/ligas/queries.ts';
import { carregarTemporada, divisoesDe, previaDe } from '#server/ligas/temporadas/carregar.ts';
import { divisaoSeguinte } from '#server/ligas/temporadas/nova-divisao.ts';
import {
  fecharTemporada,
  insertCompeticao,
  insertTemporada,
} from '#server/ligas/temporadas/queries.ts';
import { acertarZonas } from '#server/ligas/temporadas/zonas.ts';
import { uuidv7 } from '#server/uuid.ts';
import { criarDemonstracao, type ModeloEmAndamento, porEmJogo } from './campeonatos.ts';

const LIGA = {
  nome: 'Liga da Esquina',
  descricao: 'Duas divisões: um sobe, um cai, temporada após temporada',
  regras: 'Joga quem aparece. Placar no grupo até meia-noite.',
  whatsapp: null,
  discord: null,
  modalidades: ['society'] as 'society'[],
  visibilidade: 'publico',
  entrada: 'aberta',
} as const;

const SERIES = [
  [
    'Série A',
    ['Jacarandá F.C.', 'Pipa Solta', 'Serenata F.C.', 'Araçá E.C.', 'Vitrola S.C.', 'Farolete'],
  ],
  [
    'Série B',
    ['Guará A.C.', 'Laranjal F.C.', 'Cajueiro E.C.', 'Balança Rede', 'Trovão', 'Fogueira S.C.'],
  ],
] as const;

const FRONTEIRA = { caem: 1, sobem: 1, confrontos: 0 };
const REGRAS = regrasDaTemporada.parse({});
const HORAS = { horarios: ['19:00', '20:00', '21:00'] } as const;
const t = texts['pt-BR'];

const nomeDe = (divisao: string, n: number) =>
  t('ligas.nome_da_divisao', { liga: LIGA.nome, divisao, n });

async function primeira(tx: Tx, user: Usuario, liga: string): Promise<void> {
  const temporada = await insertTemporada(tx, liga, { numero: 1, regras: REGRAS });
  for (const [index, [nome, times]] of SERIES.entries()) {
    const campeonato = await criarDemonstracao(tx, user, {
      ...{ nome: nomeDe(nome, 1), descricao: 'Dados de demonstração.', ...HORAS },
      ...{ participantes: times.map((time) => ({ nome: time })), jogadas: 5, emDias: -60 },
      ...{ fases: [{ tipo: 'pontos_corridos' }], modalidade: 'society', plataforma: 'presencial' },
    });
    await tx.run(sql`update campeonatos set liga_uuid = ${liga} where id = ${campeonato}`);
    await insertCompeticao(tx, temporada, {
      ...{ tipo: 'divisao', nivel: index + 1, nome, campeonato, ordem: index + 1 },
      fronteira: FRONTEIRA,
    });
  }
}

/** As who runs the liga would make it from the first, and two rounds of it. */
async function segunda(tx: Tx, user: Usuario, uuid: string): Promise<void> {
  const quem = { user, isAdmin: false };
  const liga = await findLigaPara(tx, uuid, quem);
  const olhar = { liga: uuid, usuario: user.uuid, cuida: true };
  const before = await carregarTemporada(tx, olhar, 1);
  await acertarZonas(tx, before, t);
  const previa = previaDe(before);
  if (!liga || !previa) return;
  const temporada = await insertTemporada(tx, uuid, { numero: 2, regras: REGRAS });
  for (const [index, { id: de, nome }] of divisoesDe(before).entries()) {
    const going = previa.mudancas.filter(({ para }) => para === index + 1);
    const times = going.map(({ time }) => time);
    const fabrica = { tx, liga, user, quem, t, numero: 2 };
    const campeonato = await divisaoSeguinte(fabrica, { nome, de, times, abertas: 0 });
    await insertCompeticao(tx, temporada, {
      ...{ tipo: 'divisao', nivel: index + 1, nome, campeonato, ordem: index + 1 },
      fronteira: FRONTEIRA,
    });
  }
  await fecharTemporada(tx, before.temporada.uuid, previa.mudancas);
  const after = await carregarTemporada(tx, olhar, 2);
  await acertarZonas(tx, after, t);
  for (const { id, nome } of divisoesDe(after)) {
    const uuids = (after.linhas.get(id) ?? []).map(({ participante }) => participante);
    const andamento: ModeloEmAndamento = { nome: nomeDe(nome, 2), jogadas: 2, emDias: 3, ...HORAS };
    await porEmJogo({ tx, quem, id, uuids }, andamento);
  }
}

export async function seedTemporadas(tx: Tx, user: Usuario): Promise<void> {
  const liga = uuidv7();
  await insertLiga(tx, liga, dadosDaLiga(LIGA));
  await upsertMembro(tx, { liga, usuario: user.uuid, papel: 'dono' });
  await contarMembros(tx, liga);
  await registradorDaLiga(tx, liga, user.uuid)({ acao: 'criar-liga' });
  await primeira(tx, user, liga);
  await segunda(tx, user, liga);
}
