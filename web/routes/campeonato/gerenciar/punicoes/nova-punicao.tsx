// Punishing somebody. Where the rules have a ladder of sanctions, the step that comes next is chosen already.
import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Efeitos } from '#contract/participante/efeitos.ts';
import type { Sancao } from '#regras/configuracao/padroes-do-elenco.ts';
import { escadaEmVigor, proximaSancao, sancaoEmPalavras } from '#regras/regulamento/sancoes.ts';
import { QuadroDosEfeitos } from '#web/campeonato/efeitos/efeitos.tsx';
import { comOsJogos, lugarDepois } from '#web/campeonato/efeitos/o-que-houve.ts';
import { useEfeitos } from '#web/campeonato/efeitos/use-efeitos.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Stepper } from '#web/components/forms/stepper.tsx';
import { signed } from '#web/components/match/mini-table.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { Escolha } from '#web/routes/campeonato/gerenciar/escolha.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Translate, useTexts } from '#web/texts/texts.tsx';
import type { Punicao } from '../../punicao/punicao-em-palavras.ts';

const LEAST_REASON = 3;
const MOST_DIGITS = 9;

type TipoDeSancao = Sancao['tipo'];

/** Phases with a table, which are those where points count. */
const phasesOf = ({ campeonato }: DadosDaPagina) =>
  campeonato.fases.flatMap((fase, index) => ('tabela' in fase ? [index + 1] : []));

/** Why somebody cannot be put out: they are already, by a sanction or by themself, or nothing is played. */
type Fora = 'ja_excluido' | 'ja_saiu' | 'sem_jogo';

/** Points where there is a table, else a warning, and whatever the ladder has; but nobody who is out is put out. */
const kindsOf = (
  escada: readonly Sancao[],
  { hasTable, fora }: { hasTable: boolean; fora: Fora | null },
): TipoDeSancao[] => [
  ...new Set<TipoDeSancao>([
    hasTable ? 'pontos' : 'advertencia',
    ...escada.map(({ tipo }) => tipo).filter((tipo) => !(fora && tipo === 'exclusao')),
  ]),
];

type AmountProps = { label: string; help?: string; value: number; min: number; max: number };

function Amount({ label, help, ...rest }: AmountProps & { onChange(value: number): void }) {
  const id = useId();
  return (
    <div className={cartao.field}>
      <label htmlFor={id}>{label}</label>
      <Stepper id={id} name={label} {...rest} />
      {help && <small>{help}</small>}
    </div>
  );
}

type FormProps = {
  pagina: DadosDaPagina;
  participante: string;
  nome: string;
  passo: Sancao | undefined;
  fora: Fora | null;
  onDone(): void;
};

/** What is asked, and what it starts with: the next step of the ladder, or a point less. */
function usePunishment({ pagina, participante, passo, fora }: Omit<FormProps, 'onDone'>) {
  const { campeonato } = pagina;
  const phases = phasesOf(pagina);
  const escada = escadaEmVigor(campeonato.regras.sancoes, campeonato.fases);
  const kinds = kindsOf(escada, { hasTable: phases.length > 0, fora });
  const [tipo, setTipo] = useState<TipoDeSancao>(passo?.tipo ?? kinds[0] ?? 'pontos');
  const [fase, setFase] = useState(phases[0] ?? 1);
  const [pontos, setPontos] = useState(passo?.tipo === 'pontos' ? -passo.pontos : -1);
  const [multa, setMulta] = useState(passo?.tipo === 'multa' ? String(passo.valor) : '');
  const [motivo, setMotivo] = useState('');
  const isComplete =
    participante !== '' &&
    (tipo !== 'pontos' || pontos !== 0) &&
    (tipo !== 'multa' || Number(multa) > 0) &&
    motivo.trim().length >= LEAST_REASON;
  const body = {
    ...{ fase, participante, tipo, motivo: motivo.trim() },
    pontos: tipo === 'pontos' ? pontos : 0,
    multa: tipo === 'multa' ? Number(multa) : null,
  };
  return {
    ...{ kinds, phases, tipo, setTipo, fase, setFase, pontos, setPontos, multa, setMulta },
    ...{ motivo, setMotivo, isComplete, body },
  };
}

