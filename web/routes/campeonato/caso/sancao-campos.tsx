// What a verdict carries beside the result: a warning, points or a fine, to one of the sides.
import { useId, useState } from 'react';
import type { SancaoDada } from '#contract/partida/sancao.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { SancaoDoVeredito } from '#regras/vida/sancao.ts';
import { nomesDosLados } from '#web/routes/campeonato/pagina-da-partida/vida/lados.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';
import styles from './caso.module.css';

/** `sancao`: as it is sent; null: none, or something is missing. */
export function useSancao() {
  const [lado, setLado] = useState<LadoDoJogo | null>(null);
  const [tipo, setTipo] = useState<SancaoDoVeredito>('advertencia');
  const [quanto, setQuanto] = useState('');
  const n = Number(quanto);
  const most = tipo === 'pontos' ? 100 : 999_999_999;
  const isNumber = Number.isInteger(n) && n >= 1 && n <= most;
  const needs = tipo !== 'advertencia';
  const falta = lado !== null && needs && !isNumber;
  const sancao: SancaoDada | null =
    lado === null || falta
      ? null
      : { lado, tipo, pontos: tipo === 'pontos' ? -n : 0, ...(tipo === 'multa' && { multa: n }) };
  return { lado, setLado, tipo, setTipo, quanto, setQuanto, needs, falta, sancao };
}

type Props = { dados: DadosDoCaso; estado: ReturnType<typeof useSancao>; isTried: boolean };

export function CamposDaSancao({ dados, estado, isTried }: Props) {
  const t = useT();
  const id = useId();
  const { sancoes } = dados.caso;
  const [home, away] = nomesDosLados(dados.partida);
  const { lado, setLado, tipo, setTipo, quanto, setQuanto, needs, falta } = estado;
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
            setLado((currentTarget.value || null) as LadoDoJogo | null)
          }
        >
          <option value="">{t('caso.sancao.ninguem')}</option>
          <option value="mandante">{home}</option>
          <option value="visitante">{away}</option>
        </select>
      </label>
      {lado !== null && (
        <div className={styles.kind}>
          <label className={styles.field}>
            {t('caso.sancao.tipo')}
            <select
              value={tipo}
              onChange={({ currentTarget }) => setTipo(currentTarget.value as SancaoDoVeredito)}
            >
              {sancoes.map((one) => (
                <option key={one} value={one}>
                  {t(`caso.sancao.${one}`)}
                </option>
              ))}
            </select>
          </label>
          {needs && (
            <label className={styles.field}>
              {t(tipo === 'pontos' ? 'caso.sancao.quanto_pontos' : 'caso.sancao.quanto_multa')}
              <input
                inputMode="numeric"
                maxLength={9}
                data-falta="sancao"
                aria-invalid={isWrong ? true : undefined}
                aria-describedby={isWrong ? id : undefined}
                value={quanto}
                onChange={({ currentTarget }) => setQuanto(currentTarget.value)}
              />
            </label>
          )}
        </div>
      )}
      {isWrong && (
        <p id={id} className={styles.wrong}>
          {t('caso.sancao.numero')}
        </p>
      )}
      {lado !== null && <p className={styles.small}>{t('caso.sancao.ajuda')}</p>}
    </fieldset>
  );
}
