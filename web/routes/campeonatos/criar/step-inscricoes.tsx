import { APROVACOES, isNoCampo, PERGUNTAS } from '#regras/configuracao/opcoes.ts';
import { useT } from '#web/texts.tsx';
import { ChecksSetting, RadioSetting } from './choice-settings.tsx';
import { useForm } from './form-context.tsx';
import { MoneySettings } from './money-settings.tsx';
import { Disclosure, Panel } from './panel.tsx';
import { MomentSetting, MoneySetting, TextSetting } from './text-settings.tsx';

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
        <MoneySettings />
      </Disclosure>
    </>
  );
}
