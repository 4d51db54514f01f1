// Tables in short: all groups beside each other, or the top of the one table.
import type { Visao } from '#contract/visao.ts';
import { lugarDoParticipante, useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe, pessoaDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { type MiniRow, MiniTable } from '#web/components/match/mini-table.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaVisao } from './carregar.ts';
import { CartaoDaVisao } from './cartao.tsx';
import styles from './tabelas.module.css';

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };
type TabelaEmResumo = Visao['tabelas'][number];

/** Good news only: that somebody is out is told in the whole table. Once all is over nothing is certain already. */
const isGood = (
  { marca }: TabelaEmResumo['linhas'][number],
  { campeonato }: Pick<DadosDaPagina, 'campeonato'>,
) => campeonato.estado !== 'encerrado' && (marca === 'classificado' || marca === 'campeao');

function useRows({ linhas }: Pick<TabelaEmResumo, 'linhas'>, pagina: DadosDaPagina): MiniRow[] {
  const t = useT();
  const { gente, campeonato } = pagina;
  const endereco = useEndereco(campeonato.id);
  return linhas.map((linha) => {
    const { participante, posicao, p, j, v, sg, subiu, zona, situacao } = linha;
    return {
      team: nomeDe(gente, participante),
      person: situacao ? t(`campeonato.participantes.${situacao}`) : pessoaDe(gente, participante),
      isGone: situacao !== null,
      crest: (
        <EscudoDoTime nome={nomeDe(gente, participante)} escudo={gente[participante]?.escudo} />
      ),
      to: endereco(lugarDoParticipante(participante)),
      position: posicao,
      points: p,
      played: j,
      wins: v,
      goalDifference: sg,
      change: linhas.length > 4 ? (subiu ?? 0) : 0,
      zone: zona,
      certain: isGood(linha, pagina) ? t('visao.grupos.garantido') : null,
      isMine: participante === campeonato.minha_inscricao?.uuid,
    };
  });
}

/** What the bars and marks stand for. */
function Legend({ dados, pagina }: Props) {
  const t = useT();
  const hasCertain = dados.tabelas.some(({ linhas }) =>
    linhas.some((linha) => isGood(linha, pagina)),
  );
  if (dados.zonas.length === 0 && !hasCertain) return null;
  return (
    <ul className={styles.legend}>
      {dados.zonas.map(({ tipo, legenda }) => (
        <li key={`${tipo} ${legenda}`}>
          <i data-zone={tipo} />
          {legenda || t(`visao.zona.${tipo}`)}
        </li>
      ))}
      {hasCertain && (
        <li>
          <span className={styles.certain}>
            <Icon name="check" size={12} />
          </span>
          {t('visao.grupos.garantido')}
        </li>
      )}
    </ul>
  );
}

function Group({ tabela, pagina }: { tabela: TabelaEmResumo; pagina: DadosDaPagina }) {
  const t = useT();
  const { grupo, jogos, feitos, linhas, total } = tabela;
  const nome = t('campeonato.grupo', { nome: grupo ?? '' });
  const rows = useRows(tabela, pagina);
  const isMine = rows.some((row) => row.isMine);
  const notes = [
    jogos > 0 && feitos === jogos ? t('visao.grupos.encerrado') : null,
    isMine ? t('visao.grupos.seu') : null,
  ].filter(Boolean);
  const endereco = useEndereco(pagina.campeonato.id);
  return (
    <div className={styles.group}>
      <MiniTable
        caption={t('campeonato.tabela.legenda', { nome })}
        title={
          <>
            {nome}
            {notes.length > 0 && <small>{notes.join(', ')}</small>}
          </>
        }
        rows={rows}
      />
      {total > linhas.length && (
        <Link className={styles.more} to={endereco('classificacao')}>
          {t('visao.grupos.mais', { n: total - linhas.length })}
        </Link>
      )}
    </div>
  );
}

export function Grupos({ pagina, dados }: Props) {
  const t = useT();
  const endereco = useEndereco(pagina.campeonato.id);
  const { tabelas, grupos } = dados;
  if (tabelas.length === 0) return null;
  const hidden = grupos - tabelas.length;
  return (
    <section className={styles.groups}>
      <div className={styles.head}>
        <h2>{t('visao.grupos.titulo')}</h2>
        <Link to={endereco('classificacao')}>{t('visao.grupos.tabela')}</Link>
      </div>
      <div className={styles.grid}>
        {tabelas.map((tabela) => (
          <Group key={tabela.grupo} tabela={tabela} pagina={pagina} />
        ))}
      </div>
      {hidden > 0 && (
        <Link className={styles.all} to={endereco('classificacao')}>
          {t('visao.grupos.todos', { n: grupos })}
        </Link>
      )}
      <Legend dados={dados} pagina={pagina} />
    </section>
  );
}

/** The top of the one table, and the line of who looks. */
export function AltoDaTabela({ pagina, dados }: Props) {
  const t = useT();
  const endereco = useEndereco(pagina.campeonato.id);
  const [tabela] = dados.tabelas;
  const rows = useRows(tabela ?? { linhas: [] }, pagina);
  if (!tabela) return null;
  const isOver = dados.momento === 'encerrado';
  return (
    <CartaoDaVisao
      titulo={t(isOver ? 'visao.fim.tabela' : 'visao.liga.alto')}
      link={{ to: endereco('classificacao'), texto: t('visao.liga.todos', { n: tabela.total }) }}
    >
      <MiniTable caption={t('campeonato.aba.classificacao')} rows={rows} />
      <Legend dados={dados} pagina={pagina} />
    </CartaoDaVisao>
  );
}
