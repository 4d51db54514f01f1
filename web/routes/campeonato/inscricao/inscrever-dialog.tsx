import type { Campeonato } from '#contract/campeonatos.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { custos } from '#regras/regulamento/inscricoes.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useForm } from '#web/fields/form.ts';
import { refreshView } from '#web/navigation/navigation.ts';
import { mayOfferPush } from '#web/notices/push.ts';
import { reais } from '#web/numbers/reais.ts';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import { isFull } from './lotado.ts';

type Props = {
  campeonato: Campeonato;
  convite: string | null;
  onClose(): void;
  /** They wait for an answer now: how do they want to hear it? */
  onOffer(): void;
};

const isAsked = ({ minha_inscricao: mine }: Campeonato) =>
  mine?.convidado === true && mine.status === STATUS.pendente;

/** Who was invited accepts; all others enter. */
const WORDS = {
  enter: {
    title: 'inscricoes.minha.titulo',
    text: 'inscricoes.minha.texto',
    send: 'inscricoes.minha.enviar',
    wait: 'inscricoes.minha.enviar_espera',
  },
  accept: {
    title: 'inscricoes.minha.convite_titulo',
    text: 'inscricoes.minha.convite_texto',
    send: 'inscricoes.minha.aceitar',
    wait: 'inscricoes.minha.aceitar_espera',
  },
} as const;

function notesOf(campeonato: Campeonato, { t, locale }: Texts): string[] {
  const { aprovacao } = campeonato.inscricao;
  const isInvited = isAsked(campeonato);
  return [
    isFull(campeonato) && t('inscricoes.minha.lotado'),
    !isFull(campeonato) && !isInvited && aprovacao === 'manual' && t('inscricoes.minha.aprovacao'),
    ...custos(campeonato.inscricao, t, (value) => reais(value * 100, locale)),
  ].filter((note) => note !== false);
}

/** Asks for what the organiser chose to ask for, and for nothing else. */
export default function InscreverDialog({ campeonato, convite, onClose, onOffer }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { pede } = campeonato.inscricao;
  const form = useForm(async ({ time_nome, gamertag, contato }) => {
    await api('POST /api/campeonatos/:id/participantes', {
      params: { id: campeonato.id },
      body: { time_nome, gamertag, contato: contato || null, convite },
    });
    // What follows stands in the place of this window, which is gone by then.
    if (mayOfferPush()) onOffer();
    await refreshView();
    onClose();
  });
  const labels = {
    time_nome: t('inscricoes.ficha.time'),
    gamertag: t('inscricoes.ficha.gamertag'),
    contato: t('inscricoes.ficha.whatsapp'),
  };
  const words = isAsked(campeonato) ? WORDS.accept : WORDS.enter;
  const send = isFull(campeonato) ? words.wait : words.send;
  return (
    <Modal title={t(words.title)} onClose={onClose}>
      <form ref={form.ref} action={form.submit} className={styles.form} noValidate>
        <div className={styles.block}>
          <p>{t(words.text, { nome: campeonato.nome })}</p>
          {notesOf(campeonato, texts).map((note) => (
            <p key={note} className={styles.text}>
              {note}
            </p>
          ))}
        </div>
        <FormSummary problems={form.problems(labels)} />
        {pede.includes('time') && (
          <Field
            {...form.field('time_nome')}
            label={labels.time_nome}
            maxLength={60}
            required
            autoComplete="off"
          />
        )}
        {pede.includes('gamertag') && (
          <Field
            {...form.field('gamertag')}
            label={labels.gamertag}
            maxLength={60}
            required
            autoComplete="off"
            spellCheck={false}
          />
        )}
        {pede.includes('whatsapp') && (
          <Field
            {...form.field('contato')}
            label={labels.contato}
            help={t('inscricoes.ficha.whatsapp_ajuda')}
            type="tel"
            autoComplete="tel"
          />
        )}
        <Button type="submit" variant="primary" big block disabled={form.isPending}>
          {t(form.isPending ? 'inscricoes.minha.enviando' : send)}
        </Button>
      </form>
    </Modal>
  );
}
