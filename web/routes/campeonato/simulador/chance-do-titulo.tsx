import type { ChancesDaDisputa } from '#regras/cenario/chances.ts';
import { useT } from '#web/texts/texts.tsx';
import { chancesDo } from './chances-do-time.ts';
import type { Contas } from './contador.ts';
import { parteEmPalavras } from './parte-em-palavras.ts';

const isTitle = ({ colunas }: ChancesDaDisputa) => colunas[0]?.alvo === 'titulo';

/** On a phone, above what is typed. */
export function ChanceDoTitulo({ time, contas }: { time: string; contas: Contas }) {
  const t = useT();
  const own = chancesDo(contas.agora?.chances ?? [], time);
  const title = own && isTitle(own.disputa) ? own.chances[0] : undefined;
  if (!title) return null;
  return (
    <span>
      {t('simulador.chances.titulo_coluna')} <b>{parteEmPalavras(title, t)}</b>
    </span>
  );
}
