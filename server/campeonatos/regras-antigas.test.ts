// Settings that were written before a setting existed, or in the engine's words: the migrations bring them to
// today's shape, and saving them unchanged changes nothing.
import { readFileSync } from 'node:fs';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { configuracao } from '#regras/configuracao/configuracao.ts';
import { INSCRICAO, REGRAS } from '#regras/configuracao/padroes.ts';
import { testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, startCampeonato } from '#server/testing/campeonato.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

const migrateAgain = (name: string) =>
  t.db.script(readFileSync(new URL(`../migrations/${name}`, import.meta.url), 'utf8'));

type Guardadas = { fases: unknown; regras: object; inscricao: object };

/** As an older version of the product left them. */
async function storeOld(id: string, { fases, regras, inscricao }: Guardadas): Promise<void> {
  const [f, r, i] = [fases, regras, inscricao].map((part) => JSON.stringify(part));
  await t.db.run(sql`
    update campeonatos set fases = ${f}, regras = ${r}, inscricao = ${i} where id = ${id}`);
  await t.db.run(sql`
    update regulamentos set dados = dados
      || jsonb_build_object('fases', ${f}::jsonb, 'regras', ${r}::jsonb, 'inscricao', ${i}::jsonb)
    where campeonato_id = ${id}`);
}

const TABLE = {
  pontos: { vitoria: 3, empate: 1, derrota: 0 },
  criterios: ['wins', 'goal_difference', 'h2h_points', 'fewest_red_cards', 'buchholz', 'lots'],
  wo: { gols: 3, conta_gols: true, duplo: 'both_lose', limite: null },
  desistencia: 'walkover_forward',
};

const CUP = {
  ...{ tipo: 'mata_mata', wo_elimina: true, wo_duplo: 'sorteio', pernas: 1, pernas_final: 2 },
  ...{ gols_fora: 'extra_time_too', desempate: ['penalties', 'extra_time'] },
  ...{ terceiro_lugar: false, cruzamento: 'sorteio', reordenar: false, evita_reencontro: true },
};

const GROUPS = {
  ...{ tipo: 'grupos', tabela: TABLE, zonas: [], grupos: 2, turnos: 1, classificam: 2 },
  ...{ melhores: 0, comparacao: 'totais' },
};

/** Of before anybody could choose who enters a score: these stood in every row. */
const RULES = {
  ...{ quem_informa: 'os_dois', prazo_confirmacao_horas: 24, sem_placar: 'zero_a_zero' },
  ...{ aviso_cancelamento_horas: 1, provas: ['placar'], tolerancia_minutos: 5 },
  cartoes: { amarelos: 3, zera_na_fase: null },
};

const ENTRY = { vagas: 16, aprovacao: 'automatica', pede: [] };

async function older(old: Guardadas = { fases: [GROUPS, CUP], regras: RULES, inscricao: ENTRY }) {
  const org = await t.signedIn();
  const fases = [{ tipo: 'grupos', grupos: 2 }, { tipo: 'mata_mata' }];
  const id = await makeCampeonato(org, { fases });
  await insertNames(t, id, 8);
  await startCampeonato(org, id);
  await storeOld(id, old);
  await migrateAgain('0048-configuracoes.sql');
  await migrateAgain('0101-configuracoes-da-vida.sql');
  await migrateAgain('0117-sem-mesa-confirma.sql');
  await migrateAgain('0125-cartoes-da-sumula.sql');
  await migrateAgain('0130-provas-de-ninguem.sql');
  const rules = async () => (await org.get(`/api/campeonatos/${id}/regulamento`)).json().data;
  return { org, id, rules, data: (await org.get(`/api/campeonatos/${id}`)).json().data };
}

test('settings in the words of the engine are in those of the product, and whole', async () => {
  const { data } = await older();
  expect(data.fases[0].tabela).toMatchObject({
    criterios: [
      ...['vitorias', 'saldo', 'pontos_no_confronto', 'menos_vermelhos', 'buchholz', 'sorteio'],
    ],
    wo: { gols: 3, conta_gols: true, duplo: 'ambos_perdem', limite: null },
    desistencia: 'wo_adiante',
  });
  expect(data.fases[1]).toEqual({
    ...CUP,
    ...{ gols_fora: 'ate_na_prorrogacao', desempate: ['prorrogacao', 'penaltis'] },
    cruzamento: 'campanha',
  });
  expect(data.regras).toEqual({ ...REGRAS, tolerancia_minutos: 5 });
  expect(data.inscricao).toEqual({ ...INSCRICAO, ...ENTRY });
  expect(configuracao.shape.fases.parse(data.fases)).toEqual(data.fases);
  expect(configuracao.shape.regras.parse(data.regras)).toEqual(data.regras);
});

