import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { makeApi } from '#web/api/api.ts';
import { ZoneNote } from '#web/components/match/zone-note.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { visitorContext } from '#web/session/visitor.ts';
import { useT } from '#web/texts/texts.tsx';
import { Abas } from './cabecalho/abas.tsx';
import { Cabecalho } from './cabecalho/cabecalho.tsx';
import { Chaveamento } from './chaveamento/chaveamento.tsx';
import { Classificacao } from './classificacao/classificacao.tsx';
import { abasDe, carregar, type DadosDaPagina } from './dados.ts';
import { Gerenciar } from './gerenciar/gerenciar.tsx';
import { Claim } from './inscricao/assumir.tsx';
import { type AtTheDoor, atTheDoor } from './inscricao/convidado.ts';
import { Door } from './inscricao/porta.tsx';
import { Jogos } from './jogos/jogos.tsx';
import { Participantes } from './participantes/participantes.tsx';
import { Regulamento } from './regulamento/regulamento.tsx';
import { VisaoGeral } from './visao-geral/visao-geral.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { fetch } = args.context.get(visitorContext);
  const api = makeApi(fetch, (error) => {
    if (error.status === 404 || error.status === 401) throw redirect('/campeonato/404');
    throw error;
  });
  return (await atTheDoor(makeApi(fetch), args)) ?? carregar(api, args);
}

const MANAGING = 'gerenciar';

/** The calendar says itself in whose time it is kept. */
const WITH_TIMES: ReadonlySet<string> = new Set(['visao', 'jogos', 'chaveamento']);

function Conteudo({ pagina }: { pagina: DadosDaPagina }) {
  switch (pagina.dados.aba) {
    case 'visao':
      return <VisaoGeral pagina={pagina} dados={pagina.dados} />;
    case 'classificacao':
      return <Classificacao pagina={pagina} dados={pagina.dados.classificacao} />;
    case 'jogos':
      return <Jogos pagina={pagina} dados={pagina.dados.jogos} />;
    case 'chaveamento':
      return (
        <Chaveamento pagina={pagina} dados={pagina.dados.chave} punicoes={pagina.dados.punicoes} />
      );
    case 'regulamento':
      return <Regulamento pagina={pagina} dados={pagina.dados.regulamento} />;
    case 'gerenciar':
      return <Gerenciar pagina={pagina} dados={pagina.dados.gerenciar} />;
    case 'participantes':
      return <Participantes pagina={pagina} dados={pagina.dados} />;
  }
}

function Pagina({ pagina }: { pagina: DadosDaPagina }) {
  const t = useT();
  const { campeonato, dados } = pagina;
  const isSmall = dados.aba !== 'visao';
  const descricao = t('campeonato.descricao', {
    nome: campeonato.nome,
    formato: t(`opcoes.formato.${campeonato.formato}`),
    modalidade: t(`opcoes.modalidade.${campeonato.modalidade}`),
  });
  return (
    <>
      <Seo
        title={`${campeonato.nome} · ${t(`campeonato.aba.${dados.aba}`)}`}
        description={descricao}
        noindex={campeonato.visibilidade !== 'publico'}
      />
      <Cabecalho
        campeonato={campeonato}
        now={pagina.now}
        isSmall={isSmall}
        isManaging={dados.aba === MANAGING}
      >
        <Abas abas={abasDe(campeonato)} atual={dados.aba} id={campeonato.id} />
      </Cabecalho>
      <Claim />
      {WITH_TIMES.has(dados.aba) && <ZoneNote now={pagina.now} />}
      <Conteudo pagina={pagina} />
    </>
  );
}

export default function CampeonatoPage() {
  const loaded = useLoaderData<typeof loader>() as DadosDaPagina | AtTheDoor;
  return 'door' in loaded ? <Door {...loaded.door} /> : <Pagina pagina={loaded} />;
}
