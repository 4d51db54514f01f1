import type { ReactNode } from 'react';
import type { Liga } from '#contract/liga/ligas.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { api, quietApi } from '#web/api/api-browser.ts';
import { useComProva } from '#web/components/account/use-com-prova.tsx';
import { Banner } from '#web/components/crest/banner.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useFolheto } from '#web/components/folheto/use-folheto.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { EscudoDaLiga } from '#web/liga/escudo-da-liga.tsx';
import { loginPath } from '#web/session/access.ts';
import { useUser } from '#web/session/user.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from './dados-da-liga.ts';
import styles from './liga.module.css';
import { useMudanca } from './use-mudanca.ts';

/** The one thing to do here for this visitor. */
function AcaoNaLiga({ liga }: { liga: Liga }) {
  const t = useT();
  const user = useUser();
  const { isBusy, mudar } = useMudanca();
  const params = { uuid: liga.uuid };
  const isOpen = liga.entrada === 'aberta';
  if (liga.acoes.includes('editar')) {
    return (
      <ButtonLink to={enderecoDaLiga(liga, 'editar')} icon="pencil">
        {t('liga.editar')}
      </ButtonLink>
    );
  }
  if (liga.acoes.includes('sair') || liga.arquivada || liga.papel === 'banido') return null;
  if (liga.entrada === 'convite') return <Chip>{t('liga.so_convite')}</Chip>;
  const words = t(isOpen ? 'liga.entrar' : 'liga.pedir');
  if (!user) {
    return (
      <ButtonLink to={loginPath(enderecoDaLiga(liga))} variant="primary">
        {words}
      </ButtonLink>
    );
  }
  if (liga.pediu) {
    const desistir = () => api('DELETE /api/ligas/:uuid/pedidos', { params });
    return (
      <>
        <Chip tone="warn">{t('liga.pediu')}</Chip>
        <Button disabled={isBusy} onClick={() => void mudar(desistir)}>
          {t('liga.desistir')}
        </Button>
      </>
    );
  }
  const entrar = () => api('POST /api/ligas/:uuid/membros', { params, body: {} });
  const done = t(isOpen ? 'liga.entrou' : 'liga.pedido_feito');
  return (
    <Button variant="primary" disabled={isBusy} onClick={() => void mudar(entrar, done)}>
      {words}
    </Button>
  );
}

function Oferta({ liga }: { liga: Liga }) {
  const t = useT();
  const { isBusy, mudar } = useMudanca();
  const { comProva, janela } = useComProva();
  if (!liga.oferta?.minha) return null;
  const params = { uuid: liga.uuid };
  const accept = () => comProva(() => quietApi('PUT /api/ligas/:uuid/dono', { params }));
  const refuse = () => api('DELETE /api/ligas/:uuid/oferta', { params });
  return (
    <div className={styles.note} role="status">
      <p>{liga.dono ? t('liga.oferta', { nome: liga.dono.nome }) : t('liga.oferta_sem_nome')}</p>
      <div>
        <Button
          variant="primary"
          disabled={isBusy}
          onClick={() => void mudar(accept, t('liga.agora_e_sua'))}
        >
          {t('liga.aceitar')}
        </Button>
        <Button disabled={isBusy} onClick={() => void mudar(refuse)}>
          {t('liga.recusar')}
        </Button>
      </div>
      {janela}
    </div>
  );
}

function Banimento({ liga: { banimento } }: { liga: Liga }) {
  const texts = useTexts();
  const { now } = useDadosDaLiga();
  if (!banimento) return null;
  const { t } = texts;
  const { motivo, ate } = banimento;
  return (
    <div className={styles.note}>
      <p>{ate ? t('liga.banido_ate', { data: shortDay(ate, texts, now) }) : t('liga.banido')}</p>
      <p>{t('liga.motivo', { motivo })}</p>
    </div>
  );
}

const OUTSIDE = { target: '_blank', rel: 'noopener nofollow ugc' } as const;

/** Name, what it is and what to do, above the tabs. */
export function CabecalhoDaLiga({ liga, children }: { liga: Liga; children: ReactNode }) {
  const t = useT();
  const [share, sheet] = useFolheto({ alvo: 'liga', uuid: liga.uuid });
  const isPrivate = liga.visibilidade === 'privado';
  return (
    <header className={styles.head}>
      {liga.capa ? (
        <img className={styles.cover} src={liga.capa} alt="" />
      ) : (
        <div className={styles.banner}>
          <Banner shirt={shirtFrom(liga.nome, liga.cores)} />
        </div>
      )}
      <div className={styles.main}>
        <span className={styles.crest}>
          <EscudoDaLiga liga={liga} size={72} />
        </span>
        <p className={styles.chips}>
          {liga.verificada && (
            <Chip tone="brand">
              <Icon name="verified" size={14} />
              {t('liga.cartao.parceira')}
            </Chip>
          )}
          <Chip>{t('liga.desde', { ano: liga.created_at.slice(0, 4) })}</Chip>
          {isPrivate && <Chip>{t('liga.privada')}</Chip>}
          {liga.arquivada && <Chip tone="warn">{t('liga.arquivada')}</Chip>}
        </p>
        <div className={styles.texts}>
          <h1>{liga.nome}</h1>
          <p>
            {liga.descricao}
            {liga.descricao && liga.dono && ' · '}
            {liga.dono && t('liga.dono', { nome: liga.dono.nome })}
          </p>
        </div>
        <div className={styles.actions}>
          <Button icon="link" onClick={share}>
            {t('liga.compartilhar')}
          </Button>
          {liga.whatsapp && (
            <ButtonLink to={liga.whatsapp} {...OUTSIDE}>
              {t('liga.grupo_whatsapp')}
            </ButtonLink>
          )}
          {liga.discord && (
            <ButtonLink to={liga.discord} {...OUTSIDE}>
              {t('liga.grupo_discord')}
            </ButtonLink>
          )}
          <AcaoNaLiga liga={liga} />
        </div>
        <Banimento liga={liga} />
        <Oferta liga={liga} />
      </div>
      {sheet}
      {children}
    </header>
  );
}
