// When squads may change after the start: between dates, every week at certain hours, or whenever.
import { emBrasilia, horaEmBrasilia } from './brasilia.ts';
import type { Regras } from './fases.ts';

type Janelas = Pick<Regras, 'transferencias' | 'transferencias_semanais'>;

export const temJanelas = ({ transferencias, transferencias_semanais }: Janelas): boolean =>
  transferencias !== null || transferencias_semanais.length > 0;

export function isJanelaAberta(regras: Janelas, now: number): boolean {
  if (!temJanelas(regras)) return true;
  const dia = new Date(`${emBrasilia(now)}Z`).getUTCDay();
  const hora = horaEmBrasilia(now);
  return (
    (regras.transferencias ?? []).some(
      ({ abre_em, fecha_em }) => Date.parse(abre_em) <= now && now < Date.parse(fecha_em),
    ) ||
    regras.transferencias_semanais.some(
      ({ dia_semana, das, ate }) => dia_semana === dia && das <= hora && hora < ate,
    )
  );
}
