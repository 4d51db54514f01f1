// The last step: what will be made, and whose it is. A guest says who they are here and nowhere before.
import type { Provedor } from '#contract/auth.ts';
import type { Usuario } from '#contract/sessao.ts';
import { horaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { stageName } from '#web/campeonato/stage-name.ts';
import { RegisterForm } from '#web/components/account/register-form.tsx';
import { SocialButtons } from '#web/components/account/social-buttons.tsx';
import { Crest } from '#web/components/crest/crest.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { loginPath } from '#web/session/access.ts';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { durationWords, type Evening } from './evening.ts';
import styles from './publish-step.module.css';
import type { ExpressDraft } from './typed.ts';
import type { TypedNames } from './use-names.ts';

export const PUBLISH_PATH = '/comecar?etapa=publicar';

type SummaryProps = {
  typed: ExpressDraft;
  names: TypedNames;
  matches: number | null;
  evening: Evening | null;
};

function Night({ evening, typed }: { evening: Evening; typed: ExpressDraft }) {
  const t = useT();
  return (
    <table className={styles.night}>
      <caption className="visually-hidden">{t('criar.publicar.noite')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('criar.publicar.hora')}</th>
          <th scope="col">{t('criar.publicar.o_que')}</th>
          <th scope="col">{t('criar.publicar.jogos')}</th>
        </tr>
      </thead>
      <tbody>
        {evening.parts.map(({ at, stage, slots, matches }) => (
          <tr key={at}>
            <th scope="row">{horaEmBrasilia(at)}</th>
            <td>
              {stage
                ? stageName(stage, t)
                : t('criar.publicar.a_cada', { n: slots, min: typed.noite.minutos })}
            </td>
            <td>{matches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Summary({ typed, names, matches, evening }: SummaryProps) {
  const t = useT();
  const playing = names.rows.filter(({ suplente, nome }) => !suplente && nome.trim() !== '');
  const night = typed.noite.isOn ? evening : null;
  const when = night
    ? `${t(`criar.expresso.comeca.${night.dia}`)}, ${horaEmBrasilia(night.comeca_em)}`
    : null;
  const facts = [
    t(`opcoes.modalidade.${typed.modalidade}`),
    t('criar.expresso.participantes', { n: names.playing }),
    matches !== null && t('criar.previa.n_jogos', { n: matches }),
    night && durationWords(night.minutes, t),
    when,
  ];
  return (
    <section className={styles.card} aria-label={typed.nome}>
      <div className={styles.top}>
        <Crest name={typed.nome} size={48} />
        <div>
          <h2>{typed.nome}</h2>
          <p>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <ul className={styles.names}>
        {playing.map(({ key, nome, time, escudo }) => (
          <li key={key}>
            <EscudoDoTime nome={time ?? nome} escudo={escudo} />
            <span>{time ?? nome}</span>
          </li>
        ))}
      </ul>
      {night && <Night evening={night} typed={typed} />}
      <p className={styles.kept}>
        <Icon name="lock" />
        {t('criar.publicar.guardado')}
      </p>
    </section>
  );
}

type Props = SummaryProps & {
  providers: readonly Provedor[];
  isBusy: boolean;
  refusals: readonly string[];
  onCreate(): Promise<void>;
  onRegistered(user: Usuario): Promise<void>;
};

function Owner({ providers, onRegistered }: Pick<Props, 'providers' | 'onRegistered'>) {
  const t = useT();
  return (
    <>
      <RegisterForm
        submit={t('criar.publicar.criar')}
        busy={t('criar.expresso.criando')}
        onRegistered={onRegistered}
      />
      <SocialButtons providers={providers} goTo={PUBLISH_PATH} />
      <p className={styles.foot}>
        {t('registrar.tem_conta')}{' '}
        <Link to={loginPath(PUBLISH_PATH)} className="link">
          {t('registrar.entrar')}
        </Link>
      </p>
      <p className={styles.foot}>{t('criar.publicar.confirma_depois')}</p>
    </>
  );
}

export function PublishStep(props: Props) {
  const { providers, isBusy, refusals, onCreate, onRegistered } = props;
  const t = useT();
  const user = useUser();
  return (
    <div className={styles.columns}>
      <section className={styles.owner} aria-labelledby="publicar">
        <h2 id="publicar">{t(user ? 'criar.publicar.pronto' : 'criar.publicar.dono')}</h2>
        {refusals.length > 0 && <Note tone="warn">{refusals.join(' ')}</Note>}
        {user ? (
          <Button
            variant="primary"
            big
            block
            icon="bolt"
            disabled={isBusy}
            onClick={() => void onCreate()}
          >
            {t(isBusy ? 'criar.expresso.criando' : 'criar.expresso.criar')}
          </Button>
        ) : (
          <Owner providers={providers} onRegistered={onRegistered} />
        )}
      </section>
      <Summary {...props} />
    </div>
  );
}
