// Proof in the sheet of who plays: pictures and links, and what the championship asks for.
import { useState } from 'react';
import type { InformadoDado } from '#contract/partida/dado.ts';
import { isNoCampo } from '#regras/configuracao/opcoes.ts';
import { provasQueFaltam } from '#regras/vida/provas.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import styles from './fotos-campos.module.css';
import { CamposDasFotos } from './fotos-campos.tsx';
import {
  CamposDosLinks,
  type Links,
  linksDados,
  linksProntos,
  SEM_LINKS,
  temLinkErrado,
} from './links-campos.tsx';
import { type FotoEscolhida, useFotos } from './use-fotos.ts';

/** A word that is said anew begins with its own links. */
function linksDe({ acordo, vida }: DadosDaPartida, isChange: boolean): Links {
  const said = acordo?.provas.ditos.find(({ dito }) => isChange && dito === vida.informe?.uuid);
  return said ? { video: said.video ?? '', transmissao: said.transmissao ?? '' } : SEM_LINKS;
}

/** What was not there before: a picture that nothing said has used, or another link. */
function temNova({ acordo }: DadosDaPartida, fotos: readonly FotoEscolhida[], links: Links) {
  const given = new Set(
    acordo?.provas.ditos.flatMap(({ video, transmissao }) => [video, transmissao]),
  );
  const { video, transmissao } = linksDados(links);
  return (
    fotos.some(({ isLoose }) => isLoose) ||
    [video, transmissao].some((link) => link !== null && !given.has(link))
  );
}

type DoQueSeDiz = {
  /** Said anew: it begins with what it had. */
  readonly isChange?: boolean;
  /** Without new proof it is refused. */
  readonly needsNew?: boolean;
};

export function useProvas(
  dados: DadosDaPartida,
  { isChange = false, needsNew = false }: DoQueSeDiz = {},
) {
  const t = useT();
  const fotos = useFotos(dados, isChange);
  const [links, setLinks] = useState(() => linksDe(dados, isChange));
  const { provas: pedidas } = dados.campeonato.regras;
  return {
    fotos,
    links,
    setLinks,
    pedidas,
    needsNew,
    isSending: fotos.sending > 0,
    linkErrado: temLinkErrado(links) ? t('provas.link_errado') : null,
    /** What is missing beside this, in words; null: it can be sent. */
    falta(said: InformadoDado | null): string | null {
      if (temLinkErrado(links)) return t('provas.link_errado');
      if (needsNew && !temNova(dados, fotos.fotos, links)) return t('provas.falta_nova');
      const there = { fotos: fotos.fotos, links: linksProntos(links) };
      const missing = provasQueFaltam(pedidas, there, said);
      if (missing.length === 0) return null;
      if (said?.tipo !== 'placar') return t('provas.falta_uma');
      const lista = missing.map((prova) => t(`opcoes.prova.${prova}`).toLowerCase()).join(', ');
      return t('provas.faltam', { lista });
    },
    /** As they are sent; of a problem they show nothing that the rules have a name for. */
    dadas: (de?: 'problema') => ({
      fotos: fotos.fotos.map(({ uuid, tipos }) => ({ uuid, tipos: de ? [] : [...tipos] })),
      ...linksDados(links),
    }),
  };
}

type Props = {
  dados: DadosDaPartida;
  provas: ReturnType<typeof useProvas>;
  isTried: boolean;
  /** Of a problem, beside which the rules ask for nothing. */
  isProblem?: boolean;
};

export function CamposDasProvas({ dados, provas, isTried, isProblem = false }: Props) {
  const t = useT();
  const { fotos, links, setLinks, needsNew } = provas;
  const pedidas = isProblem ? [] : provas.pedidas;
  const estado = isProblem ? { ...fotos, asked: [] } : fotos;
  const lista = pedidas.map((prova) => t(`opcoes.prova.${prova}`).toLowerCase()).join(', ');
  const ofMatch = isNoCampo(dados.campeonato.modalidade) ? 'titulo_no_campo' : 'titulo';
  const titulo = isProblem ? 'titulo_problema' : ofMatch;
  return (
    <>
      <CamposDasFotos
        {...{ estado, isProblem }}
        partida={dados.partida.uuid}
        titulo={t(`provas.${titulo}`)}
      >
        {lista && <p className={styles.asked}>{t('provas.pede', { lista })}</p>}
        {needsNew && <p className={styles.asked}>{t('provas.nova')}</p>}
      </CamposDasFotos>
      <CamposDosLinks links={links} pedidas={pedidas} isTried={isTried} onChange={setLinks} />
    </>
  );
}
