import type { Perfil } from '#contract/perfil.ts';
import { api } from '#web/api/api-browser.ts';
import { useProof } from '#web/components/account/proof.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { formatDateTime } from '#web/dates/date-time.ts';
import { toast } from '#web/notices/toast.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { Actions, Part } from './part.tsx';

const ADDRESS = '/api/perfil/exportacao';
const MINUTE_LENGTH = 16;

type Props = Pick<Perfil, 'exportacao_ate'> & { refresh(): Promise<void> };

export function OwnData({ exportacao_ate, refresh }: Props) {
  const { t, zone } = useTexts();
  const prove = useProof();
  const order = async () => {
    if (!(await prove())) return;
    await api('POST /api/perfil/exportacao')
      .then(() => toast.success(t('perfil.exportacao.pronto')))
      .catch(() => undefined);
    await refresh();
  };
  const download = async () => {
    if (await prove()) location.assign(ADDRESS);
  };
  return (
    <Part id="exportacao" lead={t('perfil.exportacao.texto')}>
      {exportacao_ate && (
        <p className="numbers">
          {t('perfil.exportacao.ate', {
            data: formatDateTime(exportacao_ate, zone).slice(0, MINUTE_LENGTH),
          })}
        </p>
      )}
      <Actions>
        {exportacao_ate ? (
          <Button onClick={download}>{t('perfil.exportacao.baixar')}</Button>
        ) : (
          <Button onClick={order}>{t('perfil.exportacao.pedir')}</Button>
        )}
      </Actions>
    </Part>
  );
}
