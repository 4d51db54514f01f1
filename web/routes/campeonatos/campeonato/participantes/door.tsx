import type { Campeonato } from '#contract/campeonatos.ts';
import { Cabecalho } from '#web/routes/campeonatos/campeonato/cabecalho.tsx';
import { Vazio } from '#web/routes/campeonatos/campeonato/vazio.tsx';
import { Seo } from '#web/seo.tsx';
import { useT } from '#web/texts.tsx';
import { Claim } from './claim.tsx';

type Props = { readonly campeonato: Campeonato; readonly now: number };

/** What a private championship shows to who was invited and is not inside yet. */
export function Door({ campeonato, now }: Props) {
  const t = useT();
  return (
    <>
      <Seo title={campeonato.nome} noindex />
      <Cabecalho campeonato={campeonato} now={now} />
      <Claim />
      <Vazio titulo={t('inscricoes.convidado.titulo')} texto={t('inscricoes.convidado.texto')} />
    </>
  );
}
