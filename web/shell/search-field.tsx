// The search of the top bar. Without scripts it is a form; with them it offers championships while one
// types, which the keyboard reaches as well as a pointer (the combobox pattern of WAI-ARIA).
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Form, useLocation } from 'react-router';
import type { Cartao } from '#contract/campeonatos.ts';
import { quietApi } from '#web/api-browser.ts';
import { campeonatoPath } from '#web/campeonato-path.ts';
import { Icon } from '#web/components/icon.tsx';
import { goTo } from '#web/navigation.ts';
import { useT } from '#web/texts.tsx';
import { changeUi, useUi } from '#web/ui-state.ts';
import styles from './search-field.module.css';

const LIST_ID = 'busca-sugestoes';
const NOBODY = undefined;
const NONE = -1;
const SHORTEST = 2;
const MOST = 6;
const PAUSE_MS = 200;

type Found = Pick<Cartao, 'id' | 'nome' | 'estado' | 'dono' | 'formato'>;

const optionId = (index: number) => `${LIST_ID}-${index}`;
const close = () => changeUi({ autocompleteOpen: false });

/** What fits the text, asked for once the typing pauses; an answer that comes too late is dropped. */
function useSuggestions(typed: string): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    const busca = typed.trim();
    if (busca.length < SHORTEST) {
      setFound([]);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await quietApi('GET /api/campeonatos', { query: { busca } }).catch(() => null);
      if (isCurrent) setFound(answer?.data.slice(0, MOST) ?? []);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return found;
}

type Choice = {
  readonly found: readonly Found[];
  readonly marked: number;
  mark(index: number): void;
};

function onKey(event: KeyboardEvent, isOpen: boolean, { found, marked, mark }: Choice): void {
  if (!isOpen) return;
  const { key } = event;
  if (key === 'Escape') close();
  else if (key === 'ArrowDown') mark(marked + 1 < found.length ? marked + 1 : NONE);
  else if (key === 'ArrowUp') mark(marked === NONE ? found.length - 1 : marked - 1);
  else if (key === 'Enter' && found[marked]) void goTo(campeonatoPath(found[marked], NOBODY));
  else return;
  event.preventDefault();
}

function Suggestions({ found, marked }: Omit<Choice, 'mark'>) {
  const t = useT();
  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label={t('shell.busca.sugestoes')}
      className={styles.list}
      // The field keeps the focus: it would close the list before the click is over.
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which has the focus
        <div
          key={one.id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          onClick={() => void goTo(campeonatoPath(one, NOBODY))}
        >
          <b>{one.nome}</b>
          <small>{t(`opcoes.formato.${one.formato}`)}</small>
        </div>
      ))}
    </div>
  );
}

export function SearchField({ to }: { to: string }) {
  const t = useT();
  const { autocompleteOpen } = useUi();
  const [typed, setTyped] = useState('');
  const [marked, mark] = useState(NONE);
  const found = useSuggestions(typed);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page closes it
  useEffect(close, [key]);
  const isOpen = autocompleteOpen && found.length > 0;
  const change = (text: string) => {
    setTyped(text);
    mark(NONE);
    changeUi({ autocompleteOpen: true });
  };
  return (
    <Form action={to} role="search" className={styles.search} onSubmit={close} onBlur={close}>
      <Icon name="search" />
      <input
        type="search"
        name="busca"
        role="combobox"
        aria-label={t('shell.busca.rotulo')}
        aria-expanded={isOpen}
        aria-controls={LIST_ID}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && marked !== NONE ? optionId(marked) : undefined}
        placeholder={t('shell.busca.dica')}
        maxLength={64}
        autoComplete="off"
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={(event) => onKey(event, isOpen, { found, marked, mark })}
      />
      {isOpen && <Suggestions found={found} marked={marked} />}
    </Form>
  );
}
