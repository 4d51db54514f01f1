// Championships for tests: made through the API, played match by match as an organiser would.

import sql from 'sql-template-tag';
import { expect } from 'vitest';
import { camisaDe } from '#regras/escudos/camisa.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { SignedIn, TestApp } from './app.ts';

export type PartidaDeTeste = {
  uuid: string;
  fase: number;
  rodada: number;
  confronto: string | null;
  perna: number;
  versao: number;
  estado: string;
  placar: unknown;
  wo_de: string | null;
  mandante: { participante: string | null };
  visitante: { participante: string | null };
};

/** Names straight into the table, confirmed: entering is tested elsewhere. */
export async function insertNames(t: TestApp, id: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => {
    const nome = `Time ${String(index + 1).padStart(3, '0')}`;
    return { uuid: uuidv7(), nome, sigla: `T${index + 1}`, escudo: camisaDe(nome), ordem: index };
  });
  await t.db.run(sql`
    with gente as (
      insert into participantes (uuid, campeonato_id, nome, sigla, escudo, status, created_at)
      select r.uuid, ${id}, r.nome, r.sigla, r.escudo, 2, now() + make_interval(secs => r.ordem / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
        as r(uuid uuid, nome text, sigla text, escudo jsonb, ordem int))
    update campeonatos set confirmados = ${count} where id = ${id}`);
  return names.map(({ uuid }) => uuid);
}

export async function makeCampeonato(
  org: SignedIn,
  settings: Record<string, unknown> = {},
): Promise<string> {
  const answer = await org.post('/api/campeonatos', {
    nome: 'Copa de Teste',
    fases: [{ tipo: 'pontos_corridos' }],
    ...settings,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.id;
}

/** With entries open. */
export async function openCampeonato(
  org: SignedIn,
  inscricao: Record<string, unknown> = {},
  settings: Record<string, unknown> = {},
): Promise<string> {
  const id = await makeCampeonato(org, { inscricao, ...settings });
  const opened = await org.put(`/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });
  expect(opened.statusCode, opened.body).toBe(200);
  return id;
}

/** Invites somebody to help run it, and accepts in their name. */
export async function addHelper(
  org: SignedIn,
  id: string,
  { helper, papel = 'co' }: { helper: SignedIn; papel?: 'co' | 'inscricoes' | 'resultados' },
): Promise<void> {
  const body = { email: helper.email, papel };
  const invited = await org.post(`/api/campeonatos/${id}/organizadores/convites`, body);
  expect(invited.statusCode, invited.body).toBe(201);
  const { uuid } = invited.json().data;
  const accepted = await helper.put(`/api/organizadores/convites/${uuid}`);
  expect(accepted.statusCode, accepted.body).toBe(200);
}

/** Draws and starts. */
export async function startCampeonato(org: SignedIn, id: string, draw: object = {}): Promise<void> {
  const body = { metodo: 'ranking', ...draw };
  const prepared = await org.post(`/api/campeonatos/${id}/sorteio`, body);
  expect(prepared.statusCode, prepared.body).toBe(201);
  const { uuid } = prepared.json().data;
  const drawn = await org.put(`/api/campeonatos/${id}/sorteio`, { uuid });
  expect(drawn.statusCode, drawn.body).toBe(200);
  const started = await org.put(`/api/campeonatos/${id}/estado`, { estado: 'andamento' });
  expect(started.statusCode, started.body).toBe(200);
}

export async function currentRound(org: SignedIn, id: string): Promise<PartidaDeTeste[]> {
  return (await org.get(`/api/campeonatos/${id}/jogos`)).json().data;
}

export async function score(
  org: SignedIn,
  { uuid, versao }: Pick<PartidaDeTeste, 'uuid' | 'versao'>,
  lancamento: object,
  more: object = {},
) {
  return org.put(`/api/partidas/${uuid}/placar`, { versao, lancamento, ...more });
}

/** Announces lots and holds them. */
export async function drawLots(org: SignedIn, id: string, fase: number, more: object = {}) {
  const announced = await org.post(`/api/campeonatos/${id}/desempate`, { fase });
  if (announced.statusCode !== 201) return announced;
  const { uuid } = announced.json().data;
  return org.put(`/api/campeonatos/${id}/sorteio`, { uuid, ...more });
}

type Play = (partida: PartidaDeTeste) => { mandante: number; visitante: number };

/** Plays what can be played, round after round, until nothing is left; gives how many were played. */
export async function playAll(org: SignedIn, id: string, play: Play): Promise<number> {
  let played = 0;
  for (let guard = 0; guard < 400; guard++) {
    const open = (await currentRound(org, id)).filter(
      ({ placar, estado, mandante, visitante }) =>
        !placar && estado === 'agendada' && mandante.participante && visitante.participante,
    );
    if (open.length === 0) {
      const next = await org.post(`/api/campeonatos/${id}/rodadas`);
      const lots = await drawLots(org, id, 1);
      if (next.statusCode !== 201 && lots.statusCode !== 200) return played;
      continue;
    }
    for (const partida of open) {
      const answer = await score(org, partida, { tipo: 'placar', ...play(partida) });
      expect(answer.statusCode, answer.body).toBe(200);
      played += 1;
    }
  }
  throw new Error('the championship does not end');
}

/** Both sides, as notices name a match. */
export async function jogoDe(
  t: TestApp,
  { mandante, visitante }: Pick<PartidaDeTeste, 'mandante' | 'visitante'>,
): Promise<string> {
  const row = await t.db.first<{ jogo: string }>(sql`
    select coalesce(m.time_nome, m.nome) || ' × ' || coalesce(v.time_nome, v.nome) as jogo
    from participantes m, participantes v
    where m.uuid = ${mandante.participante} and v.uuid = ${visitante.participante}`);
  return row?.jogo ?? '?';
}
