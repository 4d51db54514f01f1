// The visitor's own place in a championship: entering, where the entry stands, and leaving.

import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { custos } from '#regras/regulamento/inscricoes.ts';
import { api } from '#web/api/api-browser.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import { reais } from '#web/numbers/reais.ts';
import { useUser } from '#web/session/user.ts';
import { openVerification } from '#web/session/verification.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import { isOpen, useLoginToEnter } from './como-entrar.ts';
import styles from './inscricao.module.css';
import { isFull } from './lotado.ts';
import { WANTS } from './quer-entrar.ts';

const InscreverDialog = lazy(withTexts(['ficha'], () => import('./inscrever-dialog.tsx')));
const OferecerAvisos = lazy(() => import('./oferecer-avisos.tsx'));
const DesistirDialog = lazy(() => import('./desistir-dialog.tsx'));

type Mine = NonNullable<Campeonato['minha_inscricao']>;

/** And can still answer. */
const isInvited = ({ estado, resumo, minha_inscricao: mine }: Campeonato) =>
  mine?.convidado === true &&
  mine.status === STATUS.pendente &&
  estado === 'inscricoes' &&
  resumo.jogos === 0;

function standing({ status, espera, saiu }: Mine, isDrawn: boolean, t: Translate): string | null {
  if (saiu) return t(`inscricoes.minha.${saiu}`);
  if (espera !== null) {
    return t(isDrawn ? 'inscricoes.minha.espera_sorteado' : 'inscricoes.minha.espera', {
      n: espera,
    });
  }
  if (status === STATUS.pendente) return t('inscricoes.minha.pendente');
  if (status === STATUS.confirmado) return t('inscricoes.minha.dentro');
  return status === STATUS.rejeitado ? t('inscricoes.minha.rejeitada') : null;
}

/** What it costs, and the way to the page on which it is paid. */
function Fee({ campeonato, mine }: { campeonato: Campeonato; mine: Mine }) {
  const { inscricao } = campeonato;
  const { t, locale } = useTexts();
  const endereco = useEndereco(campeonato.id);
  const costs = custos(inscricao, t, (value) => reais(value * 100, locale));
  if (costs.length === 0) return null;
  const pays = inscricao.taxa_centavos > 0 && mine.espera === null;
  return (
    <>
      <small className={styles.fee}>{costs.join(' ')}</small>
      {pays && (
        <ButtonLink to={endereco('pagamento')}>{t('inscricoes.minha.pagamento')}</ButtonLink>
      )}
    </>
  );
}

