// The last rounds of the bracket, as the first view draws them, and the match for the third place.
import type { FinalDoCampeonato } from '#contract/campeonato/campeao.ts';
import { TERCEIRO } from '#regras/montagem/apelidos.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { chaveDaFase } from '#server/competicao/chave-da-fase.ts';
import { porVersao } from '#server/competicao/por-versao.ts';
import { listQuadros } from '#server/competicao/queries.ts';
import type { Database } from '#server/database/database.ts';
import { apelidos, chaveDe } from '#server/visao/publica.ts';
import { listDosConfrontos } from '#server/visao/queries.ts';

type ChaveDoFim = Pick<FinalDoCampeonato, 'chave' | 'terceiro' | 'confrontos'>;

const SEM_CHAVE: ChaveDoFim = { chave: [], terceiro: null, confrontos: {} };

async function derivarChave(db: Database, campeonato: CampeonatoRow): Promise<ChaveDoFim> {
  const { id, fases } = campeonato;
  const fase = fases.length;
  const quadros = await listQuadros(db, id);
  const bracket = chaveDaFase(campeonato, quadros, fase);
  if (!bracket) return SEM_CHAVE;
  const { chave } = await chaveDe({ db, campeonato, quadros, atual: { fase } });
  const [terceiro] = await listDosConfrontos(db, id, { fase, confrontos: [TERCEIRO] });
  return {
    chave,
    terceiro: terceiro?.resultado ? apresentarPartida(terceiro, fases) : null,
    confrontos: apelidos(campeonato, quadros, chave),
  };
}

export const chaveDoFim = (db: Database, campeonato: CampeonatoRow): Promise<ChaveDoFim> =>
  porVersao(db, campeonato, 'chave_do_fim', () => derivarChave(db, campeonato));
