// The form of who decides a case: a verdict, what it would move, the rule and the reason.
import { type SubmitEvent, useState } from 'react';
import type { DecisaoDoCaso } from '#contract/partida/contestacoes.ts';
import type { SancaoDada } from '#contract/partida/sancao.ts';
import { Movimentos } from '#web/campeonato/movimentos.tsx';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { nomesDosLados } from '#web/routes/campeonato/pagina-da-partida/vida/lados.ts';
import { useImpacto } from '#web/routes/campeonato/partida/impacto-do-placar.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';
import styles from './caso.module.css';
import { quemRecebe } from './quem-recebe.ts';
import { type Regra, RegraCitada } from './regra-citada.tsx';
import { CamposDaSancao, useSancao } from './sancao-campos.tsx';
import { useVeredito, Vereditos } from './veredito-campos.tsx';
import { comoLancamento } from './vereditos.ts';

type Props = { dados: DadosDoCaso; julgar: NonNullable<DadosDoCaso['julgar']> };

type VereditoDado = {
  readonly decisao: DecisaoDoCaso;
  readonly regra: Regra;
  readonly motivo: string;
  readonly sancao: SancaoDada | null;
  readonly ciente: boolean;
};

function useJulgar({ caso }: DadosDoCaso, done: string) {
  const { isBusy, problem, run } = useChange();
  const { uuid, versao } = caso.partida;
  const julgar = (veredito: VereditoDado) =>
    run(
      (call) =>
        call('POST /api/partidas/:uuid/veredito', {
          params: { uuid },
          body: { versao, ...veredito },
        }),
      done,
    );
  return { isBusy, problem, julgar };
}

export function Decidir({ dados, julgar: { secoes, todos } }: Props) {
  const t = useT();
  const { caso, partida } = dados;
  const veredito = useVeredito(dados);
  const [regra, setRegra] = useState<Regra | null>(null);
  const [motivo, setMotivo] = useState('');
  const [isTried, setTried] = useState(false);
  const sancionar = useSancao();
  const { sancao } = sancionar;
  const names = nomesDosLados(partida);
  const recebe = quemRecebe(caso, names, t);
  const { isBusy, problem, julgar } = useJulgar(dados, recebe.feito);
  const { decisao, falta } = veredito;
  const lancamento = comoLancamento(decisao);
  const { movido, lost } = useImpacto({
    ...{ partida: caso.partida, lancamento, sancao },
    isChange: true,
  });
  const gente = { ...partida.gente, ...Object.fromEntries(todos.map((one) => [one.uuid, one])) };
  const missing = [
    ...[falta, sancionar.falta && ('sancao' as const)],
    ...[!regra && ('regra' as const), motivo.trim() === '' && ('motivo' as const)],
  ].filter((one) => one !== null && one !== false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = missing;
    if (first || !decisao || !regra) {
      const at = event.currentTarget.querySelector(`[data-falta=${first}]`);
      (at?.matches('fieldset')
        ? at.querySelector<HTMLElement>('input')
        : (at as HTMLElement)
      )?.focus();
      return;
    }
    const veredito = { decisao, regra, motivo: motivo.trim(), sancao, ciente: lost > 0 };
    // Where the form was there is nothing left to look at.
    void julgar(veredito).then((isDone) => isDone && scrollTo(0, 0));
  };
  const list = missing.map((one) => t(`caso.decidir.falta.${one}`)).join(', ');
  const told = isTried && missing.length > 0 ? t('caso.decidir.faltam', { lista: list }) : problem;
  const action = isBusy ? 'publicando' : lost > 0 ? 'publicar_mesmo' : 'publicar';
  return (
    <form className={styles.judge} id="decisao" noValidate onSubmit={submit}>
      <h2>{t('caso.decidir.titulo')}</h2>
      <Vereditos dados={dados} veredito={veredito} names={names} isTried={isTried} />
      <CamposDaSancao dados={dados} estado={sancionar} isTried={isTried} />
      {decisao && movido && <Movimentos movido={movido} gente={gente} />}
      <RegraCitada secoes={secoes} onChange={setRegra} />
      <label className={styles.field}>
        {t('caso.decidir.motivo')}
        <textarea
          rows={3}
          maxLength={1_000}
          data-falta="motivo"
          value={motivo}
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        />
      </label>
      {lost > 0 && (
        <p role="alert" className={styles.losing}>
          {t('caso.decidir.desfaz', { n: lost })}
        </p>
      )}
      <ProblemAlert texto={told} />
      <Button type="submit" variant="primary" big block disabled={isBusy}>
        {t(`caso.decidir.${action}`)}
      </Button>
      <p className={styles.small}>{`${recebe.antes} ${t('caso.decidir.fim')}`}</p>
    </form>
  );
}
