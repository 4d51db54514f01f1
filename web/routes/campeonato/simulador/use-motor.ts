import { useEffect, useMemo, useState } from 'react';
import type { DadosDoCenario } from '#regras/cenario/montado.ts';
import type { Palpites } from '#regras/cenario/palpite.ts';
import type { VistaDoCenario } from '#regras/cenario/vista.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { useConvite } from '#web/campeonato/endereco.ts';
import { useCampeonato } from '#web/routes/campeonato/pagina.ts';
import type { Inicio } from './carregar.ts';
import type { Motor } from './motor.ts';

export type ComMotor = { readonly motor: Motor; readonly dados: DadosDoCenario };

/** The engine and the matches, both fetched once the tab is on screen. */
export function useMotor(versao: number): ComMotor | 'falhou' | null {
  const { id, fases } = useCampeonato();
  const convite = useConvite();
  const query = JSON.stringify(convite);
  const [ready, setReady] = useState<ComMotor | 'falhou' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another version of it
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const asked = { params: { id }, query: JSON.parse(query) };
      const matches = quietApi('GET /api/campeonatos/:id/simulador', asked);
      const [{ motor }, { data }] = await Promise.all([import('./motor.ts'), matches]);
      if (isCurrent) setReady({ motor, dados: motor.dadosDoCenario(data, fases) });
    };
    const begin = () =>
      load().catch(() => {
        if (isCurrent) setReady((before) => before ?? 'falhou');
      });
    // After the effects of what is around it: a press works first, and what is typed until the engine is here
    // counts as soon as it is.
    const timer = setTimeout(begin);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, query, versao]);
  return ready;
}

/** What the scenario shows: derived here as soon as the engine is, until then what the server derived. */
export function useVista(
  pronto: ComMotor | null,
  palpites: Palpites,
  inicio: Inicio,
): VistaDoCenario {
  const hoje = useMemo(() => new Map(inicio.hoje), [inicio]);
  return useMemo(() => {
    if (!pronto) return inicio.vista;
    const { motor, dados } = pronto;
    return motor.vistaDe(motor.montar(dados, palpites), hoje);
  }, [pronto, palpites, hoje, inicio]);
}
