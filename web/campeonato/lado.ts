// Names of the sides of a match: the participant, or where they will come from while not known.

import type { Apelidos } from '#regras/montagem/apelidos.ts';
import type { Vaga } from '#regras/montagem/vaga.ts';
import { type Gente, nomeEm } from '#web/campeonato/gente.ts';
import type { Translate } from '#web/texts/texts.tsx';
import { stageShortName } from './stage-name.ts';

export const nomeDe = nomeEm;

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
export function vagaEmPalavras(vaga: Vaga | null, apelidos: Apelidos, t: Translate): string {
  switch (vaga?.tipo) {
    case 'vencedor':
    case 'perdedor': {
      const confronto = tieName(vaga.confronto, apelidos, t);
      if (!confronto) return t('campeonato.jogos.a_definir');
      return t(`campeonato.jogos.${vaga.tipo}_de`, { confronto });
    }
    case 'grupo':
      return t('campeonato.jogos.colocado', { posicao: vaga.posicao, grupo: vaga.grupo });
    case 'melhor':
      return t('campeonato.jogos.melhor', { posicao: vaga.posicao, n: vaga.ordem });
    case 'geral':
      return t('campeonato.jogos.colocado_geral', { posicao: vaga.posicao });
    case 'folga':
      return t('campeonato.chave.passa_direto');
    default:
      return t('campeonato.jogos.a_definir');
  }
}
