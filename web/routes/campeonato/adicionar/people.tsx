// Inviting somebody who has an account: found by name or gamertag, in only once they accept.
import { useCallback, useId, useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { PessoaAchada } from '#contract/participantes.ts';
import { ApiError } from '#web/api/api.ts';
import { api, quietApi } from '#web/api/api-browser.ts';
import { Avatar } from '#web/components/elements/avatar.tsx';
import { Combobox } from '#web/components/forms/combobox.tsx';
import { useSuggestions } from '#web/components/forms/use-suggestions.ts';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './dialog.module.css';
import people from './people.module.css';

type Props = { campeonato: Campeonato };

/** The server looks for nothing shorter, and counts every search. */
const ASKING = { shortest: 3, pauseMs: 400 } as const;
const TOO_MANY = 429;

function Person({ one }: { one: PessoaAchada }) {
  const t = useT();
  const { nome, foto, gamertags, inscrita } = one;
  const note = inscrita ? t('inscricoes.pessoas.na_lista') : gamertags.join(' · ');
  return (
    <span className={people.person} data-in={inscrita ? '' : undefined}>
      <Avatar name={nome} photo={foto} size={36} />
      <span>
        <b>{nome}</b>
        <small>{note}</small>
      </span>
    </span>
  );
}

function Search({ campeonato }: Props) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const ask = useCallback(
    async (busca: string) => {
      const call = { params: { id: campeonato.id }, query: { busca } };
      try {
        const { data } = await quietApi('GET /api/campeonatos/:id/participantes/pessoas', call);
        setOver(false);
        return data;
      } catch (error) {
        setOver(error instanceof ApiError && error.status === TOO_MANY);
        throw error;
      }
    },
    [campeonato.id],
  );
  const found = useSuggestions(typed, ask, ASKING);
  const invite = async ({ uuid, nome, inscrita }: PessoaAchada) => {
    if (inscrita) return;
    setOpen(false);
    try {
      await api('POST /api/campeonatos/:id/participantes/pessoas', {
        params: { id: campeonato.id },
        body: { pessoa: uuid },
      });
      toast.success(t('inscricoes.pessoas.convidada', { nome }));
      setTyped('');
      await refreshView();
    } catch {
      // The error catalogue has told it.
    }
  };
  return (
    <>
      <Combobox
        id={id}
        label={t('inscricoes.pessoas.rotulo')}
        listLabel={t('inscricoes.pessoas.achadas')}
        placeholder={t('inscricoes.pessoas.dica')}
        typed={typed}
        found={found ?? []}
        isOpen={isOpen}
        isInline
        keyOf={({ uuid }) => uuid}
        onType={(text) => {
          setTyped(text);
          setOpen(true);
        }}
        onClose={() => setOpen(false)}
        onChoose={(one) => void invite(one)}
      >
        {(one) => <Person one={one} />}
      </Combobox>
      <p role="status" className={styles.help}>
        {isOver && t('inscricoes.pessoas.demais')}
        {found?.length === 0 && t('inscricoes.pessoas.ninguem')}
      </p>
    </>
  );
}

export function People({ campeonato }: Props) {
  const t = useT();
  if (campeonato.estado !== 'inscricoes') {
    return <p className={styles.text}>{t('inscricoes.pessoas.fechadas')}</p>;
  }
  return (
    <div className={styles.body}>
      <p className={styles.text}>{t('inscricoes.pessoas.texto')}</p>
      <Search campeonato={campeonato} />
    </div>
  );
}
