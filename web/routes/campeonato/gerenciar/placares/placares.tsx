import { lazy, Suspense, useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Classificacao } from '#contract/classificacao.ts';
import type { Partida } from '#contract/partidas.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { AntesDosJogos } from '#web/routes/campeonato/partida/antes-dos-jogos.tsx';
import { ehDeOutros } from '#web/routes/campeonato/partida/linha-da-partida.tsx';
import PlacarDialog from '#web/routes/campeonato/partida/placar-dialog.tsx';
import { useUser } from '#web/session/user.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { Adiante, nomeDaRodada } from './adiante.tsx';
import { AoVivo } from './ao-vivo.tsx';
import cabeca from './cabeca.module.css';
import { carregarPlacares, type DadosDosPlacares } from './carregar.ts';
import { comSalvas } from './figuras.ts';
import { LinhaDoJogo } from './linha.tsx';
import styles from './placares.module.css';
import { Progresso } from './progresso.tsx';
import { Teclado } from './teclado.tsx';
import { useDigitacao } from './usar-digitacao.ts';
import { type LinhaDaRodada, type MotivoDeFora, useRodada } from './usar-rodada.ts';

export const loader = carregarPlacares;

const HERE = 'gerenciar/placares';

const MesaDialog = lazy(
  withTexts(['links'], () => import('#web/routes/campeonato/partida/mesa-dialog.tsx')),
);

const Colar = lazy(() => import('./colar.tsx').then((module) => ({ default: module.Colar })));

type RodadaDaFaixa = DadosDosPlacares['rodadas'][number];

type Props = { pagina: DadosDaPagina; dados: DadosDosPlacares };

/** The table of the phase as it is with what was saved; asked again after each score. */
function useTabela({ pagina, dados }: Props) {
  const [agora, setAgora] = useState<Classificacao | null>(null);
  const { id } = pagina.campeonato;
  const { fase, tabela } = dados;
  const refresh = useCallback(() => {
    if (!tabela) return;
    quietApi('GET /api/campeonatos/:id/classificacao', { params: { id }, query: { fase } })
      .then(({ data }) => setAgora(data))
      // The scores are saved all the same, and the next one asks again.
      .catch(() => undefined);
  }, [id, fase, tabela]);
  return { tabela: agora ?? tabela, refresh };
}

