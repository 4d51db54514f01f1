import type { Fase } from '#regras/configuracao/fases.ts';
import { temVolta } from '#regras/configuracao/formato.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { CartaoDaVisao } from './cartao.tsx';
import styles from './formato.module.css';

const TWICE = 2;

function turns(n: number, t: Translate): string {
  if (n === TWICE) return t('visao.formato.ida_e_volta');
  return n === 1 ? t('visao.formato.todos_contra_todos') : t('visao.formato.turnos', { n });
}

/** How a phase is played and who goes on, in a sentence or two. */
function wordsOf(fase: Fase, isLast: boolean, t: Translate): string {
  const through = 'classificam' in fase && !isLast ? fase.classificam : null;
  const goOn = through === null ? '' : t('visao.formato.passam', { n: through });
  switch (fase.tipo) {
    case 'grupos': {
      const { grupos, classificam: n, melhores } = fase;
      const first = t(n === 1 ? 'visao.formato.grupos_um' : 'visao.formato.grupos', { grupos, n });
      return melhores > 0 ? `${first} ${t('visao.formato.melhores', { n: melhores })}` : first;
    }
    case 'pontos_corridos':
      return `${turns(fase.turnos, t)} ${goOn}`;
    case 'suico':
      return `${t('visao.formato.suico', { n: fase.rodadas })} ${goOn}`;
    case 'liga':
      return `${t('visao.formato.liga', { n: fase.jogos })} ${goOn}`;
    case 'dupla_eliminacao':
      return t('visao.formato.dupla');
    case 'mata_mata':
      return t(temVolta(fase) ? 'visao.formato.dois_jogos' : 'visao.formato.jogo_unico');
  }
}

const ICONS: Readonly<Record<Fase['tipo'], IconName>> = {
  grupos: 'table',
  pontos_corridos: 'table',
  suico: 'table',
  liga: 'table',
  dupla_eliminacao: 'bracket',
  mata_mata: 'bracket',
};

/** The format in short; the rules have the rest. */
export function ComoVaiSer({ pagina }: { pagina: DadosDaPagina }) {
  const t = useT();
  const { fases, regras, id } = pagina.campeonato;
  const endereco = useEndereco(id);
  return (
    <CartaoDaVisao
      titulo={t('visao.formato.titulo')}
      link={{ to: endereco('regulamento'), texto: t('visao.formato.regulamento') }}
    >
      <ul className={styles.lines}>
        {fases.map((fase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: phases have no identity but their order
          <li key={index}>
            <Icon name={ICONS[fase.tipo]} />
            <span>
              <b>{fase.nome || t(`opcoes.fase.${fase.tipo}`)}.</b>{' '}
              {wordsOf(fase, index === fases.length - 1, t)}
            </span>
          </li>
        ))}
        {regras.duracao_minutos && (
          <li>
            <Icon name="clock" />
            <span>{t('visao.formato.duracao', { n: regras.duracao_minutos })}</span>
          </li>
        )}
      </ul>
    </CartaoDaVisao>
  );
}
