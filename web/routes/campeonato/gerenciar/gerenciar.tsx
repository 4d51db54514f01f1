import { useRef } from 'react';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useCurrentInSight } from '#web/routes/campeonato/cabecalho/a-vista.ts';
import type { DadosDaAba, DadosDaPagina } from '#web/routes/campeonato/dados.ts';
import { useT } from '#web/texts/texts.tsx';
import { Agenda } from './agenda/agenda.tsx';
import { Avisos } from './avisos/avisos.tsx';
import { manages, partesDe } from './dados.ts';
import styles from './gerenciar.module.css';
import { Trilha } from './historico/historico.tsx';
import { Equipe } from './organizadores/organizadores.tsx';
import { Painel } from './painel/painel.tsx';
import { Punicoes } from './punicoes/punicoes.tsx';
import { PrepararSorteio } from './sorteio/sorteio.tsx';

type Dados = Extract<DadosDaAba, { aba: 'gerenciar' }>['gerenciar'];
type Props = { pagina: DadosDaPagina; dados: Dados };

const HERE = { aba: 'gerenciar' };

function Parte({ pagina, dados }: Props) {
  switch (dados.parte) {
    case 'painel':
      return <Painel pagina={pagina} dados={dados} />;
    case 'sorteio':
      return <PrepararSorteio pagina={pagina} sorteios={dados.sorteios} />;
    case 'agenda':
      return <Agenda pagina={pagina} dados={dados.jogos} />;
    case 'avisos':
      return <Avisos pagina={pagina} avisos={dados.avisos} />;
    case 'punicoes':
      return <Punicoes pagina={pagina} punicoes={dados.punicoes} />;
    case 'equipe':
      return <Equipe pagina={pagina} organizadores={dados.organizadores} />;
    case 'trilha':
      return <Trilha pagina={pagina} registros={dados.registros} mais={dados.mais} />;
  }
}

export function Gerenciar({ pagina, dados }: Props) {
  const t = useT();
  const { campeonato } = pagina;
  const endereco = useEndereco(campeonato.id);
  const strip = useRef<HTMLElement>(null);
  useCurrentInSight(strip, dados.parte);
  return (
    <div className={styles.body}>
      <div className={styles.top}>
        {manages(campeonato) && (
          <nav ref={strip} className={styles.parts} aria-label={t('organizacao.partes')}>
            <ul>
              {partesDe(campeonato).map((parte) => (
                <li key={parte}>
                  <Link
                    to={endereco({ ...HERE, parte })}
                    aria-current={parte === dados.parte ? 'page' : undefined}
                    preventScrollReset
                  >
                    {t(`organizacao.parte.${parte}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {campeonato.acoes.includes('editar') && (
          <ButtonLink to={`/campeonato/editar/${campeonato.id}`}>
            {t('organizacao.editar')}
          </ButtonLink>
        )}
      </div>
      <Parte pagina={pagina} dados={dados} />
    </div>
  );
}
