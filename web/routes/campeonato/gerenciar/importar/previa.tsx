import { useEffect, useId, useRef, useState } from 'react';
import type { LinhaDaImportacao, PreviaDaImportacao } from '#contract/campeonato/importacao.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { MiniTable } from '#web/components/match/mini-table.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './importar.module.css';
import { LinhaDaPrevia } from './linha-da-previa.tsx';

type Props = {
  previa: PreviaDaImportacao;
  pagina: DadosDaPagina;
  isBusy: boolean;
  onImport(semRecusadas: boolean): void;
};

const FILTROS = ['todas', 'recusada', 'nova', 'igual', 'nota'] as const;

type Filtro = (typeof FILTROS)[number];

/** Every line of the text; refused ones first where there are any. */
function Linhas({ previa: { linhas, recusadas }, pagina }: Pick<Props, 'previa' | 'pagina'>) {
  const t = useT();
  const [filtro, setFiltro] = useState<Filtro>(recusadas > 0 ? 'recusada' : 'todas');
  const has = (one: Filtro) => one === 'todas' || linhas.some(({ situacao }) => situacao === one);
  const shown = linhas.filter(({ situacao }) => filtro === 'todas' || situacao === filtro);
  return (
    <>
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{t('importacao.filtro.rotulo')}</legend>
        {FILTROS.filter(has).map((one) => (
          <Button
            key={one}
            variant={one === filtro ? 'soft' : 'ghost'}
            aria-pressed={one === filtro}
            onClick={() => setFiltro(one)}
          >
            {t(`importacao.filtro.${one}`)}
          </Button>
        ))}
      </fieldset>
      <ol className={styles.lines} aria-label={t('importacao.linhas')}>
        {shown.map((linha) => (
          <LinhaDaPrevia key={linha.linha} linha={linha} pagina={pagina} />
        ))}
      </ol>
    </>
  );
}

function Tabelas({ previa: { tabelas, campeao }, pagina }: Pick<Props, 'previa' | 'pagina'>) {
  const t = useT();
  if (tabelas.length === 0 && !campeao) return null;
  return (
    <section className={cartao.card}>
      <h2>{t('importacao.tabela')}</h2>
      {campeao && <p>{t('importacao.campeao', { nome: nomeDe(pagina.gente, campeao) })}</p>}
      {tabelas.map(({ fase, grupo, linhas }) => (
        <MiniTable
          key={`${fase} ${grupo}`}
          caption={t('importacao.tabela')}
          title={grupo ? t('campeonato.grupo', { nome: grupo }) : undefined}
          rows={linhas.map(({ participante, posicao, antes, p, j, sg }) => ({
            team: nomeDe(pagina.gente, participante),
            crest: (
              <EscudoDoTime
                nome={nomeDe(pagina.gente, participante)}
                escudo={pagina.gente[participante]?.escudo}
                size={20}
              />
            ),
            position: posicao,
            points: p,
            played: j,
            goalDifference: sg,
            change: antes - posicao,
          }))}
        />
      ))}
    </section>
  );
}

/** Who would meet whom in a bracket. */
function Chave({ previa: { chave }, pagina }: Pick<Props, 'previa' | 'pagina'>) {
  const t = useT();
  const id = useId();
  if (chave.length === 0) return null;
  const lado = (uuid: string | null) =>
    uuid ? nomeDe(pagina.gente, uuid) : t('campeonato.jogos.a_definir');
  return (
    <section className={cartao.card} aria-labelledby={id}>
      <h2 id={id}>{t('importacao.chave')}</h2>
      <ul className={styles.bracket}>
        {chave.map(({ uuid, etapa, mandante, visitante }) => (
          <li key={uuid}>
            <small>{stageName(etapa, t)}</small>
            {lado(mandante)} × {lado(visitante)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On a phone it is below what was pressed: it is gone to when it is there. */
function useGoTo() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  return heading;
}

const contar = (linhas: readonly LinhaDaImportacao[], situacao: LinhaDaImportacao['situacao']) =>
  linhas.filter((one) => one.situacao === situacao).length;

/** What was read, how the tables would stand, and the one button that takes it in. */
export function Previa({ previa, pagina, isBusy, onImport }: Props) {
  const t = useT();
  const heading = useGoTo();
  const [isWithout, setWithout] = useState(false);
  const { novas, iguais, recusadas, desfaz, exclui, linhas } = previa;
  const excluded = exclui.map((uuid) => nomeDe(pagina.gente, uuid));
  const parts = [
    [novas, 'novas'],
    [recusadas, 'recusadas'],
    [iguais, 'iguais'],
    [contar(linhas, 'nota'), 'notas'],
  ] as const;
  const words = parts
    .filter(([n, key]) => n > 0 || key === 'novas')
    .map(([n, key]) => t(`importacao.resumo.${key}`, { n }));
  const isReady = novas > 0 && desfaz === 0 && (recusadas === 0 || isWithout);
  return (
    <div className={cartao.columns}>
      <section className={cartao.card}>
        <h2 ref={heading} tabIndex={-1}>
          {t('importacao.previa')}
        </h2>
        <p>{words.join(' · ')}</p>
        {exclui.length > 0 && (
          <Note tone="warn">
            {t('importacao.exclui', { n: exclui.length, nomes: excluded.join(', ') })}
          </Note>
        )}
        {desfaz > 0 && <Note tone="warn">{t('importacao.desfaz', { n: desfaz })}</Note>}
        {recusadas > 0 && (
          <p className={cartao.help}>
            {t(novas > 0 ? 'importacao.corrija_ou' : 'importacao.corrija', { n: recusadas })}
          </p>
        )}
        {recusadas > 0 && novas > 0 && (
          <label className={cartao.check}>
            <input
              type="checkbox"
              checked={isWithout}
              onChange={({ currentTarget }) => setWithout(currentTarget.checked)}
            />
            {t('importacao.sem_recusadas', { n: recusadas })}
          </label>
        )}
        <Button
          variant="primary"
          big
          disabled={isBusy || !isReady}
          onClick={() => onImport(isWithout)}
        >
          {novas > 0 ? t('importacao.importar', { n: novas }) : t('importacao.nada')}
        </Button>
        <Linhas previa={previa} pagina={pagina} />
      </section>
      <div className={cartao.stack}>
        <Tabelas previa={previa} pagina={pagina} />
        <Chave previa={previa} pagina={pagina} />
      </div>
    </div>
  );
}
