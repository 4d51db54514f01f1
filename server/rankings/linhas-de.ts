// The lines of some people, from their sources.
import { type CampanhaNoElo, linhaNoDia, NADA_DE_NINGUEM } from '#regras/ranking/linhas.ts';
import type { Tx } from '#server/database/database.ts';
import { apagarLinhas, gravarLinhas } from './gravar.ts';
import { listAjustes, listColocacoesDe, listFontesDe, type RankingGuardado } from './queries.ts';
import { contarJogo, porPessoa, SEMPRE } from './tabela.ts';

async function campanhasDe(tx: Tx, { uuid, regras }: RankingGuardado, usuarios: readonly string[]) {
  const campanhas = new Map<string, CampanhaNoElo>();
  if (regras.tipo !== 'elo') return campanhas;
  for (const fonte of await listFontesDe(tx, uuid, usuarios)) contarJogo(campanhas, regras, fonte);
  return campanhas;
}

export async function refazerLinhasDe(
  tx: Tx,
  ranking: RankingGuardado,
  usuarios: readonly string[],
): Promise<void> {
  const { uuid, regras, dia } = ranking;
  const campanhas = await campanhasDe(tx, ranking, usuarios);
  const people = porPessoa(
    await listColocacoesDe(tx, uuid, usuarios),
    await listAjustes(tx, uuid, usuarios),
  );
  const hoje = regras.tipo === 'elo' ? SEMPRE : (dia ?? '');
  const linhas = usuarios.flatMap((usuario) => {
    const own = people.get(usuario) ?? NADA_DE_NINGUEM;
    const campanha = campanhas.get(usuario);
    return linhaNoDia(regras, usuario, own, { campanha, hoje }) ?? [];
  });
  const stay = new Set(linhas.map(({ usuario }) => usuario));
  await apagarLinhas(
    tx,
    uuid,
    usuarios.filter((usuario) => !stay.has(usuario)),
  );
  await gravarLinhas(tx, uuid, linhas);
}
