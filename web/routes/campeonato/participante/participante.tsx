// One participant in one championship: every name leads here.
import { useLoaderData } from 'react-router';
import looks from '#web/campeonato/disciplina/quem-nao-joga.module.css';
import { lugarDoParticipante, useEndereco } from '#web/campeonato/endereco.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';
import { CaminhoDoParticipante } from './caminho.tsx';
import { carregarParticipante, type DadosDoParticipante } from './carregar.ts';
import { ContraVoce } from './contra-voce.tsx';
import { Elenco } from './elenco.tsx';
import { FrenteDoParticipante } from './frente.tsx';
import { teamOf } from './lista-de-participantes.ts';
import styles from './participante.module.css';
import { PosicoesDoParticipante } from './posicoes.tsx';
import { ProximoDoParticipante } from './proximo.tsx';
import { RumoNaLiga } from './rumo.tsx';
import { TodosOsJogos } from './todos-os-jogos.tsx';

/** Where cards keep somebody out. */
const SUSPENSOS = onlyForSome(
  'suspensos',
  withTexts(
    ['disciplina'],
    async () => (await import('#web/campeonato/disciplina/quem-nao-joga.tsx')).QuemNaoJoga,
  ),
);

export const loader = carregarParticipante;

/** Of invitations, which stay behind every link. */
export const handle = { parameters: ['convite', 'assumir'] };

function Ways({ campeonato, dados }: DadosDoParticipante) {
  const t = useT();
  const endereco = useEndereco(campeonato.id);
  const { antes, depois } = dados.vizinhos;
  return (
    <div className={styles.ways}>
      <nav className={styles.trail} aria-label={t('participante.caminho_ate')}>
        <Link to={endereco()}>{campeonato.nome}</Link>
        <Icon name="chevron-right" size={14} />
        <Link to={endereco('participantes')}>{t('participante.participantes')}</Link>
      </nav>
      <nav className={styles.neighbours} aria-label={t('participante.vizinhos')}>
        {antes && (
          <Link to={endereco(lugarDoParticipante(antes.uuid))}>
            <Icon name="chevron-left" size={16} />
            <span className="visually-hidden">{t('participante.antes')}: </span>
            {antes.nome}
          </Link>
        )}
        {depois && (
          <Link to={endereco(lugarDoParticipante(depois.uuid))}>
            <span className="visually-hidden">{t('participante.depois')}: </span>
            {depois.nome}
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </nav>
    </div>
  );
}

const OWN = () => null;

function Suspensos({ dados: { disciplina } }: DadosDoParticipante) {
  const t = useT();
  if (disciplina.suspensos.length + disciplina.pendurados.length === 0) return null;
  const titulo = t('participante.nao_joga');
  return (
    <div className={looks.place}>
      <ForSome part={SUSPENSOS} props={{ titulo, disciplina, timeDe: OWN, hasLinks: true }} />
    </div>
  );
}

export default function ParticipantePage() {
  const t = useT();
  const props = useLoaderData<typeof loader>() as DadosDoParticipante;
  const { campeonato, dados } = props;
  const nome = teamOf(dados.participante);
  return (
    <div className={styles.page}>
      <Seo
        title={`${nome} · ${campeonato.nome}`}
        description={t('participante.descricao', { nome, campeonato: campeonato.nome })}
        noindex
      />
      <Ways {...props} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <FrenteDoParticipante {...props} />
          <ProximoDoParticipante {...props} />
          <TodosOsJogos {...props} />
        </div>
        <aside className={styles.side}>
          <Suspensos {...props} />
          <ContraVoce {...props} />
          <PosicoesDoParticipante {...props} />
          <RumoNaLiga {...props} />
          <CaminhoDoParticipante {...props} />
          <Elenco {...props} />
        </aside>
      </div>
    </div>
  );
}
