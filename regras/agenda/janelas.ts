// Windows in which squads may change after the start: between dates, every week at certain hours, or whenever.

import type { Regras } from '#regras/configuracao/fases.ts';
import type { JanelaSemanal } from '#regras/configuracao/padroes-do-elenco.ts';
import { emBrasilia, horaEmBrasilia } from './brasilia.ts';

type Janelas = Pick<Regras, 'transferencias' | 'transferencias_semanais'>;

export const temJanelas = ({ transferencias, transferencias_semanais }: Janelas): boolean =>
  transferencias !== null || transferencias_semanais.length > 0;

function isHora({ dia_semana, das, ate }: JanelaSemanal, now: number): boolean {
  const hora = horaEmBrasilia(now);
  const dia = new Date(`${emBrasilia(now)}Z`).getUTCDay();
  const isDia = dia === dia_semana;
  if (das < ate) return isDia && das <= hora && hora < ate;
  const isDepois = dia === (dia_semana + 1) % 7;
  return (isDia && das <= hora) || (isDepois && hora < ate);
}

export function isJanelaAberta(regras: Janelas, now: number): boolean {
  if (!temJanelas(regras)) return true;
  return (
    (regras.transferencias ?? []).some(
      ({ abre_em, fecha_em }) => Date.parse(abre_em) <= now && now < Date.parse(fecha_em),
    ) || regras.transferencias_semanais.some((semanal) => isHora(semanal, now))
  );
}
