import { APROVACOES, isNoCampo, PERGUNTAS } from '#regras/configuracao/opcoes.ts';
import { Disclosure, Panel } from '#web/components/layout/panel.tsx';
import { ChecksSetting, RadioSetting } from '#web/routes/criar/campos/choice-settings.tsx';
import {
  MomentSetting,
  MoneySetting,
  TextSetting,
} from '#web/routes/criar/campos/text-settings.tsx';
import { useForm } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';
import { MoneySettings } from './money-settings.tsx';

const OF_GAMES = 'gamertag';

export function StepInscricoes() {
  const t = useT();
  const { draft } = useForm();
  const isOnPitch = isNoCampo(draft.modalidade);
  const questions = PERGUNTAS.filter((value) => !isOnPitch || value !== OF_GAMES);
  return (
    <>
      <Panel label={t('criar.inscricoes.titulo')}>
        <RadioSetting
          path="inscricao.aprovacao"
          label={t('criar.campo.aprovacao')}
          options={APROVACOES.map((value) => ({
            value,
            label: t(`regulamento.inscricoes.${value}`),
          }))}
        />
        <ChecksSetting
          path="inscricao.pede"
          label={t('criar.campo.pede')}
          options={questions.map((value) => ({ value, label: t(`criar.inscricoes.${value}`) }))}
        />
      </Panel>
      <Disclosure
        title={t('criar.mais_opcoes')}
        note={[
          t('criar.campo.fecha_em'),
          t('criar.campo.taxa_centavos'),
          t('criar.campo.doacao'),
        ].join(' · ')}
      >
        <MomentSetting
          path="inscricao.fecha_em"
          label={t('criar.campo.fecha_em')}
          help={t('criar.ajuda.fecha_em')}
        />
        <MoneySetting
          path="inscricao.taxa_centavos"
          label={t('criar.campo.taxa_centavos')}
          help={t('criar.ajuda.taxa_centavos')}
        />
        {draft.inscricao.taxa_centavos > 0 && (
          <TextSetting
            path="inscricao.chave_pix"
            label={t('criar.campo.chave_pix')}
            help={t('criar.ajuda.chave_pix')}
            maxLength={140}
            autoComplete="off"
          />
        )}
        {draft.inscricao.taxa_centavos > 0 && (draft.inscricao.chave_pix ?? '') !== '' && (
          <>
            <TextSetting
              path="inscricao.pix_nome"
              label={t('criar.campo.pix_nome')}
              help={t('criar.ajuda.pix_nome')}
              maxLength={60}
              autoComplete="name"
            />
            <TextSetting
              path="inscricao.pix_cidade"
              label={t('criar.campo.pix_cidade')}
              help={t('criar.ajuda.pix_cidade')}
              maxLength={60}
              autoComplete="address-level2"
            />
          </>
        )}
        <MoneySettings />
      </Disclosure>
    </>
  );
}
