// Reminders: to whom something still waits for.
import sql from 'sql-template-tag';
import { findPartida } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { PrazoVencido } from '#server/prazos/tipos.ts';
import { falamPor, vozesDe } from '#server/vozes/vozes.ts';
import { avisarRobo } from './avisar-robo.ts';
import { esperaJogo, type PartidaAberta } from './partida-aberta.ts';

type CampeonatoLembrado = { id: string; nome: string; quem_informa: string };

const findCampeonato = (tx: Tx, id: string): Promise<CampeonatoLembrado | undefined> =>
  tx.first(sql`
    select id, nome, regras ->> 'quem_informa' as quem_informa from campeonatos where id = ${id}`);

type Lembrete = {
  readonly tipo: 'lembrete_placar' | 'lembrete_horario';
  /** Whether there is still something to remind of. */
  readonly espera: (partida: PartidaAberta) => boolean;
};

/** Those who may do it: where the home side alone reports, the home side. */
async function lembrar(tx: Tx, vencido: PrazoVencido, { tipo, espera }: Lembrete): Promise<void> {
  const partida = await findPartida(tx, vencido.partida_uuid);
  if (!esperaJogo(partida) || !espera(partida)) return;
  const campeonato = await findCampeonato(tx, vencido.campeonato_id);
  if (!campeonato) return;
  const vozes = await vozesDe(tx, partida);
  const isHomeOnly = tipo === 'lembrete_placar' && campeonato.quem_informa === 'mandante';
  const pessoas = [
    ...falamPor(vozes, 'mandante'),
    ...(isHomeOnly ? [] : falamPor(vozes, 'visitante')),
  ];
  const { prazo_at: prazo, desde } = vencido;
  await avisarRobo(tx, campeonato, { tipo, partida, pessoas, prazo, desde });
}

/** Nobody has said how it ended. */
export const lembrarPlacar = (tx: Tx, vencido: PrazoVencido) =>
  lembrar(tx, vencido, {
    tipo: 'lembrete_placar',
    espera: ({ estado }) => estado === 'agendada',
  });

/** The two have not agreed on an hour. */
export const lembrarHorario = (tx: Tx, vencido: PrazoVencido) =>
  lembrar(tx, vencido, {
    tipo: 'lembrete_horario',
    espera: ({ estado, jogo_previsto_at }) => estado === 'agendada' && jogo_previsto_at === null,
  });
