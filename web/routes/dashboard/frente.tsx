import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import { Avatar } from '#web/components/elements/avatar.tsx';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { useFolheto } from '#web/components/folheto/use-folheto.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './frente.module.css';

/** Who it is, and what can be done here. */
export function FrenteDaPessoa({ dashboard: { pessoa, eu, publica } }: { dashboard: Dashboard }) {
  const { t } = useTexts();
  const { nome, foto, is_pro, is_parceiro, desde, gamertags } = pessoa;
  const ano = desde.slice(0, 4);
  const [share, sheet] = useFolheto({ alvo: 'pessoa', uuid: pessoa.uuid });
  return (
    <header className={styles.front}>
      <Avatar name={nome} photo={foto} size={96} />
      <div className={styles.words}>
        <h1>{nome}</h1>
        <p>{t('dashboard.desde', { ano })}</p>
        <div className={styles.chips}>
          {is_pro && <Chip tone="brand">{t('dashboard.pro')}</Chip>}
          {is_parceiro && <Chip tone="brand">{t('dashboard.parceiro')}</Chip>}
          {gamertags.map((one) => (
            <Chip key={one.plataforma}>
              {t('dashboard.gamertag', {
                plataforma: t(`dashboard.plataforma.${one.plataforma}`),
                nome: one.nome,
              })}
            </Chip>
          ))}
        </div>
      </div>
      <div className={styles.actions}>
        {publica && (
          <Button icon="link" onClick={share}>
            {t('dashboard.compartilhar')}
          </Button>
        )}
        {eu && (
          <ButtonLink to="/perfil" icon="pencil">
            {t('dashboard.editar')}
          </ButtonLink>
        )}
      </div>
      {sheet}
    </header>
  );
}
