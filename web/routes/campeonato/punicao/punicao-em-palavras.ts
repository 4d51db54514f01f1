import type { AnswerOf, Api } from '#contract/api.ts';
import { sancaoEmPalavras } from '#regras/regulamento/sancoes.ts';
import { signed } from '#web/components/match/mini-table.tsx';
import type { Translate } from '#web/texts/texts.tsx';

export type Punicao = AnswerOf<Api['GET /api/campeonatos/:id/punicoes']>['data'][number];

/** What somebody got: points with their sign, anything else by its name. */
export function punicaoEmPalavras(
  {
    tipo,
    pontos,
    multa,
    nome,
    jogos,
  }: Pick<Punicao, 'tipo' | 'pontos' | 'multa' | 'nome' | 'jogos'>,
  t: Translate,
): string {
  if (tipo === 'pontos') {
    return t('campeonato.tabela.punicao', { n: pontos, pontos: signed(pontos) });
  }
  if (tipo === 'suspensao') {
    const quem = nome ?? t('campeonato.tabela.suspenso');
    return t('campeonato.tabela.suspensao', { nome: quem, n: jogos ?? 0 });
  }
  return sancaoEmPalavras(tipo === 'multa' ? { tipo, valor: multa ?? 0 } : { tipo }, t);
}
