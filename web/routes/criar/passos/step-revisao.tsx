import { ajustarAModalidade } from '#regras/configuracao/ajustar-a-modalidade.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { regulamento } from '#regras/regulamento/regulamento.ts';
import { Panel } from '#web/components/layout/panel.tsx';
import { reais } from '#web/numbers/reais.ts';
import { AreaSetting } from '#web/routes/criar/campos/text-settings.tsx';
import { useForm } from '#web/routes/criar/form-context.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './step-revisao.module.css';
import { VisibilitySetting } from './visibility-setting.tsx';

const CHANGES = ['sempre', 'contagem', 'ate_sorteio', 'ate_placar', 'ate_comecar'] as const;

/** The rules as they will be published, straight from the settings on screen. */
function Rules() {
  const { t, locale } = useTexts();
  const { draft } = useForm();
  const sections = regulamento(ajustarAModalidade(draft), t, (value) => reais(value * 100, locale));
  return (
    <section className={styles.rules} aria-labelledby="regulamento">
      <h2 id="regulamento">{t('criar.revisao.regulamento')}</h2>
      <p className={styles.lead}>{t('criar.revisao.regulamento_texto')}</p>
      {sections.map(({ titulo, itens }) => (
        <div key={titulo}>
          <h3>{titulo}</h3>
          <ul>
            {itens.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export function StepRevisao() {
  const { t } = useTexts();
  const hasTable = useForm().draft.fases.some(temTabela);
  return (
    <>
      <Panel label={t('criar.campo.visibilidade')}>
        <VisibilitySetting />
      </Panel>
      <Rules />
      <Panel label={t('criar.campo.regulamento_texto')}>
        <AreaSetting
          path="regulamento_texto"
          label={t('criar.campo.regulamento_texto')}
          help={t('criar.ajuda.regulamento_texto')}
          maxLength={20000}
        />
      </Panel>
      <section className={styles.after}>
        <h2>{t('criar.revisao.depois')}</h2>
        <ul>
          {CHANGES.filter((key) => hasTable || key !== 'contagem').map((key) => (
            <li key={key}>{t(`criar.revisao.muda_${key}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
