// What the rules promise about days begins to count when the championship starts, unless somebody made the
// calendar before: nobody reads 'seven days for each round' and then finds matches without a deadline.
import { horaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { MINUTOS_POR_JOGO } from '#regras/agenda/noite.ts';
import { comecoExpresso, HORA_DO_EXPRESSO } from '#regras/configuracao/comeco-expresso.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { agora } from '#server/database/agora.ts';
import { aplicarAgenda } from './aplicar-agenda.ts';
import { countDated } from './queries.ts';

const MIDNIGHT = '00:00';

/** The day that was chosen, if it is still to come; a day alone has no hour. */
function inicioDe(comeca_em: string | null, now: number) {
  if (!comeca_em || Date.parse(comeca_em) <= now) {
    return { comeca_em: comecoExpresso(now).comeca_em, hora: HORA_DO_EXPRESSO };
  }
  const hora = horaEmBrasilia(comeca_em);
  return { comeca_em, hora: hora === MIDNIGHT ? HORA_DO_EXPRESSO : hora };
}

export async function datarNoComeco({
  tx,
  campeonato,
}: Pick<Escrita, 'tx' | 'campeonato'>): Promise<void> {
  const { id, regras } = campeonato;
  if (regras.modelo_rodada === 'livre' || (await countDated(tx, id)) > 0) return;
  const { comeca_em, hora } = inicioDe(campeonato.comeca_em, (await agora(tx)).getTime());
  await aplicarAgenda(tx, id, {
    comeca_em,
    dias_entre_rodadas: regras.dias_por_rodada,
    horarios: [hora],
    locais: [],
    modelo: regras.modelo_rodada,
    minutos: MINUTOS_POR_JOGO.padrao,
  });
  await atualizarQuadros(tx, campeonato);
}
