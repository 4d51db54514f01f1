// The first season: its divisions from the top down, who plays in each, and how many go up and down.
import { useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { api } from '#web/api/api-browser.ts';
import { apiOf } from '#web/api/api-server.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { useT } from '#web/texts/texts.tsx';
import { daRota, useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import { DivisaoNova, type NovaDivisao } from './divisao-nova.tsx';
import { EscolhasDasRegras, type EscolhasDaTemporada } from './escolhas-das-regras.tsx';
import styles from './nova-temporada.module.css';

/** Who may not make one is led to what they may read. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await apiOf(args)('GET /api/ligas/:uuid', daRota(args));
  if (!data.acoes.includes('vincular')) throw redirect(enderecoDaLiga(data, 'temporadas'));
  const { data: cards } = await apiOf(args)('GET /api/ligas/:uuid/competicoes', daRota(args));
  return cards.map(({ id, nome }) => ({ value: id, label: nome }));
}

const MOST = 8;
const LETTERS = 'ABCDEFGH';

const divisaoVazia = (nome: string): NovaDivisao => ({
  ...{ nome, lista: '', campeonato: null, caem: 2, sobem: 2, confrontos: 0 },
});

function useNova() {
  const t = useT();
  const first = (n: number) => t('liga.temporada.nova.serie', { letra: LETTERS[n] ?? '' });
  const [divisoes, setDivisoes] = useState(() => [divisaoVazia(first(0)), divisaoVazia(first(1))]);
  const [copa, setCopa] = useState('');
  const [regras, setRegras] = useState<EscolhasDaTemporada>({
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
  const campeonatos = useLoaderData<typeof loader>();
  const { divisoes, change, add, remove, copa, setCopa, regras, setRegras, body } = useNova();
  const prontosPara = (index: number) =>
    campeonatos.filter(({ value }) =>
      divisoes.every((one, n) => n === index || one.campeonato !== value),
    );
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
          prontos={prontosPara(index)}
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
      <Disclosure title={t('liga.temporada.nova.regras')}>
        <EscolhasDasRegras regras={regras} onChange={setRegras} />
      </Disclosure>
      <Button variant="primary" big block disabled={isBusy || !isNamed} onClick={() => void make()}>
        {t('liga.temporada.nova.criar')}
      </Button>
    </div>
  );
}
