// A match while it is played: the score as it is told, what happened, and what who is there may add. It counts only
// once somebody ends it.
import { useEffect, useState } from 'react';
import type { JogoAoVivo } from '#contract/partida/lances.ts';
import { DE_UM_LADO, type TipoAoVivo } from '#regras/vida/ao-vivo.ts';
import { LADOS, type LadoDoJogo } from '#regras/vida/partida.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { novoId } from '#web/api/novo-id.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { Botoes, CartaoDaVida } from '../vida/cartao.tsx';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import styles from './ao-vivo.module.css';

/** Modest: a real-time connection will take its place. */
const INTERVAL_MS = 15_000;

/** Asks again while the page is looked at. */
function useAoVivo(uuid: string, primeiro: JogoAoVivo) {
  const [visto, setVisto] = useState(primeiro);
  useEffect(() => setVisto(primeiro), [primeiro]);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      quietApi('GET /api/partidas/:uuid/lances', { params: { uuid } }).then(
        ({ data }) => setVisto(data),
        () => undefined,
      );
    };
    const timer = setInterval(ask, INTERVAL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [uuid]);
  return [visto, setVisto] as const;
}

type Props = { dados: DadosDaPartida; aoVivo: JogoAoVivo };

function Contados({ dados, aoVivo }: Props) {
  const { t, locale } = useTexts();
  const nomes = nomesDosLados(dados);
  const hour = new Intl.DateTimeFormat(locale, {
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
  if (aoVivo.lances.length === 0) return null;
  return (
    <ol className={styles.told} aria-live="polite">
      {aoVivo.lances.toReversed().map(({ uuid, tipo, lado, minuto, voz, quando }) => (
        <li key={uuid}>
          <b>{t(`lances.tipo.${tipo}`, { time: lado ? nomeDoLado(lado, nomes) : '' })}</b>
          <small>
            {[
              minuto === null ? hour.format(new Date(quando)) : t('lances.minuto', { n: minuto }),
              voz === 'mesa' || voz === 'organizacao'
                ? t(`lances.voz.${voz}`)
                : nomeDoLado(voz, nomes),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </ol>
  );
}

type MarcarProps = Props & {
  isBusy: boolean;
  onTell(tipo: TipoAoVivo, lado: LadoDoJogo | null): void;
};

function Marcar({ dados, aoVivo, isBusy, onTell }: MarcarProps) {
  const { t } = useTexts();
  const nomes = nomesDosLados(dados);
  const told = aoVivo.pode.filter((tipo) => tipo !== 'fim');
  return (
    <Botoes>
      {told.flatMap((tipo) => {
        const sides = tipo !== 'na_sala' && DE_UM_LADO.includes(tipo) ? LADOS : [null];
        return sides.map((lado) => (
          <Button
            key={`${tipo}${lado}`}
            variant={tipo === 'gol' ? 'primary' : 'line'}
            disabled={isBusy}
            onClick={() => onTell(tipo, lado)}
          >
            {t(`lances.marcar.${tipo}`, { time: lado ? nomeDoLado(lado, nomes) : '' })}
          </Button>
        ));
      })}
    </Botoes>
  );
}

export function AoVivoDoJogo({ dados, aoVivo: primeiro }: Props) {
  const { t } = useTexts();
  const { uuid } = dados.partida;
  const [aoVivo, setAoVivo] = useAoVivo(uuid, primeiro);
  const { isBusy, problem, run } = useChange();
  const tell = (tipo: TipoAoVivo, lado: LadoDoJogo | null) =>
    run(async (call) => {
      const body = { id: novoId(), tipo, lado };
      const { data } = await call('POST /api/partidas/:uuid/lances', { params: { uuid }, body });
      setAoVivo(data);
    }, t('lances.marcado'));
  const end = () =>
    run(
      (call) =>
        call('POST /api/partidas/:uuid/lances/encerramento', { params: { uuid }, body: {} }),
      t('lances.encerrado'),
    );
  const [home, away] = aoVivo.gols;
  const nomes = nomesDosLados(dados);
  const isLive = aoVivo.comecou !== null;
  return (
    <CartaoDaVida
      titulo={t(isLive ? 'lances.titulo' : 'lances.antes')}
      texto={t(isLive ? 'lances.nao_conta' : 'lances.antes_ajuda')}
    >
      {isLive && (
        <div className={styles.score} role="status">
          {t('lances.placar', {
            mandante: nomes[0],
            visitante: nomes[1],
            placar: `${home} × ${away}`,
          })}
        </div>
      )}
      <Marcar
        dados={dados}
        aoVivo={aoVivo}
        isBusy={isBusy}
        onTell={(tipo, lado) => void tell(tipo, lado)}
      />
      {aoVivo.encerra && (
        <Button variant="primary" big block disabled={isBusy} onClick={() => void end()}>
          {t(`lances.encerrar.${aoVivo.encerra}`, { placar: `${home} × ${away}` })}
        </Button>
      )}
      <ProblemAlert texto={problem} />
      <Contados dados={dados} aoVivo={aoVivo} />
    </CartaoDaVida>
  );
}
