import { emOrdem } from '#regras/configuracao/desempate.ts';
import type { Fase, FaseComChave } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { COMPARACOES, CRUZAMENTOS, DECISOES, GOLS_FORA } from '#regras/configuracao/opcoes.ts';
import { cruzamentoEmVigor } from '#regras/montagem/cruzamento.ts';
import { quantosPassam } from '#regras/montagem/entrantes.ts';
import { EntradasEditor } from '#web/routes/criar/campos/entradas-editor.tsx';
import { OrderSetting } from '#web/routes/criar/campos/order-setting.tsx';
import {
  NumberSetting,
  OptionalNumberSetting,
  SelectSetting,
  SwitchSetting,
} from '#web/routes/criar/campos/settings.tsx';
import { StagesEditor } from '#web/routes/criar/campos/stages-editor.tsx';
import { TextSetting } from '#web/routes/criar/campos/text-settings.tsx';
import { useForm } from '#web/routes/criar/form-context.tsx';
import type { PhaseField } from '#web/routes/criar/rascunho/phase-fields.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import styles from './phase-settings.module.css';

const AWAY_GOALS = {
  nao: 'regulamento.confronto.sem_gols_fora',
  sim: 'regulamento.confronto.gols_fora',
  ate_na_prorrogacao: 'regulamento.confronto.gols_fora_prorrogacao',
} as const;

/** How many come into a phase. */
function entrantsOf(fases: readonly Fase[], index: number, places: number): number {
  return fases.slice(0, index).reduce((count, fase) => quantosPassam(fase, count), places);
}

/** What a number comes to: "4 in each", "8 go on". */
function meaning(name: string, fase: Fase, entrants: number, t: Translate): string | undefined {
  if (name === 'grupos' && fase.tipo === 'grupos') {
    const least = Math.floor(entrants / fase.grupos);
    const isEven = entrants % fase.grupos === 0;
    return isEven
      ? t('criar.ajuda.grupos', { n: least })
      : t('criar.ajuda.grupos_desiguais', { menor: least, maior: least + 1 });
  }
  if (name === 'classificam') {
    return t('criar.ajuda.classificam', { n: quantosPassam(fase, entrants) });
  }
  return undefined;
}

function TieDeciders({ path }: { path: string }) {
  const t = useT();
  return (
    <div className={styles.block}>
      <h3>{t('criar.campo.desempate')}</h3>
      <OrderSetting
        path={path}
        label={t('criar.campo.desempate')}
        most={3}
        settle={(values) => emOrdem(values as FaseComChave['desempate'])}
        add={t('criar.regras.adicionar_decisao')}
        choices={DECISOES.map((how) => ({
          value: how,
          label: t(`regulamento.decisao.${how}`),
          help: t(`criar.decisao.${how}`),
        }))}
      />
    </div>
  );
}

/** Groups that cannot cross are told so where one chooses it. */
function CrossingSetting({ index }: { index: number }) {
  const t = useT();
  const { draft } = useForm();
  const fase = draft.fases[index];
  if (fase?.tipo !== 'mata_mata') return null;
  const isInForce = cruzamentoEmVigor(fase, draft.fases[index - 1]) === fase.cruzamento;
  return (
    <SelectSetting
      path={`fases.${index}.cruzamento`}
      label={t('criar.campo.cruzamento')}
      help={isInForce ? undefined : t('criar.ajuda.cruzamento')}
      options={CRUZAMENTOS.map((value) => ({
        value,
        label: t(`regulamento.confronto.${value}`),
      }))}
    />
  );
}

/** What screens can carry out today: lots are drawn for tables alone. */
const OFFERED = {
  mata_mata: ['eliminados', 'novo_jogo'],
  dupla_eliminacao: ['eliminados', 'repescagem', 'novo_jogo'],
} as const satisfies Record<FaseComChave['tipo'], readonly FaseComChave['wo_duplo'][]>;

