import { useId } from 'react';
import type { Participante } from '#contract/participantes.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { Escolha } from '#web/routes/campeonato/gerenciar/escolha.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './separados.module.css';

type Nome = Pick<Participante, 'uuid' | 'nome' | 'time_nome'>;
type Conjunto = readonly string[];

type SetProps = {
  n: number;
  uuids: Conjunto;
  nomes: readonly Nome[];
  onChange(uuids: Conjunto): void;
  onRemove(): void;
};

const nomeVisto = ({ nome, time_nome }: Nome) => time_nome ?? nome;

function OneSet({ n, uuids, nomes, onChange, onRemove }: SetProps) {
  const t = useT();
  const left = nomes.filter(({ uuid }) => !uuids.includes(uuid));
  return (
    <fieldset className={styles.set}>
      <legend>{t('sorteio.separados.conjunto', { n })}</legend>
      <ul>
        {nomes
          .filter(({ uuid }) => uuids.includes(uuid))
          .map((nome) => (
            <li key={nome.uuid}>
              <Chip>{nomeVisto(nome)}</Chip>
              <IconButton
                icon="close"
                label={t('campos.tirar', { nome: nomeVisto(nome) })}
                onClick={() => onChange(uuids.filter((uuid) => uuid !== nome.uuid))}
              />
            </li>
          ))}
      </ul>
      {uuids.length === 1 && <p className={cartao.help}>{t('sorteio.separados.sozinho')}</p>}
      <div className={cartao.row}>
        <Escolha
          label={t('sorteio.separados.adicionar', { n })}
          value=""
          disabled={left.length === 0}
          options={[
            { value: '', label: t('sorteio.separados.escolha') },
            ...left.map((nome) => ({ value: nome.uuid, label: nomeVisto(nome) })),
          ]}
          onChange={({ currentTarget }) => onChange([...uuids, currentTarget.value])}
        />
        <Button variant="ghost" icon="trash" onClick={onRemove}>
          {t('sorteio.separados.tirar_conjunto', { n })}
        </Button>
      </div>
    </fieldset>
  );
}

type Props = {
  nomes: readonly Nome[];
  conjuntos: readonly Conjunto[];
  onChange(conjuntos: readonly Conjunto[]): void;
};

/** Sets of participants of which no two may come into the same group. */
export function Separados({ nomes, conjuntos, onChange }: Props) {
  const t = useT();
  const title = useId();
  return (
    <section className={styles.sets} aria-labelledby={title}>
      <h3 id={title}>{t('sorteio.separados.titulo')}</h3>
      <p className={cartao.help}>{t('sorteio.separados.ajuda')}</p>
      {conjuntos.map((uuids, index) => (
        <OneSet
          // biome-ignore lint/suspicious/noArrayIndexKey: a set has no name but its place
          key={index}
          n={index + 1}
          uuids={uuids}
          nomes={nomes}
          onChange={(own) => onChange(conjuntos.with(index, own))}
          onRemove={() => onChange(conjuntos.toSpliced(index, 1))}
        />
      ))}
      <Button icon="plus" onClick={() => onChange([...conjuntos, []])}>
        {t(conjuntos.length > 0 ? 'sorteio.separados.mais' : 'sorteio.separados.novo')}
      </Button>
    </section>
  );
}
