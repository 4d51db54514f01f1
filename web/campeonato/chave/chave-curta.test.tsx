import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { TrechoDaChave } from '#contract/visao.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts, RequestTextsProvider } from '#web/texts/texts.tsx';
import { ChaveCurta } from './chave-curta.tsx';

type ConfrontoCurto = TrechoDaChave['colunas'][number]['confrontos'][number];

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);
const lado = (participante: string) => ({ participante, vaga: null });

function drawn(
  how: Partial<ConfrontoCurto>,
  etapas = ['final'],
  gente: ComponentProps<typeof ChaveCurta>['na']['gente'] = {},
): string {
  const confronto: ConfrontoCurto = {
    ...{ id: '1.1', linha: 0, situacao: 'decidido', lados: [lado('a'), lado('b')] },
    ...{ gols: [3, 3], penaltis: null, decidido_por: null, vencedor: 'a', para: null },
    na_repescagem: null,
    ...{ partida: null, quando: null, ...how },
  };
  const colunas = etapas.map((etapa) => ({ etapa, confrontos: [{ ...confronto, id: etapa }] }));
  return renderToStaticMarkup(
    <MemoryRouter>
      <RequestTextsProvider texts={texts}>
        <ChaveCurta
          trecho={{ chave: 'principal', parcial: false, colunas }}
          na={{ gente, confrontos: {}, mine: undefined, now: 0 }}
        />
      </RequestTextsProvider>
    </MemoryRouter>,
  );
}

const under = (how: Partial<ConfrontoCurto>) => drawn(how).match(/<small>([^<]+)/)?.[1];

test('a tie whose goals do not tell who passed says why', () => {
  expect(under({ decidido_por: 'gols_fora' })).toBe('No gol fora de casa');
  expect(under({ decidido_por: 'melhor_campanha' })).toBe('Pela melhor campanha');
});

test('a name that is its own abbreviation is seen and heard once', () => {
  const ifc = { nome: 'IFC', time_nome: null, sigla: 'IFC' };
  const html = drawn({}, ['final'], { a: ifc } as never);
  expect(html.match(/>IFC</g)).toHaveLength(1);
  expect(html).toContain('<b title="IFC"><span>IFC</span></b>');
});

test('goals and penalties speak for themselves', () => {
  expect(under({ gols: [3, 2], decidido_por: 'agregado' })).toBeUndefined();
  expect(under({ decidido_por: 'penaltis', penaltis: [4, 2] })).toBeUndefined();
});

test('after a double W.O. the match for the lower bracket shows its goals, who won it and what it was for', () => {
  const dropped = { vencedor: null, gols: [1, 0] as [number, number] };
  expect(drawn(dropped)).not.toContain('data-state="won"');
  const decided = drawn({ ...dropped, na_repescagem: 'a' });
  expect(decided).toMatch(/data-state="won".*data-state="lost"/);
  expect(decided).not.toContain('W.O.<');
  expect(under({ ...dropped, na_repescagem: 'a' })).toBe('W.O. duplo: vale a repescagem');
});

test('a line comes to a tie only from one that leads to it', () => {
  const fed = (para: number | null) =>
    [...drawn({ para }, ['semi', 'final']).matchAll(/data-fed/g)].length;
  expect([fed(0), fed(null)]).toEqual([1, 0]);
});

test('gold is the match of the title: the second final where there is one', () => {
  const gold = (etapas: string[]) =>
    [...drawn({}, etapas).matchAll(/<li[^>]*data-live="(\w+)"[^>]*data-final/g)].map(
      ([, id]) => id,
    );
  expect(gold(['semi', 'final'])).toEqual(['final']);
  expect(gold(['final_chave', 'final', 'final_extra'])).toEqual(['final_extra']);
  expect(gold(['quartas', 'semi'])).toEqual([]);
});
