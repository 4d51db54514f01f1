import { maisRodadasJuntas } from '#regras/agenda/rodadas-juntas.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { DESISTENCIAS, DUPLOS, MODELOS_DE_RODADA } from '#regras/configuracao/opcoes.ts';
import { Note, Panel } from '#web/components/layout/panel.tsx';
import { RadioSetting } from '#web/routes/criar/campos/choice-settings.tsx';
import {
  NumberSetting,
  OptionalNumberSetting,
  SelectSetting,
} from '#web/routes/criar/campos/settings.tsx';
import { useForm } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';
import { ElencoSettings } from './elenco-settings.tsx';
import { MatchSettings } from './match-settings.tsx';
import { SanctionSettings } from './sanction-settings.tsx';
import { TableSections } from './table-sections.tsx';
import { WindowSettings } from './window-settings.tsx';

function Walkovers({ path }: { path: string }) {
  const t = useT();
  return (
    <>
      <NumberSetting path={`${path}.wo.gols`} label={t('criar.campo.gols')} min={0} max={20} />
      <SelectSetting
        path={`${path}.wo.duplo`}
        label={t('criar.campo.duplo')}
        options={DUPLOS.map((value) => ({ value, label: t(`regulamento.wo.duplo.${value}`) }))}
      />
      <OptionalNumberSetting
        path={`${path}.wo.limite`}
        label={t('criar.campo.limite')}
        help={t('criar.ajuda.limite')}
        min={1}
        max={20}
        initial={3}
      />
      <SelectSetting
        path={`${path}.desistencia`}
        label={t('criar.campo.desistencia')}
        options={DESISTENCIAS.map((value) => ({
          value,
          label: t(`regulamento.wo.desistencia.${value}`),
        }))}
      />
    </>
  );
}

export function StepRegras() {
  const t = useT();
  const { draft, lockOf } = useForm();
  const { regras, fases } = draft;
  const hasPace = regras.modelo_rodada !== 'livre';
  const hasWindows = regras.modelo_rodada === 'janela';
  const together = maisRodadasJuntas({ ...regras, modelo_rodada: 'janela' }, fases);
  const lock = fases.some(temTabela) ? lockOf('fases') : undefined;
  return (
    <>
      <Panel label={t('criar.regras.titulo')}>
        <RadioSetting
          path="regras.modelo_rodada"
          label={t('criar.campo.modelo_rodada')}
          options={MODELOS_DE_RODADA.map((value) => ({
            value,
            label: t(
              `regulamento.jogos.rodada.${value === 'janela' && together > 1 ? 'bloco' : value}`,
              {
                n: regras.dias_por_rodada,
                rodadas: together,
              },
            ),
          }))}
        />
        {hasPace && (
          <NumberSetting
            path="regras.dias_por_rodada"
            label={t(
              hasWindows && together > 1
                ? 'criar.campo.dias_por_janela'
                : 'criar.campo.dias_por_rodada',
            )}
            min={1}
            max={60}
          />
        )}
      </Panel>
      {hasWindows && <WindowSettings />}
      {lock && <Note tone="lock">{lock}</Note>}
      <TableSections walkovers={(path) => <Walkovers path={path} />} />
      <MatchSettings />
      <ElencoSettings />
      <SanctionSettings />
    </>
  );
}
