// One side of a match sheet: what happened, who did it, and the list of it.
import { type KeyboardEvent, useState } from 'react';
import type { Sumula } from '#contract/partida/sumula.ts';
import {
  ehGol,
  GOL_CONTRA,
  NAO_IDENTIFICADO,
  TIPOS_DE_LANCE,
  type TipoDeLance,
} from '#regras/sumula/sumula.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { useT } from '#web/texts/texts.tsx';
import { LinhaDoLance } from './linha-do-lance.tsx';
import { Marca } from './marca.tsx';
import { type JogadorDoElenco, type PessoaDoLado, pessoasDe } from './pessoas.ts';
import { cabeGol, chaveDoCitado, golsComAutor, type LanceEmRascunho } from './rascunho.ts';
import styles from './sumula.module.css';

type NovoLance = Pick<LanceEmRascunho, 'tipo' | 'quem'>;

type Props = {
  lado: LadoDoJogo;
  time: string;
  metade: Sumula['mandante'];
  aceitaNomes: boolean;
  elenco: readonly JogadorDoElenco[];
  draft: readonly LanceEmRascunho[];
  onAdd(lance: NovoLance): void;
  onChange(draft: readonly LanceEmRascunho[]): void;
};

/** Nobody in particular: not for the best of the match. */
function useFixos(tipo: TipoDeLance): PessoaDoLado[] {
  const t = useT();
  if (tipo === 'craque') return [];
  const unknown = { quem: { jogador: NAO_IDENTIFICADO }, nome: t('sumula.nao_identificado') };
  const own = { quem: { jogador: GOL_CONTRA }, nome: t('sumula.gol_contra') };
  return tipo === 'gol' ? [unknown, own] : [unknown];
}

function Kinds({
  lado,
  tipo,
  set,
}: {
  lado: string;
  tipo: TipoDeLance;
  set(tipo: TipoDeLance): void;
}) {
  const t = useT();
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{t('sumula.editar.o_que')}</legend>
      {TIPOS_DE_LANCE.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={`tipo-${lado}`}
            checked={tipo === one}
            onChange={() => set(one)}
          />
          <Marca tipo={one} />
          {t(`sumula.editar.tipo.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** A name that is in no squad; Enter adds it instead of sending the sheet. */
export function NomeDigitado({
  lado,
  isFull,
  onAdd,
}: {
  lado: string;
  isFull: boolean;
  onAdd(nome: string): void;
}) {
  const t = useT();
  const [nome, setNome] = useState('');
  const add = () => {
    if (!nome.trim() || isFull) return;
    onAdd(nome.trim());
    setNome('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.typed}>
      <Field
        name={`nome-${lado}`}
        label={t('sumula.editar.nome')}
        value={nome}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget }) => setNome(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button onClick={add} disabled={isFull || !nome.trim()}>
        {t('sumula.editar.adicionar')}
      </Button>
    </div>
  );
}

export function CamposDaMetade(props: Props) {
  const { lado, time, metade, aceitaNomes, draft, onAdd, onChange } = props;
  const t = useT();
  const [tipo, setTipo] = useState<TipoDeLance>('gol');
  const pessoas = pessoasDe(props);
  const fixos = useFixos(tipo);
  const gols = metade.gols ?? 0;
  const isFullFor = (quem: LanceEmRascunho['quem'] | null) =>
    ehGol({ tipo }) && !cabeGol(draft, gols, quem);
  const isFull = isFullFor(null);
  const isFullOfGoals = isFullFor({ jogador: NAO_IDENTIFICADO });
  return (
    <section className={styles.half} aria-label={time}>
      <div className={styles.top}>
        <h3>{time}</h3>
        <output>{t('sumula.editar.conta', { n: golsComAutor(draft), gols })}</output>
      </div>
      <Kinds lado={lado} tipo={tipo} set={setTipo} />
      <fieldset className={styles.people}>
        <legend className="visually-hidden">{t('sumula.editar.quem', { time })}</legend>
        {[...pessoas, ...fixos].map(({ quem, nome }) => (
          <button
            key={chaveDoCitado(quem)}
            type="button"
            // Not `disabled`: the one that was pressed keeps the focus.
            aria-disabled={isFullFor(quem)}
            onClick={() => !isFullFor(quem) && onAdd({ tipo, quem })}
          >
            {nome}
          </button>
        ))}
      </fieldset>
      {isFullOfGoals && (
        <p className={styles.note}>{t(`sumula.editar.${isFull ? 'cheia' : 'toma_o_lugar'}`)}</p>
      )}
      {aceitaNomes && (
        <NomeDigitado
          lado={lado}
          isFull={isFull}
          onAdd={(nome) => onAdd({ tipo, quem: { nome } })}
        />
      )}
      {draft.length > 0 && (
        <ol className={styles.draft}>
          {draft.map((lance) => (
            <LinhaDoLance
              key={lance.id}
              lance={lance}
              opcoes={[...pessoas, ...fixos]}
              pessoas={pessoas}
              onChange={(next) => onChange(draft.map((one) => (one.id === next.id ? next : one)))}
              onRemove={() => onChange(draft.filter(({ id }) => id !== lance.id))}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
