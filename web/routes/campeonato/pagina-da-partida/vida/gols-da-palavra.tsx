// Goals, passes and cards of the own side in the sheet of who plays: on demand, and sent after the score was taken.
import { lazy, Suspense, useState } from 'react';
import type { InformadoDado } from '#contract/partida/dado.ts';
import type { Partida } from '#contract/partidas.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { toast } from '#web/notices/toast.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { rascunhoDoVivo } from '../sumula/do-vivo.ts';
import { nomeQueFicou } from '../sumula/nome-que-ficou.ts';
import {
  ateOsGols,
  ehIgual,
  type LanceEmRascunho,
  lancesDe,
  rascunhoDe,
} from '../sumula/rascunho.ts';
import type { Modo } from './palavra.ts';

const CamposDosGols = lazy(withTexts(['sumula', 'anotar'], () => import('./gols-campos.tsx')));

/** States in which a side writes its own half. */
const WRITABLE: readonly Partida['estado'][] = ['informada', 'confirmada'];

export function useGols(dados: DadosDaPartida, modo: Modo) {
  const t = useT();
  const { lado } = dados.vida;
  const metade = lado && dados.sumula[lado];
  const before = rascunhoDe(metade?.lances ?? []);
  // What was told live is shown filled in: it is looked at before it is sent.
  const told =
    lado && modo === 'informar' && before.length === 0 ? (dados.aoVivo?.lances ?? []) : [];
  const [draft, setDraft] = useState(() =>
    lado ? [...before, ...rascunhoDoVivo(told, lado)] : [],
  );
  const [isOpen, setOpen] = useState(draft.length > before.length);
  const [left, setLeft] = useState('');
  const isOffered = (modo === 'informar' || modo === 'mudar') && metade?.por !== 'organizacao';
  const golsEm = (said: InformadoDado | null) =>
    lado && isOffered && said?.tipo === 'placar' ? said[lado] : 0;
  return {
    isOfferedFor: (said: InformadoDado | null) => isOffered && said?.tipo === 'placar',
    ...{ dados, lado, isOpen, open: () => setOpen(true), golsEm },
    mudar(lances: readonly LanceEmRascunho[]) {
      setLeft('');
      setDraft([...lances]);
    },
    /** The field of a name that nobody added to the goals, about which there is a complaint from now on. */
    nomeEmEspera(form: HTMLFormElement) {
      const typed = nomeQueFicou(form);
      setLeft(typed?.value.trim() ?? '');
      return typed;
    },
    left,
    draft: (said: InformadoDado | null) => ateOsGols(draft, golsEm(said)),
    /** The score stands whatever becomes of the goals, which can be filled in later. */
    async enviar(said: InformadoDado | null, { uuid, estado }: Pick<Partida, 'uuid' | 'estado'>) {
      const listed = ateOsGols(draft, golsEm(said));
      if (!lado || !metade || !isOpen || !WRITABLE.includes(estado)) return;
      if (ehIgual(listed, before)) return;
      const half = { versao: metade.versao, lances: lancesDe(listed) };
      const body = lado === 'mandante' ? { mandante: half } : { visitante: half };
      await quietApi('PUT /api/partidas/:uuid/sumula', { params: { uuid }, body }).catch(() => {
        toast.warning(t('palavra.gols.falhou'));
      });
    },
  };
}

type Props = { gols: ReturnType<typeof useGols>; said: InformadoDado | null };

export function GolsDaPalavra({ gols, said }: Props) {
  const t = useT();
  const n = gols.golsEm(said);
  if (!gols.isOfferedFor(said) || !gols.lado) return null;
  if (!gols.isOpen) {
    return (
      <Button icon="ball" onClick={gols.open}>
        {t(n > 0 ? 'palavra.gols.abrir' : 'palavra.mais.abrir')}
      </Button>
    );
  }
  return (
    <Suspense>
      <CamposDosGols
        dados={gols.dados}
        lado={gols.lado}
        gols={n}
        draft={gols.draft(said)}
        left={gols.left}
        onChange={gols.mudar}
      />
    </Suspense>
  );
}
