// What is sent when somebody shares the end of a championship: a sentence and the address.
import { golsDoCampeao } from '#regras/placares/gols-do-campeao.ts';
import { letrasDoCampeao } from '#regras/placares/letras-do-campeao.ts';
import { enderecoDe } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { toast } from '#web/notices/toast.ts';
import { useSite } from '#web/screen/site.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import type { Final } from './carregar.ts';

function sentence(final: Final, t: Translate): string {
  const { campeao, gente, geral, invicto, campeonato, caminho } = final;
  const { nome } = campeonato;
  if (!campeao || !geral.some(({ participante }) => participante === campeao))
    return t('campeao.share.texto_sem', { nome });
  const { v, e, d } = letrasDoCampeao(caminho);
  const { feitos: gp } = golsDoCampeao(final);
  const key = invicto ? 'campeao.share.texto_invicto' : 'campeao.share.texto';
  return t(key, { time: nomeDe(gente, campeao), nome, v, e, d, gp });
}

export function useShared(final: Final) {
  const t = useT();
  const { appUrl } = useSite();
  const { id } = final.campeonato;
  return { text: sentence(final, t), url: appUrl + enderecoDe(id, 'campeao') };
}

export async function copyLink(url: string, t: Translate): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast.success(t('campeao.share.copiado'));
}
