import { lugarDoParticipante, useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Link } from '#web/components/elements/link.tsx';
import { figure } from '#web/components/match/figure.ts';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import styles from './caminho.module.css';
import { Mark } from './caminho.tsx';
import type { DadosDoParticipante } from './carregar.ts';
import { CartaoDoParticipante } from './cartao.tsx';

type Rumo = NonNullable<DadosDoParticipante['dados']['rumo']>;

const PROVED = { certo: true, possivel: null, impossivel: false } as const;

/** Points to the one in front; of the leader to the next one. */
function gapOf({ vantagem }: Rumo, t: Translate): string {
  if (vantagem === 0) return t('participante.rumo.iguais', { nome: '\n' });
  const key = vantagem > 0 ? 'lidera' : 'atras';
  return t(`participante.rumo.${key}`, { n: Math.abs(vantagem), nome: '\n' });
}

function titleOf({ titulo }: Rumo, t: Translate): string {
  if (!titulo) return t('participante.rumo.cedo');
  if (titulo.estado !== 'possivel') return t(`participante.rumo.${titulo.estado}`);
  if (titulo.vitorias === null) return t('participante.rumo.depende');
  return t('participante.rumo.vitorias', { n: titulo.vitorias });
}

function Hoje({ rumo, ...props }: { rumo: Rumo } & DadosDoParticipante) {
  const t = useT();
  const { campeonato, dados } = props;
  const endereco = useEndereco(campeonato.id);
  const [before = '', after = ''] = gapOf(rumo, t).split('\n');
  return (
    <li>
      <Mark passou={null} />
      <b>{t('participante.rumo.hoje')}</b>
      <span>
        {before}
        <Link to={endereco(lugarDoParticipante(rumo.rival))}>
          {nomeDe(dados.gente, rumo.rival)}
        </Link>
        {after}
      </span>
    </li>
  );
}

/** Of a league: how far the title is, what is left to play, and what is proven about it. */
export function RumoNaLiga(props: DadosDoParticipante) {
  const { t, locale } = useTexts();
  const { rumo } = props.dados;
  if (!rumo) return null;
  const { restam, maximo, titulo } = rumo;
  const pontos = t('participante.caminho.pontos', { n: maximo }).replace(
    String(maximo),
    figure(maximo, locale),
  );
  return (
    <CartaoDoParticipante titulo={t('participante.caminho.rumo')}>
      <ol className={styles.path}>
        <Hoje {...props} rumo={rumo} />
        {restam > 0 && (
          <li>
            <Mark passou={null} />
            <b>{t('participante.rumo.adiante')}</b>
            <span>
              {t('participante.rumo.jogos', { n: restam })}
              <small>{t('participante.rumo.maximo', { pontos })}</small>
            </span>
          </li>
        )}
        <li>
          <Mark passou={titulo ? PROVED[titulo.estado] : null} />
          <b>{t('participante.rumo.titulo')}</b>
          <span>{titleOf(rumo, t)}</span>
        </li>
      </ol>
    </CartaoDoParticipante>
  );
}
