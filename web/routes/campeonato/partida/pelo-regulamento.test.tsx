import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { MESSAGES } from '#textos/messages.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { makeTexts, RequestTextsProvider } from '#web/texts/texts.tsx';
import { PlacarDoWo } from './pelo-regulamento.tsx';

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);

const leg = (perna: number) =>
  ({ uuid: `p${perna}`, fase: 1, confronto: 's1', perna }) as Partial<Partida> as Partida;

function said(partidas: readonly Partida[], wo_elimina = true): string {
  const pagina = { campeonato: { fases: [novaFase('mata_mata', { wo_elimina })] }, partidas };
  return renderToStaticMarkup(
    <RequestTextsProvider texts={texts}>
      <PlacarDoWo
        partida={leg(2)}
        pagina={pagina as unknown as DadosDaPagina}
        vencedor="Raposas"
        perdedor="Lobos"
      />
    </RequestTextsProvider>,
  );
}

test('that a walkover in one leg puts out, whatever the sum, is said before it is saved', () => {
  expect(said([leg(1), leg(2)])).toContain('Lobos está fora');
  expect(said([leg(1), leg(2)], false)).not.toContain('está fora');
  expect(said([leg(2)])).not.toContain('está fora');
});
