import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { ApiError } from '#web/api/api.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Segments } from '#web/components/forms/segments.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { NamesPreview } from '#web/components/pasted-list/names-preview.tsx';
import { useList } from '#web/components/pasted-list/use-list.ts';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import { semVagas } from '#web/routes/campeonato/inscricao/lotado.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import styles from './dialog.module.css';
import { Invitation } from './invitation.tsx';
import { People } from './people.tsx';
import { readListFile } from './read-file.ts';

type Props = { campeonato: Campeonato; onClose(): void };

function FileButton({ onText }: { onText(text: string): void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const text = file && (await readListFile(file));
    target.value = '';
    if (text) onText(text);
    else toast.warning(t('inscricoes.adicionar.arquivo_ruim'));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={t('inscricoes.adicionar.arquivo')}
        onChange={(event) => void read(event)}
      />
      <Button variant="ghost" onClick={() => input.current?.click()}>
        {t('inscricoes.adicionar.arquivo')}
      </Button>
    </>
  );
}

const AT_A_NAME = /^participantes\.(\d+)\.nome$/;

/** Of the names that were sent, those that the championship has already. */
function takenOf(error: unknown, sent: readonly { nome: string }[]): string[] {
  const validations = error instanceof ApiError ? (error.body?.validations ?? {}) : {};
  return Object.keys(validations).flatMap((field) => {
    const place = AT_A_NAME.exec(field)?.[1];
    return place ? (sent[Number(place)]?.nome ?? []) : [];
  });
}

/** Said while one pastes, not only once it is sent. */
function TooMany({ campeonato, count }: { campeonato: Campeonato; count: number }) {
  const t = useT();
  const free = Math.max(0, campeonato.vagas - campeonato.confirmados);
  return (
    <div role="status">
      {count > free && (
        <Note tone="warn">
          {t('inscricoes.adicionar.livres', { n: free })}{' '}
          {t('inscricoes.adicionar.sobram', { n: count - free })}
        </Note>
      )}
    </div>
  );
}

function Names({ campeonato, onClose }: Props) {
  const { t, locale } = useTexts();
  const id = useId();
  const [texto, setTexto] = useState('');
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const list = useList(texto);
  const isNew = ({ nome }: { nome: string }) => !taken.includes(nome);
  const playing = list.names.filter(isNew);
  const waiting = list.waiting.filter(isNew);
  const names = [...playing, ...waiting];
  const count = names.length;
  const isFull = semVagas(campeonato);
  const add = async () => {
    setBusy(true);
    try {
      const participantes = names.map(({ nome, time, gamertag, suplente }) => ({
        nome,
        time_nome: time,
        gamertag,
        suplente: suplente || isFull,
      }));
      const params = { id: campeonato.id };
      await api('POST /api/campeonatos/:id/participantes/lista', {
        params,
        body: { participantes },
      });
      toast.success(t('inscricoes.adicionar.pronto', { n: count }));
      await refreshView();
      onClose();
    } catch (error) {
      // The error catalogue has told the rest, and the list is still there.
      setTaken((before) => [...before, ...takenOf(error, names)]);
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{t('inscricoes.adicionar.lista')}</label>
        <textarea
          id={id}
          rows={5}
          maxLength={100_000}
          value={texto}
          spellCheck={false}
          placeholder={t('inscricoes.adicionar.lista_exemplo')}
          aria-describedby={`${id}-ajuda`}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        <p id={`${id}-ajuda`} className={styles.help}>
          {t('inscricoes.adicionar.lista_ajuda')}
        </p>
      </div>
      <FileButton onText={setTexto} />
      {texto.trim() !== '' && <NamesPreview list={{ ...list, names: playing, waiting }} />}
      {isFull ? (
        <Note>{t('inscricoes.adicionar.para_espera')}</Note>
      ) : (
        <TooMany campeonato={campeonato} count={playing.length} />
      )}
      {taken.length > 0 && (
        <Note tone="warn">
          {t('inscricoes.adicionar.ja_estao', {
            nomes: new Intl.ListFormat(locale).format(taken),
          })}
        </Note>
      )}
      <p className={styles.help}>{t('inscricoes.adicionar.sem_conta')}</p>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" big block disabled={isBusy || count === 0}>
          {isBusy && t('inscricoes.adicionar.enviando')}
          {!isBusy && count === 0 && t('inscricoes.adicionar.nenhum')}
          {!isBusy && count > 0 && t('inscricoes.adicionar.enviar', { n: count })}
        </Button>
      </div>
    </form>
  );
}

const PARTS = ['nomes', 'pessoas', 'link'] as const;

const CONTENTS = { nomes: Names, pessoas: People, link: Invitation } as const;

export default function AddDialog({ campeonato, onClose }: Props) {
  const t = useT();
  const [part, setPart] = useState<(typeof PARTS)[number]>('nomes');
  const Content = CONTENTS[part];
  return (
    <Modal title={t('inscricoes.adicionar.titulo')} onClose={onClose}>
      <div className={styles.body}>
        <Segments
          label={t('inscricoes.adicionar.titulo')}
          options={PARTS.map((name) => ({ name, label: t(`inscricoes.adicionar.${name}`) }))}
          value={part}
          onChange={(name) => setPart(name)}
        />
        <Content campeonato={campeonato} onClose={onClose} />
      </div>
    </Modal>
  );
}