test.each([
  [['extra_time'], ['prorrogacao', 'penaltis']],
  [
    ['replay', 'extra_time'],
    ['prorrogacao', 'novo_jogo'],
  ],
  [
    ['better_campaign', 'penalties', 'extra_time'],
    ['melhor_campanha', 'prorrogacao', 'penaltis'],
  ],
  [
    ['golden_goal', 'golden_goal', 'penalties'],
    ['gol_de_ouro', 'penaltis'],
  ],
])('a level tie that was decided by %o is by %o', async (old, now) => {
  const { data } = await older({
    ...{ fases: [GROUPS, { ...CUP, desempate: old }], regras: RULES, inscricao: ENTRY },
  });
  expect(data.fases[1].desempate).toEqual(now);
});

test('rules that somebody chose stay as they were chosen', async () => {
  const { leva_na_volta: _, ...cartoes } = REGRAS.cartoes;
  const chosen = { quem_informa: 'os_dois', aviso_cancelamento_horas: 6 };
  const { data } = await older({
    ...{ fases: [GROUPS, CUP], inscricao: ENTRY },
    regras: {
      ...{ ...REGRAS, ...chosen, cartoes, sem_placar: 'wo_de_quem_falou' },
    },
  });
  expect(data.regras).toEqual({ ...REGRAS, ...chosen, sem_placar: 'vence_quem_falou' });
});

test('an older championship saved without a change has no new version of its rules', async () => {
  const { org, id, rules, data } = await older();
  const before = await rules();
  expect(JSON.stringify(before)).toContain('Só a organização lança o placar.');
  const { nome, fases, regras, inscricao, configuracao_versao } = data;
  const body = { nome, fases, regras, inscricao, configuracao_versao };
  const saved = await org.put(`/api/campeonatos/${id}`, body);
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await rules()).versoes).toEqual(before.versoes);
  const [line] = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
  expect(Object.keys(line.depois)).not.toContain('fases');
  expect(Object.keys(line.depois)).not.toContain('regras');
});

test('the trail of an edit tells settings in the words of the product', async () => {
  const { org, id } = await older();
  await t.db.run(sql`
    insert into historico (id, campeonato_id, usuario_uuid, acao, antes, depois)
    values (${uuidv7()}, ${id}, ${org.uuid}, 'editar-campeonato',
      ${JSON.stringify({ fases: [GROUPS], regras: { sem_placar: 'wo_de_quem_falou' } })},
      ${JSON.stringify({ fases: [CUP], regras: {} })})`);
  await migrateAgain('0048-configuracoes.sql');
  const [line] = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
  expect(line.antes.regras).toEqual({ sem_placar: 'vence_quem_falou' });
  expect(line.antes.fases[0].tabela.desistencia).toBe('wo_adiante');
  expect(line.depois.fases[0].desempate).toEqual(['prorrogacao', 'penaltis']);
});

test('championships of before the new rules of a bracket keep playing by the old ones', async () => {
  const org = await t.signedIn();
  const fases = [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }];
  const id = await makeCampeonato(org, { fases });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const added = ['wo_elimina', 'wo_duplo', 'evita_reencontro', 'comparacao'];
  const without = (list: object[]) =>
    JSON.stringify(
      list.map((fase) =>
        Object.fromEntries(Object.entries(fase).filter(([name]) => !added.includes(name))),
      ),
    );
  const stored = async () => (await org.get(`/api/campeonatos/${id}`)).json().data.fases;
  const old = without(await stored());
  await t.db.run(sql`update campeonatos set fases = ${old}::jsonb where id = ${id}`);
  await t.db.run(sql`
    update regulamentos set dados = jsonb_set(dados, '{fases}', ${old}::jsonb)
    where campeonato_id = ${id}`);
  await migrateAgain('0025-regras-novas-da-chave.sql');
  const [groups, cup] = await stored();
  expect(groups).toMatchObject({ comparacao: 'totais' });
  expect(cup).toMatchObject({ wo_elimina: false, wo_duplo: 'eliminados', evita_reencontro: false });
  const rules = (await org.get(`/api/campeonatos/${id}/regulamento`)).body;
  expect(rules).toContain('valem os números como estão');
  expect(rules).toContain('o W.O. conta como esse placar');
});
