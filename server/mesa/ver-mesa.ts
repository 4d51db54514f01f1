import type { verMesa as endpoint } from '#contract/campeonato/mesa.ts';
import { requireVistoPor } from '#server/campeonatos/autor.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { nomesDasRodadas } from '#server/jogos/listar-partidas.ts';
import { listLancesDaMesa } from '#server/lances/queries.ts';
import { requireLink } from './acesso-do-link.ts';
import { jogosDaMesa } from './jogos-da-mesa.ts';
import { touchLink } from './queries.ts';

export const verMesa: Handler<typeof endpoint> = async ({ db }, call) => {
  const link = await requireLink(db, call);
  const campeonato = await requireVistoPor(db, link.campeonato_id);
  await touchLink(db, link.uuid);
  const jogos = await jogosDaMesa(db, campeonato, link);
  // Of what is over nothing more is told.
  const open = jogos.filter(({ estado }) => estado === 'agendada').map(({ uuid }) => uuid);
  const lances = open.length > 0 ? await listLancesDaMesa(db, open) : [];
  const etapa = (await nomesDasRodadas(db, campeonato))(link);
  const { id, nome } = campeonato;
  const { fase, rodada, rotulo, expira_em } = link;
  return {
    data: {
      campeonato: { id, nome },
      alcance: link.partida_uuid === null ? 'rodada' : 'partida',
      ...{ fase, rodada, etapa, rotulo, expira_em, jogos, lances },
    },
  };
};
