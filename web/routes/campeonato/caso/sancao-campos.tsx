// What a verdict carries beside the result: a warning, points, a fine, or somebody who is suspended, to one of the sides.
import { useId, useState } from 'react';
import type { SancaoDada } from '#contract/partida/sancao.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { MAIS_JOGOS_FORA, type SancaoDoVeredito } from '#regras/vida/sancao.ts';
import { Select } from '#web/components/forms/select.tsx';
import { nomesDosLados } from '#web/routes/campeonato/pagina-da-partida/vida/lados.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';
import styles from './caso.module.css';
import { type PessoaFora, QuemFicaFora } from './quem-fica-fora.tsx';
import estilo from './sancao.module.css';

const MOST = { advertencia: 0, pontos: 100, multa: 999_999_999, suspensao: MAIS_JOGOS_FORA };

/** `sancao`: as it is sent; null: none, or something is missing. */
export function useSancao() {
  const [lado, setLado] = useState<LadoDoJogo | null>(null);
  const [tipo, setTipo] = useState<SancaoDoVeredito>('advertencia');
  const [quanto, setQuanto] = useState('');
  const [quem, setQuem] = useState<PessoaFora | null>(null);
  const n = Number(quanto);
  const isNumber = Number.isInteger(n) && n >= 1 && n <= MOST[tipo];
  const needs = tipo !== 'advertencia';
  const isSuspension = tipo === 'suspensao';
  const falta = lado !== null && ((needs && !isNumber) || (isSuspension && quem === null));
  const sancao: SancaoDada | null =
    lado === null || falta
      ? null
      : {
          ...{ lado, tipo, pontos: tipo === 'pontos' ? -n : 0 },
          ...(tipo === 'multa' && { multa: n }),
          ...(isSuspension && { quem, jogos: n }),
        };
  const choose = (side: LadoDoJogo | null) => {
    setLado(side);
    setQuem(null);
  };
  return { lado, choose, tipo, setTipo, quanto, setQuanto, quem, setQuem, isNumber, falta, sancao };
}

type Props = { dados: DadosDoCaso; estado: ReturnType<typeof useSancao>; isTried: boolean };

/** Which sanction, who of the side if it is of a person, and how much. */
function QualSancao({ dados, estado, isTried }: Props) {
  const t = useT();
  const [typeId, wrongId] = [useId(), useId()];
  const { lado, tipo, setTipo, quanto, setQuanto, quem, setQuem, isNumber, falta } = estado;
  const isSuspension = tipo === 'suspensao';
  const hasNumber = tipo !== 'advertencia';
  const isWrong = isTried && !isNumber;
  if (lado === null) return null;
  return (
    <div className={estilo.kind}>
      <label className={styles.field} htmlFor={typeId}>
        {t('caso.sancao.tipo')}
        <Select
          id={typeId}
          value={tipo}
          options={dados.caso.sancoes.map((one) => ({
            value: one,
            label: t(`caso.sancao.${one}`),
          }))}
          onChange={({ currentTarget }) => setTipo(currentTarget.value as SancaoDoVeredito)}
        />
      </label>
      {isSuspension && (
        <QuemFicaFora
          key={lado}
          dados={dados}
          lado={lado}
          value={quem}
          wrongId={isTried && quem === null ? wrongId : undefined}
          onChange={setQuem}
        />
      )}
      {hasNumber && (
        <label className={styles.field}>
          {t(`caso.sancao.quanto_${tipo}`)}
          <input
            inputMode="numeric"
            maxLength={9}
            data-falta="sancao"
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? wrongId : undefined}
            value={quanto}
            onChange={({ currentTarget }) => setQuanto(currentTarget.value)}
          />
        </label>
      )}
      {isTried && falta && (
        <p id={wrongId} className={estilo.wrong}>
          {t(isSuspension ? 'caso.sancao.falta_pessoa' : 'caso.sancao.numero')}
        </p>
      )}
    </div>
  );
}

export function CamposDaSancao(props: Props) {
  const { dados, estado } = props;
  const t = useT();
  const id = useId();
  const { sancoes } = dados.caso;
  const [home, away] = nomesDosLados(dados.partida);
  const { lado, choose } = estado;
  if (sancoes.length === 0) return null;
  return (
    <fieldset className={estilo.sanction}>
      <legend>{t('caso.sancao.titulo')}</legend>
      <label className={styles.field} htmlFor={id}>
        {t('caso.sancao.quem')}
        <Select
          id={id}
          value={lado ?? ''}
          options={[
            { value: '', label: t('caso.sancao.ninguem') },
            { value: 'mandante', label: home },
            { value: 'visitante', label: away },
          ]}
          onChange={({ currentTarget }) =>
            choose((currentTarget.value || null) as LadoDoJogo | null)
          }
        />
      </label>
      <QualSancao {...props} />
      {lado !== null && <p className={styles.small}>{t('caso.sancao.ajuda')}</p>}
    </fieldset>
  );
}
