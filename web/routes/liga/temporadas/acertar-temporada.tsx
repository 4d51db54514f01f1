// Where people put a team, whatever the places say: who, where to, and why.
import { useState } from 'react';
import type { MudancaMostrada, PreviaMostrada } from '#contract/liga/temporadas.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { useT } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import styles from './acertar-temporada.module.css';

type Ajuste = { time: string; para: number | null; motivo: string };

const ajustesEm = ({ mudancas }: PreviaMostrada): Ajuste[] =>
  mudancas
    .filter(({ motivo }) => motivo === 'mao')
    .map(({ time, para, porque }) => ({ time: time.participante, para, motivo: porque ?? '' }));

const OUT = 'fora';

export function AcertarTemporada({ previa, numero }: { previa: PreviaMostrada; numero: number }) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const [time, setTime] = useState('');
  const [para, setPara] = useState('1');
  const [motivo, setMotivo] = useState('');
  const made = ajustesEm(previa);
  const save = (ajustes: readonly Ajuste[]) =>
    mudar(
      () =>
        api('PUT /api/ligas/:uuid/temporadas/:numero/ajustes', {
          params: { uuid: liga.uuid, numero },
          body: { versao: previa.versao, ajustes: [...ajustes] },
        }),
      t('liga.temporada.acertado'),
    );
  const add = () => {
    const rest = made.filter((one) => one.time !== time);
    const to = para === OUT ? null : Number(para);
    return save([...rest, { time, para: to, motivo: motivo.trim() }]);
  };
  const nameOf = ({ time: { nome }, de }: MudancaMostrada) =>
    `${nome} (${previa.divisoes[de - 1]?.nome ?? ''})`;
  const byHand = previa.mudancas.filter((one) => one.motivo === 'mao');
  return (
    <Disclosure title={t('liga.temporada.acertar')} note={t('liga.temporada.acertar_texto')}>
      <div className={styles.put}>
        <label htmlFor="acertar-time">{t('liga.temporada.qual_time')}</label>
        <Select
          id="acertar-time"
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
          options={[
            { value: '', label: t('liga.temporada.escolha_time') },
            ...previa.mudancas.map((one) => ({
              value: one.time.participante,
              label: nameOf(one),
            })),
          ]}
        />
        <label htmlFor="acertar-para">{t('liga.temporada.joga_em')}</label>
        <Select
          id="acertar-para"
          value={para}
          onChange={({ currentTarget }) => setPara(currentTarget.value)}
          options={[
            ...previa.divisoes.map(({ nivel, nome }) => ({ value: String(nivel), label: nome })),
            { value: OUT, label: t('liga.temporada.nao_joga') },
          ]}
        />
        <Field
          name="motivo"
          label={t('liga.temporada.porque')}
          value={motivo}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        />
        <Button
          disabled={isBusy || time === '' || motivo.trim().length < 3}
          onClick={() => void add()}
        >
          {t('liga.temporada.salvar_acerto')}
        </Button>
      </div>
      {byHand.length > 0 && (
        <ul className={styles.made}>
          {byHand.map((one) => (
            <li key={one.time.participante}>
              <span>
                {one.time.nome}
                <small>{one.porque}</small>
              </span>
              <Button
                variant="ghost"
                disabled={isBusy}
                aria-label={t('liga.temporada.desfazer_qual', { nome: one.time.nome })}
                onClick={() =>
                  void save(made.filter((other) => other.time !== one.time.participante))
                }
              >
                {t('liga.temporada.desfazer')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
