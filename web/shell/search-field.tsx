// The search of the top bar. Without scripts it is a form; with them it offers championships while one
// types.
import { useEffect, useState } from 'react';
import { Form, useLocation } from 'react-router';
import type { Cartao } from '#contract/campeonatos.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { campeonatoPath } from '#web/campeonato/path.ts';
import { Combobox } from '#web/components/forms/combobox.tsx';
import { useSuggestions } from '#web/components/forms/use-suggestions.ts';
import { goTo } from '#web/navigation/navigation.ts';
import { changeUi, useUi } from '#web/storage/ui-state.ts';
import { useT } from '#web/texts/texts.tsx';

const LIST_ID = 'busca-sugestoes';
const FIELD = 'busca';
const NOBODY = undefined;
const MOST = 6;

type Found = Pick<Cartao, 'id' | 'nome' | 'estado' | 'dono' | 'formato'>;

const close = () => changeUi({ autocompleteOpen: false });

const ask = async (busca: string): Promise<readonly Found[]> =>
  (await quietApi('GET /api/campeonatos', { query: { busca } })).data.slice(0, MOST);

export function SearchField({ to }: { to: string }) {
  const t = useT();
  const { autocompleteOpen } = useUi();
  const [typed, setTyped] = useState('');
  const found = useSuggestions(typed, ask) ?? [];
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page closes it
  useEffect(close, [key]);
  return (
    <Form action={to} role="search" onSubmit={close}>
      <Combobox
        id={LIST_ID}
        name={FIELD}
        label={t('shell.busca.rotulo')}
        listLabel={t('shell.busca.sugestoes')}
        placeholder={t('shell.busca.dica')}
        found={found}
        isOpen={autocompleteOpen}
        keyOf={({ id }) => id}
        onType={(text) => {
          setTyped(text);
          changeUi({ autocompleteOpen: true });
        }}
        onClose={close}
        onChoose={(one) => void goTo(campeonatoPath(one, NOBODY))}
      >
        {({ nome, formato }) => (
          <>
            <b>{nome}</b>
            <small>{t(`opcoes.formato.${formato}`)}</small>
          </>
        )}
      </Combobox>
    </Form>
  );
}
