// What the form edits: the settings of a championship, always whole, with defaults where nothing was said.

import type { Campeonato } from '#contract/campeonatos.ts';
import { ajustarAModalidade } from '#regras/configuracao/ajustar-a-modalidade.ts';
import type { Configuracao } from '#regras/configuracao/configuracao.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temVolta } from '#regras/configuracao/formato.ts';
import { INSCRICAO, REGRAS } from '#regras/configuracao/padroes.ts';
import { camisaDe } from '#regras/escudos/camisa.ts';
import { phasesFor } from './formats.ts';
import { isSame } from './same.ts';

export type Draft = Configuracao;

export function newDraft(): Draft {
  return {
    nome: '',
    descricao: '',
    modalidade: 'ea_fc',
    plataforma: 'crossplay',
    visibilidade: 'publico',
    fases: phasesFor('grupos', INSCRICAO.vagas),
    regras: structuredClone(REGRAS),
    inscricao: structuredClone(INSCRICAO),
    regulamento_texto: '',
    comeca_em: null,
  };
}

/** Colours that only follow the name go on following it. */
export function draftOf(campeonato: Campeonato): Draft {
  const { nome, descricao, modalidade, plataforma, visibilidade, fases, regras } = campeonato;
  const { inscricao, cores, regulamento_texto, comeca_em } = campeonato;
  return structuredClone({
    nome,
    descricao,
    modalidade,
    plataforma,
    visibilidade,
    fases,
    regras,
    inscricao,
    ...(!isSame(cores, camisaDe(nome)) && { cores }),
    regulamento_texto,
    comeca_em,
  });
}

/** Fields that no longer mean anything go back to what means nothing. */
function cleanPhase(fase: Fase): Fase {
  const { nome, ...rest } = fase;
  const clean = (nome?.trim() ? { ...rest, nome: nome.trim() } : rest) as Fase;
  if (!('pernas' in clean)) return clean;
  return temVolta(clean) ? clean : { ...clean, gols_fora: 'nao' };
}

/** What is sent. A drawn phase in which nothing was changed goes back exactly as it came. */
export function bodyOf(draft: Draft, drawn?: Draft['fases']): Draft {
  const nome = draft.nome.trim();
  return ajustarAModalidade({
    ...draft,
    nome,
    cores: draft.cores ?? camisaDe(nome),
    fases: draft.fases.map((fase, index) => {
      const before = drawn?.[index];
      return before && isSame(fase, before) ? before : cleanPhase(fase);
    }),
    inscricao: {
      ...draft.inscricao,
      chave_pix: draft.inscricao.chave_pix?.trim() || null,
      pix_nome: draft.inscricao.pix_nome?.trim() || undefined,
      pix_cidade: draft.inscricao.pix_cidade?.trim() || undefined,
      doacao: draft.inscricao.doacao?.trim() || null,
    },
  });
}
