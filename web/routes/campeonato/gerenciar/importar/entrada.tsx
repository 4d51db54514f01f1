import { type ChangeEvent, useId, useRef } from 'react';
import { Button } from '#web/components/elements/button.tsx';
import { toast } from '#web/notices/toast.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useT } from '#web/texts/texts.tsx';
import styles from './importar.module.css';
import { lerArquivo, MAIS_LETRAS } from './ler-arquivo.ts';

type Props = { id: string; texto: string; onChange(texto: string): void };

function Arquivo({ onChange }: Pick<Props, 'onChange'>) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const text = file && (await lerArquivo(file));
    target.value = '';
    if (!text) return;
    if ('problema' in text) toast.warning(t(`importacao.problema.${text.problema}`));
    else onChange(text.texto);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        hidden
        aria-label={t('importacao.escolher')}
        onChange={(event) => void read(event)}
      />
      <Button onClick={() => input.current?.click()}>{t('importacao.escolher')}</Button>
    </>
  );
}

/** A file, or lines as the group wrote them; the template lists what is missing. */
export function Entrada({ id, texto, onChange }: Props) {
  const t = useT();
  const field = useId();
  return (
    <>
      <div className={styles.ways}>
        <Arquivo onChange={onChange} />
        <a href={`/api/campeonatos/${id}/importacao/modelo`} download>
          {t('importacao.modelo')}
        </a>
        <small>
          {t('importacao.formatos')} {t('importacao.modelo_ajuda')}
        </small>
      </div>
      <label className={cartao.field} htmlFor={field}>
        {t('importacao.texto')}
        <textarea
          id={field}
          rows={8}
          maxLength={MAIS_LETRAS}
          value={texto}
          spellCheck={false}
          placeholder={t('importacao.exemplo')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
    </>
  );
}
