// Where somebody's points come from, newest first; nothing of what not everybody may see.
import sql from 'sql-template-tag';
import type { FonteDoRanking } from '#contract/ranking/rankings.ts';
import { type ColocacaoNoRanking, resultadosQueContam } from '#regras/ranking/pontos.ts';
import type { Tx } from '#server/database/database.ts';
import type { RankingGuardado } from '../queries.ts';
import { abertoPara } from '../verdade.ts';
import { apresentarPessoa, type PessoaDaLinha, situacaoDe } from './pessoa.ts';

const MOST = 50;

type DeQuem = { readonly pessoa: string; readonly visitante: string | null };

type JogoRow = PessoaDaLinha & {
  readonly partida: string;
  readonly id: string;
  readonly campeonato: string;
  readonly em: string;
  readonly pro: number;
  readonly contra: number;
  readonly antes: number;
  readonly depois: number;
};

async function partidas(tx: Tx, ranking: RankingGuardado, { pessoa, visitante }: DeQuem) {
  const { uuid } = ranking;
  const rows = await tx.rows<JogoRow>(sql`
    with jogos as (
      select partida_uuid, campeonato_id, em, visitante_uuid as rival, gols_mandante as pro,
        gols_visitante as contra, mandante_antes as antes, mandante_depois as depois
      from ranking_partidas where ranking_uuid = ${uuid} and mandante_uuid = ${pessoa}
      union all
      select partida_uuid, campeonato_id, em, mandante_uuid, gols_visitante, gols_mandante,
        visitante_antes, visitante_depois
      from ranking_partidas where ranking_uuid = ${uuid} and visitante_uuid = ${pessoa})
    select j.partida_uuid as partida, c.id, c.nome as campeonato, j.em, j.pro, j.contra, j.antes, j.depois,
      u.uuid as usuario_uuid, u.nome, u.foto, ${situacaoDe(visitante)} as situacao
    from jogos j join campeonatos c on c.id = j.campeonato_id join usuarios u on u.uuid = j.rival
    where j.depois is not null and ${abertoPara(ranking)}
    order by j.em desc, j.partida_uuid desc limit ${MOST}`);
  return rows.map(
    (row): FonteDoRanking => ({
      tipo: 'partida',
      partida: row.partida,
      campeonato: { id: row.id, nome: row.campeonato },
      em: row.em,
      rival: apresentarPessoa(row),
      placar: [row.pro, row.contra],
      antes: Math.round(row.antes),
      depois: Math.round(row.depois),
    }),
  );
}

type LugarRow = ColocacaoNoRanking & {
  readonly nome: string;
  readonly entre: number;
  readonly peso: number;
};

async function colocacoes(tx: Tx, ranking: RankingGuardado, pessoa: string) {
  const { uuid, regras, dia } = ranking;
  if (regras.tipo !== 'posicao') return [];
  const rows = await tx.rows<LugarRow>(sql`
    select k.campeonato_id as campeonato, c.nome, k.de, k.ate, k.entre, k.peso, k.pontos, k.dia::text
    from ranking_colocacoes k join campeonatos c on c.id = k.campeonato_id
    where k.ranking_uuid = ${uuid} and k.usuario_uuid = ${pessoa} and ${abertoPara(ranking)}
    order by k.dia desc, k.campeonato_id limit ${MOST}`);
  const counted = new Set(resultadosQueContam(regras, rows, dia ?? '').contam);
  return rows.map(
    (row): FonteDoRanking => ({
      tipo: 'colocacao',
      campeonato: { id: row.campeonato, nome: row.nome },
      em: row.dia,
      ...{ de: row.de, ate: row.ate, entre: row.entre, peso: row.peso, pontos: row.pontos },
      conta: counted.has(row),
    }),
  );
}

async function ajustes(tx: Tx, uuid: string, pessoa: string): Promise<FonteDoRanking[]> {
  const rows = await tx.rows<{ uuid: string; pontos: number; motivo: string; em: string }>(sql`
    select uuid, pontos, motivo, created_at as em from ranking_ajustes
    where ranking_uuid = ${uuid} and usuario_uuid = ${pessoa} and desfeito_em is null
    order by created_at desc`);
  return rows.map((row) => ({ tipo: 'ajuste', ...row }));
}

export async function fontesDe(
  tx: Tx,
  ranking: RankingGuardado,
  quem: DeQuem,
): Promise<FonteDoRanking[]> {
  return [
    ...(await ajustes(tx, ranking.uuid, quem.pessoa)),
    ...(await colocacoes(tx, ranking, quem.pessoa)),
    ...(ranking.tipo === 'elo' ? await partidas(tx, ranking, quem) : []),
  ];
}