const OF = { pontos: 'pontos', multa: 'multa' } as const;

/** The others are written down and change nothing. */
const MOVES: ReadonlySet<TipoDeSancao> = new Set(['pontos', 'exclusao']);

type Corpo = ReturnType<typeof usePunishment>['body'];

/** Told before it is applied, again after each change of the form. */
function useForeseen(id: string, { fase, participante, tipo, pontos }: Corpo) {
  const isAsked = participante !== '' && MOVES.has(tipo) && (tipo !== 'pontos' || pontos !== 0);
  const body = { fase, participante, tipo, pontos };
  return useEfeitos(isAsked ? JSON.stringify(body) : null, (api) =>
    api('POST /api/campeonatos/:id/punicoes/impacto', { params: { id }, body }),
  );
}

/** 'Juventude: −3 pontos. Do 2º para o 5º.' */
function aplicada(
  { tipo, pontos, participante }: Corpo,
  nome: string,
  efeitos: Efeitos,
  t: Translate,
): string {
  if (tipo === 'exclusao') {
    return comOsJogos(t('organizacao.punicoes.excluido', { nome }), efeitos, t);
  }
  const what = t('campeonato.tabela.punicao', { n: pontos, pontos: signed(pontos) });
  const first = tipo === 'pontos' ? `${nome}: ${what}.` : t('organizacao.punicoes.de', { nome });
  return [first, lugarDepois(efeitos, participante, t)].filter(Boolean).join(' ');
}

function PunishmentForm(props: FormProps) {
  const { t } = useTexts();
  const { pagina, passo, nome, fora } = props;
  const form = usePunishment(props);
  const { isBusy, problem, run } = useChange();
  const { tipo, phases, kinds } = form;
  const { efeitos, isCurrent, problem: refusal } = useForeseen(pagina.campeonato.id, form.body);
  const howTheyLeft = saidaDe(fora);
  const moves = MOVES.has(tipo);
  const lost = moves ? (efeitos?.desfeitos.length ?? 0) : 0;
  const punish = async () => {
    const request = { params: { id: pagina.campeonato.id }, body: { ...form.body, ciente: true } };
    const isDone = await run(
      (api) => api('POST /api/campeonatos/:id/punicoes', request),
      (answer) => aplicada(form.body, nome, answer.efeitos, t),
    );
    if (isDone) props.onDone();
  };
  return (
    <>
      {howTheyLeft && (
        <p className={cartao.help}>{t(`organizacao.punicoes.${howTheyLeft}`, { nome })}</p>
      )}
      {passo && (
        <p className={cartao.help}>
          {t('organizacao.punicoes.proxima', { punicao: sancaoEmPalavras(passo, t) })}
        </p>
      )}
      {kinds.length > 1 && (
        <Escolha
          label={t('organizacao.punicoes.tipo')}
          value={tipo}
          options={kinds.map((value) => ({ value, label: t(`criar.sancao.${value}`) }))}
          onChange={({ currentTarget }) => form.setTipo(currentTarget.value as TipoDeSancao)}
        />
      )}
      {tipo === OF.pontos && phases.length > 1 && (
        <Escolha
          label={t('organizacao.punicoes.fase')}
          value={String(form.fase)}
          options={phases.map((n) => ({ value: String(n), label: t('campeonato.fase', { n }) }))}
          onChange={({ currentTarget }) => form.setFase(Number(currentTarget.value))}
        />
      )}
      {tipo === OF.pontos && (
        <Amount
          label={t('organizacao.punicoes.pontos')}
          help={t('organizacao.punicoes.pontos_ajuda')}
          value={form.pontos}
          min={-100}
          max={100}
          onChange={form.setPontos}
        />
      )}
      {tipo === OF.multa && (
        <label className={cartao.field}>
          {t('criar.sancao.valor')}
          <input
            inputMode="numeric"
            maxLength={MOST_DIGITS}
            value={form.multa}
            onChange={({ currentTarget }) => form.setMulta(currentTarget.value.replace(/\D/g, ''))}
          />
        </label>
      )}
      {tipo !== OF.pontos && (
        <p className={cartao.help}>{t(`organizacao.punicoes.registro.${tipo}`)}</p>
      )}
      <label className={cartao.field}>
        {t('organizacao.punicoes.motivo')}
        <input
          maxLength={300}
          value={form.motivo}
          onChange={({ currentTarget }) => form.setMotivo(currentTarget.value)}
        />
        <small>{t('organizacao.punicoes.motivo_ajuda')}</small>
      </label>
      <ProblemAlert texto={problem ?? refusal} />
      {moves && efeitos && <QuadroDosEfeitos efeitos={efeitos} />}
      <Button
        variant={lost > 0 ? 'bad' : 'primary'}
        disabled={isBusy || !form.isComplete || (moves && !isCurrent)}
        onClick={() => void punish()}
      >
        {lost > 0
          ? t('organizacao.punicoes.aplicar_e_desfazer', { n: lost })
          : t('organizacao.punicoes.aplicar')}
      </Button>
    </>
  );
}

