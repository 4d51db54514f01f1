import { temTabela } from '#contract/formato.ts';
import {
  DESISTENCIAS,
  DUPLOS,
  MODELOS_DE_RODADA,
  PROVAS,
  QUEM_INFORMA,
  SEM_PLACAR,
} from '#contract/opcoes.ts';
import { useT } from '#web/texts.tsx';
import { ChecksSetting, RadioSetting } from './choice-settings.tsx';
import { useForm } from './form-context.tsx';
import { Disclosure, Note, Panel } from './panel.tsx';
import { NumberSetting, OptionalNumberSetting, SelectSetting } from './settings.tsx';
import { SquadSettings } from './squad-settings.tsx';
import { TableSections } from './table-sections.tsx';

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

function Deadlines() {
  const t = useT();
  const { draft } = useForm();
  const isConfirmed = draft.regras.quem_informa !== 'organizador';
  return (
    <Disclosure title={t('criar.regras.jogos')}>
      {isConfirmed && (
        <NumberSetting
          path="regras.prazo_confirmacao_horas"
          label={t('criar.campo.prazo_confirmacao_horas')}
          min={1}
          max={168}
        />
      )}
      <SelectSetting
        path="regras.sem_placar"
        label={t('criar.campo.sem_placar')}
        options={SEM_PLACAR.map((value) => ({
          value,
          label: t(`regulamento.jogos.sem_placar.${value}`),
        }))}
      />
      <NumberSetting
        path="regras.tolerancia_minutos"
        label={t('criar.campo.tolerancia_minutos')}
        min={0}
        max={120}
      />
      <NumberSetting
        path="regras.aviso_cancelamento_horas"
        label={t('criar.campo.aviso_cancelamento_horas')}
        min={0}
        max={168}
      />
      <ChecksSetting
        path="regras.provas"
        label={t('criar.campo.provas')}
        options={PROVAS.map((value) => ({ value, label: t(`regulamento.jogos.prova.${value}`) }))}
      />
    </Disclosure>
  );
}

export function StepRegras() {
  const t = useT();
  const { draft, lockOf } = useForm();
  const { regras, fases } = draft;
  const hasPace = regras.modelo_rodada !== 'livre';
  const lock = fases.some(temTabela) ? lockOf('fases') : undefined;
  return (
    <>
      <Panel label={t('criar.regras.titulo')}>
        <RadioSetting
          path="regras.quem_informa"
          label={t('criar.campo.quem_informa')}
          options={QUEM_INFORMA.map((value) => ({
            value,
            label: t(`regulamento.jogos.informa.${value}`),
          }))}
        />
        <RadioSetting
          path="regras.modelo_rodada"
          label={t('criar.campo.modelo_rodada')}
          options={MODELOS_DE_RODADA.map((value) => ({
            value,
            label: t(`regulamento.jogos.rodada.${value}`, { n: regras.dias_por_rodada }),
          }))}
        />
        {hasPace && (
          <NumberSetting
            path="regras.dias_por_rodada"
            label={t('criar.campo.dias_por_rodada')}
            min={1}
            max={60}
          />
        )}
      </Panel>
      {lock && <Note tone="lock">{lock}</Note>}
      <TableSections walkovers={(path) => <Walkovers path={path} />} />
      <Deadlines />
      <SquadSettings />
    </>
  );
}
