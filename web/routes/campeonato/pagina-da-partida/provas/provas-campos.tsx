// Proof in the sheet of who plays: pictures and links, and what the championship asks for.
import { useState } from 'react';
import type { InformadoDado } from '#contract/partida/dado.ts';
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
import { useFotos } from './use-fotos.ts';

/** A word that is said anew begins with its own links. */
function linksDe({ acordo, vida }: DadosDaPartida, isChange: boolean): Links {
  const said = acordo?.provas.ditos.find(({ dito }) => isChange && dito === vida.informe?.uuid);
  return said ? { video: said.video ?? '', transmissao: said.transmissao ?? '' } : SEM_LINKS;
}

export function useProvas(dados: DadosDaPartida, isChange: boolean) {
  const t = useT();
  const fotos = useFotos(dados, isChange);
  const [links, setLinks] = useState(() => linksDe(dados, isChange));
  const { provas: pedidas } = dados.campeonato.regras;
  return {
    fotos,
    links,
    setLinks,
    pedidas,
    isSending: fotos.sending > 0,
    /** What is missing beside this, in words; null: it can be sent. */
    falta(said: InformadoDado | null): string | null {
      if (temLinkErrado(links)) return t('provas.link_errado');
      const there = { fotos: fotos.fotos, links: linksProntos(links) };
      const missing = provasQueFaltam(pedidas, there, said);
      if (missing.length === 0) return null;
      if (said?.tipo !== 'placar') return t('provas.falta_uma');
      const lista = missing.map((prova) => t(`opcoes.prova.${prova}`).toLowerCase()).join(', ');
      return t('provas.faltam', { lista });
    },
    /** As they are sent. */
    dadas: () => ({
      fotos: fotos.fotos.map(({ uuid, tipos }) => ({ uuid, tipos: [...tipos] })),
      ...linksDados(links),
    }),
  };
}

type Props = {
  dados: DadosDaPartida;
  provas: ReturnType<typeof useProvas>;
  isTried: boolean;
};

export function CamposDasProvas({ dados, provas, isTried }: Props) {
  const t = useT();
  const { fotos, links, setLinks, pedidas } = provas;
  const lista = pedidas.map((prova) => t(`opcoes.prova.${prova}`).toLowerCase()).join(', ');
  return (
    <>
      <CamposDasFotos partida={dados.partida.uuid} estado={fotos}>
        {lista && <p className={styles.asked}>{t('provas.pede', { lista })}</p>}
      </CamposDasFotos>
      <CamposDosLinks links={links} pedidas={pedidas} isTried={isTried} onChange={setLinks} />
    </>
  );
}
