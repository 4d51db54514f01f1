import { useId } from 'react';
import type { Notificacao } from '#contract/usuario.ts';
import { type FiltroDeAviso, tipoDeAviso } from '#regras/avisos/tipos.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { horaDe, porDia } from './dias.ts';
import styles from './lista.module.css';
import type { ListaDeAvisos } from './use-avisos.ts';

type Mark = { readonly icon: IconName; readonly tone: 'brand' | 'warn' | 'bad' | 'ok' | 'neutral' };

const MARKS = {
  placares: { icon: 'ball', tone: 'ok' },
  contestacoes: { icon: 'alert', tone: 'bad' },
  jogos: { icon: 'calendar', tone: 'brand' },
  prazos: { icon: 'clock', tone: 'warn' },
  inscricoes: { icon: 'user', tone: 'brand' },
  campeonatos: { icon: 'trophy', tone: 'neutral' },
  ligas: { icon: 'table', tone: 'neutral' },
} as const satisfies Record<string, Mark>;

const OF_ACCOUNT: Mark = { icon: 'bell', tone: 'neutral' };
const TO_CONFIRM: Mark = { icon: 'clock', tone: 'warn' };

function markOf(tipo: string): Mark {
  const kind = tipoDeAviso(tipo);
  if (kind?.pede === 'confirmar') return TO_CONFIRM;
  return kind ? MARKS[kind.categoria] : OF_ACCOUNT;
}

type ItemProps = { item: Notificacao; onRead(): void };

function Item({ item, onRead }: ItemProps) {
  const texts = useTexts();
  const { t } = texts;
  const { icon, tone } = markOf(item.tipo);
  const pede = tipoDeAviso(item.tipo)?.pede;
  const wordsId = useId();
  return (
    <li className={styles.item} data-new={item.lido ? undefined : ''}>
      <span className={styles.mark} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <Link to={item.url} id={wordsId} onClick={onRead}>
          {item.mensagem}
        </Link>
        <small>
          <time dateTime={item.created_at}>{horaDe(item.created_at, texts)}</time>
          {!item.lido && <span className="visually-hidden">, {t('shell.avisos.nao_lido')}</span>}
        </small>
        {pede && item.pendente && (
          <ButtonLink
            to={item.url}
            variant={pede === 'confirmar' ? 'primary' : 'line'}
            aria-describedby={wordsId}
            onClick={onRead}
          >
            {t(`avisos.pede.${pede}`)}
          </ButtonLink>
        )}
      </div>
      {!item.lido && (
        <button
          type="button"
          className={styles.unread}
          aria-label={t('avisos.ler')}
          aria-describedby={wordsId}
          title={t('avisos.ler')}
          onClick={onRead}
        />
      )}
    </li>
  );
}

function Empty({ filtro }: { filtro: FiltroDeAviso }) {
  const t = useT();
  const isAll = filtro === 'todos';
  return (
    <div className={styles.empty}>
      <svg width="100" height="84" viewBox="0 0 100 84" aria-hidden="true" focusable="false">
        <rect x="0" y="26" width="100" height="58" rx="8" />
        <path d="M50 26v58M0 55h100M50 45a10 10 0 1 1 0 20 10 10 0 0 1 0-20" />
        <circle cx="50" cy="13" r="11" />
      </svg>
      <h2>{t(isAll ? 'avisos.vazio.titulo' : 'avisos.vazio.filtro')}</h2>
      <p>{t(isAll ? 'avisos.vazio.texto' : 'avisos.vazio.filtro_texto')}</p>
      <ButtonLink to={isAll ? '/campeonatos' : '/avisos'} variant="primary">
        {t(isAll ? 'avisos.vazio.acao' : 'avisos.vazio.ver_todos')}
      </ButtonLink>
    </div>
  );
}

function More({ lista, filtro }: { lista: ListaDeAvisos; filtro: FiltroDeAviso }) {
  const t = useT();
  const { cursor, state, load } = lista;
  if (cursor === null) return null;
  if (state === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('shell.avisos.falhou')}</p>
        <Button onClick={() => void load()}>{t('shell.avisos.tentar')}</Button>
      </div>
    );
  }
  return (
    <ButtonLink
      to={`/avisos?filtro=${filtro}&cursor=${encodeURIComponent(cursor)}`}
      block
      aria-disabled={state === 'loading'}
      onClick={(event) => {
        event.preventDefault();
        void load();
      }}
    >
      {t(state === 'loading' ? 'shell.avisos.carregando' : 'avisos.mais')}
    </ButtonLink>
  );
}

type Props = { lista: ListaDeAvisos; filtro: FiltroDeAviso; now: number };

export function Lista({ lista, filtro, now }: Props) {
  const texts = useTexts();
  if (lista.items.length === 0) return <Empty filtro={filtro} />;
  return (
    <div className={styles.list}>
      {porDia(lista.items, texts, now).map(({ nome, itens }) => (
        <section key={nome} aria-label={nome}>
          <h2>{nome}</h2>
          <ul>
            {itens.map((item) => (
              <Item key={item.id} item={item} onRead={() => lista.ler(item)} />
            ))}
          </ul>
        </section>
      ))}
      <More lista={lista} filtro={filtro} />
    </div>
  );
}
