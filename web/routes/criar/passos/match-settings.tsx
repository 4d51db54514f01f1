import { temTabela, temVolta } from '#regras/configuracao/formato.ts';
import { isNoCampo } from '#regras/configuracao/opcoes.ts';
import {
  PROVAS,
  PROVAS_DE_CONSOLE,
  QUEM_INFORMA,
  ROBO,
  SEM_PLACAR,
  SUSPENSO_JOGA,
  TIMES_PERMITIDOS,
} from '#regras/configuracao/opcoes-da-partida.ts';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { ChecksSetting } from '#web/routes/criar/campos/choice-settings.tsx';
import {
  NumberSetting,
  OptionalNumberSetting,
  SelectSetting,
  SwitchSetting,
} from '#web/routes/criar/campos/settings.tsx';
import { useForm } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';

const MOST_HOURS = 168;
const ONLY_ORGANISERS = 'organizador';

/** What the sides send, once they send anything. */
function Reports() {
  const t = useT();
  const { draft } = useForm();
  const provas = PROVAS.filter(
    (what) => !(isNoCampo(draft.modalidade) && PROVAS_DE_CONSOLE.has(what)),
  );
  return (
    <>
      <NumberSetting
        path="regras.prazo_confirmacao_horas"
        label={t('criar.campo.prazo_confirmacao_horas')}
        help={t('criar.ajuda.prazo_confirmacao_horas')}
        min={1}
        max={MOST_HOURS}
      />
      <NumberSetting
        path="regras.prazo_resposta_horas"
        label={t('criar.campo.prazo_resposta_horas')}
        help={t('criar.ajuda.prazo_resposta_horas')}
        min={1}
        max={MOST_HOURS}
      />
      <ChecksSetting
        path="regras.provas"
        label={t('criar.campo.provas')}
        options={provas.map((value) => ({ value, label: t(`opcoes.prova.${value}`) }))}
      />
    </>
  );
}

function ScoreSettings() {
  const t = useT();
  const { regras } = useForm().draft;
  return (
    <Disclosure
      title={t('criar.regras.placares')}
      note={t(`opcoes.quem_informa.${regras.quem_informa}`)}
    >
      <SelectSetting
        path="regras.quem_informa"
        label={t('criar.campo.quem_informa')}
        help={t('criar.ajuda.quem_informa')}
        options={QUEM_INFORMA.map((value) => ({ value, label: t(`opcoes.quem_informa.${value}`) }))}
      />
      {regras.quem_informa !== ONLY_ORGANISERS && <Reports />}
      <SelectSetting
        path="regras.sem_placar"
        label={t('criar.campo.sem_placar')}
        options={SEM_PLACAR.map((value) => ({ value, label: t(`opcoes.sem_placar.${value}`) }))}
      />
      <SelectSetting
        path="regras.robo"
        label={t('criar.campo.robo')}
        options={ROBO.map((value) => ({ value, label: t(`criar.robo.${value}`) }))}
      />
      <OptionalNumberSetting
        path="regras.prazo_reclamacao_horas"
        label={t('criar.campo.prazo_reclamacao_horas')}
        help={t('criar.ajuda.prazo_reclamacao_horas')}
        min={1}
        max={MOST_HOURS}
        initial={24}
      />
      <OptionalNumberSetting
        path="regras.aviso_cancelamento_horas"
        label={t('criar.campo.aviso_cancelamento_horas')}
        help={t('criar.ajuda.aviso_cancelamento_horas')}
        min={1}
        max={MOST_HOURS}
        initial={1}
      />
    </Disclosure>
  );
}

function LimitSettings() {
  const t = useT();
  const { draft } = useForm();
  return (
    <Disclosure title={t('criar.regras.partida')}>
      <NumberSetting
        path="regras.tolerancia_minutos"
        label={t('criar.campo.tolerancia_minutos')}
        min={0}
        max={120}
      />
      <OptionalNumberSetting
        path="regras.duracao_minutos"
        label={t('criar.campo.duracao_minutos')}
        help={t('criar.ajuda.duracao_minutos')}
        min={1}
        max={120}
        initial={12}
      />
      {!isNoCampo(draft.modalidade) && (
        <>
          <OptionalNumberSetting
            path="regras.limite_forca"
            label={t('criar.campo.limite_forca')}
            help={t('criar.ajuda.limite_forca')}
            min={1}
            max={9999}
            initial={85}
          />
          <ChecksSetting
            path="regras.times"
            label={t('criar.campo.times')}
            help={t('criar.ajuda.times')}
            options={TIMES_PERMITIDOS.map((value) => ({
              value,
              label: t(`opcoes.times.${value}`),
            }))}
          />
        </>
      )}
    </Disclosure>
  );
}

function CardSettings() {
  const t = useT();
  const { fases, regras } = useForm().draft;
  const isOn = regras.cartoes.amarelos !== null;
  const hasReturn = fases.some((fase) => !temTabela(fase) && temVolta(fase));
  return (
    <Disclosure title={t('criar.regras.cartoes')}>
      <OptionalNumberSetting
        path="regras.cartoes.amarelos"
        label={t('criar.campo.amarelos')}
        help={t('criar.ajuda.amarelos')}
        min={1}
        max={10}
        initial={3}
      />
      {isOn && (
        <NumberSetting
          path="regras.cartoes.vermelho"
          label={t('criar.campo.vermelho')}
          help={t('criar.ajuda.vermelho')}
          min={0}
          max={10}
        />
      )}
      {isOn && fases.length > 1 && (
        <OptionalNumberSetting
          path="regras.cartoes.zera_na_fase"
          label={t('criar.campo.zera_na_fase')}
          help={t('criar.ajuda.zera_na_fase')}
          min={2}
          max={fases.length}
          initial={fases.length}
        />
      )}
      {isOn && hasReturn && (
        <SwitchSetting
          path="regras.cartoes.leva_na_volta"
          label={t('criar.campo.leva_na_volta')}
          help={t('criar.ajuda.leva_na_volta')}
        />
      )}
      {isOn && (
        <SelectSetting
          path="regras.cartoes.suspenso_joga"
          label={t('criar.campo.suspenso_joga')}
          options={SUSPENSO_JOGA.map((value) => ({
            value,
            label: t(`criar.suspenso_joga.${value}`),
          }))}
        />
      )}
    </Disclosure>
  );
}

/** Rules around a match, most of which few people touch. */
export function MatchSettings() {
  return (
    <>
      <ScoreSettings />
      <LimitSettings />
      <CardSettings />
    </>
  );
}
