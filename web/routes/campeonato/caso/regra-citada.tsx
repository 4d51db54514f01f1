import { useId, useState } from 'react';
import { Select } from '#web/components/forms/select.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';
import styles from './caso.module.css';

/** The sentence, and the part of the rules in which it stands. */
export type Regra = { readonly texto: string; readonly chave: string | null };

type Secoes = NonNullable<DadosDoCaso['julgar']>['secoes'];

type Props = { secoes: Secoes; onChange(regra: Regra | null): void };

const OWN = 'propria';

function chosenIn(secoes: Secoes, value: string): Regra | null {
  const [section, item] = value.split('.');
  if (!section || !item) return null;
  const secao = secoes[Number(section)];
  const texto = secao?.itens[Number(item)];
  return secao && texto ? { texto: texto.slice(0, 500), chave: secao.titulo.slice(0, 80) } : null;
}

/** A sentence of the rules, chosen; or one that the organisation wrote itself. */
export function RegraCitada({ secoes, onChange }: Props) {
  const t = useT();
  const id = useId();
  const fieldId = useId();
  const [value, setValue] = useState('');
  const chosen = value === OWN ? null : chosenIn(secoes, value);
  const choose = (next: string) => {
    setValue(next);
    onChange(next === OWN ? null : chosenIn(secoes, next));
  };
  const write = (texto: string) =>
    onChange(texto.trim() ? { texto: texto.trim(), chave: null } : null);
  return (
    <>
      <label className={styles.field} htmlFor={fieldId}>
        {t('caso.decidir.regra')}
        <Select
          id={fieldId}
          data-falta="regra"
          aria-describedby={chosen ? id : undefined}
          value={value}
          options={[{ value: '', label: t('caso.decidir.escolha') }]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {secoes.map(({ titulo, itens }, section) => (
            <optgroup key={titulo} label={titulo}>
              {itens.map((item, index) => (
                <option key={item} value={`${section}.${index}`}>
                  {item}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={OWN}>{t('caso.decidir.propria')}</option>
        </Select>
      </label>
      {chosen && (
        <blockquote id={id} className={styles.rule}>
          <b>{chosen.chave}</b>
          {chosen.texto}
        </blockquote>
      )}
      {value === OWN && (
        <label className={styles.field}>
          {t('caso.decidir.propria_rotulo')}
          <textarea
            rows={2}
            maxLength={500}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        </label>
      )}
    </>
  );
}
