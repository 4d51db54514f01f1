import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Palpites } from '#regras/cenario/palpite.ts';
import type { VistaDoCenario } from '#regras/cenario/vista.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { AntesDosJogos } from '#web/routes/campeonato/partida/antes-dos-jogos.tsx';
import { useT } from '#web/texts/texts.tsx';
import { BarraDoCenario } from './barra.tsx';
import { carregarSimulador, type Inicio } from './carregar.ts';
import { ChaveSimulada } from './chaves.tsx';
import { linhaDe, MeuTime } from './meu-time.tsx';
import { Rodadas } from './rodadas.tsx';
import { abertosEm } from './rodadas-a-vista.ts';
import styles from './simulador.module.css';
import { TabelasDoCenario } from './tabelas.tsx';
import { useApelidos } from './use-apelidos.ts';
import { useCenario, useEnderecoDoCenario } from './use-cenario.ts';
import { useContas } from './use-contas.ts';
import { useMotor, useVista } from './use-motor.ts';

export const loader = carregarSimulador;

type Pagina = ReturnType<typeof usePagina>;

/** What became of the link that somebody came by. */
const DoLink = memo(function DoLink({ inicio, gente }: { inicio: Inicio } & Pick<Pagina, 'gente'>) {
  const t = useT();
  const { jogadas, perdidos, isInvalido } = inicio;
  const jogos = jogadas
    .map(({ mandante, visitante }) => `${nomeDe(gente, mandante)} × ${nomeDe(gente, visitante)}`)
    .join(', ');
  const lines = [
    isInvalido && t('simulador.link.invalido'),
    jogadas.length > 0 && t('simulador.link.jogadas', { n: jogadas.length, jogos }),
    perdidos > 0 && t('simulador.link.perdidos', { n: perdidos }),
  ].filter((line) => line !== false);
  return lines.map((line) => (
    <p key={line} className={styles.notice} role="status">
      {line}
    </p>
  ));
});

/** On a phone, above what is typed: where one's team comes to. */
const Mini = memo(function Mini({ time, gente, tabelas, contas }: MiniProps) {
  const t = useT();
  const linha = linhaDe(tabelas, time);
  const { partes } = contas;
  if (!linha) return null;
  return (
    <div className={styles.mini} aria-hidden="true">
      <EscudoDoTime nome={nomeDe(gente, time)} escudo={gente[time]?.escudo} size={22} />
      <span>{gente[time]?.sigla ?? nomeDe(gente, time)}</span>
      <b>
        {linha.subiu !== 0 && (
          <s>
            {t('simulador.lugar', { n: linha.posicao + linha.subiu })}{' '}
            <Icon name="chevron-right" size={12} />{' '}
          </s>
        )}
        {t('simulador.lugar', { n: linha.posicao })}
      </b>
      {partes && (
        <span className={styles.push}>
          <partes.ChanceDoTitulo time={time} contas={contas} />
        </span>
      )}
    </div>
  );
});

/** Tables that are over, and that nobody imagines otherwise, give way to the bracket after them. */
const emDisputa = ({ tabelas, chaves, emJogo }: VistaDoCenario) =>
  chaves.length === 0 ? tabelas : tabelas.filter(({ fase }) => emJogo.includes(fase));

type MiniProps = {
  time: string;
  gente: Pagina['gente'];
  tabelas: VistaDoCenario['tabelas'];
  contas: ReturnType<typeof useContas>;
};

/** One's own team, else who leads or has come furthest. */
function useTime(inicio: Inicio, { campeonato, gente }: Pagina) {
  const mine = campeonato.minha_inscricao?.uuid ?? '';
  const { chaves } = inicio.vista;
  const leader =
    emDisputa(inicio.vista)[0]?.linhas[0]?.participante ??
    chaves[0]?.confrontos
      .flatMap(({ lados }) => lados.flatMap((lado) => lado.participante ?? []))
      .at(-1);
  return useState(gente[mine] ? mine : (leader ?? ''));
}

