// What is said beside the matches: notices of the organisers, open ties, the draw, what to do next.
import { useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import styles from './avisos.module.css';
import type { DadosDaVisao } from './carregar.ts';
import { CartaoDaVisao } from './cartao.tsx';

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };

export function Recados({ pagina, dados }: Props) {
  const texts = useTexts();
  if (dados.avisos.length === 0) return null;
  return (
    <CartaoDaVisao titulo={texts.t('visao.recado.titulo')}>
      <ul className={styles.notices}>
        {dados.avisos.map(({ uuid, texto, autor, created_at, fixado }) => (
          <li key={uuid} data-pinned={fixado ? '' : undefined}>
            <p>{texto}</p>
            <small>
              {autor} · {shortDateTime(created_at, texts, pagina.now)}
            </small>
          </li>
        ))}
      </ul>
    </CartaoDaVisao>
  );
}

/** Why places are blank: names, and what they wait for. */
export function FaltaDesempate({ pagina, dados }: Props) {
  const { t, locale } = useTexts();
  const { campeonato, gente } = pagina;
  const endereco = useEndereco(campeonato.id);
  const { empate } = dados;
  if (!empate) return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const nomes = empate.conjuntos
    .map((level) => list.format(level.map((uuid) => nomeDe(gente, uuid))))
    .join('; ');
  const wait = empate.no_jogo ? 'jogo' : 'sorteio';
  // After the last table nobody goes on: there are positions, and no places to be filled.
  const how = empate.fase === campeonato.fases.length ? (`${wait}_no_fim` as const) : wait;
  const hasTable = 'tabela' in (campeonato.fases[empate.fase - 1] ?? {});
  return (
    <section className={styles.open}>
      <Icon name="info" />
      <p>
        <b>{t('visao.empate.titulo')}.</b>{' '}
        {t(`visao.empate.${hasTable ? how : 'faltaram'}`, { nomes })}
      </p>
      {hasTable && (
        <Link to={endereco('classificacao', { fase: empate.fase })}>
          {t('visao.empate.conferir')}
        </Link>
      )}
    </section>
  );
}

/** A Swiss round is paired from the results of the one before. */
export function RodadaPorSair({ dados }: Pick<Props, 'dados'>) {
  const t = useT();
  const next = dados.passos.find(
    ({ tipo, situacao, jogos }) => tipo === 'rodada' && situacao === 'vem' && jogos === 0,
  );
  const now = dados.passos.find(({ situacao }) => situacao === 'agora');
  if (!next || dados.momento !== 'liga' || now?.jogos !== now?.feitos) return null;
  return (
    <section className={styles.open}>
      <Icon name="info" />
      <p>{t('visao.espera_rodada', { n: next.rodada ?? 1, rodadas: next.rodadas ?? 1 })}</p>
    </section>
  );
}

/** A draw that is announced can be watched. */
export function SorteioAnunciado({ pagina, dados }: Props) {
  const t = useT();
  const endereco = useEndereco(pagina.campeonato.id);
  if (!dados.preparado) return null;
  return (
    <CartaoDaVisao
      titulo={t('sorteio.titulo')}
      link={{ to: endereco('sorteio'), texto: t('sorteio.assistir') }}
    >
      <p className={styles.text}>{t('sorteio.vai_comecar')}</p>
    </CartaoDaVisao>
  );
}

/** After the draw; `isMine`: who looks has the start in their hands. */
export function EsperaALargada({ isMine }: { isMine: boolean }) {
  const t = useT();
  return (
    <section className={styles.open}>
      <Icon name="check" />
      <p>
        <b>{t('visao.sorteado.titulo')}.</b>{' '}
        {t(isMine ? 'organizacao.passo.comecar_ajuda' : 'visao.sorteado.texto')}
      </p>
    </section>
  );
}

export function Cancelado() {
  const t = useT();
  return (
    <section className={styles.open}>
      <Icon name="info" />
      <p>
        <b>{t('visao.cancelado.titulo')}.</b> {t('visao.cancelado.texto')}
      </p>
    </section>
  );
}
