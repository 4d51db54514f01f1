// Before the matches: how many places are left, who is in, what it costs and how it will be. Nobody else loads it.

import { useEffect, useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { lugarDoParticipante, useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe, pessoaDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { reais } from '#web/numbers/reais.ts';
import { useComoEntrar } from '#web/routes/campeonato/inscricao/como-entrar.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Texts, useT, useTexts } from '#web/texts/texts.tsx';
import type { DadosDaVisao } from './carregar.ts';
import { CartaoDaVisao } from './cartao.tsx';
import { ComoVaiSer } from './formato.tsx';
import styles from './inscricoes.module.css';

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };

/** More would be too thin to be counted. */
const MOST_SEGMENTS = 32;

function until({ estado, inscricao }: Campeonato, now: number, texts: Texts): string {
  const { t } = texts;
  if (estado === 'rascunho') return t('visao.vagas.rascunho');
  const at = inscricao.fecha_em;
  if (!at) return t('visao.vagas.sem_prazo');
  const data = shortDateTime(at, texts, now);
  return t(Date.parse(at) > now ? 'visao.vagas.fecha' : 'visao.vagas.fechadas', { data });
}

/** The great number: how many are in, and how many places are left. */
function Vagas({ pagina }: Pick<Props, 'pagina'>) {
  const texts = useTexts();
  const { t } = texts;
  const { campeonato, now } = pagina;
  const { confirmados, vagas } = campeonato;
  const left = Math.max(0, vagas - confirmados);
  const label = t('visao.vagas.preenchidas', { n: confirmados, vagas });
  const segments = Array.from({ length: vagas <= MOST_SEGMENTS ? vagas : 0 }, (_, at) => at);
  return (
    <section className={styles.places} aria-label={label}>
      <p className={styles.count}>
        <b>
          {confirmados}/{vagas}
        </b>
        <span>
          <strong>
            {left > 0 ? t('visao.vagas.faltam', { n: left }) : t('visao.vagas.cheio')}
          </strong>
          {until(campeonato, now, texts)}
        </span>
      </p>
      {segments.length > 0 ? (
        <div className={styles.segments} aria-hidden="true">
          {segments.map((at) => (
            <i key={at} data-taken={at < confirmados ? '' : undefined} />
          ))}
        </div>
      ) : (
        <progress max={vagas} value={confirmados} aria-label={label} />
      )}
    </section>
  );
}

function YourPlace({ pagina }: Pick<Props, 'pagina'>) {
  const t = useT();
  const entrada = useComoEntrar(pagina.campeonato, pagina.now);
  if (!entrada) return null;
  const inside = (
    <>
      <i>
        <Icon name="plus" size={16} />
      </i>
      <span>
        <b>{t('visao.dentro.sua')}</b>
        <small>{t('visao.dentro.tocar')}</small>
      </span>
    </>
  );
  return (
    <li>
      {'to' in entrada ? (
        <Link className={styles.yours} to={entrada.to}>
          {inside}
        </Link>
      ) : (
        <button type="button" className={styles.yours} onClick={entrada.press}>
          {inside}
        </button>
      )}
    </li>
  );
}

/** Who is in, in the order of entry, and the place that waits for who looks. */
function QuemJaEstaDentro({ pagina, dados }: Props) {
  const t = useT();
  const { campeonato, gente, now } = pagina;
  const endereco = useEndereco(campeonato.id);
  const { inscritos } = dados;
  const { confirmados, vagas, minha_inscricao: mine, acoes } = campeonato;
  const canEnter = useComoEntrar(campeonato, now) !== null;
  const more = Math.max(0, confirmados - inscritos.length);
  const free = Math.max(0, vagas - confirmados);
  const others = canEnter && free > 0 ? free - 1 : free;
  const isOrganiser = acoes.includes('gerir_participantes');
  return (
    <CartaoDaVisao titulo={t('visao.dentro.titulo')} nota={t('visao.dentro.ordem')}>
      {inscritos.length === 0 && (
        <p className={styles.nobody}>
          {t(isOrganiser ? 'visao.dentro.ninguem_organiza' : 'visao.dentro.ninguem')}
        </p>
      )}
      <ul className={styles.wall}>
        {inscritos.map((uuid) => (
          <li key={uuid}>
            <Link
              className={styles.one}
              to={endereco(lugarDoParticipante(uuid))}
              data-mine={mine?.uuid === uuid ? '' : undefined}
            >
              <EscudoDoTime nome={nomeDe(gente, uuid)} escudo={gente[uuid]?.escudo} size={32} />
              <span>
                <b>{nomeDe(gente, uuid)}</b>
                {pessoaDe(gente, uuid) && <small>{pessoaDe(gente, uuid)}</small>}
              </span>
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link className={styles.rest} to={endereco('participantes')}>
              {t('visao.dentro.mais', { n: more })}
            </Link>
          </li>
        )}
        {free > 0 && <YourPlace pagina={pagina} />}
        {others > 0 && <li className={styles.free}>{t('visao.dentro.livres', { n: others })}</li>}
      </ul>
    </CartaoDaVisao>
  );
}

/** All of the main column while entries are open. */
export function AntesDoSorteio(props: Props) {
  return (
    <>
      <Vagas pagina={props.pagina} />
      <QuemJaEstaDentro {...props} />
      <ComoVaiSer pagina={props.pagina} />
    </>
  );
}

function EnterButton({ pagina, big }: { pagina: DadosDaPagina; big?: boolean }) {
  const t = useT();
  const entrada = useComoEntrar(pagina.campeonato, pagina.now);
  if (!entrada) return null;
  const look = { variant: 'primary', big, block: big } as const;
  return 'to' in entrada ? (
    <ButtonLink {...look} to={entrada.to}>
      {t('visao.entrar.botao')}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={entrada.press}>
      {t('visao.entrar.botao')}
    </Button>
  );
}

const feeOf = ({ taxa_centavos: taxa }: Campeonato, { t, locale }: Texts): string => {
  if (taxa === 0) return t('campeonato.entrar.gratis');
  return reais(taxa, locale);
};

/** What it takes to enter. */
export function QueroJogar({ pagina }: Pick<Props, 'pagina'>) {
  const texts = useTexts();
  const { t } = texts;
  const { campeonato, now } = pagina;
  const { inscricao, comeca_em } = campeonato;
  const canEnter = useComoEntrar(campeonato, now) !== null;
  const date = (at: string | null) => at && shortDateTime(at, texts, now);
  const facts: [string, string | null][] = [
    [t('campeonato.entrar.taxa'), feeOf(campeonato, texts)],
    [t('campeonato.entrar.doacao'), inscricao.doacao],
    [t('campeonato.entrar.aprovacao'), t(`campeonato.entrar.${inscricao.aprovacao}`)],
    [t('campeonato.entrar.fecha'), date(inscricao.fecha_em)],
    [t('campeonato.entrar.comeca'), date(comeca_em)],
  ];
  return (
    <CartaoDaVisao titulo={t(canEnter ? 'visao.entrar.titulo' : 'campeonato.entrar.titulo')}>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {canEnter && (
        <div className={styles.enter}>
          <span className={styles.wide}>
            <EnterButton pagina={pagina} big />
          </span>
          <p>{t('visao.entrar.espera')}</p>
        </div>
      )}
    </CartaoDaVisao>
  );
}

/** Whether the button of the head is out of sight: one at a time is enough. */
function useHeadAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const head = document.querySelector('[data-cabeca]');
    if (!head) return setAway(true);
    const watch = new IntersectionObserver(([seen]) => setAway(seen?.isIntersecting === false));
    watch.observe(head);
    return () => watch.disconnect();
  }, []);
  return isAway;
}

/** In reach of the thumb for as long as somebody reads on. */
export function BarraDeEntrar({ pagina }: Pick<Props, 'pagina'>) {
  const texts = useTexts();
  const { t } = texts;
  const { campeonato, now } = pagina;
  const left = campeonato.vagas - campeonato.confirmados;
  const canEnter = useComoEntrar(campeonato, now) !== null;
  const isOrganiser = campeonato.acoes.includes('gerir_participantes');
  const isNeeded = useHeadAway();
  if (!isNeeded || !canEnter || left <= 0 || isOrganiser) return null;
  const places = t('visao.entrar.barra', { n: left });
  return (
    <div className={styles.bar}>
      <p>
        <b>
          {places} · {feeOf(campeonato, texts)}
        </b>
        {until(campeonato, now, texts)}
      </p>
      <EnterButton pagina={pagina} />
    </div>
  );
}
