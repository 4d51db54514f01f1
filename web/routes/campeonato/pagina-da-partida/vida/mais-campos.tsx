// Beside the goals of the own side: who gave the pass, who was booked, and who was the best. Each opens on demand.
import { useState } from 'react';
import { ehGol, type TipoDeLance } from '#regras/sumula/sumula.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { useT } from '#web/texts/texts.tsx';
import { Marca } from '../sumula/marca.tsx';
import type { PessoaDoLado } from '../sumula/pessoas.ts';
import { chaveDoCitado, comLance, type LanceEmRascunho, temPasse } from '../sumula/rascunho.ts';
import sumula from '../sumula/sumula.module.css';
import styles from './gols-campos.module.css';

type Props = {
  /** Those with a name; in cards, also the one whom nobody knows. */
  pessoas: readonly PessoaDoLado[];
  fixo: PessoaDoLado;
  draft: readonly LanceEmRascunho[];
  onChange(draft: readonly LanceEmRascunho[]): void;
};

const PARTS = ['passes', 'cartoes', 'craque'] as const;
type ParteDoLado = (typeof PARTS)[number];

const CARTOES = ['amarelo', 'segundo_amarelo', 'vermelho'] as const;

const nomeEm = (pessoas: readonly PessoaDoLado[], { quem }: Pick<LanceEmRascunho, 'quem'>) =>
  pessoas.find((one) => chaveDoCitado(one.quem) === chaveDoCitado(quem))?.nome ?? '';

/** A line for each goal that somebody may have laid on. */
function Passes({ pessoas, fixo, draft, onChange }: Props) {
  const t = useT();
  const goals = draft.filter(temPasse);
  if (goals.length === 0) return <p className={sumula.note}>{t('palavra.mais.sem_gols')}</p>;
  return (
    <ul className={sumula.draft}>
      {goals.map((lance) => {
        const nome = nomeEm([...pessoas, fixo], lance);
        const others = pessoas.filter(
          ({ quem }) => chaveDoCitado(quem) !== chaveDoCitado(lance.quem),
        );
        const choose = (key: string) => {
          const assistencia = others.find(({ quem }) => chaveDoCitado(quem) === key)?.quem ?? null;
          onChange(draft.map((one) => (one === lance ? { ...lance, assistencia } : one)));
        };
        return (
          <li key={lance.id}>
            <Marca tipo={lance.tipo} />
            <b className={sumula.who}>{nome}</b>
            <Select
              aria-label={t('sumula.editar.passe_de', { lance: nome })}
              value={lance.assistencia ? chaveDoCitado(lance.assistencia) : ''}
              options={[
                { value: '', label: t('sumula.editar.sem_passe') },
                ...others.map((one) => ({
                  value: chaveDoCitado(one.quem),
                  label: t('sumula.passe', { nome: one.nome }),
                })),
              ]}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The kind, then who. */
function Cartoes({ pessoas, fixo, draft, onChange }: Props) {
  const t = useT();
  const [tipo, setTipo] = useState<TipoDeLance>('amarelo');
  const people = [...pessoas, fixo];
  const given = draft.filter((one) => !ehGol(one) && one.tipo !== 'craque');
  return (
    <>
      <fieldset className={sumula.kinds}>
        <legend className="visually-hidden">{t('palavra.mais.cartoes')}</legend>
        {CARTOES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="cartao"
              checked={tipo === one}
              onChange={() => setTipo(one)}
            />
            <Marca tipo={one} />
            {t(`sumula.editar.tipo.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className={sumula.people}>
        {people.map(({ quem, nome }) => (
          <button
            key={chaveDoCitado(quem)}
            type="button"
            aria-label={t('palavra.mais.cartao_de', { cartao: t(`sumula.${tipo}`), nome })}
            onClick={() => onChange(comLance(draft, { tipo, quem }))}
          >
            {nome}
          </button>
        ))}
      </div>
      {given.length > 0 && (
        <ul className={sumula.draft}>
          {given.map((lance) => {
            const said = `${t(`sumula.${lance.tipo}`)}, ${nomeEm(people, lance)}`;
            return (
              <li key={lance.id}>
                <Marca tipo={lance.tipo} />
                <b className={sumula.who}>{nomeEm(people, lance)}</b>
                <IconButton
                  icon="trash"
                  label={t('sumula.editar.tirar', { lance: said })}
                  onClick={() => onChange(draft.filter((one) => one !== lance))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** One of the match, or nobody. */
function Craque({ pessoas, draft, onChange }: Props) {
  const best = draft.find(({ tipo }) => tipo === 'craque');
  const others = draft.filter(({ tipo }) => tipo !== 'craque');
  return (
    <div className={sumula.people}>
      {pessoas.map(({ quem, nome }) => {
        const isBest = best !== undefined && chaveDoCitado(best.quem) === chaveDoCitado(quem);
        return (
          <button
            key={chaveDoCitado(quem)}
            type="button"
            aria-pressed={isBest}
            onClick={() => onChange(isBest ? others : comLance(draft, { tipo: 'craque', quem }))}
          >
            {nome}
          </button>
        );
      })}
    </div>
  );
}

const FIELDS = { passes: Passes, cartoes: Cartoes, craque: Craque };

const has: Readonly<Record<ParteDoLado, (lance: LanceEmRascunho) => boolean>> = {
  passes: ({ assistencia }) => assistencia !== null,
  cartoes: (lance) => !ehGol(lance) && lance.tipo !== 'craque',
  craque: ({ tipo }) => tipo === 'craque',
};

export function MaisDoLado(props: Props) {
  const t = useT();
  // What was written before is seen.
  const [open, setOpen] = useState<readonly ParteDoLado[]>(() =>
    PARTS.filter((part) => props.draft.some(has[part])),
  );
  const closed = PARTS.filter((part) => !open.includes(part));
  return (
    <>
      {open.map((part) => {
        const Fields = FIELDS[part];
        const title = t(`palavra.mais.${part}`);
        return (
          <section key={part} className={styles.more} aria-label={title}>
            <h4>{title}</h4>
            <Fields {...props} />
          </section>
        );
      })}
      {closed.length > 0 && (
        <div className={styles.people}>
          {closed.map((part) => (
            <Button key={part} variant="ghost" icon="plus" onClick={() => setOpen([...open, part])}>
              {t(`palavra.mais.${part}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
