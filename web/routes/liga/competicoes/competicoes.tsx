import { Form, type LoaderFunctionArgs, useLoaderData, useSubmit } from 'react-router';
import { MODALIDADES } from '#regras/configuracao/opcoes.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { apiOf } from '#web/api/api-server.ts';
import { campeonatoPath } from '#web/campeonato/path.ts';
import { CampeonatoCard } from '#web/components/campeonato-card/campeonato-card.tsx';
import { cardLines } from '#web/components/campeonato-card/campeonato-card-lines.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { useUser } from '#web/session/user.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { daRota, useDadosDaLiga } from '../dados-da-liga.ts';
import styles from './competicoes.module.css';
import {
  ChamarCampeonato,
  TirarCampeonato,
  TrazerCampeonato,
  VinculosPedidos,
} from './trazer-campeonato.tsx';

const ESTADOS_DA_BUSCA = ['inscricoes', 'andamento', 'encerrado'] as const;

function filtrosEm(search: URLSearchParams) {
  const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
    values.find((value): value is T[number] => value === search.get(name));
  const ano = /^20\d\d$/.exec(search.get('ano') ?? '')?.[0];
  return {
    ano: ano ? Number(ano) : undefined,
    modalidade: oneOf('modalidade', MODALIDADES),
    estado: oneOf('estado', ESTADOS_DA_BUSCA),
    cursor: search.get('cursor') ?? undefined,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const filtros = filtrosEm(args.url.searchParams);
  const answer = await apiOf(args)('GET /api/ligas/:uuid/competicoes', {
    ...daRota(args),
    query: filtros,
  });
  const next = answer.links.next && new URL(answer.links.next, 'http://localhost').search;
  const shown = { filtros, cards: answer.data, anos: answer.anos, next };
  return { ...shown, ...(await paraQuemCuida(args)) };
}

/** What one owns and could bring, for members; what waits for an answer, for who gives it: the staff, or an owner
 * whom the liga asked. */
async function paraQuemCuida(args: LoaderFunctionArgs) {
  const nobody = { meus: [], vinculos: [] };
  const { user } = args.context.get(visitorContext);
  if (!user) return nobody;
  const ask = apiOf(args);
  const { data: liga } = await ask('GET /api/ligas/:uuid', daRota(args));
  if (liga.arquivada) return nobody;
  const { data: vinculos } = await ask('GET /api/ligas/:uuid/vinculos', daRota(args));
  if (!['dono', 'admin', 'membro'].includes(liga.papel)) return { meus: [], vinculos };
  const { data } = await ask('GET /api/campeonatos', { query: { meus: 'organizo' } });
  const meus = data
    .filter(({ dono, excluido_em }) => dono.uuid === user.uuid && excluido_em === null)
    .map(({ id, nome }) => ({ id, nome }));
  return { meus, vinculos };
}

function Filtros() {
  const t = useT();
  const submit = useSubmit();
  const { filtros, anos } = useLoaderData<typeof loader>();
  const all = (label: string) => ({ value: '', label });
  return (
    <search>
      <Form
        className={styles.filters}
        onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      >
        <Select
          look="pill"
          name="ano"
          aria-label={t('liga.competicoes.ano')}
          defaultValue={String(filtros.ano ?? '')}
          options={[
            all(t('liga.competicoes.todo_ano')),
            ...anos.map((ano) => ({ value: String(ano), label: String(ano) })),
          ]}
        />
        <Select
          look="pill"
          name="modalidade"
          aria-label={t('liga.competicoes.modalidade')}
          defaultValue={filtros.modalidade ?? ''}
          options={[
            all(t('liga.competicoes.toda_modalidade')),
            ...MODALIDADES.map((value) => ({ value, label: t(`opcoes.modalidade.${value}`) })),
          ]}
        />
        <Select
          look="pill"
          name="estado"
          aria-label={t('liga.competicoes.estado')}
          defaultValue={filtros.estado ?? ''}
          options={[
            all(t('liga.competicoes.todo_estado')),
            ...ESTADOS_DA_BUSCA.map((value) => ({ value, label: t(`opcoes.estado.${value}`) })),
          ]}
        />
        <noscript>
          <Button type="submit">{t('liga.competicoes.filtrar')}</Button>
        </noscript>
      </Form>
    </search>
  );
}

export default function CompeticoesDaLigaPage() {
  const texts = useTexts();
  const { t } = texts;
  const me = useUser()?.uuid;
  const { liga, now } = useDadosDaLiga();
  const { filtros, cards, next, meus, vinculos } = useLoaderData<typeof loader>();
  const runs = liga.acoes.includes('vincular');
  const isFiltered = Object.values(filtros).some((value) => value !== undefined);
  const here = new Set(cards.map(({ id }) => id));
  return (
    <>
      <VinculosPedidos vinculos={vinculos} />
      {runs && (
        <p className={styles.make}>
          <ButtonLink to={`/campeonato/criar?liga=${liga.uuid}`} variant="primary" icon="plus">
            {t('liga.vinculo.criar')}
          </ButtonLink>
        </p>
      )}
      <Filtros />
      {cards.length === 0 ? (
        <Vazio
          titulo={t('liga.competicoes.vazio')}
          texto={t(`liga.competicoes.${isFiltered ? 'vazio_filtros_texto' : 'vazio_texto'}`)}
        />
      ) : (
        <section aria-label={t('liga.aba.competicoes')}>
          <ul className={styles.grid}>
            {cards.map((card) => (
              <li key={card.id}>
                <CampeonatoCard
                  card={card}
                  lines={cardLines(card, texts, now)}
                  to={campeonatoPath(card, me)}
                />
                {runs && <TirarCampeonato id={card.id} nome={card.nome} />}
              </li>
            ))}
          </ul>
          {next && (
            <p className={styles.more}>
              <ButtonLink to={`${enderecoDaLiga(liga, 'competicoes')}${next}`} rel="next">
                {t('liga.competicoes.mais')}
              </ButtonLink>
            </p>
          )}
        </section>
      )}
      <TrazerCampeonato meus={meus.filter(({ id }) => !here.has(id))} />
      {runs && <ChamarCampeonato />}
    </>
  );
}
