// Names of the sides of a match: the participant, or where they will come from while not known.

import type { Slot } from '#engine/types.ts';
import type { Apelidos } from '#regras/montagem/apelidos.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import type { Translate } from '#web/texts/texts.tsx';
import { stageShortName } from './stage-name.ts';

export const nomeDe = (gente: Gente, uuid: string): string =>
  gente[uuid]?.time_nome ?? gente[uuid]?.nome ?? '';

/** Who plays for a team that has a name of its own. */
export function pessoaDe(gente: Gente, uuid: string): string | null {
  const one = gente[uuid];
  return one?.time_nome && one.time_nome !== one.nome ? one.nome : null;
}

function tieName(id: string, apelidos: Apelidos, t: Translate): string | undefined {
  const alias = apelidos[id];
  return alias && stageShortName(alias.etapa, alias.numero, t);
}

/** Where somebody will come from. */
export function vagaEmPalavras(vaga: unknown, apelidos: Apelidos, t: Translate): string {
  const slot = vaga as Slot | undefined;
  switch (slot?.kind) {
    case 'winner':
    case 'loser': {
      const confronto = tieName(slot.tie, apelidos, t);
      if (!confronto) return t('campeonato.jogos.a_definir');
      const key = slot.kind === 'winner' ? 'vencedor_de' : 'perdedor_de';
      return t(`campeonato.jogos.${key}`, { confronto });
    }
    case 'group':
      return t('campeonato.jogos.colocado', { posicao: slot.position, grupo: slot.group });
    case 'best':
      return t('campeonato.jogos.melhor', { posicao: slot.position, n: slot.rank });
    case 'seed':
      return t('campeonato.jogos.colocado_geral', { posicao: slot.seed });
    case 'bye':
      return t('campeonato.chave.passa_direto');
    default:
      return t('campeonato.jogos.a_definir');
  }
}
