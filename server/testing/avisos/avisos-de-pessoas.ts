// The addresses of notices are tried in two files: this says which kind belongs to which, so that none is left out.
import type { TipoDaNotificacao } from '#regras/avisos/tipos.ts';

/** About entries, ligas, organisers and money; all others are about a championship that is played, and its matches. */
export const ehDePessoas = (tipo: TipoDaNotificacao): boolean =>
  /^(historico|inscricao|liga|organizador|taxa)_/.test(tipo) || tipo === 'campeonato_chave_pix';
