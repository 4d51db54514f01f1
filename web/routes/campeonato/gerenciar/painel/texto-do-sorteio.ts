// What is said of the list before the draw: closed, full while entries are open, or with places left.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Passo } from '#regras/pendencias/passo.ts';
import type { Translate } from '#web/texts/texts.tsx';

type Lista = Pick<Campeonato, 'estado' | 'confirmados' | 'espera'> & {
  readonly inscricao: Pick<Campeonato['inscricao'], 'vagas'>;
};

export function textoDoSorteio(
  { pronto }: Pick<Passo, 'pronto'>,
  { estado, confirmados, espera, inscricao }: Lista,
  t: Translate,
): string {
  if (!pronto) return t('pendencias.passo.sortear.antes');
  const isFull = estado === 'inscricoes' && confirmados >= inscricao.vagas;
  if (!isFull) return t('pendencias.passo.sortear.texto');
  return espera > 0
    ? t('pendencias.passo.sortear.cheia_com_fila', { n: espera })
    : t('pendencias.passo.sortear.cheia');
}
