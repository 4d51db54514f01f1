import { Form } from 'react-router';
import type { Linha } from '#contract/classificacao.ts';
import type { FaseComTabela } from '#regras/configuracao/fases.ts';
import { desempataNoJogo } from '#regras/configuracao/formato.ts';
import { useConvite, useEndereco } from '#web/campeonato/endereco.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { AntesDosJogos } from '#web/routes/campeonato/partida/antes-dos-jogos.tsx';
import { Punidos } from '#web/routes/campeonato/punicao/punidos.tsx';
import { useT } from '#web/texts/texts.tsx';
import { carregarClassificacao, type DadosDaTabela } from './carregar.ts';
import styles from './classificacao.module.css';
import { MelhoresColocados } from './melhores.tsx';
import { Porque } from './porque.tsx';
import { TabelaDoGrupo } from './tabela.tsx';
import { LegendaDasZonas, zonasDe } from './zonas.tsx';

export const loader = carregarClassificacao;

const HERE = 'classificacao';

/** Of fewer rounds a table at home or away says nothing. */
const FEWEST_FOR_VENUES = 6;

function Views({ id, dados }: { id: string; dados: DadosDaTabela }) {
  const t = useT();
  const { fase, mando, ate_rodada, rodada, rodadas } = dados;
  const isWhole = ate_rodada === rodadas;
  const upTo = isWhole ? '' : String(ate_rodada);
  const endereco = useEndereco(id);
  const convite = useConvite();
  const shown = { fase, mando };
  const before = Array.from({ length: Math.min(rodada, rodadas - 1) }, (_, index) => {
    const n = Math.min(rodada, rodadas - 1) - index;
    return { value: String(n), label: t('campeonato.tabela.ate_rodada_n', { n }) };
  });
  const rounds = [{ value: '', label: t('campeonato.tabela.agora') }, ...before];
  if (before.length === 0 && mando === 'todos') return null;
  const hasVenues = rodadas >= FEWEST_FOR_VENUES || mando !== 'todos';
  return (
    <div className={styles.views}>
      {hasVenues && (
        <nav className={styles.segments} aria-label={t('campeonato.tabela.mando')}>
          {(['todos', 'casa', 'fora'] as const).map((venue) => (
            <Link
              key={venue}
              to={endereco(HERE, { ...shown, mando: venue, ate: upTo })}
              aria-current={venue === mando ? 'true' : undefined}
              preventScrollReset
            >
              {t(`campeonato.tabela.${venue}`)}
            </Link>
          ))}
        </nav>
      )}
      <Form className={styles.upTo} preventScrollReset>
        {Object.entries({ ...shown, ...convite }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          look="quiet"
          name="ate"
          aria-label={t('campeonato.tabela.ate_rodada')}
          options={rounds}
          defaultValue={upTo}
          key={upTo}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        />
        <noscript>
          <Button type="submit">{t('campeonato.tabela.mostrar')}</Button>
        </noscript>
      </Form>
    </div>
  );
}

function Phases({ pagina, atual }: { pagina: DadosDaPagina; atual: number }) {
  const t = useT();
  const { fases, id } = pagina.campeonato;
  const endereco = useEndereco(id);
  const tables = fases.flatMap((fase, index) => ('tabela' in fase ? [index + 1] : []));
  if (tables.length < 2) return null;
  return (
    <nav className={styles.segments} aria-label={t('campeonato.abas')}>
      {tables.map((fase) => (
        <Link
          key={fase}
          to={endereco(HERE, { fase })}
          aria-current={fase === atual ? 'true' : undefined}
        >
          {t('campeonato.fase', { n: fase })}
        </Link>
      ))}
    </nav>
  );
}

function Criteria({ fase }: { fase: FaseComTabela }) {
  const t = useT();
  return (
    <section className={styles.card}>
      <h2>{t('campeonato.tabela.criterios')}</h2>
      <ol>
        {fase.tabela.criterios.map((criterio) => (
          <li key={criterio}>{t(`criterios.${criterio}`)}</li>
        ))}
      </ol>
      <p>{t('campeonato.tabela.criterios_ajuda')}</p>
    </section>
  );
}

/** What is level today need not be tomorrow: lots are missing only once the phase is over. */
const settled = (linha: Linha, empatados: readonly string[]): Linha =>
  empatados.includes(linha.participante) ? linha : { ...linha, pendente: null };

/** Swiss rounds are drawn one at a time; who is out gets no opponent any more. */
function temRodadaASortear({ campeonato }: DadosDaPagina, dados: DadosDaTabela): boolean {
  const linhas = dados.tabelas.flatMap((tabela) => tabela.linhas);
  const own = linhas.find(({ participante }) => participante === dados.porque?.participante);
  return (
    campeonato.estado === 'andamento' &&
    campeonato.fases[dados.fase - 1]?.tipo === 'suico' &&
    dados.rodada < dados.rodadas &&
    own?.situacao === null
  );
}

export default function ClassificacaoPage() {
  const { dados, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes);
  const t = useT();
  const { campeonato, gente } = pagina;
  const endereco = useEndereco(campeonato.id);
  const fase = campeonato.fases[dados.fase - 1] as FaseComTabela;
  if (dados.tabelas.length === 0) {
    return (
      <AntesDosJogos
        campeonato={campeonato}
        titulo={t('campeonato.sem_tabela.titulo')}
        texto={t('campeonato.sem_tabela.texto')}
      />
    );
  }
  const here = endereco(HERE, { fase: dados.fase });
  const zonas = zonasDe(fase, dados.fase < campeonato.fases.length, t);
  const isLevel = dados.empatados.includes(dados.porque?.participante ?? '');
  const pendente = desempataNoJogo(fase) ? 'jogo_extra' : 'sorteio';
  const why = dados.porque && (
    <Porque
      id={campeonato.id}
      porque={dados.porque}
      gente={gente}
      now={pagina.now}
      pendente={isLevel ? pendente : null}
      temRodadaASortear={temRodadaASortear(pagina, dados)}
      fechar={here}
    />
  );
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <Phases pagina={pagina} atual={dados.fase} />
        <Views id={campeonato.id} dados={dados} />
        {dados.tabelas.map(({ grupo, linhas: rows }) => (
          <TabelaDoGrupo
            key={grupo}
            id={campeonato.id}
            grupo={grupo}
            linhas={rows.map((row) => settled(row, dados.empatados))}
            zonas={zonas}
            fase={dados.fase}
            gente={gente}
            aberta={dados.porque?.participante}
            explicacao={why}
          />
        ))}
        <LegendaDasZonas zonas={zonas} />
        {dados.melhores && <MelhoresColocados melhores={dados.melhores} gente={gente} />}
        <Punidos pagina={pagina} punicoes={dados.punicoes} />
      </div>
      <aside className={styles.side}>
        <Criteria fase={fase} />
      </aside>
    </div>
  );
}
