import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Drawing } from '#web/components/elements/drawing.tsx';
import icon from '#web/components/elements/icon.module.css';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useImpacto } from '#web/routes/campeonato/partida/impacto-do-placar.ts';
import { useT } from '#web/texts/texts.tsx';
import { type CampoDoPlacar, camposDa, estaCompleta, lancamentoDas, temGols } from './figuras.ts';
import { PerguntaDaLinha } from './pergunta-da-linha.tsx';
import { rotuloNaRodada } from './rotulo.ts';
import styles from './teclado.module.css';
import { idDaPlaca, TECLADO } from './teclas.ts';
import type { Digitacao } from './usar-digitacao.ts';
import type { LinhaDaRodada } from './usar-rodada.ts';

type Props = { linha: LinhaDaRodada; pagina: DadosDaPagina; digitacao: Digitacao };

/** The key of a keyboard: a cross closes. The icons of all pages stay small without it. */
const BACKSPACE = '<path d="M8.5 5.5H21v13H8.5L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5"/>';

const Apagar = () => (
  <Drawing className={icon.icon} width={24} height={24} viewBox="0 0 24 24" markup={BACKSPACE} />
);

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Nobody moves. In a bracket nobody has a place: there the goals of all legs are told. */
function Calmo({ linha, pagina, digitacao }: Props) {
  const t = useT();
  const { mandante, visitante, confronto } = linha.partida;
  if (confronto === null) return t('organizacao.placares.nada_muda');
  const tie = digitacao.confrontoDaLinha(linha);
  if (!tie?.outra) return t('organizacao.placares.pode_salvar');
  const [home, away] = [mandante, visitante].map(({ participante }) =>
    nomeDe(pagina.gente, participante ?? ''),
  );
  const sum = `${home} ${tie.agregado.join(' × ')} ${away}`;
  return t('campeonato.placar.agregado', { sum });
}

/** What the score does to the two who play, before it is saved. */
function Efeito({ linha, pagina, digitacao }: Props) {
  const t = useT();
  const { partida, figuras } = linha;
  const penaltis = digitacao.penaltisDaLinha(linha);
  const isWhole = estaCompleta(figuras, penaltis);
  const lancamento = lancamentoDas(figuras, penaltis);
  const { movido } = useImpacto({ partida, lancamento, isChange: isWhole });
  const sides = [partida.mandante.participante, partida.visitante.participante];
  const own = movido?.posicoes.filter(({ participante }) => sides.includes(participante)) ?? [];
  const text = own
    .map(({ participante, de, para }) =>
      t('campeonato.placar.sobe', { nome: nomeDe(pagina.gente, participante), de, para }),
    )
    .join(' · ');
  const level = `campeonatos.penaltis_faltam${partida.confronto === null ? '_jogo' : ''}` as const;
  const missing = temGols(figuras) ? level : 'organizacao.placares.digite';
  const calm = <Calmo {...{ linha, pagina, digitacao }} />;
  return (
    <p className={styles.effect} aria-live="polite">
      {isWhole ? text || calm : t(missing)}
    </p>
  );
}

function Lado({ linha, pagina, digitacao, side }: Props & { side: 'mandante' | 'visitante' }) {
  const t = useT();
  const { uuid } = linha.partida;
  const team = linha.partida[side].participante ?? '';
  const nome = nomeDe(pagina.gente, team);
  const shootout: CampoDoPlacar = `penaltis_${side}`;
  const fields = camposDa(digitacao.penaltisDaLinha(linha));
  const plate = (campo: CampoDoPlacar, key: 'gols_de' | 'penaltis_de') => (
    <button
      id={idDaPlaca(uuid, campo)}
      type="button"
      className={styles.plate}
      data-pequeno={campo === shootout ? '' : undefined}
      aria-pressed={digitacao.atual?.uuid === uuid && digitacao.atual.campo === campo}
      onClick={() => digitacao.tocar({ uuid, campo })}
    >
      <span className="visually-hidden">{t(`campeonato.placar.${key}`, { nome })}</span>
      {linha.figuras[campo] ?? <span aria-hidden="true">–</span>}
    </button>
  );
  return (
    <div className={styles.side}>
      <EscudoDoTime nome={nome} escudo={pagina.gente[team]?.escudo} size={44} />
      <b>{nome}</b>
      {plate(side, 'gols_de')}
      {fields.includes(shootout) && plate(shootout, 'penaltis_de')}
    </div>
  );
}

/** One match at a time, for a thumb. */
export function Teclado(props: Props) {
  const t = useT();
  const { linha, pagina, digitacao } = props;
  const { uuid } = linha.partida;
  const rotulo = rotuloNaRodada(linha.partida, pagina, t);
  const { atual } = digitacao;
  const here = atual?.uuid === uuid ? atual : { uuid, campo: 'mandante' as const };
  const isWhole = estaCompleta(linha.figuras, digitacao.penaltisDaLinha(linha));
  const type = (digit: number) => digitacao.digitar(here, digit, { soNaLinha: true });
  return (
    <div className={styles.thumb} id={TECLADO}>
      <div className={styles.board}>
        <div className={styles.sides}>
          <Lado {...props} side="mandante" />
          <i aria-hidden="true">×</i>
          <Lado {...props} side="visitante" />
          {rotulo && <small>{rotulo}</small>}
        </div>
        <Efeito {...props} />
      </div>
      {digitacao.pergunta?.uuid === uuid ? (
        <PerguntaDaLinha {...props} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: keys are no field of a form
        <div className={styles.keys} role="group" aria-label={t('organizacao.placares.teclado')}>
          {DIGITS.map((digit) => (
            <button key={digit} type="button" onClick={() => type(digit)}>
              {digit}
            </button>
          ))}
          <button type="button" data-palavra="" onClick={() => digitacao.perguntar(uuid, 'wo')}>
            {t('organizacao.placares.wo')}
          </button>
          <button type="button" onClick={() => type(0)}>
            0
          </button>
          <button
            type="button"
            data-palavra=""
            aria-label={t('organizacao.placares.apagar')}
            onClick={() => digitacao.apagar(here)}
          >
            <Apagar />
          </button>
        </div>
      )}
      <div className={styles.actions}>
        <Button big onClick={() => digitacao.perguntar(uuid, 'adiar')}>
          {t('organizacao.placares.adiar')}
        </Button>
        <Button
          variant="primary"
          big
          disabled={!isWhole}
          onClick={() => digitacao.salvarEDescer(uuid)}
        >
          {t('organizacao.placares.salvar_e_proximo')}
        </Button>
      </div>
    </div>
  );
}
