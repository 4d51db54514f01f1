// Sends the sheet of a match, and tells what stands against it where it can be mended.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Lancamento, Partida, PartidaInteira } from '#contract/partidas.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi, showFailure } from '#web/api/api-browser.ts';
import { contarResultado } from '#web/campeonato/contar-resultado.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { esquecerLancamento, lembrarLancamento } from '#web/campeonato/recem-lancado.ts';
import { questionOf } from '#web/campeonato/use-change.ts';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Translate, useTexts } from '#web/texts/texts.tsx';
import { nomesDosQueFaltam, quemSeDiz } from './nomes-dos-que-faltam.ts';
import { useDesfazer } from './placar-desfazer.ts';
import { buscarOQueVale } from './placar-que-vale.ts';
import type { Rascunho } from './placar-rascunho.ts';
import type { OfertaDeVolta } from './volta/de-volta.ts';

export type SheetProps = {
  partida: Partida;
  pagina: DadosDaPagina;
  /** What was begun elsewhere and goes on here. */
  comeco?: Partial<Rascunho> | undefined;
  onClose(): void;
};

/** How many later results would be undone, when the answer asks to agree to that. */
function undone(error: unknown): number {
  if (!(error instanceof ApiError) || error.status !== 409) return 0;
  const data = error.body?.data as { partidas?: { perde_resultado: boolean }[] } | undefined;
  return data?.partidas?.filter(({ perde_resultado }) => perde_resultado).length ?? 0;
}

export type Recusa = {
  readonly motivo?: string | undefined;
  readonly novaData?: string | undefined;
  readonly outra: string | null;
  /** What the server wants to hear a yes to. */
  readonly pergunta?: string | null;
};

const ACCEPTED: Recusa = { outra: null };

/** The reason and the day are refused at their fields, anything else above the button. */
function refused(error: unknown, t: Translate): Recusa {
  if (!(error instanceof ApiError)) return ACCEPTED;
  if (error.status === 0) return { outra: t('campeonato.placar.sem_conexao') };
  const { motivo, jogo_previsto_at, ...others } = error.body?.validations ?? {};
  return {
    motivo: motivo?.[0],
    novaData: jogo_previsto_at?.[0],
    outra: Object.values(others).flat()[0] ?? null,
    pergunta: questionOf(error),
  };
}

/** Where somebody else was first, with the score that stands. */
async function refusedNow(error: unknown, t: Translate): Promise<Recusa> {
  const said = refused(error, t);
  return { ...said, outra: said.outra ?? (await buscarOQueVale(error, t)) };
}

/** Put off, or cancelled: the score it had before would take that back at once. */
const SEM_VOLTA: readonly Lancamento['tipo'][] = ['adiar', 'cancelar'];

type Oferta = Pick<OfertaDeVolta, 'jogos' | 'fora'>;

const NADA: Oferta = { jogos: [], fora: [] };

const oferecidosApos = (
  { tipo }: Lancamento,
  { restauraveis: jogos, ficam_fora: fora }: Pick<PartidaInteira, 'restauraveis' | 'ficam_fora'>,
): Oferta => (SEM_VOLTA.includes(tipo) ? NADA : { jogos, fora });

const SCORE = { save: 'salvar', anyway: 'salvar_mesmo' } as const;

/** What the button does, and what it does all the same. */
export const WORDS = {
  ...{ placar: SCORE, wo: SCORE },
  adiar: { save: 'adiar_jogo', anyway: 'adiar_mesmo' },
  cancelar: { save: 'cancelar_jogo', anyway: 'cancelar_mesmo' },
  limpar: { save: 'apagar', anyway: 'apagar_mesmo' },
  retomar: { save: 'retomar_jogo', anyway: 'retomar_mesmo' },
} as const;

/** A list that follows the current round would run away with the last score: it is held where it is. */
function useStay({ partida, pagina }: SheetProps): () => Promise<void> {
  const navigate = useNavigate();
  const endereco = useEndereco(pagina.campeonato.id);
  if (!pagina.isFollowing) return refreshView;
  const { fase, rodada } = partida;
  const here = endereco('jogos', { fase, rodada });
  return async () => {
    await navigate(here, { replace: true, preventScrollReset: true });
    // Another round in the same tab does not ask for the championship again, whose state a score changes.
    await refreshView();
  };
}

/** What a result may change beyond the score, as the page knew it before. */
const comoEstava = ({ partida, pagina }: SheetProps) => ({
  eraCancelada: partida.estado === 'cancelada',
  estavaEncerrado: pagina.campeonato.estado === 'encerrado',
});

export function useSave(props: SheetProps) {
  const { partida, pagina, onClose } = props;
  const texts = useTexts();
  const { t } = texts;
  const takeBack = useDesfazer(pagina);
  const refresh = useStay(props);
  const [isSaving, setSaving] = useState(false);
  const [losing, setLosing] = useState(0);
  const [offered, setOffered] = useState<OfertaDeVolta>({ ...NADA, gente: {} });
  const [problem, setProblem] = useState<Recusa>(ACCEPTED);
  const listar = async () => {
    const params = { id: pagina.campeonato.id };
    return (await quietApi('GET /api/campeonatos/:id/participantes', { params })).data;
  };
  const save = async (draft: Rascunho, lancamento: Lancamento, isAware: boolean) => {
    setSaving(true);
    setProblem(ACCEPTED);
    try {
      const saved = await quietApi('PUT /api/partidas/:uuid/placar', {
        params: { uuid: partida.uuid },
        body: {
          versao: partida.versao,
          lancamento,
          motivo: draft.motivo || null,
          ciente: isAware,
        },
      });
      const { gente, now } = pagina;
      const isNew = !partida.placar && !partida.wo_de && (saved.data.placar || saved.data.wo_de);
      if (isNew) lembrarLancamento(partida.uuid);
      else esquecerLancamento(partida.uuid);
      const undo = { label: t('campeonato.placar.desfazer'), run: () => takeBack(saved.data) };
      // A correction that was taken back: what the first one undid is offered before the sheet goes.
      const oferta = isNew ? NADA : oferecidosApos(lancamento, saved);
      const ditos = quemSeDiz(saved.desfecho, [...oferta.jogos, ...oferta.fora]);
      const nomes = await nomesDosQueFaltam(ditos, gente, listar);
      const said = contarResultado(saved, { texts, gente: nomes, now, ...comoEstava(props) });
      toast.success(said, isNew ? undo : undefined);
      setOffered({ ...oferta, gente: nomes });
      if (oferta.jogos.length === 0) onClose();
      await refresh();
    } catch (error) {
      const lost = undone(error);
      setLosing(lost);
      const refusal = await refusedNow(error, t);
      setProblem(refusal);
      // What would be undone is said at the button, and only there; so is what is asked.
      const isSaid = lost > 0 || refusal.pergunta;
      if (!isSaid && error instanceof ApiError) await showFailure(error);
    } finally {
      setSaving(false);
    }
  };
  /** A yes is to what was asked: another entry asks anew. */
  const forget = () => {
    setLosing(0);
    setProblem(({ pergunta: _, ...others }) => others);
  };
  return { isSaving, losing, problem, offered, save, forget };
}
