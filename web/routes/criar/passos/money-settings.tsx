// What entering costs besides the fee, and how the fee is paid.
import { REEMBOLSOS } from '#regras/configuracao/opcoes-do-elenco.ts';
import {
  NumberSetting,
  OptionalNumberSetting,
  SelectSetting,
  SwitchSetting,
} from '#web/routes/criar/campos/settings.tsx';
import {
  MomentSetting,
  MoneySetting,
  TextSetting,
} from '#web/routes/criar/campos/text-settings.tsx';
import { useForm } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './money-settings.module.css';

const UNSAID = 'a_combinar';

function FeeSettings() {
  const t = useT();
  const { draft } = useForm();
  return (
    <div className={styles.fee}>
      <NumberSetting
        path="inscricao.parcelas"
        label={t('criar.campo.parcelas')}
        help={t('criar.ajuda.parcelas')}
        min={1}
        max={12}
      />
      <OptionalNumberSetting
        path="inscricao.prazo_pagamento_dias"
        label={t('criar.campo.prazo_pagamento_dias')}
        help={t('criar.ajuda.prazo_pagamento_dias')}
        min={0}
        max={365}
        initial={0}
      />
      <MomentSetting
        path="inscricao.pagar_ate"
        label={t('criar.campo.pagar_ate')}
        help={t('criar.ajuda.pagar_ate')}
      />
      {draft.inscricao.pagar_ate && (
        <SwitchSetting
          path="inscricao.nao_pagou"
          label={t('criar.campo.nao_pagou')}
          help={t('criar.ajuda.nao_pagou')}
          on="cancela"
          off="marca"
        />
      )}
      <SelectSetting
        path="inscricao.reembolso"
        label={t('criar.campo.reembolso')}
        options={REEMBOLSOS.map((value) => ({
          value,
          label:
            value === UNSAID
              ? t('criar.inscricoes.a_combinar')
              : t(`regulamento.inscricoes.reembolso.${value}`),
        }))}
      />
      <MoneySetting
        path="inscricao.segunda_entrada_centavos"
        label={t('criar.campo.segunda_entrada_centavos')}
        help={t('criar.ajuda.segunda_entrada_centavos')}
        none={null}
      />
    </div>
  );
}

export function MoneySettings() {
  const t = useT();
  const { draft } = useForm();
  return (
    <>
      {draft.inscricao.taxa_centavos > 0 && <FeeSettings />}
      <TextSetting
        path="inscricao.doacao"
        label={t('criar.campo.doacao')}
        help={t('criar.ajuda.doacao')}
        maxLength={80}
        autoComplete="off"
      />
    </>
  );
}
