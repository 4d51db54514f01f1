import { useMemo, useState } from 'react';
import { apelidosDe } from '#regras/montagem/apelidos.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import { BarraDoCenario } from './barra.tsx';
import { carregarSimulador, type Inicio } from './carregar.ts';
import { Chances } from './chances.tsx';
import { ChaveSimulada } from './chaves.tsx';
import { chancesDo, linhaDe, MeuTime } from './meu-time.tsx';
import { parteEmPalavras } from './parte-em-palavras.ts';
import { Rodadas } from './rodadas.tsx';
import { abertosEm } from './rodadas-a-vista.ts';
import styles from './simulador.module.css';
import { TabelasDoCenario } from './tabelas.tsx';
import { useCenario, useEnderecoDoCenario } from './use-cenario.ts';
import { useContas } from './use-contas.ts';
import { useMotor, useVista } from './use-motor.ts';

export const loader = carregarSimulador;

type Pagina = ReturnType<typeof usePagina>;

/** What became of the link that somebody came by. */
function DoLink({ inicio, gente }: { inicio: Inicio } & Pick<Pagina, 'gente'>) {
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
}

/** On a phone, above what is typed: where one's team comes to. */
function Mini({ time, pagina, vista, contas }: MiniProps) {
  const t = useT();
  const linha = linhaDe(vista.tabelas, time);
  const own = chancesDo(contas.agora?.chances ?? [], time);
  const [title] = own?.chances ?? [];
  if (!linha) return null;
  return (
    <div className={styles.mini} aria-hidden="true">
      <EscudoDoTime
        nome={nomeDe(pagina.gente, time)}
        escudo={pagina.gente[time]?.escudo}
        size={22}
      />
      <span>{pagina.gente[time]?.sigla ?? nomeDe(pagina.gente, time)}</span>
      <b>
        {linha.subiu !== 0 && <s>{linha.posicao + linha.subiu}º › </s>}
        {linha.posicao}º
      </b>
      {title && own?.disputa.colunas[0]?.alvo === 'titulo' && (
        <span className={styles.push}>
          {t('simulador.chances.titulo_coluna')} <b>{parteEmPalavras(title, t)}</b>
        </span>
      )}
    </div>
  );
}

type MiniProps = {
  time: string;
  pagina: Pagina;
  vista: ReturnType<typeof useVista>;
  contas: ReturnType<typeof useContas>;
};

/** One's own team, else who leads. */
function useTime(inicio: Inicio, { campeonato, gente }: Pagina) {
  const mine = campeonato.minha_inscricao?.uuid ?? '';
  const { tabelas, chaves } = inicio.vista;
  const leader =
    tabelas[0]?.linhas[0]?.participante ??
    chaves[0]?.confrontos.flatMap(({ lados }) =>
      lados.flatMap((lado) => lado.participante ?? []),
    )[0];
  return useState(gente[mine] ? mine : (leader ?? ''));
}

export default function SimuladorPage() {
  const { dados: inicio, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes);
  const t = useT();
  const cenario = useCenario(inicio);
  const loaded = useMotor(inicio.versao);
  const pronto = loaded === 'falhou' ? null : loaded;
  const vista = useVista(pronto, cenario.palpites, inicio);
  const [time, setTime] = useTime(inicio, pagina);
  const contas = useContas(pronto, cenario.palpites, cenario.semente, time);
  const endereco = useEnderecoDoCenario(pronto, cenario);
  const { gente } = pagina;
  const isImagined = Object.keys(cenario.palpites).length > 0;
  // Ties keep their names whoever plays them.
  const confrontos = useMemo(() => {
    const ties = inicio.vista.chaves.flatMap((chave) => chave.confrontos);
    return apelidosDe(ties, new Set(ties.map(({ id }) => id)));
  }, [inicio]);
  const abertos = pronto ? abertosEm(vista.rodadas) : inicio.abertos;
  return (
    <div className={styles.body}>
      <h2 className="visually-hidden">{t('simulador.titulo')}</h2>
      <Mini time={time} pagina={pagina} vista={vista} contas={contas} />
      <DoLink inicio={inicio} gente={gente} />
      <noscript>
        <p className={styles.notice}>{t('simulador.sem_script')}</p>
      </noscript>
      {loaded === 'falhou' && <p className={styles.notice}>{t('simulador.sem_motor')}</p>}
      <BarraDoCenario cenario={cenario} pronto={pronto} abertos={abertos} endereco={endereco} />
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
          <MeuTime
            time={time}
            onTime={setTime}
            gente={gente}
            tabelas={vista.tabelas}
            contas={contas}
          />
          <TabelasDoCenario
            tabelas={vista.tabelas}
            gente={gente}
            time={time}
            isImagined={isImagined}
          />
          {vista.chaves.map((chave) => (
            <ChaveSimulada key={chave.fase} chave={chave} gente={gente} confrontos={confrontos} />
          ))}
        </div>
      </div>
      <Chances
        contas={contas}
        gente={gente}
        time={time}
        semente={cenario.semente}
        isSuico={vista.semJogos.length > 0}
        temChaveDepois={vista.chaves.length > 0}
        onOutraSemente={cenario.outraSemente}
      />
    </div>
  );
}
