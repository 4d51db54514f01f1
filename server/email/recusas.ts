// Why a change of address is refused.
import { EMAIL_JA_VERIFICADO } from '#contract/http/erros.ts';
import { AppError } from '#server/http/errors.ts';

export function alreadyVerified(): AppError {
  return new AppError('dados_invalidos', { validations: { email: EMAIL_JA_VERIFICADO } });
}

export function emailTaken(): AppError {
  return new AppError('dados_invalidos', { validations: { email: { key: 'email.erro.em_uso' } } });
}

const UNIQUE_VIOLATION = '23505';

/** Two people may take one address at the same moment; the table lets one of them. */
export async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw emailTaken();
    throw error;
  }
}
