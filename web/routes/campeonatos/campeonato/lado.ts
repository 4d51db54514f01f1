// Names of the sides of a match: the participant, or where they will come from while not known.
import type { Slot } from '#engine/types.ts';
import { stageName } from '#web/stage-name.ts';
import type { Translate } from '#web/texts.tsx';
import type { DadosDaAba, Gente } from './dados.ts';

/** Ties by their names for people: 'Quartas de final 2'. */
export type Apelidos = Readonly<
  Record<string, { readonly etapa: string; readonly numero: number }>
>;

export function aliasesOf(dados: DadosDaAba): Apelidos {
  if (dados.aba !== 'chaveamento') return {};
  const counts = new Map<string, number>();
  const aliases: Record<string, { etapa: string; numero: number }> = {};
  for (const { id, etapa } of dados.chave.confrontos) {
    const numero = (counts.get(etapa) ?? 0) + 1;
    counts.set(etapa, numero);
    aliases[id] = { etapa, numero };
  }
  return aliases;
}

export const nomeDe = (gente: Gente, uuid: string): string =>
  gente[uuid]?.time_nome ?? gente[uuid]?.nome ?? '';

function tieName(id: string, apelidos: Apelidos, t: Translate): string {
  const alias = apelidos[id];
  return alias ? `${stageName(alias.etapa, t)} ${alias.numero}` : t('campeonato.jogos.a_definir');
}

/** Where somebody will come from. */
export function vagaEmPalavras(vaga: unknown, apelidos: Apelidos, t: Translate): string {
  const slot = vaga as Slot | undefined;
  switch (slot?.kind) {
    case 'winner':
      return t('campeonato.jogos.vencedor_de', { confronto: tieName(slot.tie, apelidos, t) });
    case 'loser':
      return t('campeonato.jogos.perdedor_de', { confronto: tieName(slot.tie, apelidos, t) });
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
