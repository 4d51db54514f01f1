// Names the line-up of a side: the squad as a list to tick, without those who are suspended. Who comes after as many as
// begin starts on the bench, and anybody can be put there.
import { type SubmitEvent, useState } from 'react';
import type { Escalacao, JogadorEscalado } from '#contract/partida/escalacao.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi, showFailure } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import folha from '#web/routes/campeonato/partida/placar-dialog.module.css';
import { useT } from '#web/texts/texts.tsx';
import styles from './escalacao.module.css';

type Props = {
  uuid: string;
  lado: LadoDoJogo;
  time: string;
  escalacao: Escalacao;
  onClose(): void;
};

/** Who is ticked, and who of them begins on the bench. */
type Marcados = ReadonlyMap<string, boolean>;

const escalados = (escalacao: Escalacao, lado: LadoDoJogo): Marcados =>
  new Map(
    (escalacao[lado]?.jogadores ?? [])
      .filter(({ suspenso }) => suspenso === null)
      .map(({ jogador, reserva }) => [jogador, reserva]),
  );

const noBanco = (ticked: Marcados) =>
  [...ticked].flatMap(([uuid, isBench]) => (isBench ? [uuid] : []));

/** Whoever is ticked begins, until a press puts them on the bench. */
function marcado(ticked: Marcados, uuid: string): Marcados {
  const next = new Map(ticked);
  return next.delete(uuid) ? next : next.set(uuid, false);
}

/** What somebody else named meanwhile takes the place of what was ticked here. */
function useSalvar({ uuid, lado, escalacao, onClose }: Props) {
  const t = useT();
  const [now, setNow] = useState(escalacao);
  const [ticked, setTicked] = useState(() => escalados(escalacao, lado));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = async (error: ApiError) => {
    const [wrong] = Object.values(error.body?.validations ?? {}).flat();
    setProblem(wrong ?? null);
    if (!wrong) await showFailure(error);
    const other = error.status === 409 ? (error.body?.data as Escalacao | undefined) : undefined;
    if (!other) return;
    setNow(other);
    setTicked(escalados(other, lado));
    if (!other.pode.includes(lado)) onClose();
    await refreshView();
  };
  const save = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const body = {
        ...{ lado, versao: now[lado]?.versao ?? 0 },
        ...{ jogadores: [...ticked.keys()], reservas: noBanco(ticked) },
      };
      await quietApi('PUT /api/partidas/:uuid/escalacao', { params: { uuid }, body });
      toast.success(t('escalacao.editar.salva'));
      onClose();
      await refreshView();
    } catch (error) {
      if (error instanceof ApiError) await refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { now, ticked, setTicked, isBusy, problem, setProblem, save };
}

type LinhaProps = {
  jogador: JogadorEscalado;
  /** On the bench; undefined: not in the list. */
  isBench: boolean | undefined;
  onChange(): void;
  onBench(): void;
};

function Linha({ jogador, isBench, onChange, onBench }: LinhaProps) {
  const t = useT();
  const { nome, numero, suspenso } = jogador;
  return (
    <div className={styles.line}>
      <label data-out={suspenso ? '' : undefined}>
        <input
          type="checkbox"
          checked={isBench !== undefined}
          disabled={suspenso !== null}
          onChange={onChange}
        />
        <span className={styles.shirt}>{numero}</span>
        <span>
          {nome}
          {suspenso && <small>{t(`escalacao.suspenso.${suspenso}`)}</small>}
        </span>
      </label>
      {isBench !== undefined && (
        <button
          type="button"
          className={styles.toBench}
          aria-pressed={isBench}
          aria-label={t('escalacao.editar.banco_de', { nome })}
          onClick={onBench}
        >
          {t('escalacao.editar.banco')}
        </button>
      )}
    </div>
  );
}

export default function EscalacaoDialog(props: Props) {
  const { lado, time, onClose } = props;
  const t = useT();
  const { now, ticked, setTicked, isBusy, problem, setProblem, save } = useSalvar(props);
  const { limite } = now;
  const squad = now.elenco[lado];
  const n = ticked.size;
  const bench = noBanco(ticked).length;
  const isTooMany = limite !== null && n > limite;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isTooMany) setProblem(t('escalacao.editar.demais', { n: limite }));
    else void save();
  };
  return (
    <Modal title={t('escalacao.editar.titulo', { time })} onClose={onClose}>
      <form className={folha.form} noValidate onSubmit={submit}>
        {squad.length === 0 ? (
          <p className={styles.none}>{t('escalacao.editar.sem_elenco')}</p>
        ) : (
          <fieldset className={styles.squad}>
            <legend className="visually-hidden">{t('escalacao.editar.quem')}</legend>
            {squad.map((jogador) => (
              <Linha
                key={jogador.jogador}
                jogador={jogador}
                isBench={ticked.get(jogador.jogador)}
                onChange={() => setTicked((now) => marcado(now, jogador.jogador))}
                onBench={() =>
                  setTicked((now) => new Map(now).set(jogador.jogador, !now.get(jogador.jogador)))
                }
              />
            ))}
          </fieldset>
        )}
        <div className={folha.foot}>
          <output className={styles.count}>
            {limite === null
              ? t('escalacao.editar.conta', { n })
              : t('escalacao.editar.conta_de', { n, limite })}
            {bench > 0 && ` · ${t('escalacao.editar.no_banco', { n: bench })}`}
          </output>
          <ProblemAlert texto={problem} />
          <Button type="submit" variant="primary" big block disabled={isBusy}>
            {t(isBusy ? 'escalacao.editar.salvando' : 'escalacao.editar.salvar')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
