// When squads may change after the start: between dates, every week at certain hours, or whenever.
import type { Regras } from './fases.ts';

const BRASILIA_MS = 3 * 3_600_000;

/** Brasília has no summer time. */
const emBrasilia = (now: number) => new Date(now - BRASILIA_MS);

type Janelas = Pick<Regras, 'transferencias' | 'transferencias_semanais'>;

export const temJanelas = ({ transferencias, transferencias_semanais }: Janelas): boolean =>
  transferencias !== null || transferencias_semanais.length > 0;

export function isJanelaAberta(regras: Janelas, now: number): boolean {
  if (!temJanelas(regras)) return true;
  const local = emBrasilia(now);
  const hora = local.toISOString().slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length);
  return (
    (regras.transferencias ?? []).some(
      ({ abre_em, fecha_em }) => Date.parse(abre_em) <= now && now < Date.parse(fecha_em),
    ) ||
    regras.transferencias_semanais.some(
      ({ dia_semana, das, ate }) => dia_semana === local.getUTCDay() && das <= hora && hora < ate,
    )
  );
}
