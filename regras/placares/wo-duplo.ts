// What follows when neither side turns up for a match, told before it is entered. The settings that the engine
// obeys say it; the rule book tells the same in general (regras/regulamento/chave.ts).
import type { Fase, FaseComChave } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { TERCEIRO } from '#regras/montagem/apelidos.ts';
import { ehExtra } from '#regras/montagem/jogo-extra.ts';
import type { MessageKey } from '#textos/messages.ts';

type JogoFaltado = {
  readonly confronto: string | null;
  readonly perna: number;
  /** Name of its round (regras/montagem/etapas.ts), where the caller knows it. */
  readonly etapa?: string | null;
  /** Its tie has another leg, which decides it or may still do. */
  readonly temOutroJogo?: boolean;
};

type Efeito =
  Extract<
    MessageKey,
    `campeonato.placar.duplo.${string}`
  > extends `campeonato.placar.duplo.${infer Nome}`
    ? Nome
    : never;

/** Both sides are out: who or what is left without them. */
function eliminados({ tipo }: FaseComChave, { confronto, etapa }: JogoFaltado): Efeito {
  if (confronto === TERCEIRO) return 'sem_terceiro';
  if (etapa === undefined) {
    if (confronto?.startsWith('F')) return 'sem_campeao';
    // The final of a double elimination has an id of its own; of a knockout it is a tie like the others.
    return tipo === 'dupla_eliminacao' ? 'eliminados' : 'eliminados_ou_final';
  }
  return etapa === 'final' || etapa === 'final_extra' ? 'sem_campeao' : 'eliminados';
}

/** 'V1.1' is of the main bracket of a double elimination: only there somebody drops. */
const ehDaChavePrincipal = ({ confronto }: JogoFaltado) => confronto?.startsWith('V') === true;

function naChave(fase: FaseComChave, jogo: JogoFaltado): Efeito {
  if (ehExtra(jogo)) return eliminados(fase, jogo);
  if (!fase.wo_elimina && jogo.temOutroJogo) return 'so_o_jogo';
  if (fase.wo_duplo === 'repescagem') {
    return ehDaChavePrincipal(jogo) ? 'repescagem' : eliminados(fase, jogo);
  }
  return fase.wo_duplo === 'eliminados' ? eliminados(fase, jogo) : fase.wo_duplo;
}

/** The sentence for the sheet of the match. */
export function efeitoDoWoDuplo(fase: Fase, jogo: JogoFaltado): MessageKey {
  const efeito = temTabela(fase) ? fase.tabela.wo.duplo : naChave(fase, jogo);
  return `campeonato.placar.duplo.${efeito}`;
}
