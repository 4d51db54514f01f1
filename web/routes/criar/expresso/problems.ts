// What stands against creating, as far as it can be said without asking the server.

import type { Validations } from '#contract/http/erros.ts';
import type { Usuario } from '#contract/sessao.ts';
import { MAIS_HORAS_DA_NOITE } from '#regras/agenda/noite.ts';
import { predefinido } from '#regras/configuracao/presets.ts';
import { jogosDemais } from '#regras/montagem/problemas.ts';
import { limitesDe } from '#regras/planos.ts';
import { MAIS_NOMES_SEM_VERIFICAR } from '#regras/sem-verificar.ts';
import type { Translate } from '#web/texts/texts.tsx';
import type { Evening } from './evening.ts';
import type { ExpressDraft } from './typed.ts';
import type { TypedNames } from './use-names.ts';

export const CHECKED = ['nome', 'lista', 'noite'] as const;

export const isUnverified = (user: Usuario | null) => !user?.email_verified_at;

type ToCheck = {
  readonly user: Usuario | null;
  readonly typed: ExpressDraft;
  readonly names: TypedNames;
  readonly evening: Evening | null;
};

function namesRefused({ user, typed, names }: ToCheck, t: Translate): string | null {
  const { playing, waiting, rows } = names;
  const { participantes: places, jogos } = limitesDe(user ?? { is_pro: false, is_parceiro: false });
  if (playing < 2) return t('criar.expresso.faltam_nomes');
  if (rows.some(({ isTwice }) => isTwice)) return t('criar.nomes.repetidos');
  if (playing > places) return t('criar.expresso.acima_do_plano', { n: places });
  if (isUnverified(user) && playing + waiting > MAIS_NOMES_SEM_VERIFICAR) {
    return t('criar.expresso.acima_sem_verificar', { n: MAIS_NOMES_SEM_VERIFICAR });
  }
  const [tooMany] = jogosDemais(predefinido(typed.preset, playing).fases, playing, jogos);
  return tooMany ? t(tooMany.key, tooMany.params) : null;
}

export function problemsOf(asked: ToCheck, t: Translate): Validations {
  const { typed, evening } = asked;
  const lista = namesRefused(asked, t);
  const isTooLong = typed.noite.isOn && evening?.isTooLong;
  return {
    ...(typed.nome.trim() === '' && { nome: [t('criar.expresso.falta_nome')] }),
    ...(lista && { lista: [lista] }),
    ...(isTooLong && { noite: [t('agenda.noite_longa', { n: MAIS_HORAS_DA_NOITE })] }),
  };
}

/** A server may refuse a single name: that is said at the list. */
export function atTheirFields(validations: Validations): Validations {
  const ofNames = Object.entries(validations).find(([name]) => name.startsWith('participantes'));
  return ofNames ? { ...validations, lista: ofNames[1] } : validations;
}
