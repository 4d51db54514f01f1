// The pictures of a sheet: sent as soon as they are chosen, so that nothing is lost with the page.
import { useState } from 'react';
import { MAIS_FOTOS, PROVAS_DE_FOTO, type ProvaDeFoto } from '#regras/vida/provas.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi, showFailure } from '#web/api/api-browser.ts';
import { formBody } from '#web/api/form-body.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { encolher } from './encolher.ts';

export type FotoEscolhida = {
  readonly uuid: string;
  readonly tipos: readonly ProvaDeFoto[];
  /** Not part of anything that was said: it can be taken back. */
  readonly isLoose: boolean;
};

const pedidas = ({ campeonato }: DadosDaPartida) =>
  PROVAS_DE_FOTO.filter((tipo) => campeonato.regras.provas.some((one) => one === tipo));

/** A new picture shows the first kind that is still missing. */
function tiposDaNova(asked: readonly ProvaDeFoto[], fotos: readonly FotoEscolhida[]) {
  const shown = new Set(fotos.flatMap(({ tipos }) => tipos));
  const next = asked.find((tipo) => !shown.has(tipo)) ?? asked[0] ?? 'placar';
  return [next];
}

/** Those that were sent and not used; a word that is said anew begins with its own. */
function comecoDe(dados: DadosDaPartida, isChange: boolean): FotoEscolhida[] {
  const { ditos = [], soltas = [] } = dados.acordo?.provas ?? {};
  const own = isChange ? ditos.find(({ dito }) => dito === dados.vida.informe?.uuid) : undefined;
  const kept = (own?.fotos ?? []).filter(({ apagada }) => !apagada);
  const all = [
    ...kept.map(({ uuid, tipos }) => ({ uuid, tipos, isLoose: false })),
    ...soltas.map(({ uuid, tipos }) => ({ uuid, tipos, isLoose: true })),
  ];
  const asked = pedidas(dados);
  const fotos: FotoEscolhida[] = [];
  for (const foto of all.slice(0, MAIS_FOTOS)) {
    fotos.push(foto.tipos.length > 0 ? foto : { ...foto, tipos: tiposDaNova(asked, fotos) });
  }
  return fotos;
}

export function useFotos(dados: DadosDaPartida, isChange: boolean) {
  const t = useT();
  const [fotos, setFotos] = useState(() => comecoDe(dados, isChange));
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { uuid: dados.partida.uuid };
  const asked = pedidas(dados);

  const refuse = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const [wrong] = Object.values(error.body?.validations ?? {}).flat();
    setProblem(wrong ?? null);
    if (!wrong) await showFailure(error);
  };
  const send = async (file: File) => {
    const foto = await encolher(file);
    if (!foto) return setProblem(t('provas.ilegivel'));
    const form = formBody({ foto });
    const { data } = await quietApi('POST /api/partidas/:uuid/provas', { params, form });
    setFotos((now) =>
      now.some(({ uuid }) => uuid === data.uuid)
        ? now
        : [...now, { uuid: data.uuid, tipos: tiposDaNova(asked, now), isLoose: true }],
    );
  };
  /** One after the other: a phone has little room. */
  const add = async (files: readonly File[]) => {
    const room = MAIS_FOTOS - fotos.length;
    setProblem(files.length > room ? t('provas.cabem', { n: MAIS_FOTOS }) : null);
    const taken = files.slice(0, room);
    setSending(taken.length);
    for (const file of taken) {
      await send(file).catch(refuse);
      setSending((n) => n - 1);
    }
  };
  const remove = async ({ uuid, isLoose }: FotoEscolhida) => {
    setFotos((now) => now.filter((one) => one.uuid !== uuid));
    if (!isLoose) return;
    // What stays there by a failure goes by itself within a day.
    await quietApi('DELETE /api/partidas/:uuid/provas/:prova', {
      params: { ...params, prova: uuid },
    }).catch(() => undefined);
  };
  const show = (uuid: string, tipo: ProvaDeFoto, isShown: boolean) =>
    setFotos((now) =>
      now.map((one) => {
        if (one.uuid !== uuid) return one;
        const others = one.tipos.filter((other) => other !== tipo);
        return { ...one, tipos: isShown ? [...others, tipo] : others };
      }),
    );
  return { fotos, asked, sending, problem, add, remove, show };
}

export type Fotos = ReturnType<typeof useFotos>;
