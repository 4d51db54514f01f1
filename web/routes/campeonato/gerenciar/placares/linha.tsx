import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { nomeDe, vagaEmPalavras } from '#web/campeonato/lado.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import { aceitaPlacar } from './caminho.ts';
import { type CampoDoPlacar, camposDa } from './figuras.ts';
import { PerguntaDaLinha } from './pergunta-da-linha.tsx';
import styles from './placares.module.css';
import { rotuloNaRodada } from './rotulo.ts';
import { SituacaoDaLinha } from './situacao-da-linha.tsx';
import { aoTeclar, idDoCampo, mostrarTeclado } from './teclas.ts';
import type { Digitacao } from './usar-digitacao.ts';
import type { LinhaDaRodada } from './usar-rodada.ts';

type Props = {
  linha: LinhaDaRodada;
  pagina: DadosDaPagina;
  digitacao: Digitacao;
  onCorrect(): void;
};

type FieldProps = Pick<Props, 'linha' | 'digitacao'> & { campo: CampoDoPlacar; name: string };

/** Shows what was typed; the keys are read one by one, so that a figure can go on to the next field. */
function Figura({ linha, campo, name, digitacao }: FieldProps) {
  const { uuid } = linha.partida;
  const here = { uuid, campo };
  return (
    <input
      id={idDoCampo(uuid, campo)}
      className={styles.figure}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={name}
      value={linha.figuras[campo] ?? ''}
      readOnly={!aceitaPlacar(linha)}
      onFocus={() => digitacao.estar(here)}
      onBlur={({ relatedTarget }) => {
        const row = relatedTarget?.closest(`[data-partida="${uuid}"]`);
        if (!row) digitacao.salvar(uuid);
      }}
      // Keyboards of phones tell no keys, only what was typed.
      onChange={({ currentTarget }) => {
        const digit = currentTarget.value.match(/\d/g)?.at(-1);
        if (digit) digitacao.digitar(here, Number(digit));
        else digitacao.apagar(here);
      }}
      onKeyDown={(event) =>
        aoTeclar(event, {
          digitar: (digito) => digitacao.digitar(here, digito),
          apagar: () => digitacao.apagar(here),
          salvar: () => digitacao.salvarEDescer(uuid),
          andar: (por) => digitacao.mover(here, por),
          wo: () => digitacao.perguntar(uuid, 'wo'),
          adiar: () => digitacao.perguntar(uuid, 'adiar'),
        })
      }
    />
  );
}

function Figuras({ linha, pagina, digitacao }: Omit<Props, 'onCorrect'>) {
  const t = useT();
  const { mandante, visitante } = linha.partida;
  const [home, away] = [mandante, visitante].map(({ participante }) =>
    nomeDe(pagina.gente, participante ?? ''),
  );
  const has = camposDa(digitacao.penaltisDaLinha(linha)).length > 2;
  const field = (campo: CampoDoPlacar, key: 'gols_de' | 'penaltis_de', nome = '') => (
    <Figura
      linha={linha}
      campo={campo}
      name={t(`campeonato.placar.${key}`, { nome })}
      digitacao={digitacao}
    />
  );
  return (
    <>
      <span className={styles.score}>
        {field('mandante', 'gols_de', home)}
        <i aria-hidden="true">×</i>
        {field('visitante', 'gols_de', away)}
      </span>
      {has && (
        <span className={styles.shootout}>
          <span>{t('organizacao.placares.penaltis')}</span>
          {field('penaltis_mandante', 'penaltis_de', home)}
          <i aria-hidden="true">×</i>
          {field('penaltis_visitante', 'penaltis_de', away)}
        </span>
      )}
    </>
  );
}

type EquipeProps = { lado: LinhaDaRodada['partida']['mandante']; pagina: DadosDaPagina };

/** Who plays, or where they will come from. */
function Equipe({ lado: { participante, vaga }, pagina }: EquipeProps) {
  const t = useT();
  const { gente, confrontos } = pagina;
  if (participante === null) return vagaEmPalavras(vaga, confrontos, t);
  return <Time gente={gente} uuid={participante} brief />;
}

/** Under a thumb the line of a match brings it to the keys. */
function Escolher({ linha, pagina, digitacao }: Omit<Props, 'onCorrect'>) {
  const t = useT();
  const { uuid, mandante, visitante } = linha.partida;
  const [casa = '', fora = ''] = [mandante, visitante].map(({ participante }) =>
    nomeDe(pagina.gente, participante ?? ''),
  );
  return (
    <button
      type="button"
      className={styles.pick}
      aria-label={t('organizacao.placares.escolher', { casa, fora })}
      onClick={() => {
        digitacao.tocar({ uuid, campo: 'mandante' });
        mostrarTeclado();
      }}
    />
  );
}

/** One match of the round. */
export function LinhaDoJogo({ linha, pagina, digitacao, onCorrect }: Props) {
  const t = useT();
  const endereco = useEnderecoDaPartida();
  const { partida, situacao } = linha;
  const { uuid } = partida;
  const rotulo = rotuloNaRodada(partida, pagina, t);
  const isOpen = aceitaPlacar(linha);
  const isOver = situacao === 'salva' && !linha.podeDesfazer && linha.fora === null;
  return (
    <li
      className={styles.row}
      data-partida={uuid}
      data-situacao={situacao}
      data-aqui={digitacao.atual?.uuid === uuid ? '' : undefined}
    >
      <span className={styles.home}>
        <Equipe lado={partida.mandante} pagina={pagina} />
      </span>
      <span className={styles.figures}>
        <Figuras linha={linha} pagina={pagina} digitacao={digitacao} />
      </span>
      <span className={styles.away}>
        <Equipe lado={partida.visitante} pagina={pagina} />
      </span>
      {isOpen && <Escolher linha={linha} pagina={pagina} digitacao={digitacao} />}
      {rotulo && <small className={styles.label}>{rotulo}</small>}
      <span className={styles.foot}>
        <SituacaoDaLinha linha={linha} />
        {linha.podeDesfazer && (
          <Button variant="ghost" onClick={() => digitacao.desfazer(uuid)}>
            {t('organizacao.placares.desfazer')}
          </Button>
        )}
        {isOver && pagina.campeonato.acoes.includes('corrigir_placar') && (
          <Button variant="ghost" onClick={onCorrect}>
            {t('organizacao.placares.corrigir')}
          </Button>
        )}
        {isOpen && (
          <>
            <Button variant="ghost" onClick={() => digitacao.perguntar(uuid, 'wo')}>
              {t('organizacao.placares.wo')}
            </Button>
            <Button variant="ghost" onClick={() => digitacao.perguntar(uuid, 'adiar')}>
              {t('organizacao.placares.adiar')}
            </Button>
          </>
        )}
      </span>
      {digitacao.pergunta?.uuid === uuid && (
        <PerguntaDaLinha linha={linha} pagina={pagina} digitacao={digitacao} />
      )}
      {linha.fora && (
        <p className={styles.outside}>
          {t(`organizacao.placares.fora.${linha.fora}`)}{' '}
          <Link to={endereco(uuid)}>{t('organizacao.placares.ver_jogo')}</Link>
        </p>
      )}
      {linha.problema && (
        <p role="alert" className={styles.problem}>
          <Icon name="alert" size={16} />
          {linha.problema}
        </p>
      )}
    </li>
  );
}
