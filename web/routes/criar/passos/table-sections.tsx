import type { ReactNode } from 'react';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { quantosPassam } from '#regras/montagem/entrantes.ts';
import { fieldId } from '#web/components/forms/field.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { CriteriaEditor } from '#web/routes/criar/campos/criteria-editor.tsx';
import { describedBy, SettingRow } from '#web/routes/criar/campos/setting-row.tsx';
import { NumberSetting, SwitchSetting } from '#web/routes/criar/campos/settings.tsx';
import { ZonesEditor } from '#web/routes/criar/campos/zones-editor.tsx';
import { useForm, useSetting } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';

type Points = {
  vitoria: number;
  empate: number;
  derrota: number;
  vitoria_penaltis?: number;
  derrota_penaltis?: number;
};

const MOST_POINTS = 10;

/** Shoot-outs after draws are two numbers more, or none. */
function PointSettings({ path }: { path: string }) {
  const t = useT();
  const { value, set, error, lock } = useSetting<Points>(path);
  const hasShootout = value.vitoria_penaltis !== undefined;
  const help = t('criar.ajuda.penaltis');
  const own = `${path}.penaltis`;
  const names = [
    'vitoria',
    'empate',
    'derrota',
    ...(hasShootout ? (['vitoria_penaltis', 'derrota_penaltis'] as const) : []),
  ] as const;
  const toggle = (isOn: boolean) => {
    const { vitoria, empate, derrota } = value;
    const shootout = isOn
      ? { vitoria_penaltis: Math.max(empate, 2), derrota_penaltis: empate }
      : {};
    set({ vitoria, empate, derrota, ...shootout });
  };
  return (
    <>
      {names.map((name) => (
        <NumberSetting
          key={name}
          path={`${path}.${name}`}
          label={t(`criar.campo.${name}`)}
          min={0}
          max={MOST_POINTS}
        />
      ))}
      <SettingRow
        path={own}
        label={t('criar.campo.penaltis')}
        help={help}
        error={error}
        lock={lock}
      >
        <Switch
          id={fieldId(own)}
          checked={hasShootout}
          disabled={lock !== undefined}
          describedBy={describedBy({ path: own, help, error, lock })}
          onChange={toggle}
        />
      </SettingRow>
    </>
  );
}

/** Positions of the longest table of a phase. */
function positionsOf(fases: readonly Fase[], index: number, places: number): number {
  const entrants = fases.slice(0, index).reduce((n, fase) => quantosPassam(fase, n), places);
  const fase = fases[index];
  return Math.max(1, fase?.tipo === 'grupos' ? Math.ceil(entrants / fase.grupos) : entrants);
}

type Props = { walkovers(path: string): ReactNode };

/** Points, tiebreakers, zones and walkovers of each phase that has a table. */
export function TableSections({ walkovers }: Props) {
  const t = useT();
  const { draft } = useForm();
  const { fases } = draft;
  const tables = fases.flatMap((fase, index) => (temTabela(fase) ? [{ fase, index }] : []));
  return tables.map(({ fase, index }) => {
    const name = fase.nome || t(`opcoes.fase.${fase.tipo}`);
    const title = (secao: string) =>
      tables.length > 1 ? t('criar.regras.da_fase', { secao, fase: name }) : secao;
    const path = `fases.${index}.tabela`;
    const first = fase.tabela.criterios.slice(0, 3).map((criterio) => t(`criterios.${criterio}`));
    return [
      <Disclosure
        key={`${index} pontos`}
        title={title(t('criar.regras.pontos'))}
        note={first.join(', ')}
      >
        <PointSettings path={`${path}.pontos`} />
        <CriteriaEditor path={`${path}.criterios`} />
      </Disclosure>,
      <Disclosure
        key={`${index} zonas`}
        title={title(t('criar.regras.zonas'))}
        note={fase.zonas.map(({ legenda }) => legenda).join(', ') || undefined}
      >
        <ZonesEditor
          path={`fases.${index}.zonas`}
          places={positionsOf(fases, index, draft.inscricao.vagas)}
        />
      </Disclosure>,
      <Disclosure key={`${index} wo`} title={title(t('criar.regras.wo'))}>
        <SwitchSetting
          path={`${path}.wo.conta_gols`}
          label={t('criar.campo.conta_gols')}
          help={t('criar.ajuda.conta_gols')}
        />
        {walkovers(path)}
      </Disclosure>,
    ];
  });
}
