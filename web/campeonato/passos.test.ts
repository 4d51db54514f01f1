import { expect, test } from 'vitest';
import type { Campeonato } from '#contract/campeonatos.ts';
import { PASSOS } from '#regras/pendencias/passo.ts';
import type { ApiCall } from '#web/api/api.ts';
import { acaoDoPasso, outroPasso, rodadaALancar } from './passos.ts';

const of = (estado: string, jogos = 0, acoes = ['mudar_estado']) =>
  ({ id: 'abc', estado, acoes, resumo: { jogos } }) as unknown as Campeonato;

const passo = (nome: (typeof PASSOS)[number]) => ({ nome, pronto: true, espera: [] });

test('every step leads somewhere or does something', () => {
  const addresses = PASSOS.map((nome) => {
    const acao = acaoDoPasso(of('andamento', 4), passo(nome));
    return 'run' in acao ? acao.nome : acao.para;
  });
  expect(addresses).not.toContain(undefined);
  expect(addresses).toContain('gerenciar/placares');
  expect(addresses).toContain('gerenciar/sorteio');
});

test('what is done at once asks the API for it', async () => {
  const asked: unknown[] = [];
  const api = (async (...call: unknown[]) => asked.push(call)) as unknown as ApiCall;
  for (const nome of ['comecar', 'rodada'] as const) {
    const acao = acaoDoPasso(of('andamento', 4), passo(nome));
    if ('run' in acao) await acao.run(api);
  }
  expect(asked).toEqual([
    ['PUT /api/campeonatos/:id/estado', { params: { id: 'abc' }, body: { estado: 'andamento' } }],
    ['POST /api/campeonatos/:id/rodadas', { params: { id: 'abc' } }],
  ]);
});

test('a draft without matches can be opened, by who may', () => {
  expect(outroPasso(of('rascunho'))?.nome).toBe('abrir');
  expect(outroPasso(of('rascunho', 4))).toBeNull();
  expect(outroPasso(of('encerrado', 4))).toBeNull();
  expect(outroPasso(of('rascunho', 0, []))).toBeNull();
});

test('scores are entered in the round that waits first, not in one that was only put off', () => {
  const jogo = (tarefa: string, rodada: number) => ({ tarefa, partida: { fase: 1, rodada } });
  const jogos = [jogo('remarcar', 1), jogo('sem_placar', 2), jogo('abertos', 3)];
  expect(rodadaALancar(jogos as never)).toEqual({ fase: 1, rodada: 2 });
  expect(rodadaALancar([jogos[0]] as never)).toBeUndefined();
});
