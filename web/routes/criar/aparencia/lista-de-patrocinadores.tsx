import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { MAIS_PATROCINADORES } from '#regras/aparencia/aparencia.ts';
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './aparencia.module.css';
import { EscolherImagem } from './escolher-imagem.tsx';
import type { AparenciaEmEdicao, PatrocinadorEmEdicao } from './use-aparencia.ts';

const LARGEST = TIPOS_DE_ARQUIVO.patrocinadores.maisBytes;

const fieldOf = (uuid: string) => `patrocinador-${uuid}`;

type LinhaProps = {
  one: PatrocinadorEmEdicao;
  edicao: AparenciaEmEdicao;
  /** Its place, for one without a name yet. */
  n: number;
  onRemove(): void;
};

function Linha({ one, edicao, n, onRemove }: LinhaProps) {
  const t = useT();
  const { salva, lista, setLista, isBusy, sendLogo } = edicao;
  const saved = salva.patrocinadores.find(({ uuid }) => uuid === one.uuid);
  const isClosed = isBusy || !salva.permitida;
  const change = (part: Partial<PatrocinadorEmEdicao>) =>
    setLista(lista.map((other) => (other.uuid === one.uuid ? { ...other, ...part } : other)));
  return (
    <li className={styles.sponsor}>
      <span className={styles.logo}>{saved?.logo && <img src={saved.logo} alt="" />}</span>
      <div className={styles.fields}>
        <Field
          name={fieldOf(one.uuid)}
          label={t('criar.aparencia.nome')}
          value={one.nome}
          maxLength={60}
          disabled={isClosed}
          onChange={({ currentTarget }) => change({ nome: currentTarget.value })}
        />
        <Field
          name={`site-${one.uuid}`}
          label={t('criar.aparencia.link')}
          placeholder={t('criar.aparencia.exemplo')}
          inputMode="url"
          value={one.link}
          maxLength={500}
          disabled={isClosed}
          onChange={({ currentTarget }) => change({ link: currentTarget.value })}
        />
      </div>
      <div className={styles.steps}>
        {saved ? (
          <EscolherImagem
            label={t(saved.logo ? 'criar.aparencia.logo_trocar' : 'criar.aparencia.logo_enviar')}
            disabled={isClosed}
            onChoose={(file) => void sendLogo(one.uuid, file, LARGEST)}
          />
        ) : (
          <small>{t('criar.aparencia.logo_depois')}</small>
        )}
        <IconButton
          icon="trash"
          label={t('criar.aparencia.tirar', {
            nome: one.nome || t('criar.aparencia.sem_nome', { n }),
          })}
          disabled={isBusy}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

export function ListaDePatrocinadores({ edicao }: { edicao: AparenciaEmEdicao }) {
  const t = useT();
  const { salva, lista, setLista, isBusy } = edicao;
  const head = useRef<HTMLHeadingElement>(null);
  const isFull = lista.length >= MAIS_PATROCINADORES;
  const add = () => {
    const uuid = crypto.randomUUID();
    // At once, so that who presses goes on in its field.
    flushSync(() => setLista([...lista, { uuid, nome: '', link: '' }]));
    document.querySelector<HTMLInputElement>(`[name="${fieldOf(uuid)}"]`)?.focus();
  };
  /** The button that was pressed goes with its row: the focus would be nowhere. */
  const remove = (gone: string) => {
    setLista(lista.filter(({ uuid }) => uuid !== gone));
    head.current?.focus();
  };
  return (
    <section className={styles.part} aria-labelledby="patrocinadores">
      <h3 id="patrocinadores" ref={head} tabIndex={-1}>
        {t('criar.aparencia.patrocinadores')}
      </h3>
      <p>{t('criar.aparencia.patrocinadores_ajuda', { n: MAIS_PATROCINADORES })}</p>
      {lista.length > 0 && (
        <ul className={styles.sponsors}>
          {lista.map((one, index) => (
            <Linha
              key={one.uuid}
              one={one}
              edicao={edicao}
              n={index + 1}
              onRemove={() => remove(one.uuid)}
            />
          ))}
        </ul>
      )}
      <Button icon="plus" disabled={isBusy || isFull || !salva.permitida} onClick={add}>
        {t('criar.aparencia.adicionar')}
      </Button>
    </section>
  );
}
