// The settings of a championship for another one that is played by the same rules.
import type { Configuracao } from '#regras/configuracao/configuracao.ts';
import { semChave } from '../pagamento/sem-chave.ts';
import type { CampeonatoVisto } from '../queries.ts';

/** Days are over by then, and the key for payments is the owner's. */
export function configuracaoParaRepetir(de: CampeonatoVisto): Configuracao {
  const { nome, descricao, modalidade, plataforma, visibilidade, fases, regras } = de;
  const inscricao = { ...semChave(de.inscricao), fecha_em: null };
  return {
    ...{ nome, descricao, modalidade, plataforma, visibilidade, fases, inscricao },
    regras: { ...regras, transferencias: null },
    cores: de.cores,
    regulamento_texto: de.regulamento_texto,
    comeca_em: null,
  };
}
