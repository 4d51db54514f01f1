// The sheet of who plays: how the match ended, or what is wrong with what the other side said.
import { type SubmitEvent, useState } from 'react';
import type { InformadoDado, InformadoVisto } from '#contract/partida/dado.ts';
import { mesmoInformado } from '#regras/vida/partida.ts';
import type { ApiCall } from '#web/api/api.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { CamposDoPlacar, useConfronto } from '#web/routes/campeonato/partida/placar-campos.tsx';
import { penaltisDoJogo } from '#web/routes/campeonato/partida/placar-confronto.ts';
import folha from '#web/routes/campeonato/partida/placar-dialog.module.css';
import {
  entryOf,
  faltaVencedor,
  type Rascunho,
  rascunhoDe,
} from '#web/routes/campeonato/partida/placar-rascunho.ts';
import { CamposDoWo } from '#web/routes/campeonato/partida/placar-wo.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { comoPagina, type DadosDaPartida } from '../carregar.ts';
import { CamposDasProvas, useProvas } from '../provas/provas-campos.tsx';
import { GolsDaPalavra, useGols } from './gols-da-palavra.tsx';
import { ditoEmPalavras, nomesDosLados } from './lados.ts';
import { feitoDe, type Modo } from './palavra.ts';
import { Texto, Tipo, type TipoDePalavra } from './palavra-campos.tsx';
import styles from './palavra-dialog.module.css';

type Props = { dados: DadosDaPartida; modo: Modo; onClose(): void };
type Provas = ReturnType<typeof useProvas>;

/** What the sheet is about: the own word, the other side's, or the result that stands. */
function assunto({ partida, vida }: DadosDaPartida): InformadoVisto | null {
  if (vida.informe) return vida.informe.informado;
  if (partida.wo_de) return { tipo: 'wo', wo_de: partida.wo_de };
  return partida.placar && { tipo: 'placar', ...partida.placar };
}

/** A score that was told live is the one to begin with. */
const comOVivo = (draft: Rascunho, { aoVivo }: DadosDaPartida, modo: Modo): Rascunho =>
  modo === 'informar' && aoVivo?.comecou ? { ...draft, gols: aoVivo.gols } : draft;

/** The shape of the rules, which leave out what is not so. */
const emRegras = (informado: InformadoDado | InformadoVisto) => {
  if (informado.tipo === 'wo') return informado;
  const { penaltis, prorrogacao, ...goals } = informado;
  return { ...goals, ...(prorrogacao && { prorrogacao }), ...(penaltis && { penaltis }) } as const;
};

const isSame = (one: InformadoDado, other: InformadoVisto | null) =>
  other !== null && mesmoInformado(emRegras(one), emRegras(other));

const informadoDe = (entry: ReturnType<typeof entryOf>): InformadoDado | null =>
  entry?.tipo === 'placar' || entry?.tipo === 'wo' ? entry : null;

const IS_ANSWER: Readonly<Record<Modo, boolean>> = {
  ...{ informar: false, mudar: false, contestar: true, reclamar: true },
};

/** Sends it; the sheet goes only when it was taken. */
function useEnviar({ dados, modo, onClose }: Props, gols: ReturnType<typeof useGols>) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const { partida, vida } = dados;
  const { uuid } = partida;
  const enviar = async (
    informado: InformadoDado | null,
    texto: string,
    provas: ReturnType<Provas['dadas']>,
  ) => {
    const words = texto.trim() || null;
    const send = (call: ApiCall) => {
      if (IS_ANSWER[modo] || !informado) {
        const body = { informado, motivo: words, ...provas };
        return call('POST /api/partidas/:uuid/contestacao', { params: { uuid }, body });
      }
      const body = { informado, nota: words, ...provas };
      if (modo === 'mudar' && vida.informe) {
        const params = { uuid, informe: vida.informe.uuid };
        return call('PUT /api/partidas/:uuid/informes/:informe', { params, body });
      }
      return call('POST /api/partidas/:uuid/informes', { params: { uuid }, body });
    };
    const isTaken = await run(
      async (call) => {
        const answer = await send(call);
        await gols.enviar(informado, answer.data.partida);
        return answer;
      },
      ({ data }) => t(`partida.vida.feito.${feitoDe(data)}`),
    );
    if (isTaken) onClose();
  };
  return { isBusy, problem, enviar };
}

/** Null: it can be sent. */
function falta(
  said: InformadoDado | null,
  about: InformadoVisto | null,
  { tipo, modo, texto }: { tipo: TipoDePalavra; modo: Modo; texto: string },
) {
  const hasWords = texto.trim() !== '';
  if (tipo === 'motivo') return hasWords ? null : 'falta_motivo';
  if (!said) return 'quem';
  const isTheSame = modo !== 'informar' && isSame(said, about);
  return isTheSame && !(IS_ANSWER[modo] && hasWords) ? 'igual' : null;
}

