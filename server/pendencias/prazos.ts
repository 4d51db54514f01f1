// Dates that come next: when entries close, when it starts, when each open round ends.
import type { Pendencias } from '#contract/campeonato/pendencias.ts';
import { estadoVisto } from '#regras/estados.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import { rodadasDe } from '#server/jogos/listar-partidas.ts';

type Prazo = Pendencias['prazos'][number];

const MOST = 5;

const NO_ROUND = { fase: null, rodada: null, etapa: null };

function antesDoComeco(campeonato: CampeonatoRow): Prazo[] {
  const { estado, inscricao, comeca_em } = campeonato;
  if (estado !== 'rascunho' && estado !== 'inscricoes') return [];
  return [
    ...(inscricao.fecha_em && estadoVisto(campeonato) !== 'sorteado'
      ? [{ tipo: 'inscricoes', em: inscricao.fecha_em, ...NO_ROUND } as const]
      : []),
    ...(comeca_em ? [{ tipo: 'comeco', em: comeca_em, ...NO_ROUND } as const] : []),
  ];
}

/** Until when its matches are played, else when the first of them begins. */
async function dasRodadas(tx: Tx, campeonato: CampeonatoRow): Promise<Prazo[]> {
  if (campeonato.resumo.jogos === 0 || campeonato.estado === 'encerrado') return [];
  const rounds = await rodadasDe(tx, campeonato);
  return rounds
    .filter(({ jogos, feitos }) => feitos < jogos)
    .flatMap(({ fase, rodada, etapa, prazo_at, inicio_at }) => {
      const em = prazo_at ?? inicio_at;
      return em ? [{ tipo: 'rodada' as const, em, fase, rodada, etapa }] : [];
    });
}

export async function prazosDe(tx: Tx, campeonato: CampeonatoRow): Promise<Prazo[]> {
  const now = (await agora(tx)).toISOString();
  const all = [...antesDoComeco(campeonato), ...(await dasRodadas(tx, campeonato))];
  return all
    .map((prazo) => ({ ...prazo, em: new Date(prazo.em).toISOString() }))
    .filter(({ em }) => em > now)
    .toSorted((a, b) => a.em.localeCompare(b.em))
    .slice(0, MOST);
}
