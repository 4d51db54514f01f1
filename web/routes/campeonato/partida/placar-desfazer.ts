// A typo is taken back at once, without a reason: from the toast, or from the sheet while it is fresh.
import type { Partida } from '#contract/partidas.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi, showFailure } from '#web/api/api-browser.ts';
import { jogoDe } from '#web/campeonato/contar-resultado.ts';
import { esquecerLancamento } from '#web/campeonato/recem-lancado.ts';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';

export function useDesfazer({ gente }: Pick<DadosDaPagina, 'gente'>) {
  const t = useT();
  return async (partida: Partida): Promise<void> => {
    const { uuid, versao } = partida;
    try {
      const body = { versao, lancamento: { tipo: 'limpar' } } as const;
      await quietApi('PUT /api/partidas/:uuid/placar', { params: { uuid }, body });
      esquecerLancamento(uuid);
      const jogo = jogoDe(gente, partida);
      toast.success(t('campeonato.placar.houve.desfeito', { jogo }));
      await refreshView();
    } catch (error) {
      if (error instanceof ApiError) await showFailure(error);
    }
  };
}
