// The sheet in which who may fills in a match sheet: choose what happened, touch who did it.
import { type Dispatch, type SetStateAction, type SubmitEvent, useEffect, useState } from 'react';
import type { LanceAoVivo } from '#contract/partida/lances.ts';
import type { Sumula } from '#contract/partida/sumula.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { LADOS } from '#regras/vida/partida.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi, showFailure } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import folha from '#web/routes/campeonato/partida/placar-dialog.module.css';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { nomesDosLados } from '../vida/lados.ts';
import { rascunhoDoVivo } from './do-vivo.ts';
import { CamposDaMetade } from './metade-campos.tsx';
import { nomeQueFicou } from './nome-que-ficou.ts';
import { comEscaladosAntes, type JogadorDoElenco } from './pessoas.ts';
import {
  ateOsGols,
  comAutor,
  ehIgual,
  type LanceEmRascunho,
  lancesDe,
  rascunhoDe,
} from './rascunho.ts';

type Props = { dados: DadosDaPartida; onClose(): void };

type Rascunhos = Readonly<Record<LadoDoJogo, readonly LanceEmRascunho[]>>;

const rascunhosDe = (sumula: Sumula): Rascunhos => ({
  mandante: rascunhoDe(sumula.mandante.lances),
  visitante: rascunhoDe(sumula.visitante.lances),
});

/** Squads of the sides that may be written, once they are here. */
function useElencos({ partida, sumula, escalacao }: DadosDaPartida) {
  const [squads, setSquads] = useState<Readonly<Record<string, readonly JogadorDoElenco[]>>>({});
  const asked = sumula.pode.map((lado) => partida[lado].participante ?? '').join();
  useEffect(() => {
    let isOpen = true;
    for (const uuid of asked.split(',').filter(Boolean)) {
      quietApi('GET /api/participantes/:uuid/elenco', { params: { uuid } })
        .then(({ data }) => isOpen && setSquads((now) => ({ ...now, [uuid]: data })))
        // Without a squad there are still names and fixed players.
        .catch(() => undefined);
    }
    return () => {
      isOpen = false;
    };
  }, [asked]);
  return (lado: LadoDoJogo) =>
    comEscaladosAntes(squads[partida[lado].participante ?? ''] ?? [], escalacao?.[lado]?.jogadores);
}

/** Halves that nobody has written begin with what was told live, unless somebody is writing already. */
function useDoVivo(
  { partida }: DadosDaPartida,
  sumula: Sumula,
  setDraft: Dispatch<SetStateAction<Rascunhos>>,
): boolean {
  const [isFilled, setFilled] = useState(false);
  const empty = sumula.pode.filter((lado) => sumula[lado].versao === 0).join();
  const { uuid } = partida;
  useEffect(() => {
    let isOpen = true;
    const fill = (lances: readonly LanceAoVivo[]) => {
      const told = empty.split(',').map((lado) => {
        const half = rascunhoDoVivo(lances, lado as LadoDoJogo);
        return [lado, ateOsGols(half, sumula[lado as LadoDoJogo].gols ?? 0)] as const;
      });
      const filled = told.filter(([, half]) => half.length > 0);
      if (!isOpen || filled.length === 0) return;
      setFilled(true);
      setDraft((now) => ({
        ...now,
        ...Object.fromEntries(filled.filter(([lado]) => now[lado as LadoDoJogo].length === 0)),
      }));
    };
    if (empty) {
      quietApi('GET /api/partidas/:uuid/lances', { params: { uuid } }).then(
        ({ data }) => fill(data.lances),
        () => undefined,
      );
    }
    return () => {
      isOpen = false;
    };
  }, [uuid, empty, sumula, setDraft]);
  return isFilled;
}

