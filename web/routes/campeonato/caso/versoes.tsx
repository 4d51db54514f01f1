// Both versions of a match, and where they differ, line by line.
import { LADOS } from '#regras/vida/partida.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { Galeria } from '#web/routes/campeonato/pagina-da-partida/provas/galeria.tsx';
import { ditoEmPalavras } from '#web/routes/campeonato/pagina-da-partida/vida/lados.ts';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';
import styles from './caso.module.css';
import { comparar } from './comparar.ts';
import { compararSumulas, type LinhaDaSumula } from './comparar-sumulas.ts';
import { nomesDoCaso } from './nomes-do-caso.ts';

type Props = { dados: DadosDoCaso };

function Versao({ dados, lado }: Props & { lado: 0 | 1 }) {
  const texts = useTexts();
  const { t } = texts;
  const { caso, partida } = dados;
  const nomes = nomesDoCaso(dados, t);
  const time = nomes[lado];
  const uuid = caso.lados[lado] ?? '';
  const said = caso.versoes[lado];
  return (
    <article className={styles.version}>
      <header>
        <EscudoDoTime nome={time} escudo={partida.gente[uuid]?.escudo} size={40} />
        <div>
          <h3>{said?.quem ?? time}</h3>
          <p>
            {said
              ? t('caso.disse', { time, quando: shortDateTime(said.quando, texts, partida.now) })
              : t('caso.nada_disse')}
          </p>
        </div>
        {said && (
          <b className={styles.said}>
            {said.informado ? ditoEmPalavras(said.informado, nomes, t) : t('caso.so_motivo')}
          </b>
        )}
      </header>
      {said?.texto && <blockquote>{said.texto}</blockquote>}
      {said && (
        <Galeria partida={caso.partida.uuid} provas={said.provas} de={time} now={partida.now} />
      )}
    </article>
  );
}

/** Where the table official said something, too. */
function VersaoDaMesa({ dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { caso, partida } = dados;
  if (!caso.mesa?.informado) return null;
  const quando = shortDateTime(caso.mesa.quando, texts, partida.now);
  return (
    <article className={styles.version}>
      <header>
        <Icon name="ball" size={40} />
        <div>
          <h3>{t('partida.vida.a_mesa')}</h3>
          <p>{t('caso.mesa_disse', { quando })}</p>
        </div>
        <b className={styles.said}>
          {ditoEmPalavras(caso.mesa.informado, nomesDoCaso(dados, t), t)}
        </b>
      </header>
    </article>
  );
}

export function VersoesDoCaso({ dados }: Props) {
  const { t } = useTexts();
  return (
    <section className={styles.versions} aria-label={t('caso.versoes')}>
      <h2 className="visually-hidden">{t('caso.versoes')}</h2>
      <Versao dados={dados} lado={0} />
      <Versao dados={dados} lado={1} />
      <VersaoDaMesa dados={dados} />
    </section>
  );
}

/** What stands against what: the sides, or a side and the result in force. */
function confrontadas(dados: DadosDoCaso, nomes: readonly [string, string], t: Translate) {
  const { caso } = dados;
  const emVigor = t('caso.em_vigor');
  const [home, away] = caso.versoes;
  const contra = caso.vida.contestacao?.contra ?? null;
  const isComplaint = caso.vida.contestacao?.tipo === 'reclamacao';
  if (!isComplaint) {
    return [
      { quem: nomes[0], lado: 'mandante', dito: home?.informado ?? null },
      { quem: nomes[1], lado: 'visitante', dito: away?.informado ?? null },
    ] as const;
  }
  if (caso.vida.contestacao?.lado === 'mesa') {
    return [
      { quem: emVigor, lado: null, dito: contra },
      { quem: t('partida.vida.a_mesa'), lado: null, dito: caso.mesa?.informado ?? null },
    ] as const;
  }
  const side = caso.vida.contestacao?.lado === 'mandante' ? 0 : 1;
  return [
    { quem: emVigor, lado: null, dito: contra },
    { quem: nomes[side], lado: LADOS[side] ?? null, dito: caso.versoes[side]?.informado ?? null },
  ] as const;
}

function Dito({ valor }: { valor: boolean | null }) {
  const t = useT();
  if (valor === null) return <span className={styles.silent}>–</span>;
  return (
    <span className={styles.says} data-says={valor ? 'yes' : 'no'}>
      <Icon name={valor ? 'check' : 'close'} size={16} />
      {t(valor ? 'caso.sim' : 'caso.nao')}
    </span>
  );
}

function LinhaComparada({ linha: { rotulo, nota, valores, difere } }: { linha: LinhaDaSumula }) {
  const t = useT();
  return (
    <tr data-differs={difere ? '' : undefined}>
      <th scope="row">
        {rotulo}
        {nota && <span className={styles.pass}>{nota}</span>}
        {difere && (
          <small>
            <Icon name="alert" size={14} />
            {t('caso.difere')}
          </small>
        )}
      </th>
      <td>
        <Dito valor={valores[0]} />
      </td>
      <td>
        <Dito valor={valores[1]} />
      </td>
    </tr>
  );
}

export function Diferencas({ dados }: Props) {
  const { t } = useTexts();
  const nomes = nomesDoCaso(dados, t);
  const [one, other] = confrontadas(dados, nomes, t);
  if (!one.dito || !other.dito) return null;
  const linhas = comparar([one.dito, other.dito], nomes, t);
  const metades = compararSumulas(dados.partida.sumula, [one, other], { nomes, t });
  return (
    <section className={styles.card}>
      <h2>{t('caso.comparar')}</h2>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{t('caso.ponto')}</th>
            <th scope="col" className={styles.who}>
              {one.quem}
            </th>
            <th scope="col" className={styles.who}>
              {other.quem}
            </th>
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ linha, rotulo, valores, difere }) => (
            <tr key={linha} data-differs={difere ? '' : undefined}>
              <th scope="row">
                {rotulo}
                {difere && (
                  <small>
                    <Icon name="alert" size={14} />
                    {t('caso.difere')}
                  </small>
                )}
              </th>
              <td>{valores[0] ?? '–'}</td>
              <td>{valores[1] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
        {metades.map(({ time, linhas: lines }) => (
          <tbody key={time}>
            <tr>
              <th colSpan={3} scope="colgroup" className={styles.half}>
                {t('caso.sumula_de', { time })}
              </th>
            </tr>
            {lines.map((line) => (
              <LinhaComparada key={line.chave} linha={line} />
            ))}
          </tbody>
        ))}
      </table>
      {metades.length > 0 && <p className={styles.small}>{t('caso.sumula_ajuda')}</p>}
    </section>
  );
}
