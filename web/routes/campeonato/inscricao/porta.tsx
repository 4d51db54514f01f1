import type { Campeonato } from '#contract/campeonatos.ts';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { Cabecalho } from '#web/routes/campeonato/cabecalho/cabecalho.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import { QuemAssume } from './quem-assume.tsx';

type Props = { readonly campeonato: Campeonato; readonly now: number };

/** What a private championship shows to who was invited and is not inside yet. */
export function Door({ campeonato, now }: Props) {
  const t = useT();
  return (
    <>
      <Seo title={campeonato.nome} noindex />
      <Cabecalho campeonato={campeonato} now={now} />
      <QuemAssume nome={campeonato.assume ?? null} isIn={false} />
      <Vazio titulo={t('inscricoes.convidado.titulo')} texto={t('inscricoes.convidado.texto')} />
    </>
  );
}
