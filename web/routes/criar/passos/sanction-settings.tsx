// What offences cost, step by step, and what it costs to leave.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { TIPOS_DE_SANCAO } from '#regras/configuracao/opcoes-do-elenco.ts';
import type { Sancao } from '#regras/configuracao/padroes-do-elenco.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { fieldId } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { SettingRow } from '#web/routes/criar/campos/setting-row.tsx';
import { NumberSetting, OptionalNumberSetting } from '#web/routes/criar/campos/settings.tsx';
import { AmountSetting } from '#web/routes/criar/campos/text-settings.tsx';
import { useForm, useSetting } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './sanction-settings.module.css';

const PATH = 'regras.sancoes';
const MOST_STEPS = 8;
const MOST_FINE = 999_999_999;

const NEW = {
  advertencia: { tipo: 'advertencia' },
  pontos: { tipo: 'pontos', pontos: 1 },
  jogo: { tipo: 'jogo' },
  multa: { tipo: 'multa', valor: 10_000 },
  exclusao: { tipo: 'exclusao' },
} as const satisfies Readonly<Record<Sancao['tipo'], Sancao>>;

/** The ladder that most leagues climb. */
const USUAL = ['advertencia', 'pontos', 'jogo', 'exclusao'] as const;

/** Without a table there are no points to lose. */
const kindsFor = <T extends Sancao['tipo']>(kinds: readonly T[], fases: readonly Fase[]): T[] =>
  kinds.filter((tipo) => tipo !== 'pontos' || fases.some(temTabela));

function stepAfter(steps: readonly Sancao[], fases: readonly Fase[]): Sancao {
  return NEW[kindsFor(USUAL, fases)[steps.length] ?? 'exclusao'];
}

function Step({ index, remove }: { index: number; remove(): void }) {
  const t = useT();
  const path = `${PATH}.${index}`;
  const { value, set } = useSetting<Sancao>(path);
  const nome = t('criar.regras.infracao', { n: index + 1 });
  const { draft } = useForm();
  const options = kindsFor(TIPOS_DE_SANCAO, draft.fases).map((tipo) => ({
    value: tipo,
    label: t(`criar.sancao.${tipo}`),
  }));
  return (
    <li>
      <fieldset className={styles.step}>
        <legend className="visually-hidden">{nome}</legend>
        <SettingRow path={`${path}.tipo`} label={nome}>
          <Select
            id={fieldId(`${path}.tipo`)}
            value={value.tipo}
            options={options}
            onChange={({ currentTarget }) => set(NEW[currentTarget.value as Sancao['tipo']])}
          />
          <IconButton icon="trash" label={t('campos.tirar', { nome })} onClick={remove} />
        </SettingRow>
        {value.tipo === NEW.pontos.tipo && (
          <NumberSetting
            path={`${path}.pontos`}
            label={t('criar.sancao.quantos')}
            min={1}
            max={100}
          />
        )}
        {value.tipo === NEW.multa.tipo && (
          <AmountSetting path={`${path}.valor`} label={t('criar.sancao.valor')} max={MOST_FINE} />
        )}
      </fieldset>
    </li>
  );
}

const SANCOES = 'sancoes';

/** Who comes from where somebody is punished finds the ladder open and in view. */
function useOpenWhenAsked(): void {
  const isAsked = useLocation().hash === `#${SANCOES}`;
  useEffect(() => {
    const ladder = document.getElementById(SANCOES)?.closest('details');
    if (!isAsked || !ladder) return;
    ladder.open = true;
    ladder.scrollIntoView();
  }, [isAsked]);
}

export function SanctionSettings() {
  const t = useT();
  const { draft } = useForm();
  const { value: steps, set } = useSetting<Sancao[]>(PATH);
  useOpenWhenAsked();
  return (
    <Disclosure id={SANCOES} title={t('criar.regras.sancoes')}>
      <SettingRow path={PATH} label={t('criar.campo.sancoes')} help={t('criar.ajuda.sancoes')}>
        {steps.length < MOST_STEPS && (
          <Button
            id={fieldId(PATH)}
            icon="plus"
            aria-label={t('criar.regras.sancao_nova')}
            onClick={() => set([...steps, stepAfter(steps, draft.fases)])}
          >
            {t('criar.regras.sancao_nova')}
          </Button>
        )}
      </SettingRow>
      <ol>
        {steps.map((_, index) => (
          <Step
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
            key={index}
            index={index}
            remove={() => set(steps.filter((_, other) => other !== index))}
          />
        ))}
      </ol>
      <div className={styles.after}>
        <OptionalNumberSetting
          path="regras.suspensao_desistencia_dias"
          label={t('criar.campo.suspensao_desistencia_dias')}
          help={t('criar.ajuda.suspensao_desistencia_dias')}
          min={1}
          max={730}
          initial={30}
        />
      </div>
    </Disclosure>
  );
}
