// What came up before kick-off: a side that cannot play, or a problem. What the rules make of it is said before it
// is sent, and what waits for the organisers stands here until they have dealt with it.
import { lazy, Suspense, useState } from 'react';
import type { Ocorrencia } from '#contract/partida/ocorrencias.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { Galeria } from '../provas/galeria.tsx';
import { Botoes, CartaoDaVida } from '../vida/cartao.tsx';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import styles from './acordo.module.css';
import { type DeQuemOlha, type Imprevisto, imprevistosDe } from './imprevistos-do-lado.ts';

const ImprevistoDialog = lazy(withTexts(['provas'], () => import('./imprevisto-dialog.tsx')));

type Props = DeQuemOlha;

const SAID = {
  desmarcou: 'acordo.imprevisto.desmarcou',
  desmarcou_tarde: 'acordo.imprevisto.desmarcou_tarde',
  problema: 'acordo.imprevisto.conta_problema',
  suspenso_jogou: 'acordo.imprevisto.suspenso_jogou',
} as const;

function Linha({ dados, lado, ocorrencia }: Omit<Props, 'acordo'> & { ocorrencia: Ocorrencia }) {
  const texts = useTexts();
  const { t } = texts;
  const { isBusy, problem, run } = useChange();
  const { tipo, motivo, quem, created_at, resolvida_at } = ocorrencia;
  const params = { uuid: dados.partida.uuid, ocorrencia: ocorrencia.uuid };
  const words = (at: string) => shortDateTime(at, texts, dados.now);
  const time = nomeDoLado(ocorrencia.lado, nomesDosLados(dados));
  const isOpen = resolvida_at === null;
  const isFlag = tipo === 'suspenso_jogou';
  const isOwn = ocorrencia.lado === lado && !isFlag;
  const isForfeit = isFlag && dados.campeonato.regras.cartoes.suspenso_joga === 'wo';
  const mayDeal = dados.campeonato.acoes.includes('agendar');
  const takeBack = () =>
    run(
      (call) => call('DELETE /api/partidas/:uuid/ocorrencias/:ocorrencia', { params }),
      t(`acordo.feito.${tipo === 'problema' ? 'retirou_problema' : 'retirou_desmarcou_tarde'}`),
    );
  const deal = () =>
    run(
      (call) => call('PUT /api/partidas/:uuid/ocorrencias/:ocorrencia', { params, body: {} }),
      t('acordo.feito.resolvido'),
    );
  return (
    <li className={styles.told}>
      <Chip tone={isOpen ? 'warn' : 'neutral'}>
        {isOpen
          ? t('acordo.imprevisto.espera')
          : t('acordo.imprevisto.resolvida', { quando: words(resolvida_at) })}
      </Chip>
      <div className={styles.grow}>
        <b>{t(SAID[tipo], { time })}</b>
        <small>{motivo}</small>
        <Galeria
          partida={dados.partida.uuid}
          provas={ocorrencia.provas}
          de={time}
          now={dados.now}
        />
        {isForfeit && isOpen && mayDeal && (
          <small>{t('acordo.imprevisto.suspenso_wo', { time })}</small>
        )}
        <small>
          {quem
            ? t('acordo.imprevisto.quem_quando', { quem, quando: words(created_at) })
            : words(created_at)}
        </small>
      </div>
      {isOpen && isOwn && (
        <Button
          variant="ghost"
          disabled={isBusy}
          aria-label={t('acordo.imprevisto.retirar_de', { motivo })}
          onClick={() => void takeBack()}
        >
          {t('acordo.imprevisto.retirar')}
        </Button>
      )}
      {isOpen && !isOwn && mayDeal && (
        <Button
          disabled={isBusy}
          aria-label={t('acordo.imprevisto.resolver_de', { motivo })}
          onClick={() => void deal()}
        >
          {t('acordo.imprevisto.resolver')}
        </Button>
      )}
      <ProblemAlert texto={problem} />
    </li>
  );
}

const BUTTONS = {
  a_tempo: 'acordo.imprevisto.nao_vou',
  tarde: 'acordo.imprevisto.nao_vou',
  problema: 'acordo.imprevisto.problema',
} as const;

export function Imprevistos(props: Props) {
  const { dados, acordo, lado } = props;
  const { t } = useTexts();
  const [told, tell] = useState<Imprevisto | null>(null);
  const may = imprevistosDe(props);
  const { ocorrencias } = acordo;
  if (may.length === 0 && ocorrencias.length === 0 && !told) return null;
  const isTask = !lado && ocorrencias.some(({ resolvida_at }) => resolvida_at === null);
  return (
    <CartaoDaVida
      isMine={isTask}
      titulo={t('acordo.imprevisto.titulo')}
      texto={may.length > 0 && t('acordo.imprevisto.ajuda')}
    >
      {ocorrencias.length > 0 && (
        <div className={styles.own}>
          <ul>
            {ocorrencias.map((ocorrencia) => (
              <Linha key={ocorrencia.uuid} dados={dados} lado={lado} ocorrencia={ocorrencia} />
            ))}
          </ul>
        </div>
      )}
      {may.length > 0 && (
        <Botoes>
          {may.map((imprevisto) => (
            <Button key={imprevisto} onClick={() => tell(imprevisto)}>
              {t(BUTTONS[imprevisto])}
            </Button>
          ))}
        </Botoes>
      )}
      {told && lado && (
        <Suspense>
          <ImprevistoDialog
            dados={dados}
            lado={lado}
            imprevisto={told}
            onClose={() => tell(null)}
          />
        </Suspense>
      )}
    </CartaoDaVida>
  );
}
