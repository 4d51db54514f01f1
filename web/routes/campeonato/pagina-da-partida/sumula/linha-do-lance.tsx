import type { MouseEvent } from 'react';
import { GOL_CONTRA, NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import { IconButton } from '#web/components/elements/button.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { Marca } from './marca.tsx';
import type { PessoaDoLado } from './pessoas.ts';
import { chaveDoCitado, type LanceEmRascunho, temMinuto, temPasse } from './rascunho.ts';
import styles from './sumula.module.css';

type Props = {
  lance: LanceEmRascunho;
  opcoes: readonly PessoaDoLado[];
  /** Those with a name, who may have given the pass. */
  pessoas: readonly PessoaDoLado[];
  onChange(lance: LanceEmRascunho): void;
  onRemove(): void;
};

function nomeEm(opcoes: readonly PessoaDoLado[], { quem }: LanceEmRascunho, t: Translate): string {
  if ('nome' in quem) return quem.nome;
  if (quem.jogador === GOL_CONTRA) return t('sumula.gol_contra');
  if (quem.jogador === NAO_IDENTIFICADO) return t('sumula.nao_identificado');
  return opcoes.find((one) => chaveDoCitado(one.quem) === quem.jogador)?.nome ?? '';
}

export function LinhaDoLance({ lance, opcoes, pessoas, onChange, onRemove }: Props) {
  const t = useT();
  const nome = nomeEm(opcoes, lance, t);
  const what = t(`sumula.${lance.tipo}`);
  const said = `${what}, ${nome}`;
  const passers = pessoas.filter(({ quem }) => chaveDoCitado(quem) !== chaveDoCitado(lance.quem));
  const choosePass = (key: string) => {
    const found = passers.find(({ quem }) => chaveDoCitado(quem) === key);
    onChange({ ...lance, assistencia: found?.quem ?? null });
  };
  /** The button goes with its line: the focus stays with this side. */
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('section')?.querySelector<HTMLElement>('input:checked')?.focus();
    onRemove();
  };
  return (
    <li>
      <Marca tipo={lance.tipo} />
      <span className={styles.who}>
        <b>{nome}</b>
        <small>{what}</small>
      </span>
      <IconButton icon="trash" label={t('sumula.editar.tirar', { lance: said })} onClick={remove} />
      {temMinuto(lance) && (
        <div className={styles.more}>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={150}
            step={1}
            placeholder={t('sumula.editar.minuto')}
            aria-label={t('sumula.editar.minuto_de', { lance: said })}
            value={lance.minuto}
            onChange={({ currentTarget }) => onChange({ ...lance, minuto: currentTarget.value })}
          />
          {temPasse(lance) && passers.length > 0 && (
            <Select
              aria-label={t('sumula.editar.passe_de', { lance: said })}
              value={lance.assistencia ? chaveDoCitado(lance.assistencia) : ''}
              options={[
                { value: '', label: t('sumula.editar.sem_passe') },
                ...passers.map((one) => ({
                  value: chaveDoCitado(one.quem),
                  label: t('sumula.passe', { nome: one.nome }),
                })),
              ]}
              onChange={({ currentTarget }) => choosePass(currentTarget.value)}
            />
          )}
        </div>
      )}
    </li>
  );
}
