import {
  type Aberturas,
  type verAberturas as endpoint,
  TIPOS_DE_ABERTURA,
} from '#contract/campeonato/aberturas.ts';
import { diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import type { AberturasContadas } from './aberturas.ts';
import { type AberturasDoDia, listAberturas, listPartidasDaqui } from './queries.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

const sum = (rows: readonly AberturasDoDia[]) => rows.reduce((total, { n }) => total + n, 0);

type Esperando = Pick<AberturasContadas, 'waiting'>;

/** Those that this process has not written yet are told, too. */
async function esperando(db: Tx, aberturas: Esperando, id: string): Promise<AberturasDoDia[]> {
  const waiting = aberturas.waiting();
  const matches = waiting.flatMap(({ alvo, id: of }) => (alvo === 'partida' ? [of] : []));
  const ours = matches.length > 0 ? await listPartidasDaqui(db, id, matches) : new Set<string>();
  return waiting.filter(({ alvo, id: of }) => (alvo === 'partida' ? ours.has(of) : of === id));
}

export const verAberturas =
  (aberturas: Esperando): Handler<typeof endpoint> =>
  async ({ db }, { params, visitor }) => {
    const { id } = await requireCampeonato(db, params.id, quemE(visitor), 'avisar');
    const now = (await agora(db)).getTime();
    const days = Array.from({ length: DAYS }, (_, index) =>
      diaEmBrasilia(now - (DAYS - 1 - index) * DAY_MS),
    );
    const rows = [
      ...(await listAberturas(db, id, days[0] ?? '')),
      ...(await esperando(db, aberturas, id)),
    ];
    const total = TIPOS_DE_ABERTURA.map((tipo) => [
      tipo,
      sum(rows.filter((row) => row.tipo === tipo)),
    ]);
    return {
      data: {
        total: Object.fromEntries(total) as Aberturas['total'],
        dias: days.map((dia) => ({
          dia,
          link: sum(rows.filter((row) => row.dia === dia && row.tipo === 'link')),
        })),
      },
    };
  };
