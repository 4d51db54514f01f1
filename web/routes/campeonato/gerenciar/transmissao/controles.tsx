import { useEffect, useId, useRef, useState } from 'react';
import {
  type AjustesDaTransmissao,
  CANTOS,
  type Canto,
  PECAS_NO_AR,
  type PecaNoAr,
  type Transmissao,
} from '#contract/campeonato/transmissao.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Segments } from '#web/components/forms/segments.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { SwitchLine } from '#web/components/forms/switch-line.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './transmissao.module.css';

type Change = (body: Partial<AjustesDaTransmissao>) => Promise<boolean>;
type Props = { transmissao: Transmissao; onChange: Change };

function Jogo({ transmissao: { jogos, partida }, onChange }: Props) {
  const t = useT();
  const id = useId();
  const options = jogos.map(({ uuid, mandante, visitante, ao_vivo }) => ({
    value: uuid,
    label: t(`transmissao.controle.${ao_vivo ? 'opcao_ao_vivo' : 'opcao'}`, {
      mandante,
      visitante,
    }),
  }));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('transmissao.controle.jogo')}</label>
      <Select
        id={id}
        value={partida ?? ''}
        onChange={({ currentTarget }) => void onChange({ partida: currentTarget.value || null })}
        options={[{ value: '', label: t('transmissao.controle.automatico') }, ...options]}
      />
      <small>{t('transmissao.controle.quem_conta')}</small>
    </div>
  );
}

function Pecas({ transmissao: { pecas, tem_patrocinio }, onChange }: Props) {
  const t = useT();
  const offered = PECAS_NO_AR.filter((peca) => tem_patrocinio || peca !== 'patrocinio');
  const toggle = (peca: PecaNoAr) =>
    void onChange({
      pecas: pecas.includes(peca) ? pecas.filter((one) => one !== peca) : [...pecas, peca],
    });
  return (
    <fieldset className={styles.pieces}>
      <legend>{t('transmissao.controle.no_ar')}</legend>
      {offered.map((peca) => (
        <button
          key={peca}
          type="button"
          aria-pressed={pecas.includes(peca)}
          onClick={() => toggle(peca)}
        >
          {pecas.includes(peca) && <Icon name="check" size={16} />}
          {t(`transmissao.controle.pecas.${peca}`)}
        </button>
      ))}
    </fieldset>
  );
}

const ARROWS: Readonly<Record<Canto, string>> = {
  ...{ alto_esquerda: '↖', alto_direita: '↗', baixo_esquerda: '↙', baixo_direita: '↘' },
};

/** Read aloud by its place, seen as an arrow. */
function CantoDoPlacar({ transmissao: { canto }, onChange }: Props) {
  const t = useT();
  const label = t('transmissao.controle.canto');
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{label}</span>
      <Segments<Canto>
        label={label}
        options={CANTOS.map((name) => ({
          name,
          label: ARROWS[name],
          spoken: t(`transmissao.controle.cantos.${name}`),
        }))}
        value={canto}
        onChange={(name) => void onChange({ canto: name })}
      />
    </div>
  );
}

const LONGEST = 60;
const WAIT_MS = 400;

/** It is sent once the thumb rests. */
function Atraso({ transmissao: { atraso }, onChange }: Props) {
  const t = useT();
  const id = useId();
  const [shown, setShown] = useState(atraso);
  const waiting = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const move = (value: number) => {
    setShown(value);
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => void onChange({ atraso: value }), WAIT_MS);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('transmissao.controle.atraso', { n: shown })}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={Math.max(LONGEST, atraso)}
        value={shown}
        onChange={({ currentTarget }) => move(Number(currentTarget.value))}
      />
      <small>{t('transmissao.controle.atraso_ajuda')}</small>
    </div>
  );
}

function Aparencia({ transmissao: { cores, animar }, onChange }: Props) {
  const t = useT();
  return (
    <div>
      <SwitchLine
        label={t('transmissao.controle.cores')}
        isOn={cores}
        onChange={(isOn) => void onChange({ cores: isOn })}
      />
      <SwitchLine
        label={t('transmissao.controle.animar')}
        isOn={animar}
        onChange={(isOn) => void onChange({ animar: isOn })}
      />
    </div>
  );
}

export function Controles(props: Props) {
  return (
    <>
      <Pecas {...props} />
      <Jogo {...props} />
      <CantoDoPlacar {...props} />
      <Atraso {...props} />
      <Aparencia {...props} />
    </>
  );
}