/**
 * A key press changes its field, the tables and the bracket in the same frame. What is around them (the count, one's
 * own team, the chances, the address) is drawn in the next one, and from the tables as they were until then. So are
 * tables and brackets that nobody sees: on a phone they stand below what is typed.
 */
function useDepois(vista: VistaDoCenario, palpites: Palpites) {
  const [later, imagined] = [useDeferredValue(vista), useDeferredValue(palpites)];
  const tabelas = useMemo(() => emDisputa(later), [later]);
  const abertos = useMemo(() => abertosEm(later.rodadas), [later]);
  return { tabelas, chaves: later.chaves, abertos, palpites: imagined };
}

function useIsSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((all) => setIsSeen(!!all.at(-1)?.isIntersecting));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isSeen };
}

function Simulador({ inicio, pagina }: { inicio: Inicio; pagina: Pagina }) {
  const t = useT();
  const cenario = useCenario(inicio);
  const loaded = useMotor(inicio.versao);
  const hasFailed = loaded === 'falhou';
  const pronto = hasFailed ? null : loaded;
  const vista = useVista(pronto, cenario.palpites, inicio);
  const depois = useDepois(vista, cenario.palpites);
  const { semente, dispatch, digitado } = cenario;
  const [time, setTime] = useTime(inicio, pagina);
  const contas = useContas(pronto, depois.palpites, semente, time);
  useEnderecoDoCenario(pronto, depois.palpites, semente);
  const { gente } = pagina;
  const { ref, isSeen } = useIsSeen();
  const agora = useMemo(() => ({ tabelas: emDisputa(vista), chaves: vista.chaves }), [vista]);
  const { tabelas, chaves } = isSeen ? agora : depois;
  const isImagined = Object.keys(cenario.palpites).length > 0;
  const confrontos = useApelidos(inicio);
  const abertos = pronto ? depois.abertos : inicio.abertos;
  return (
    <div className={styles.body}>
      <h2 className="visually-hidden">{t('simulador.titulo')}</h2>
      <Mini time={time} gente={gente} tabelas={depois.tabelas} contas={contas} />
      <DoLink inicio={inicio} gente={gente} />
      <noscript>
        <p className={styles.notice}>{t('simulador.sem_script')}</p>
      </noscript>
      {hasFailed && <p className={styles.notice}>{t('simulador.sem_motor')}</p>}
      <BarraDoCenario
        {...{ semente, dispatch, pronto, abertos, palpites: depois.palpites }}
        isTyped={Object.keys(digitado).length > 0}
      />
      {vista.semJogos.length > 0 && <p className={styles.notice}>{t('simulador.suico')}</p>}
      <div className={styles.columns}>
        <Rodadas
          rodadas={vista.rodadas}
          isPartial={!pronto && inicio.abertos > 0}
          cenario={cenario}
          gente={gente}
          confrontos={confrontos}
        />
        <div className={styles.results} aria-busy={!pronto}>
          <MeuTime {...{ time, gente, contas }} tabelas={depois.tabelas} onTime={setTime} />
          <div className={styles.results} ref={ref}>
            <TabelasDoCenario {...{ tabelas, gente, time, isImagined }} motor={pronto?.motor} />
            {chaves.map((chave) => (
              <ChaveSimulada key={chave.fase} chave={chave} gente={gente} confrontos={confrontos} />
            ))}
          </div>
        </div>
      </div>
      {contas.partes && (
        <contas.partes.Chances
          contas={contas}
          gente={gente}
          time={time}
          semente={semente}
          isSuico={vista.semJogos.length > 0}
          temChaveDepois={vista.chaves.length > 0}
          onSemente={cenario.setSemente}
        />
      )}
    </div>
  );
}

export default function SimuladorPage() {
  const { dados: inicio, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes);
  const t = useT();
  if (inicio.temJogos) return <Simulador inicio={inicio} pagina={pagina} />;
  return (
    <AntesDosJogos
      campeonato={pagina.campeonato}
      titulo={t('campeonato.sem_jogos.titulo')}
      texto={t('simulador.sem_jogos')}
    />
  );
}