/** For who may hand the round to a table official. */
function LinkDaRodada({ pagina, dados }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { id, acoes, estado } = pagina.campeonato;
  const { fase, rodada } = dados;
  if (!acoes.includes('gerir_mesa') || estado !== 'andamento' || rodada === null) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('organizacao.placares.mesa')}</Button>
      {isOpen && (
        <Suspense>
          <MesaDialog
            id={id}
            alcance={{ tipo: 'rodada', fase, rodada }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Which round, the way back to the panel on a phone, and to the rounds around it. */
function Cabeca({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  const at = dados.rodadas.findIndex(
    ({ fase, rodada }) => fase === dados.fase && rodada === dados.rodada,
  );
  const current = dados.rodadas[at];
  const step = (round: RodadaDaFaixa | undefined, key: 'anterior' | 'proxima') =>
    round && (
      <ButtonLink
        icon={key === 'anterior' ? 'chevron-left' : 'chevron-right'}
        aria-label={t(`campeonato.jogos.${key}`)}
        title={t(`campeonato.jogos.${key}`)}
        to={endereco(HERE, { fase: round.fase, rodada: round.rodada })}
      />
    );
  return (
    <div className={cabeca.head}>
      <h2>{current && nomeDaRodada(current, texts)}</h2>
      <div>
        {step(dados.rodadas[at - 1], 'anterior')}
        {step(dados.rodadas[at + 1], 'proxima')}
        <Link
          className={cabeca.back}
          to={endereco('gerenciar')}
          aria-label={t('organizacao.parte.painel')}
        >
          <Icon name="close" />
        </Link>
      </div>
    </div>
  );
}

/** Other ways to bring in scores: beside the title, on a phone below the keys. */
function Ferramentas({ pagina, dados, onPaste }: Props & { onPaste(): void }) {
  const { t } = useTexts();
  const endereco = useEndereco(pagina.campeonato.id);
  return (
    <div className={cabeca.tools}>
      <LinkDaRodada pagina={pagina} dados={dados} />
      <Button onClick={onPaste}>{t('organizacao.placares.colar')}</Button>
      <ButtonLink to={endereco('gerenciar/placares/importar')}>
        {t('organizacao.placares.importar')}
      </ButtonLink>
    </div>
  );
}

/** What the organiser may not type here is told on the page of the match. */
function motivoDeFora(partida: Partida, pagina: DadosDaPagina): MotivoDeFora | null {
  if (partida.estado === 'contestada') return 'contestada';
  return ehDeOutros(partida, pagina) ? 'joga' : null;
}

function RodadaInteira({ pagina, dados }: Props) {
  const { t } = useTexts();
  const { id, fases } = pagina.campeonato;
  const { tabela, refresh } = useTabela({ pagina, dados });
  const user = useUser();
  const nome = `placares:${user?.uuid}:${id}:${dados.fase}:${dados.rodada}`;
  const { revalidate } = useRevalidator();
  const rodada = useRodada({
    ...{ nome, partidas: dados.data, onSaved: refresh, onMoved: revalidate },
    foraDaqui: (partida) => motivoDeFora(partida, pagina),
  });
  const contexto = { fase: fases[dados.fase - 1], ties: comSalvas(dados.ties, rodada.linhas) };
  const digitacao = useDigitacao(rodada, contexto);
  const [isPasting, setPasting] = useState(false);
  const [correcting, setCorrecting] = useState<LinhaDaRodada | null>(null);
  const { linhas } = rodada;
  const here = linhas.find(({ partida }) => partida.uuid === digitacao.atual?.uuid);
  return (
    <>
      <Cabeca pagina={pagina} dados={dados} />
      <Progresso linhas={linhas} atual={digitacao.atual?.uuid} />
      <Adiante pagina={pagina} dados={dados} linhas={linhas} />
      {here && (
        <Teclado key={here.partida.uuid} linha={here} pagina={pagina} digitacao={digitacao} />
      )}
      <Ferramentas pagina={pagina} dados={dados} onPaste={() => setPasting(true)} />
      <div className={styles.columns}>
        <ol className={styles.rows} aria-label={t('organizacao.placares.jogos')}>
          {linhas.map((linha) => (
            <LinhaDoJogo
              key={linha.partida.uuid}
              linha={linha}
              pagina={pagina}
              digitacao={digitacao}
              onCorrect={() => setCorrecting(linha)}
            />
          ))}
        </ol>
        {tabela && dados.tabela && <AoVivo antes={dados.tabela} agora={tabela} pagina={pagina} />}
      </div>
      {isPasting && (
        <Suspense>
          <Colar
            linhas={linhas}
            pagina={pagina}
            onFill={(lidas) => {
              for (const [uuid, figuras] of lidas) {
                rodada.mudar(uuid, { figuras, problema: null, pedido: null });
              }
            }}
            onClose={() => setPasting(false)}
          />
        </Suspense>
      )}
      {correcting && (
        <PlacarDialog
          partida={correcting.partida}
          pagina={pagina}
          onClose={() => setCorrecting(null)}
        />
      )}
    </>
  );
}

/** A whole round: figures typed in the rows, each saved by itself. */
export default function Placares() {
  const { dados, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes, { partidas: dados.data });
  const { t } = useTexts();
  if (dados.rodadas.length === 0) {
    return (
      <AntesDosJogos
        campeonato={pagina.campeonato}
        titulo={t('campeonato.sem_jogos.titulo')}
        texto={t('campeonato.sem_jogos.texto')}
      />
    );
  }
  return (
    <section className={styles.body}>
      <RodadaInteira key={`${dados.fase} ${dados.rodada}`} pagina={pagina} dados={dados} />
    </section>
  );
}
