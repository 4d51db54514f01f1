// What can be done from the page of a participant: reach them, follow, change the team, leave, punish.
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { STATUS } from '#regras/participantes/status.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { useFolheto } from '#web/components/folheto/use-folheto.tsx';
import { loginPath } from '#web/session/access.ts';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './acoes.module.css';
import type { DadosDoParticipante } from './carregar.ts';
import { teamOf } from './lista-de-participantes.ts';

const FichaDialog = lazy(
  withTexts(['ficha'], () => import('#web/routes/campeonato/participantes/ficha/ficha-dialog.tsx')),
);

const SEGUIR = onlyForSome('seguir', async () => (await import('./seguir.tsx')).Seguir);

/** A guest signs in first, and comes back here. */
function SeguirOuEntrar({ dados: { participante, seguindo } }: DadosDoParticipante) {
  const t = useT();
  const { pathname, search } = useLocation();
  if (seguindo === null) {
    return (
      <ButtonLink icon="bell" to={loginPath(pathname + search)}>
        {t('participante.seguir.seguir')}
      </ButtonLink>
    );
  }
  const { uuid } = participante;
  return <ForSome part={SEGUIR} props={{ uuid, nome: teamOf(participante), seguindo }} />;
}

export function Acoes(props: DadosDoParticipante) {
  const { campeonato, dados } = props;
  const t = useT();
  const endereco = useEndereco(campeonato.id);
  const [isOpen, setOpen] = useState(false);
  const { participante } = dados;
  const manages = campeonato.acoes.includes('gerir_participantes');
  const isOwn = campeonato.minha_inscricao?.uuid === participante.uuid;
  const punishes =
    campeonato.acoes.includes('punir') &&
    campeonato.estado === 'andamento' &&
    participante.status === STATUS.confirmado;
  const { contato } = participante;
  const [share, sheet] = useFolheto({
    ...{ alvo: 'participante', id: campeonato.id, uuid: participante.uuid },
  });
  const canFollow = !isOwn && participante.status === STATUS.confirmado;
  return (
    <div className={styles.actions}>
      {contato && !isOwn && (
        <a
          className={styles.contact}
          href={`https://wa.me/${contato.replace(/\D/g, '')}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('participante.whatsapp_de', { nome: teamOf(participante) })}
        >
          {t('participante.whatsapp')}
        </a>
      )}
      {canFollow && <SeguirOuEntrar {...props} />}
      {(manages || isOwn) && (
        <Button onClick={() => setOpen(true)}>
          {t(isOwn ? 'participante.meu_time' : 'participante.ficha')}
        </Button>
      )}
      {punishes && !isOwn && (
        <ButtonLink to={endereco('gerenciar/punicoes', { participante: participante.uuid })}>
          {t('participante.punir')}
        </ButtonLink>
      )}
      <Button icon="link" onClick={share}>
        {t('participante.compartilhar')}
      </Button>
      {sheet}
      {isOpen && (
        <Suspense>
          <FichaDialog
            one={participante}
            campeonato={campeonato}
            manages={manages}
            isOwn={isOwn}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