type Props = {
  pagina: DadosDaPagina;
  punicoes: readonly Punicao[];
  names: readonly { readonly value: string; readonly label: string }[];
};

/** Nobody is put out but by a step of the rules: where it is set, for who may set it. */
function SemExclusao({ pagina: { campeonato } }: Pick<Props, 'pagina'>) {
  const { t } = useTexts();
  return (
    <>
      <p className={cartao.help}>{t('organizacao.punicoes.sem_exclusao')}</p>
      {campeonato.acoes.includes('editar') && (
        <ButtonLink to={`/campeonato/editar/${campeonato.id}?etapa=regras#sancoes`}>
          {t('organizacao.punicoes.por_escada')}
        </ButtonLink>
      )}
    </>
  );
}

/** Points that were given are no punishment, and no step of the ladder. */
const isPunishment = ({ tipo, pontos }: Punicao) => tipo !== 'pontos' || pontos < 0;

function foraDe({ campeonato, participantes }: DadosDaPagina, participante: string): Fora | null {
  const who = participantes.find(({ uuid }) => uuid === participante);
  if (who?.excluido) return 'ja_excluido';
  if (who?.desistiu) return 'ja_saiu';
  return campeonato.estado === 'andamento' ? null : 'sem_jogo';
}

/** How somebody who is out left, to be told; that a championship has no match yet is told by what is offered. */
const saidaDe = (fora: Fora | null) => (fora === 'sem_jogo' ? null : fora);

export function NovaPunicao({ pagina, punicoes, names }: Props) {
  const { t } = useTexts();
  const { regras, fases } = pagina.campeonato;
  const sancoes = escadaEmVigor(regras.sancoes, fases);
  const title = useRef<HTMLHeadingElement>(null);
  const asked = useSearchParams()[0].get('participante');
  const first = names.find(({ value }) => value === asked) ?? names[0];
  const [participante, setParticipante] = useState(first?.value ?? '');
  const own = punicoes.filter((one) => one.participante === participante && isPunishment(one));
  const fora = foraDe(pagina, participante);
  const passo = proximaSancao(sancoes, own.length);
  const isOfPoints = sancoes.length === 0 && phasesOf(pagina).length > 0;
  return (
    <section className={cartao.card}>
      <h2 ref={title} tabIndex={-1}>
        {t(`organizacao.punicoes.${isOfPoints ? 'nova' : 'punir'}`)}
      </h2>
      <Escolha
        label={t('organizacao.punicoes.quem')}
        value={participante}
        options={names}
        onChange={({ currentTarget }) => setParticipante(currentTarget.value)}
      />
      {!sancoes.some(({ tipo }) => tipo === 'exclusao') && <SemExclusao pagina={pagina} />}
      <PunishmentForm
        key={`${participante}:${own.length}`}
        pagina={pagina}
        participante={participante}
        nome={names.find(({ value }) => value === participante)?.label ?? ''}
        passo={fora && passo?.tipo === 'exclusao' ? undefined : passo}
        fora={fora}
        onDone={() => title.current?.focus()}
      />
    </section>
  );
}
