// The first season: its divisions from the top down, who plays in each, and how many go up and down.
import { useState } from 'react';
import { type LoaderFunctionArgs, redirect, useNavigate } from 'react-router';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { DESISTENCIAS_NA_TEMPORADA, VAGAS_NA_TEMPORADA } from '#regras/liga/temporada.ts';
import { api } from '#web/api/api-browser.ts';
import { apiOf } from '#web/api/api-server.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { useT } from '#web/texts/texts.tsx';
import { daRota, useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import { DivisaoNova, type NovaDivisao } from './divisao-nova.tsx';
import styles from './nova-temporada.module.css';

/** Who may not make one is led to what they may read. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await apiOf(args)('GET /api/ligas/:uuid', daRota(args));
  if (!data.acoes.includes('vincular')) throw redirect(enderecoDaLiga(data, 'temporadas'));
  return null;
}

const MOST = 8;
const LETTERS = 'ABCDEFGH';

const divisaoVazia = (nome: string): NovaDivisao => ({
  ...{ nome, lista: '', caem: 2, sobem: 2, confrontos: 0 },
});

type EscolhasDaNova = {
  desistencia: (typeof DESISTENCIAS_NA_TEMPORADA)[number];
  vaga: (typeof VAGAS_NA_TEMPORADA)[number];
};

function RegrasDaNova({
  regras,
  onChange,
}: {
  regras: EscolhasDaNova;
  onChange(regras: EscolhasDaNova): void;
}) {
  const t = useT();
  const oneOf = <const T extends readonly string[]>(values: T, given: string): T[number] =>
    values.find((value) => value === given) ?? (values[0] as T[number]);
  return (
    <Disclosure title={t('liga.temporada.nova.regras')}>
      <div className={styles.rules}>
        <label htmlFor="desistencia">{t('liga.temporada.nova.desistencia')}</label>
        <Select
          id="desistencia"
          value={regras.desistencia}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...regras, desistencia: oneOf(DESISTENCIAS_NA_TEMPORADA, value) })
          }
          options={DESISTENCIAS_NA_TEMPORADA.map((value) => ({
            value,
            label: t(`liga.temporada.nova.desistencia_${value}`),
          }))}
        />
        <label htmlFor="vaga">{t('liga.temporada.nova.vaga')}</label>
        <Select
          id="vaga"
          value={regras.vaga}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...regras, vaga: oneOf(VAGAS_NA_TEMPORADA, value) })
          }
          options={VAGAS_NA_TEMPORADA.map((value) => ({
            value,
            label: t(`liga.temporada.nova.vaga_${value}`),
          }))}
        />
      </div>
    </Disclosure>
  );
}

function useNova() {
  const t = useT();
  const first = (n: number) => t('liga.temporada.nova.serie', { letra: LETTERS[n] ?? '' });
  const [divisoes, setDivisoes] = useState(() => [divisaoVazia(first(0)), divisaoVazia(first(1))]);
  const [copa, setCopa] = useState('');
  const [regras, setRegras] = useState<EscolhasDaNova>({
    desistencia: 'sai',
    vaga: 'sobe_mais_um',
  });
  const change = (index: number, part: Partial<NovaDivisao>) =>
    setDivisoes(divisoes.map((one, n) => (n === index ? { ...one, ...part } : one)));
  const add = () => setDivisoes([...divisoes, divisaoVazia(first(divisoes.length))]);
  const remove = () => setDivisoes(divisoes.slice(0, -1));
  const body = {
    divisoes: divisoes.map(({ caem, sobem, confrontos, ...one }, n) =>
      n < divisoes.length - 1 ? { ...one, caem, sobem, confrontos } : one,
    ),
    copas: copa.trim() ? [{ nome: copa.trim() }] : [],
    regras,
  };
  return { divisoes, change, add, remove, copa, setCopa, regras, setRegras, body };
}

export default function NovaTemporadaPage() {
  const t = useT();
  const navigate = useNavigate();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const { divisoes, change, add, remove, copa, setCopa, regras, setRegras, body } = useNova();
  const isNamed = divisoes.every(({ nome }) => nome.trim() !== '');
  const make = async () => {
    const params = { uuid: liga.uuid };
    const send = () => api('POST /api/ligas/:uuid/temporadas', { params, body });
    if (await mudar(send, t('liga.temporada.nova.feita'))) {
      await navigate(enderecoDaLiga(liga, 'temporadas'));
    }
  };
  return (
    <div className={styles.page}>
      <h2>{t('liga.temporada.nova.titulo')}</h2>
      <p>{t('liga.temporada.nova.texto')}</p>
      {divisoes.map((divisao, index) => (
        <DivisaoNova
          // biome-ignore lint/suspicious/noArrayIndexKey: divisions are told apart by their level
          key={index}
          divisao={divisao}
          nivel={index + 1}
          abaixo={divisoes[index + 1]?.nome}
          onChange={(part) => change(index, part)}
        />
      ))}
      <div className={styles.more}>
        {divisoes.length < MOST && (
          <Button icon="plus" onClick={add}>
            {t('liga.temporada.nova.mais')}
          </Button>
        )}
        {divisoes.length > 1 && (
          <Button variant="ghost" onClick={remove}>
            {t('liga.temporada.nova.menos')}
          </Button>
        )}
      </div>
      <label className={styles.cup}>
        {t('liga.temporada.nova.copa')}
        <input
          value={copa}
          maxLength={30}
          placeholder={t('liga.temporada.nova.copa_exemplo')}
          onChange={({ currentTarget }) => setCopa(currentTarget.value)}
        />
      </label>
      <RegrasDaNova regras={regras} onChange={setRegras} />
      <Button variant="primary" big block disabled={isBusy || !isNamed} onClick={() => void make()}>
        {t('liga.temporada.nova.criar')}
      </Button>
    </div>
  );
}