/** Sends only what changed: a half that nobody touched stays whose it was. */
function useSalvar({ dados, onClose }: Props) {
  const t = useT();
  const [sumula, setSumula] = useState(dados.sumula);
  const [draft, setDraft] = useState(() => rascunhosDe(dados.sumula));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Was told that cards undo later results. */
  const [isAware, setAware] = useState(false);
  const isFilled = useDoVivo(dados, sumula, setDraft);
  const before = rascunhosDe(sumula);
  const changed = sumula.pode.filter((lado) => !ehIgual(draft[lado], before[lado]));
  /** What cannot be true is said in the sheet; what somebody else wrote meanwhile takes its place. */
  const refuse = async (error: ApiError) => {
    const asked = error.body?.data as { confirmar?: boolean } | undefined;
    if (error.status === 409 && asked?.confirmar) {
      setAware(true);
      setProblem(error.body?.warning ?? null);
      return;
    }
    const [wrong] = Object.values(error.body?.validations ?? {}).flat();
    setProblem(wrong ?? null);
    if (!wrong) await showFailure(error);
    const now = error.status === 409 ? (error.body?.data as Sumula | undefined) : undefined;
    if (!now) return;
    setSumula(now);
    setDraft(rascunhosDe(now));
  };
  const save = async () => {
    if (changed.length === 0) return onClose();
    setBusy(true);
    setProblem(null);
    const halves = changed.map((lado) => [
      lado,
      { versao: sumula[lado].versao, lances: lancesDe(draft[lado]) },
    ]);
    try {
      await quietApi('PUT /api/partidas/:uuid/sumula', {
        params: { uuid: dados.partida.uuid },
        body: { ...Object.fromEntries(halves), ciente: isAware },
      });
      toast.success(t('sumula.editar.salva'));
      onClose();
      await refreshView();
    } catch (error) {
      if (error instanceof ApiError) await refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { sumula, draft, setDraft, isBusy, problem, isAware, isFilled, save };
}

export default function SumulaDialog(props: Props) {
  const { dados, onClose } = props;
  const t = useT();
  const { sumula, draft, setDraft, isBusy, problem, isAware, isFilled, save } = useSalvar(props);
  const label = isAware ? 'sumula.editar.mesmo_assim' : 'sumula.editar.salvar';
  const elencoDe = useElencos(dados);
  const names = nomesDosLados(dados);
  const [left, setLeft] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('input:invalid');
    const typed = nomeQueFicou(event.currentTarget);
    setLeft(typed?.value.trim() ?? '');
    if (wrong ?? typed) (wrong ?? typed)?.focus();
    else void save();
  };
  /** The best of the match is of one side. */
  const add = (lado: LadoDoJogo, lance: Pick<LanceEmRascunho, 'tipo' | 'quem'>) => {
    setLeft('');
    setDraft((now) => {
      const others = LADOS.filter((side) => side !== lado && lance.tipo === 'craque');
      const cleared = others.map((side) => [side, now[side].filter((o) => o.tipo !== 'craque')]);
      return { ...now, ...Object.fromEntries(cleared), [lado]: comAutor(now[lado], lance) };
    });
  };
  return (
    <Modal title={t('sumula.titulo')} onClose={onClose}>
      <form className={folha.form} noValidate onSubmit={submit}>
        {isFilled && <p role="status">{t('sumula.editar.do_vivo')}</p>}
        {LADOS.filter((lado) => sumula.pode.includes(lado)).map((lado) => (
          <CamposDaMetade
            key={lado}
            lado={lado}
            time={names[LADOS.indexOf(lado)] ?? ''}
            metade={sumula[lado]}
            aceitaNomes={sumula.aceita_nomes}
            elenco={elencoDe(lado)}
            draft={draft[lado]}
            onAdd={(lance) => add(lado, lance)}
            onChange={(lances) => setDraft((now) => ({ ...now, [lado]: lances }))}
          />
        ))}
        <div className={folha.foot}>
          <ProblemAlert texto={left ? t('sumula.editar.ficou', { nome: left }) : problem} />
          <Button type="submit" variant="primary" big block disabled={isBusy}>
            {t(isBusy ? 'sumula.editar.salvando' : label)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
