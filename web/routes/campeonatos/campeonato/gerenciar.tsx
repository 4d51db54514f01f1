import { useRef } from 'react';
import { ButtonLink } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { useT } from '#web/texts.tsx';
import { useCurrentInSight } from './a-vista.ts';
import type { DadosDaAba, DadosDaPagina } from './dados.ts';
import { useEndereco } from './endereco.ts';
import { Agenda } from './gerenciar/agenda.tsx';
import { Avisos } from './gerenciar/avisos.tsx';
import { manages, partesDe } from './gerenciar/dados.ts';
import { Equipe } from './gerenciar/equipe.tsx';
import { Painel } from './gerenciar/painel.tsx';
import { Punicoes } from './gerenciar/punicoes.tsx';
import { PrepararSorteio } from './gerenciar/sorteio.tsx';
import { Trilha } from './gerenciar/trilha.tsx';
import styles from './gerenciar.module.css';

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
