// A championship comes into the liga when both sides agree: the owner offers one of theirs, the staff answers.
import { useState } from 'react';
import type { AnswerOf, Api } from '#contract/api.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import styles from './competicoes.module.css';

type Vinculos = AnswerOf<Api['GET /api/ligas/:uuid/vinculos']>['data'];

export type MeuCampeonato = { readonly id: string; readonly nome: string };

export function VinculosPedidos({ vinculos }: { vinculos: Vinculos }) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  if (vinculos.length === 0) return null;
  const params = (id: string) => ({ params: { uuid: liga.uuid, id } });
  return (
    <section className={styles.box} aria-labelledby="vinculos">
      <h2 id="vinculos">{t('liga.vinculo.pedidos')}</h2>
      <ul>
        {vinculos.map(({ lado, campeonato: { id, nome, dono } }) => (
          <li key={id}>
            <span>
              {nome}
              <small>{lado === 'liga' ? t('liga.vinculo.da_liga') : dono}</small>
            </span>
            <Button
              variant="primary"
              disabled={isBusy}
              aria-label={t('liga.vinculo.aceitar_qual', { nome })}
              onClick={() =>
                void mudar(
                  () => api('PUT /api/ligas/:uuid/campeonatos/:id', params(id)),
                  t('liga.vinculo.vinculado'),
                )
              }
            >
              {t('liga.vinculo.aceitar')}
            </Button>
            <Button
              disabled={isBusy}
              aria-label={t('liga.vinculo.recusar_qual', { nome })}
              onClick={() =>
                void mudar(() => api('DELETE /api/ligas/:uuid/campeonatos/:id', params(id)))
              }
            >
              {t('liga.vinculo.recusar')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TrazerCampeonato({ meus }: { meus: readonly MeuCampeonato[] }) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const [id, setId] = useState('');
  if (meus.length === 0) return null;
  const bring = () =>
    mudar(async () => {
      const params = { uuid: liga.uuid, id };
      const { data } = await api('PUT /api/ligas/:uuid/campeonatos/:id', { params });
      toast.success(t(`liga.vinculo.${data.situacao}`));
      setId('');
    });
  return (
    <div className={styles.bring}>
      <label htmlFor="meu-campeonato">{t('liga.vinculo.trazer')}</label>
      <div>
        <Select
          id="meu-campeonato"
          value={id}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
          options={[
            { value: '', label: t('liga.vinculo.qual') },
            ...meus.map(({ id: value, nome }) => ({ value, label: nome })),
          ]}
        />
        <Button disabled={isBusy || id === ''} onClick={() => void bring()}>
          {t('liga.vinculo.pedir')}
        </Button>
      </div>
    </div>
  );
}

const CODE = /(?:^|\/)([2-9a-hjkmnp-z]{10})(?:$|[/?#])/;

/** For the staff: the owner of it is asked, and answers where the notice leads. */
export function ChamarCampeonato() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const [text, setText] = useState('');
  const ask = async () => {
    const id = CODE.exec(text.trim())?.[1];
    if (!id) return void toast.error(t('liga.vinculo.sem_codigo'));
    await mudar(async () => {
      const params = { uuid: liga.uuid, id };
      const { data } = await api('PUT /api/ligas/:uuid/campeonatos/:id', { params });
      toast.success(t(`liga.vinculo.${data.situacao}`));
      setText('');
    });
  };
  return (
    <div className={styles.bring}>
      <label htmlFor="chamar-campeonato">{t('liga.vinculo.convidar')}</label>
      <div>
        <input
          id="chamar-campeonato"
          className={styles.code}
          value={text}
          maxLength={300}
          placeholder={t('liga.vinculo.codigo')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button disabled={isBusy || text === ''} onClick={() => void ask()}>
          {t('liga.vinculo.convidar_botao')}
        </Button>
      </div>
    </div>
  );
}

/** Under a card, for the staff: what was played stays where it is. */
export function TirarCampeonato({ id, nome }: MeuCampeonato) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const params = { uuid: liga.uuid, id };
  return (
    <Button
      variant="ghost"
      disabled={isBusy}
      aria-label={t('liga.vinculo.tirar_qual', { nome })}
      onClick={() =>
        void mudar(
          () => api('DELETE /api/ligas/:uuid/campeonatos/:id', { params }),
          t('liga.vinculo.tirado'),
        )
      }
    >
      {t('liga.vinculo.tirar')}
    </Button>
  );
}
