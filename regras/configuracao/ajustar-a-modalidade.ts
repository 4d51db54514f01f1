// Settings adjusted to the kind of football: what only a console has is not kept of a championship on grass,
// whether a form or a program sends it.
import type { Configuracao } from './configuracao.ts';
import { isNoCampo } from './opcoes.ts';
import { PROVAS_DE_CONSOLE } from './opcoes-da-partida.ts';

export function ajustarAModalidade(configuracao: Configuracao): Configuracao {
  if (!isNoCampo(configuracao.modalidade)) return configuracao;
  const { regras, inscricao } = configuracao;
  return {
    ...configuracao,
    plataforma: 'presencial',
    regras: {
      ...regras,
      limite_forca: null,
      times: [],
      provas: regras.provas.filter((what) => !PROVAS_DE_CONSOLE.has(what)),
      troca_de_id: 'nunca',
    },
    inscricao: { ...inscricao, pede: inscricao.pede.filter((what) => what !== 'gamertag') },
  };
}
