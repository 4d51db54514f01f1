import type { AnswerOf, Api } from '#contract/api.ts';
import { api } from '#web/api/api-browser.ts';
import { Avatar } from '#web/components/elements/avatar.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import styles from './membros.module.css';

type Pedidos = AnswerOf<Api['GET /api/ligas/:uuid/pedidos']>['data'];
type Banidos = AnswerOf<Api['GET /api/ligas/:uuid/banidos']>['data'];

export function PedidosDaLiga({ pedidos }: { pedidos: Pedidos }) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const decide = (pedido: string, aceita: boolean) => () =>
    api('PUT /api/ligas/:uuid/pedidos/:pedido', {
      params: { uuid: liga.uuid, pedido },
      body: { aceita },
    });
  return (
    <section className={styles.box} aria-labelledby="pedidos">
      <h2 id="pedidos">{t('liga.cuidar.pedidos')}</h2>
      <ul>
        {pedidos.map(({ uuid, usuario, mensagem }) => (
          <li key={uuid} className={styles.person}>
            <Avatar name={usuario.nome} photo={usuario.foto} />
            <span className={styles.who}>
              {usuario.nome}
              {mensagem && <small>{mensagem}</small>}
            </span>
            <span className={styles.buttons}>
              <Button
                variant="primary"
                disabled={isBusy}
                aria-label={t('liga.cuidar.aceitar_quem', { nome: usuario.nome })}
                onClick={() => void mudar(decide(uuid, true), t('liga.cuidar.aceito'))}
              >
                {t('liga.cuidar.aceitar')}
              </Button>
              <Button
                disabled={isBusy}
                aria-label={t('liga.cuidar.recusar_quem', { nome: usuario.nome })}
                onClick={() => void mudar(decide(uuid, false), t('liga.cuidar.recusado'))}
              >
                {t('liga.cuidar.recusar')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BanidosDaLiga({ banidos }: { banidos: Banidos }) {
  const texts = useTexts();
  const { t } = texts;
  const { liga, now } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  if (banidos.length === 0) return null;
  const forgive = (usuario: string) => () =>
    api('DELETE /api/ligas/:uuid/banidos/:usuario', { params: { uuid: liga.uuid, usuario } });
  return (
    <section className={styles.box} aria-labelledby="banidos">
      <h2 id="banidos">{t('liga.cuidar.banidos')}</h2>
      <ul>
        {banidos.map(({ usuario, motivo, ate }) => (
          <li key={usuario.uuid} className={styles.person}>
            <Avatar name={usuario.nome} photo={usuario.foto} />
            <span className={styles.who}>
              {usuario.nome}
              <small>
                {motivo} ·{' '}
                {ate
                  ? t('liga.cuidar.ate', { data: shortDay(ate, texts, now) })
                  : t('liga.cuidar.sempre')}
              </small>
            </span>
            <span className={styles.buttons}>
              <Button
                disabled={isBusy}
                aria-label={t('liga.cuidar.perdoar_quem', { nome: usuario.nome })}
                onClick={() => void mudar(forgive(usuario.uuid), t('liga.cuidar.feito'))}
              >
                {t('liga.cuidar.perdoar')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
