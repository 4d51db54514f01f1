import { describe, expect, test } from 'vitest';
import { textoDaMensagem } from '#regras/acordo/mensagens.ts';
import { horariosRapidos } from './horarios-rapidos.ts';
import { podeMandar } from './recados.tsx';
import { recadosDaHora } from './recados-da-hora.ts';
import { type PropostaVista, situacaoDoAcordo } from './situacao.ts';

/** Noon of a Monday in Brasília. */
const NOW = Date.parse('2027-03-01T15:00:00.000Z');
const hour = (n: number) => new Date(NOW + n * 3_600_000).toISOString();

const proposta = (
  lado: PropostaVista['lado'],
  n: number,
  estado: PropostaVista['estado'] = 'aberta',
): PropostaVista => ({
  ...{ uuid: `${lado} ${n}`, lado, horario: hour(n), estado, quem: 'Ana', created_at: hour(-1) },
  ...{ vista_at: null, encerrada_at: null },
});

const REGRAS = {
  modelo_rodada: 'janela',
  dias_por_rodada: 7,
  horario_sem_acordo: { dia_semana: 0, hora: '20:00' },
};

function situation(partida: object, ...propostas: PropostaVista[]) {
  const none = { jogo_previsto_at: null, confirmado_at: null, prazo_at: null, estado: 'agendada' };
  const lido = { partida: { ...none, ...partida }, campeonato: { regras: REGRAS }, now: NOW };
  return situacaoDoAcordo(lido as never, { propostas }, 'mandante');
}

describe('whose turn it is', () => {
  test('of who was proposed to, also where they proposed too; until the last hour of it', () => {
    const both = situation(
      {},
      proposta('mandante', 40),
      proposta('visitante', 30),
      proposta('visitante', 20),
    );
    expect(both).toMatchObject({ passo: 'responder', ate: hour(30) });
    expect(both.deles.map(({ horario }) => horario)).toEqual([hour(20), hour(30)]);
    expect(situation({}, proposta('mandante', 40))).toMatchObject({
      passo: 'esperar',
      ate: hour(40),
    });
  });

  test('hours that have come, or are answered, wait for nobody', () => {
    const over = [proposta('visitante', -1), proposta('visitante', 5, 'retirada')];
    expect(situation({}, ...over)).toMatchObject({ passo: 'propor', ate: null });
  });

  test('an hour that both agreed on, one that was set, and one that is over', () => {
    const at = { jogo_previsto_at: hour(10) };
    expect(situation({ ...at, confirmado_at: hour(10) }).passo).toBe('combinado');
    expect(situation(at).passo).toBe('marcado');
    expect(situation({ jogo_previsto_at: hour(-1), confirmado_at: hour(-1) }).passo).toBe('passou');
  });

  test('a day without an hour is not over before it ends', () => {
    expect(situation({ jogo_previsto_at: '2027-03-01T03:00:59.000Z' }).passo).toBe('marcado');
    expect(situation({ jogo_previsto_at: '2027-02-28T03:00:59.000Z' }).passo).toBe('passou');
  });
});

test('the hour of the rules is told until it is set', () => {
  const prazo_at = '2027-03-08T02:59:00.000Z';
  expect(situation({ prazo_at }).regra).toEqual({
    horario: '2027-03-07T23:00:00.000Z',
    marcaEm: '2027-03-06T23:00:00.000Z',
  });
  expect(situation({ prazo_at, jogo_previsto_at: hour(10) }).regra).toBeNull();
  expect(situation({ prazo_at, estado: 'adiada' }).regra).toBeNull();
});

describe('hours for one touch', () => {
  test('are evenings to come, inside of the window, and not taken', () => {
    const all = horariosRapidos({ de: null, ate: null }, [], NOW);
    expect(all.slice(0, 3)).toEqual([
      '2027-03-01T23:00:00.000Z',
      '2027-03-02T00:30:00.000Z',
      '2027-03-02T23:00:00.000Z',
    ]);
    expect(all).toHaveLength(6);
    const inside = horariosRapidos({ de: null, ate: hour(20) }, [all[0] ?? ''], NOW);
    expect(inside).toEqual(['2027-03-02T00:30:00.000Z']);
  });
});

describe('messages at hand', () => {
  const of = (part: object) =>
    recadosDaHora({
      ...{ estado: 'agendada', jogo_previsto_at: null, propos: false, responde: false, now: NOW },
      ...{ modalidade: 'ea_fc', rolando: false },
      ...part,
    });

  test('are about the hour, then the room, then the score', () => {
    expect(of({}).perto[0]).toBe('posso_agora');
    expect(of({ propos: true }).perto[0]).toBe('veja_as_propostas');
    expect(of({ jogo_previsto_at: hour(0.5) }).perto).toContain('na_sala');
    expect(of({ jogo_previsto_at: hour(-1) }).perto).toContain('manda_o_placar');
    expect(of({ estado: 'informada' }).perto).toEqual(['confirma_o_placar']);
  });

  test('ask nobody when to play while the match is on', () => {
    const { perto, resto } = of({ rolando: true });
    expect(perto).toEqual(['conexao_caiu', 'recomecar', 'bom_jogo']);
    expect([...perto, ...resto]).toHaveLength(13);
  });

  test('are offered only where somebody is there to read them', () => {
    const dados = {
      partida: { estado: 'agendada', placar: null, wo_de: null },
      vida: { quem_responde: null },
      campeonato: { estado: 'andamento' },
    } as const;
    expect(podeMandar({ dados, acordo: { recusa: null } })).toBe(true);
    expect(podeMandar({ dados, acordo: { recusa: 'sem_lados' } })).toBe(false);
    expect(podeMandar({ dados, acordo: { recusa: 'sem_resposta_possivel' } })).toBe(false);
  });

  test('on a pitch are of no room and no connection', () => {
    const { perto, resto } = of({ jogo_previsto_at: hour(0.5), modalidade: 'campo' });
    expect([...perto, ...resto]).not.toContain('me_convide');
    expect(perto).toContain('na_sala');
    expect(textoDaMensagem('na_sala', 'campo')).toBe('acordo.mensagem.no_campo');
    expect(textoDaMensagem('na_sala', 'ea_fc')).toBe('acordo.mensagem.na_sala');
  });

  test('do not ask for what the own side has to do', () => {
    const { perto, resto } = of({ estado: 'informada', responde: true });
    expect(perto).toEqual(['bom_jogo']);
    expect(resto).not.toContain('confirma_o_placar');
  });

  test('do not ask for a confirmation of what is contested', () => {
    const { perto, resto } = of({ estado: 'contestada' });
    expect([...perto, ...resto]).not.toContain('confirma_o_placar');
  });

  test('together with the others they are all of the list', () => {
    const { perto, resto } = of({ jogo_previsto_at: hour(-1) });
    expect([...perto, ...resto]).toHaveLength(13);
  });
});
