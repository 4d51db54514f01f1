// Hours that wait for an answer: of the other side to pick from, of the own side to take back.
import { useId, useState } from 'react';
import { rivalDe } from '#regras/vida/partida.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { Botoes } from '../vida/cartao.tsx';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import styles from './acordo.module.css';
import type { DoLado, PropostaVista } from './situacao.ts';
import type { LancesDoAcordo } from './use-acordo.ts';

type Props = DoLado & {
  readonly propostas: readonly PropostaVista[];
  readonly lances: LancesDoAcordo;
};

export function PropostasDeles({ dados, lado, propostas, lances }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const name = useId();
  const [picked, pick] = useState<string | null>(null);
  // What was picked may have been withdrawn meanwhile.
  const chosen = propostas.find(({ uuid }) => uuid === picked) ?? propostas[0];
  const time = nomeDoLado(rivalDe(lado), nomesDosLados(dados));
  if (!chosen) return null;
  const words = (at: string) => shortDateTime(at, texts, dados.now);
  return (
    <>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{t('acordo.escolha', { time })}</legend>
        {propostas.map(({ uuid, horario }) => (
          <label key={uuid}>
            <input
              type="radio"
              name={name}
              value={uuid}
              checked={uuid === chosen.uuid}
              onChange={() => pick(uuid)}
            />
            <span>{words(horario)}</span>
          </label>
        ))}
      </fieldset>
      <Botoes>
        <Button
          variant="primary"
          big
          icon="check"
          disabled={lances.isBusy}
          onClick={() => void lances.aceitar(chosen)}
        >
          {t('acordo.aceitar', { data: words(chosen.horario) })}
        </Button>
      </Botoes>
    </>
  );
}

export function PropostasMinhas({
  dados,
  propostas,
  lances,
  hasTitle,
}: Props & { hasTitle: boolean }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <div className={styles.own}>
      {hasTitle && <h3>{t('acordo.seus')}</h3>}
      <ul>
        {propostas.map((proposta) => {
          const data = shortDateTime(proposta.horario, texts, dados.now);
          return (
            <li key={proposta.uuid}>
              <Icon name="clock" size={18} />
              <b className={styles.grow}>{data}</b>
              <Button
                variant="ghost"
                disabled={lances.isBusy}
                aria-label={t('acordo.retirar_um', { data })}
                onClick={() => void lances.retirar(proposta)}
              >
                {t('acordo.retirar')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
