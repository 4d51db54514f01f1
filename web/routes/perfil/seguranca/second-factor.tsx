import { useState } from 'react';
import type { Perfil } from '#contract/perfil.ts';
import { api } from '#web/api/api-browser.ts';
import { useProof } from '#web/components/account/proof.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { toast } from '#web/notices/toast.ts';
import { Actions, Part, PartNote } from '#web/routes/perfil/part.tsx';
import { useT } from '#web/texts/texts.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup, type Secret } from './second-factor-setup.tsx';

type Props = { factor: Perfil['segundo_fator']; refresh(): Promise<void> };

function useSecondFactor(refresh: () => Promise<void>) {
  const t = useT();
  const prove = useProof();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  /** A call that fails has already been shown. */
  const whenProved = async (work: () => Promise<void>) => {
    if (await prove()) await work().catch(() => undefined);
    await refresh();
  };
  return {
    secret,
    codes,
    closeCodes: () => setCodes(null),
    prepare: () =>
      whenProved(async () => setSecret((await api('POST /api/perfil/segundo-fator')).data)),
    finish: async (given: readonly string[]) => {
      setSecret(null);
      setCodes(given);
      toast.success(t('perfil.segundo_fator.ligada'));
      await refresh();
    },
    renew: () =>
      whenProved(async () => {
        const { data } = await api('POST /api/perfil/segundo-fator/codigos');
        setCodes(data.codigos);
      }),
    turnOff: () =>
      whenProved(async () => {
        await api('DELETE /api/perfil/segundo-fator');
        toast.success(t('perfil.segundo_fator.desligada'));
      }),
  };
}

export function SecondFactor({ factor, refresh }: Props) {
  const t = useT();
  const { ativo, obrigatorio, codigos_restantes } = factor;
  const actions = useSecondFactor(refresh);
  const state = ativo ? 'ativa' : 'inativa';
  return (
    <Part
      id="segundo_fator"
      lead={t('perfil.segundo_fator.texto')}
      state={<Chip tone={ativo ? 'ok' : 'neutral'}>{t(`perfil.segundo_fator.${state}`)}</Chip>}
    >
      {obrigatorio && (
        <PartNote tone={ativo ? 'plain' : 'warn'}>{t('perfil.segundo_fator.obrigatoria')}</PartNote>
      )}
      {!ativo && actions.secret && (
        <SecondFactorSetup secret={actions.secret} onDone={actions.finish} />
      )}
      {!ativo && !actions.secret && (
        <Actions>
          <Button variant="primary" onClick={actions.prepare}>
            {t('perfil.segundo_fator.ativar')}
          </Button>
        </Actions>
      )}
      {ativo && (
        <>
          <p>{t('perfil.segundo_fator.restam', { n: codigos_restantes })}</p>
          <Actions>
            <Button onClick={actions.renew}>{t('perfil.segundo_fator.renovar')}</Button>
            {!obrigatorio && (
              <Button variant="bad" onClick={actions.turnOff}>
                {t('perfil.segundo_fator.desligar')}
              </Button>
            )}
          </Actions>
        </>
      )}
      {actions.codes && <RecoveryCodes codes={actions.codes} onClose={actions.closeCodes} />}
    </Part>
  );
}
