// What can be done from the page of a participant: reach them, change the team, leave, punish.
import { lazy, Suspense, useState } from 'react';
import { STATUS } from '#regras/participantes/status.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './acoes.module.css';
import type { DadosDoParticipante } from './carregar.ts';
import { teamOf } from './lista-de-participantes.ts';

const FichaDialog = lazy(
  withTexts(['ficha'], () => import('#web/routes/campeonato/participantes/ficha/ficha-dialog.tsx')),
);

export function Acoes({ campeonato, dados }: DadosDoParticipante) {
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
  if (!manages && !isOwn && !punishes && !contato) return null;
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