function Standing({ campeonato, mine }: { campeonato: Campeonato; mine: Mine }) {
  const t = useT();
  const [isLeaving, setLeaving] = useState(false);
  const isDrawn = campeonato.resumo.jogos > 0;
  const words = standing(mine, isDrawn, t);
  const isIn = mine.status === STATUS.confirmado && !mine.saiu;
  // Nobody plays against who only waits: they may leave at any time.
  const mayLeave = isDrawn ? mine.status === STATUS.pendente : mine.status !== STATUS.rejeitado;
  return (
    <div className={styles.standing}>
      <p role="status" data-in={isIn ? '' : undefined}>
        <Icon name={isIn ? 'check' : mine.saiu ? 'info' : 'clock'} size={16} />
        <span>{words}</span>
      </p>
      {mine.status !== STATUS.rejeitado && <Fee {...{ campeonato, mine }} />}
      {mayLeave && (
        <Button variant="ghost" onClick={() => setLeaving(true)}>
          {t(mine.espera === null ? 'inscricoes.minha.sair' : 'inscricoes.minha.sair_fila')}
        </Button>
      )}
      {isLeaving && (
        <Suspense>
          <DesistirDialog uuid={mine.uuid} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Somebody asked the visitor to play: the answer is theirs. */
function Invited({ mine, onAccept }: { mine: Mine; onAccept(): void }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const decline = async () => {
    setBusy(true);
    try {
      const body = { status: STATUS.cancelado };
      await api('PUT /api/participantes/:uuid/status', { params: { uuid: mine.uuid }, body });
      toast.success(t('inscricoes.minha.recusou'));
      await refreshView();
    } catch {
      // The error catalogue has told it.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.standing}>
      <p role="status">
        <Icon name="bell" size={16} />
        {t('inscricoes.minha.convite')}
      </p>
      <Button variant="primary" disabled={isBusy} onClick={onAccept}>
        {t('inscricoes.minha.aceitar')}
      </Button>
      <Button variant="ghost" disabled={isBusy} onClick={() => void decline()}>
        {t('inscricoes.minha.recusar')}
      </Button>
    </div>
  );
}

/** For who came by an invitation. */
function Closed() {
  const t = useT();
  return (
    <div className={styles.standing}>
      <p role="status">
        <Icon name="lock" size={16} />
        {t('inscricoes.minha.encerradas')}
      </p>
    </div>
  );
}

/** All places are taken: how many wait for one. */
function Queue({ espera }: Pick<Campeonato, 'espera'>) {
  const t = useT();
  const words =
    espera > 0 ? t('inscricoes.minha.na_fila', { n: espera }) : t('inscricoes.minha.lotada');
  return <small className={styles.queue}>{words}</small>;
}

/** The wish to enter is read from the address once: a reload or a shared link does not repeat it. */
function useWish() {
  const [search, setSearch] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (!search.has(WANTS)) return;
    setAsking(true);
    const rest = new URLSearchParams(search);
    rest.delete(WANTS);
    setSearch(rest, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);
  return {
    isAsking,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    isOffered,
    offer: () => setOffered(true),
    endOffer: () => setOffered(false),
    convite: search.get('convite'),
    querAssumir: search.has('assumir'),
  };
}

/** The way in; to the queue where all places are taken. */
function Enter({ campeonato, onAsk }: { campeonato: Campeonato; onAsk(): void }) {
  const t = useT();
  const user = useUser();
  const login = useLoginToEnter();
  const waits = isFull(campeonato);
  // Who organises has other things to do first.
  const variant = campeonato.acoes.includes('gerir_participantes') ? 'line' : 'primary';
  const queue = waits && <Queue espera={campeonato.espera} />;
  if (!user) {
    return (
      <>
        <ButtonLink to={login} variant="primary">
          {t(`inscricoes.minha.${waits ? 'fila' : 'entrar_para_jogar'}`)}
        </ButtonLink>
        {queue}
      </>
    );
  }
  return (
    <>
      <Button variant={variant} onClick={user.email_verified_at ? onAsk : openVerification}>
        {t(`inscricoes.minha.${waits ? 'fila' : 'quero'}`)}
      </Button>
      {queue}
    </>
  );
}

export function InscricaoDoVisitante({ campeonato, now }: { campeonato: Campeonato; now: number }) {
  const wish = useWish();
  const { isAsking, ask, close, convite, querAssumir } = wish;
  const mine = campeonato.minha_inscricao;
  const isVerified = Boolean(useUser()?.email_verified_at);
  const dialog = isAsking && isVerified && (
    <Suspense>
      <InscreverDialog {...{ campeonato, convite }} onClose={close} onOffer={wish.offer} />
    </Suspense>
  );
  if (mine && isInvited(campeonato)) {
    return (
      <>
        <Invited mine={mine} onAccept={ask} />
        {dialog}
      </>
    );
  }
  if (mine && mine.status !== STATUS.cancelado) {
    return (
      <>
        <Standing campeonato={campeonato} mine={mine} />
        {wish.isOffered && (
          <Suspense>
            <OferecerAvisos onClose={wish.endOffer} />
          </Suspense>
        )}
      </>
    );
  }
  // Who came by the link of a typed name has a place already.
  if (querAssumir) return null;
  if (!isOpen(campeonato, now)) {
    const cameToEnter = convite !== null || isAsking;
    return cameToEnter && campeonato.estado !== 'rascunho' ? <Closed /> : null;
  }
  return (
    <>
      <Enter campeonato={campeonato} onAsk={ask} />
      {dialog}
    </>
  );
}
