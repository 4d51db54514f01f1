// Puts pictures and links beside what a side says, and refuses what lacks a kind that the rules ask for.
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { provasDadas } from '#contract/partida/provas.ts';
import type { Informado, LadoDoJogo } from '#regras/vida/partida.ts';
import { PROVAS_DE_LINK, provasQueFaltam } from '#regras/vida/provas.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';
import { insertProva, listProvas, type ProvaRow, usarProva } from './queries.ts';

type CampoDaProva<Name extends keyof typeof provasDadas> = z.output<(typeof provasDadas)[Name]>;

export type ProvasDadas = {
  readonly fotos: CampoDaProva<'fotos'>;
  readonly video?: CampoDaProva<'video'>;
  readonly transmissao?: CampoDaProva<'transmissao'>;
};

export const SEM_PROVAS: ProvasDadas = { fotos: [] };

export const linksDe = (dadas: ProvasDadas) =>
  PROVAS_DE_LINK.flatMap((tipo) => {
    const url = dadas[tipo];
    return url ? [{ tipo, url }] : [];
  });

/** Each kind that is missing at its own place: `provas.placar`. */
export function requireProvas(
  { campeonato }: Pick<Escrita, 'campeonato'>,
  dadas: ProvasDadas,
  informado: Informado | null,
): void {
  const links = linksDe(dadas).map(({ tipo }) => tipo);
  const faltam = provasQueFaltam(campeonato.regras.provas, { ...dadas, links }, informado);
  if (faltam.length === 0) return;
  const validations = faltam.map((prova) => [
    `provas.${prova}`,
    { key: `vida.provas.falta.${prova}` as const },
  ]);
  throw new AppError('dados_invalidos', {
    validations: Object.fromEntries(validations),
    data: { faltam },
  });
}

type Anexo = {
  readonly escrita: Escrita;
  readonly partida: Pick<PartidaRow, 'uuid' | 'mandante' | 'visitante'>;
  readonly lado: LadoDoJogo;
  /** The claim, contest or problem. */
  readonly dito: string;
  readonly dadas: ProvasDadas;
};

const isThere = (row: ProvaRow | undefined): row is ProvaRow =>
  row !== undefined && row.nome !== null;

/**
 * Pictures that this person sent and has not used, and those that the side gave for this match before: they are
 * noted once more, and stay with what was said then.
 */
export async function anexar({ escrita, partida, lado, dito, dadas }: Anexo): Promise<void> {
  const links = linksDe(dadas);
  if (dadas.fotos.length + links.length === 0) return;
  const { tx, campeonato, quem } = escrita;
  const autorUuid = quem.user?.uuid ?? null;
  const rows = dadas.fotos.length > 0 ? await listProvas(tx, partida.uuid) : [];
  const base = { campeonatoId: campeonato.id, partida, lado, ditoUuid: dito };
  for (const [ordem, { uuid, tipos }] of dadas.fotos.entries()) {
    const row = rows.find((one) => one.uuid === uuid);
    const isLoose = row?.dito_uuid === null && row.autor_uuid === autorUuid;
    const isOurs =
      row?.dito_uuid !== null &&
      row?.lado === lado &&
      row.mandante_uuid === partida.mandante &&
      row.visitante_uuid === partida.visitante;
    if (!isThere(row) || !(isLoose || isOurs)) {
      throw new AppError('dados_invalidos', {
        validations: { fotos: { key: 'vida.provas.outra' } },
      });
    }
    if (isLoose) await usarProva(tx, uuid, { ditoUuid: dito, tipos, ordem });
    else {
      const { nome, hash, autor_uuid } = row;
      const copy = { ...base, uuid: randomUUID(), autorUuid: autor_uuid };
      await insertProva(tx, { ...copy, tipos, nome, hash, ordem });
    }
  }
  for (const { tipo, url } of links) {
    await insertProva(tx, { ...base, uuid: randomUUID(), autorUuid, tipos: [tipo], url });
  }
}
