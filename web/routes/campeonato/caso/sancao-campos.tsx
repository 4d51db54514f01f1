// What a verdict carries beside the result: a warning, points, a fine, or somebody who is suspended, to one of the sides.
import { useId, useState } from 'react';
import type { SancaoDada } from '#contract/partida/sancao.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { MAIS_JOGOS_FORA, type SancaoDoVeredito } from '#regras/vida/sancao.ts';
import { nomesDosLados } from '#web/routes/campeonato/pagina-da-partida/vida/lados.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';
import styles from './caso.module.css';
import { type PessoaFora, QuemFicaFora } from './quem-fica-fora.tsx';

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
  return { lado, choose, tipo, setTipo, quanto, setQuanto, quem, setQuem, falta, sancao };
}

type Props = { dados: DadosDoCaso; estado: ReturnType<typeof useSancao>; isTried: boolean };

/** Which sanction, who of the side if it is of a person, and how much. */
function QualSancao({
  dados,
  estado,
  isWrong,
  wrongId,
}: Props & { isWrong: boolean; wrongId: string }) {
  const t = useT();
  const { lado, tipo, setTipo, quanto, setQuanto, quem, setQuem } = estado;
  const isSuspension = tipo === 'suspensao';
  const hasNumber = tipo !== 'advertencia';
  if (lado === null) return null;
  return (
    <div className={styles.kind}>
      <label className={styles.field}>
        {t('caso.sancao.tipo')}
        <select
          value={tipo}
          onChange={({ currentTarget }) => setTipo(currentTarget.value as SancaoDoVeredito)}
        >
          {dados.caso.sancoes.map((one) => (
            <option key={one} value={one}>
              {t(`caso.sancao.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {isSuspension && (
        <QuemFicaFora key={lado} dados={dados} lado={lado} value={quem} onChange={setQuem} />
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
    </div>
  );
}

export function CamposDaSancao(props: Props) {
  const { dados, estado, isTried } = props;
  const t = useT();
  const id = useId();
  const { sancoes } = dados.caso;
  const [home, away] = nomesDosLados(dados.partida);
  const { lado, choose, tipo, falta } = estado;
  const isWrong = isTried && falta;
  if (sancoes.length === 0) return null;
  return (
    <fieldset className={styles.sanction}>
      <legend>{t('caso.sancao.titulo')}</legend>
      <label className={styles.field}>
        {t('caso.sancao.quem')}
        <select
          value={lado ?? ''}
          onChange={({ currentTarget }) =>
            choose((currentTarget.value || null) as LadoDoJogo | null)
          }
        >
          <option value="">{t('caso.sancao.ninguem')}</option>
          <option value="mandante">{home}</option>
          <option value="visitante">{away}</option>
        </select>
      </label>
      <QualSancao {...props} isWrong={isWrong} wrongId={id} />
      {isWrong && (
        <p id={id} className={styles.wrong}>
          {t(tipo === 'suspensao' ? 'caso.sancao.falta_pessoa' : 'caso.sancao.numero')}
        </p>
      )}
      {lado !== null && <p className={styles.small}>{t('caso.sancao.ajuda')}</p>}
    </fieldset>
  );
}
