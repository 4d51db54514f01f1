// Reminds both sides of late matches of their scores: one press, once a day for each.
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { type Texts, useT } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';

export type CobrancaDoJogo = DadosDoPainel['tarefas']['cobrancas'][string];

export const cobradoEmPalavras = (
  { cobrada_at }: CobrancaDoJogo,
  texts: Texts,
  now: number,
): string | null =>
  cobrada_at &&
  texts.t('pendencias.cobrar.cobrado', { data: shortDateTime(cobrada_at, texts, now) });

type Props = {
  uuids: readonly string[];
  /** Of one match, its sides; without it, of all that are late. */
  jogo?: string;
};

export function Cobrar({ uuids, jogo }: Props) {
  const t = useT();
  const { isBusy, run } = useChange();
  const remind = () =>
    void run(
      async (api) => {
        let told = 0;
        for (const uuid of uuids) {
          const { data } = await api('POST /api/partidas/:uuid/cobranca', { params: { uuid } });
          told += data.avisados;
        }
        return told;
      },
      (n) => t('pendencias.cobrar.feito', { n }),
    );
  return (
    <Button
      variant={jogo ? 'line' : 'ghost'}
      disabled={isBusy}
      onClick={remind}
      aria-label={jogo && t('pendencias.cobrar.um_de', { jogo })}
    >
      {t(jogo ? 'pendencias.cobrar.um' : 'pendencias.cobrar.todos')}
    </Button>
  );
}
