import type { AnswerOf, Api } from '#contract/api.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import { Part, PartNote } from './part.tsx';
import styles from './rows.module.css';

type Bloqueio = AnswerOf<Api['GET /api/bloqueios']>['data'][number];

type Props = { bloqueios: readonly Bloqueio[]; refresh(): Promise<void> };

/** Whom the person keeps out of their championships. */
export function Blocked({ bloqueios, refresh }: Props) {
  const t = useT();
  const free = async ({ uuid, nome }: Bloqueio['usuario']) => {
    await api('DELETE /api/bloqueios/:usuario', { params: { usuario: uuid } })
      .then(() => toast.success(t('perfil.bloqueios.desfeito', { nome })))
      .catch(() => undefined);
    await refresh();
  };
  return (
    <Part id="bloqueios" lead={t('perfil.bloqueios.texto')}>
      {bloqueios.length === 0 && <PartNote tone="plain">{t('perfil.bloqueios.vazio')}</PartNote>}
      <ul className={styles.rows}>
        {bloqueios.map(({ usuario, motivo }) => (
          <li key={usuario.uuid} className={styles.row}>
            <div className={styles.words}>
              <span className={styles.name}>{usuario.nome}</span>
              <span className={styles.more}>{motivo}</span>
            </div>
            <Button
              onClick={() => void free(usuario)}
              aria-label={t('perfil.bloqueios.desbloquear_de', { nome: usuario.nome })}
            >
              {t('perfil.bloqueios.desbloquear')}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