function AbsenceSetting({ index }: { index: number }) {
  const t = useT();
  const { draft } = useForm();
  const fase = draft.fases[index];
  if (!fase || temTabela(fase)) return null;
  return (
    <SelectSetting
      path={`fases.${index}.wo_duplo`}
      label={t('criar.campo.wo_duplo')}
      options={[...new Set([...OFFERED[fase.tipo], fase.wo_duplo])].map((value) => ({
        value,
        label: t(`criar.wo_duplo.${value}`),
      }))}
    />
  );
}

type OtherProps = { kind: string; index: number; entrants: number };

function OtherSetting({ kind, index, entrants }: OtherProps) {
  const t = useT();
  const path = `fases.${index}`;
  switch (kind) {
    case 'cruzamento':
      return <CrossingSetting index={index} />;
    case 'gols_fora':
      return (
        <SelectSetting
          path={`${path}.gols_fora`}
          label={t('criar.campo.gols_fora')}
          options={GOLS_FORA.map((value) => ({ value, label: t(AWAY_GOALS[value]) }))}
        />
      );
    case 'wo_duplo':
      return <AbsenceSetting index={index} />;
    case 'comparacao':
      return (
        <SelectSetting
          path={`${path}.comparacao`}
          label={t('criar.campo.comparacao')}
          options={COMPARACOES.map((value) => ({ value, label: t(`criar.comparacao.${value}`) }))}
        />
      );
    case 'desempate':
      return <TieDeciders path={`${path}.desempate`} />;
    case 'etapas':
      return <StagesEditor index={index} entrants={entrants} />;
    case 'entradas':
      return <EntradasEditor path={`${path}.entradas`} entrants={entrants} />;
    default:
      return (
        <TextSetting path={`${path}.nome`} label={t('criar.campo.nome_da_fase')} maxLength={60} />
      );
  }
}

const NO_HELP = new Set(['pernas']);

export function PhaseSetting({ index, field }: { index: number; field: PhaseField }) {
  const t = useT();
  const { draft } = useForm();
  const path = `fases.${index}`;
  const fase = draft.fases[index];
  if (!fase) return null;
  const entrants = entrantsOf(draft.fases, index, draft.inscricao.vagas);
  if (field.kind === 'number') {
    const { name, min, max } = field;
    const isPerGroup = name === 'classificam' && fase.tipo === 'grupos';
    return (
      <NumberSetting
        path={`${path}.${name}`}
        label={t(isPerGroup ? 'criar.campo.classificam_grupo' : `criar.campo.${name}`)}
        help={
          meaning(name, fase, entrants, t) ??
          t(`criar.ajuda.${name as 'turnos' | 'melhores' | 'rodadas' | 'jogos' | 'potes'}`)
        }
        min={min}
        max={max}
      />
    );
  }
  if (field.kind === 'optional') {
    const { name, min, max, initial } = field;
    return (
      <OptionalNumberSetting
        path={`${path}.${name}`}
        label={t(`criar.campo.${name}`)}
        help={t(`criar.ajuda.${name}_fase`)}
        min={min}
        max={max}
        initial={initial}
        absent
      />
    );
  }
  if (field.kind === 'switch') {
    return (
      <SwitchSetting
        path={`${path}.${field.name}`}
        label={t(`criar.campo.${field.name}`)}
        help={t(`criar.ajuda.${field.name}`)}
      />
    );
  }
  if (field.kind === 'legs') {
    const isDouble = fase.tipo === 'dupla_eliminacao';
    return (
      <SwitchSetting
        path={`${path}.${field.name}`}
        label={t(isDouble ? 'criar.campo.pernas_dupla' : `criar.campo.${field.name}`)}
        help={NO_HELP.has(field.name) ? undefined : t('criar.ajuda.pernas_final')}
        on={2}
        off={1}
      />
    );
  }
  return <OtherSetting kind={field.kind} index={index} entrants={entrants} />;
}
