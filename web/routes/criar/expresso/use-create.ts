import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Validations } from '#contract/http/erros.ts';
import type { Usuario } from '#contract/sessao.ts';
import { isNoCampo } from '#regras/configuracao/opcoes.ts';
import { ApiError } from '#web/api/api.ts';
import { api } from '#web/api/api-browser.ts';
import { currentUser } from '#web/session/user.ts';
import { keepWayBack } from '#web/session/way-back.ts';
import type { Translate } from '#web/texts/texts.tsx';
import type { Evening } from './evening.ts';
import { sentOf } from './names.ts';
import { atTheirFields } from './problems.ts';
import type { ExpressDraft } from './typed.ts';
import type { TypedNames } from './use-names.ts';

type ToCreate = {
  readonly typed: ExpressDraft;
  readonly names: TypedNames;
  readonly evening: Evening | null;
};

/** As the server takes it; screens and fields have names in the language of who makes it. */
function bodyOf({ typed, names, evening }: ToCreate, t: Translate) {
  const { nome, preset, modalidade, visibilidade, noite } = typed;
  const place = isNoCampo(modalidade) ? 'criar.noite.campo' : 'criar.noite.tela';
  const locais =
    noite.telas > 1 ? Array.from({ length: noite.telas }, (_, n) => t(place, { n: n + 1 })) : [];
  return {
    ...{ nome, preset, modalidade, visibilidade },
    participantes: sentOf(names.rows),
    noite:
      noite.isOn && evening
        ? { comeca_em: evening.comeca_em, minutos: noite.minutos, locais }
        : null,
  };
}

/** Makes the championship and goes to it. What the server refuses comes back as validations. */
export function useCreate(asked: ToCreate, forget: () => void, t: Translate) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  /** `owner`: who has just registered, and is not the person of this tab yet. */
  const create = async (owner: Usuario | null = currentUser()): Promise<Validations> => {
    if (busy.current) return {};
    busy.current = true;
    setBusy(true);
    try {
      const { data } = await api('POST /api/campeonatos/expresso', { body: bodyOf(asked, t) });
      forget();
      const made = `/campeonato/${data.id}`;
      // The link in the mail that confirms their address opens in another tab, and goes on here.
      if (owner && !owner.email_verified_at) keepWayBack(owner.uuid, made);
      await navigate(made);
      return {};
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return atTheirFields(error.body?.validations ?? {});
    } finally {
      busy.current = false;
      setBusy(false);
    }
  };
  return { isBusy, create };
}
