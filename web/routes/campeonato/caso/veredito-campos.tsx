// The choice of a verdict, and what is typed for those that nobody said.
import { useId, useState } from 'react';
import type { DecisaoDoCaso } from '#contract/partida/contestacoes.ts';
import type { NomesDosLados } from '#web/campeonato/registro-da-partida.ts';
import { DateTimeField } from '#web/components/forms/date-time-field.tsx';
import { comoPagina } from '#web/routes/campeonato/pagina-da-partida/carregar.ts';
import { nomesDosLados } from '#web/routes/campeonato/pagina-da-partida/vida/lados.ts';
import { CamposDoPlacar, useConfronto } from '#web/routes/campeonato/partida/placar-campos.tsx';
import { penaltisDoJogo } from '#web/routes/campeonato/partida/placar-confronto.ts';
import {
  entryOf,
  type Rascunho,
  rascunhoDe,
} from '#web/routes/campeonato/partida/placar-rascunho.ts';
import { CamposDoWo } from '#web/routes/campeonato/partida/placar-wo.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';
import styles from './caso.module.css';
import { opcoesDe } from './vereditos.ts';

/** What is chosen and typed, and the verdict that it makes; null while something is missing. */
export function useVeredito(dados: DadosDoCaso) {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const [draft, setDraft] = useState<Rascunho>(() => rascunhoDe(null));
  const [prazo, setPrazo] = useState<string | null | undefined>(null);
  const { caso, partida } = dados;
  const pagina = comoPagina(partida);
  const tie = useConfronto(caso.partida, pagina, draft);
  const fase = partida.campeonato.fases[caso.partida.fase - 1];
  const penaltis = penaltisDoJogo(caso.partida, { tie, fase }, draft);
  const opcoes = opcoesDe(dados, nomesDosLados(partida), t);
  const opcao = opcoes.find(({ id }) => id === chosen) ?? null;
  const decide = (): DecisaoDoCaso | null => {
    if (!opcao) return null;
    if (opcao.dito) return opcao.dito;
    if (opcao.id === 'jogar_de_novo') return { tipo: 'jogar_de_novo', prazo_at: prazo ?? null };
    if (opcao.id === 'cancelar') return { tipo: 'cancelar' };
    const entry = entryOf({ ...draft, tipo: opcao.id === 'wo' ? 'wo' : 'placar' }, penaltis);
    return entry?.tipo === 'placar' || entry?.tipo === 'wo' ? entry : null;
  };
  const decisao = decide();
  const falta = decisao ? null : opcao?.id === 'wo' ? ('wo' as const) : ('veredito' as const);
  const set = (change: Partial<Rascunho>) => setDraft((now) => ({ ...now, ...change }));
  return { opcoes, chosen, setChosen, draft, set, setPrazo, tie, penaltis, pagina, decisao, falta };
}

type Props = {
  dados: DadosDoCaso;
  veredito: ReturnType<typeof useVeredito>;
  names: NomesDosLados;
  isTried: boolean;
};

/** Nothing is chosen beforehand: a verdict is never a matter of who stands first. */
export function Vereditos({ dados, veredito, names, isTried }: Props) {
  const t = useT();
  const id = useId();
  const { opcoes, chosen, setChosen, draft, set, setPrazo, tie, penaltis, pagina } = veredito;
  const { partida } = dados.caso;
  const isTyped = chosen === 'outro';
  const isWalkover = chosen === 'wo';
  const isAgain = chosen === 'jogar_de_novo';
  return (
    <>
      <fieldset className={styles.options} data-falta="veredito">
        <legend className="visually-hidden">{t('caso.decidir.veredito')}</legend>
        {opcoes.map((opcao) => (
          <label key={opcao.id}>
            <input
              type="radio"
              name={`${id} veredito`}
              value={opcao.id}
              checked={chosen === opcao.id}
              onChange={() => setChosen(opcao.id)}
            />
            <span>
              <b>{opcao.rotulo}</b>
              <small>{opcao.ajuda}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {isTyped && (
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
          isMissing={isTried && draft.wo_de === null}
          onChange={(wo_de) => set({ wo_de })}
        />
      )}
      {isAgain && (
        <DateTimeField
          name="prazo_at"
          label={t('caso.decidir.prazo')}
          help={t('caso.decidir.prazo_ajuda')}
          value={null}
          onChange={setPrazo}
        />
      )}
    </>
  );
}
