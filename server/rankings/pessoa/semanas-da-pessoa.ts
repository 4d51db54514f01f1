// Somebody's line of points: how they stood at the end of each of the last weeks.
import { diaDepois } from '#regras/agenda/brasilia.ts';
import { comecoDoDia, segundaDe } from '#regras/ranking/calendario.ts';
import { type CampanhaNoElo, linhaNoDia, NADA_DE_NINGUEM } from '#regras/ranking/linhas.ts';
import type { Tx } from '#server/database/database.ts';
import { listAjustes, listColocacoesDe, listFontesDe, type RankingGuardado } from '../queries.ts';
import { contarJogo, porPessoa, SEMPRE } from '../tabela.ts';

const WEEKS = 26;
const WEEK_DAYS = 7;

export async function semanasDe(
  tx: Tx,
  ranking: RankingGuardado,
  pessoa: string,
): Promise<{ dia: string; pontos: number }[]> {
  const { uuid, regras, dia } = ranking;
  if (!dia) return [];
  const own =
    porPessoa(
      await listColocacoesDe(tx, uuid, [pessoa]),
      await listAjustes(tx, uuid, [pessoa]),
    ).get(pessoa) ?? NADA_DE_NINGUEM;
  const fontes = regras.tipo === 'elo' ? await listFontesDe(tx, uuid, [pessoa]) : [];
  const campanhas = new Map<string, CampanhaNoElo>();
  const monday = segundaDe(dia);
  let next = 0;
  return Array.from({ length: WEEKS }, (_, index) =>
    diaDepois(monday, (index - WEEKS + 1) * WEEK_DAYS),
  ).flatMap((semana, index) => {
    const isNow = index === WEEKS - 1;
    const hoje = isNow ? dia : diaDepois(semana, WEEK_DAYS - 1);
    const end = isNow ? SEMPRE : comecoDoDia(diaDepois(semana, WEEK_DAYS));
    for (let fonte = fontes[next]; fonte && fonte.em < end; fonte = fontes[next]) {
      if (regras.tipo === 'elo') contarJogo(campanhas, regras, fonte);
      next += 1;
    }
    const campanha = campanhas.get(pessoa);
    const linha = linhaNoDia(regras, pessoa, own, { campanha, hoje });
    return linha ? [{ dia: hoje, pontos: linha.pontos }] : [];
  });
}
