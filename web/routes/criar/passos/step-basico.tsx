import { useId } from 'react';
import { ESTAMPAS, isNoCampo, MODALIDADES, PLATAFORMAS } from '#regras/configuracao/opcoes.ts';
import { camisaDe } from '#regras/escudos/camisa.ts';
import type { Camisa } from '#regras/escudos/cores.ts';
import { Banner } from '#web/components/crest/banner.tsx';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Disclosure, Panel } from '#web/components/layout/panel.tsx';
import { SelectSetting } from '#web/routes/criar/campos/settings.tsx';
import {
  AreaSetting,
  MomentSetting,
  TextSetting,
} from '#web/routes/criar/campos/text-settings.tsx';
import { useForm } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './step-basico.module.css';
import { VisibilitySetting } from './visibility-setting.tsx';

function Colours() {
  const t = useT();
  const { draft, change } = useForm();
  const id = useId();
  const camisa = draft.cores ?? camisaDe(draft.nome);
  const [main, detail] = camisa.cores;
  const shirt = shirtFrom(draft.nome, camisa);
  const set = (part: Partial<Camisa>) => change('cores', { ...camisa, ...part });
  return (
    <fieldset className={styles.colours}>
      <legend>{t('criar.campo.cores')}</legend>
      <p>{t('criar.ajuda.cores')}</p>
      <div className={styles.banner}>
        <Banner shirt={shirt} />
        <span>
          <Crest name={draft.nome || 'T'} shirt={shirt} size={50} />
        </span>
      </div>
      <div className={styles.pickers}>
        <label htmlFor={`${id}-1`}>
          {t('criar.campo.cor_principal')}
          <input
            id={`${id}-1`}
            type="color"
            value={main}
            onChange={({ currentTarget }) => set({ cores: [currentTarget.value, detail] })}
          />
        </label>
        <label htmlFor={`${id}-2`}>
          {t('criar.campo.cor_detalhe')}
          <input
            id={`${id}-2`}
            type="color"
            value={detail}
            onChange={({ currentTarget }) => set({ cores: [main, currentTarget.value] })}
          />
        </label>
      </div>
      <div className={styles.patterns} role="radiogroup" aria-label={t('criar.campo.estampa')}>
        {ESTAMPAS.map((estampa) => (
          <label key={estampa}>
            <input
              type="radio"
              name={id}
              checked={camisa.estampa === estampa}
              onChange={() => set({ estampa })}
            />
            <Crest name="" shirt={{ ...shirt, pattern: estampa }} size={30} />
            <small>{t(`criar.estampa.${estampa}`)}</small>
          </label>
        ))}
      </div>
      {draft.cores && (
        <Button variant="ghost" onClick={() => change('cores', undefined)}>
          {t('criar.basico.automatico')}
        </Button>
      )}
    </fieldset>
  );
}

export function StepBasico() {
  const t = useT();
  const { draft } = useForm();
  return (
    <>
      <Panel label={t('criar.basico.titulo')}>
        <TextSetting
          path="nome"
          label={t('criar.campo.nome')}
          placeholder={t('criar.basico.exemplo')}
          maxLength={80}
          autoComplete="off"
        />
        <div className={styles.pair}>
          <div>
            <SelectSetting
              path="modalidade"
              label={t('criar.campo.modalidade')}
              options={MODALIDADES.map((value) => ({
                value,
                label: t(`opcoes.modalidade.${value}`),
              }))}
            />
          </div>
          {!isNoCampo(draft.modalidade) && (
            <div>
              <SelectSetting
                path="plataforma"
                label={t('criar.campo.plataforma')}
                options={PLATAFORMAS.map((value) => ({
                  value,
                  label: t(`opcoes.plataforma.${value}`),
                }))}
              />
            </div>
          )}
        </div>
        <MomentSetting
          path="comeca_em"
          label={t('criar.campo.comeca_em')}
          help={t('criar.ajuda.comeca_em')}
        />
      </Panel>
      <Disclosure
        title={t('criar.mais_opcoes')}
        note={[
          t('criar.campo.descricao'),
          t('criar.campo.visibilidade'),
          t('criar.campo.cores'),
        ].join(' · ')}
      >
        <AreaSetting
          path="descricao"
          label={t('criar.campo.descricao')}
          help={t('criar.ajuda.descricao')}
          maxLength={2000}
        />
        <VisibilitySetting />
        <Colours />
      </Disclosure>
    </>
  );
}
