// Extra time is played where the rules of the phase have it: elsewhere nobody enters it, nor agrees on it.
import type { Fase } from '#regras/configuracao/fases.ts';
import { temProrrogacao } from '#regras/configuracao/formato.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import { AppError } from '#server/http/errors.ts';

export function sobraProrrogacao(
  fases: readonly Fase[],
  { fase }: { readonly fase: number },
  resultado: Resultado | null,
): boolean {
  if (resultado?.tipo !== 'placar' || !resultado.prorrogacao) return false;
  const config = fases[fase - 1];
  return config !== undefined && !temProrrogacao(config);
}

export function requireProrrogacao(
  fases: readonly Fase[],
  jogo: { readonly fase: number },
  resultado: Resultado | null,
): void {
  if (!sobraProrrogacao(fases, jogo, resultado)) return;
  throw new AppError('dados_invalidos', {
    validations: { prorrogacao: { key: 'campeonatos.prorrogacao_sobra' } },
  });
}