/** A number that cannot be, or else the field of what is missing. */
function whereWrong(form: HTMLFormElement, missing: string | null): HTMLElement | null {
  const wrong = form.querySelector<HTMLElement>('input[type=number][aria-invalid]');
  return wrong ?? (missing ? form.querySelector<HTMLElement>(`[data-falta~=${missing}]`) : null);
}

/** What to say above the button, once it was pressed; who was absent is asked at its own place. */
function useQueixa(missing: ReturnType<typeof falta>, unproven: string | null): string | null {
  const t = useT();
  if (missing === 'quem') return null;
  return missing ? t(`palavra.${missing}`) : unproven;
}

export default function PalavraDialog(props: Props) {
  const { dados, modo, onClose } = props;
  const t = useT();
  const { partida, campeonato } = dados;
  // As it was when the sheet was opened.
  const [about] = useState(() => (modo === 'informar' ? null : assunto(dados)));
  const [draft, setDraft] = useState(() => comOVivo(rascunhoDe(about), dados, modo));
  const [isReason, setReason] = useState(false);
  const [texto, setTexto] = useState('');
  const [isTried, setTried] = useState(false);
  const gols = useGols(dados, modo);
  const { isBusy, problem, enviar } = useEnviar(props, gols);
  const needsNew = modo === 'reclamar' && dados.vida.reclama_com_prova;
  const provas = useProvas(dados, { isChange: modo === 'mudar', needsNew });
  const pagina = comoPagina(dados);
  const names = nomesDosLados(dados);
  const tie = useConfronto(partida, pagina, draft);
  const penaltis = penaltisDoJogo(
    partida,
    { tie, fase: campeonato.fases[partida.fase - 1] },
    draft,
  );
  const tipo: TipoDePalavra = isReason ? 'motivo' : draft.tipo === 'wo' ? 'wo' : 'placar';
  const said = isReason ? null : informadoDe(entryOf(draft, penaltis));
  const isLevel = faltaVencedor(said, penaltis);
  const missing = falta(said, about, { tipo, modo, texto });
  const unproven = missing ? null : provas.falta(said);
  const set = (change: Partial<Rascunho>) => setDraft((now) => ({ ...now, ...change }));
  const choose = (next: TipoDePalavra) => {
    setTried(false);
    setReason(next === 'motivo');
    if (next !== 'motivo') set({ tipo: next });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const form = event.currentTarget;
    const at = whereWrong(form, missing ?? (unproven && 'provas')) ?? gols.nomeEmEspera(form);
    if (at) at.focus();
    else if (!missing && !unproven) void enviar(said, texto, provas.dadas());
  };
  const isAnswer = IS_ANSWER[modo];
  const [isScore, isWalkover, isChange] = [tipo === 'placar', tipo === 'wo', modo === 'mudar'];
  const queixa = useQueixa(missing, unproven);
  const told = isTried ? queixa : null;
  return (
    <Modal title={t(`palavra.titulo.${modo}`)} onClose={onClose}>
      <form className={folha.form} noValidate onSubmit={submit}>
        <Tipo dados={dados} modo={modo} tipo={tipo} onChange={choose} />
        {isScore && (
          <CamposDoPlacar
            partida={partida}
            placar={draft}
            names={names}
            tie={tie}
            penaltis={penaltis}
            pagina={pagina}
            set={set}
          />
        )}
        {isWalkover && (
          <CamposDoWo
            partida={partida}
            pagina={pagina}
            names={names}
            ausente={draft.wo_de}
            isMissing={isTried && missing === 'quem'}
            onChange={(wo_de) => set({ wo_de })}
          />
        )}
        <GolsDaPalavra gols={gols} said={said} />
        <CamposDasProvas dados={dados} provas={provas} isTried={isTried} />
        <Texto isAnswer={isAnswer} isNeeded={isReason} value={texto} onChange={setTexto} />
        <div className={folha.foot}>
          <ProblemAlert texto={told ?? problem} />
          <Button
            type="submit"
            variant="primary"
            big
            block
            disabled={isBusy || isLevel || provas.isSending}
          >
            {sendText(said, names, isBusy, t)}
          </Button>
          {isChange && (
            <p className={styles.note}>
              {t('palavra.mudancas', { n: (dados.vida.mudancas ?? 1) - 1 })}
            </p>
          )}
        </div>
      </form>
    </Modal>
  );
}

function sendText(
  said: InformadoDado | null,
  names: ReturnType<typeof nomesDosLados>,
  isBusy: boolean,
  t: Translate,
): string {
  if (isBusy) return t('palavra.enviando');
  if (!said) return t('palavra.enviar_motivo');
  return t('palavra.enviar', { placar: ditoEmPalavras(vistoDe(said), names, t) });
}

const vistoDe = (said: InformadoDado): InformadoVisto =>
  said.tipo === 'wo' ? said : { ...said, penaltis: said.penaltis ?? null };
