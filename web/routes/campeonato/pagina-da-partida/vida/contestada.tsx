// A match that its sides do not agree on: both versions, how they may settle it, and who decides it.
import { rivalDe } from '#regras/vida/partida.ts';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { isOver } from '#web/components/match/match-state.ts';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { Botoes, CartaoDaVida } from './cartao.tsx';
import { ditoEmPalavras, leOCaso, nomeDeQuemDiz, nomesDosLados } from './lados.ts';
import { useLances } from './use-lances.ts';
import styles from './vida.module.css';

type Props = { dados: DadosDaPartida };
type Contestacao = NonNullable<DadosDaPartida['vida']['contestacao']>;

/** Home first, as everywhere; a complaint is set against the result that stands. */
function Versoes({ dados, contestacao }: Props & { contestacao: Contestacao }) {
  const { t } = useTexts();
  const nomes = nomesDosLados(dados);
  const { lado, informado, contra, tipo } = contestacao;
  const isComplaint = tipo === 'reclamacao';
  const words = (said: Contestacao['informado']) =>
    said ? ditoEmPalavras(said, nomes, t) : t('partida.vida.sem_outro');
  const own = {
    key: 'contesta',
    who: t('partida.vida.diz', { time: nomeDeQuemDiz(lado, nomes, t) }),
    said: words(informado),
    isOfficial: false,
  };
  const other = {
    key: 'contra',
    who:
      isComplaint || lado === 'mesa'
        ? t('partida.vida.em_vigor')
        : t('partida.vida.diz', { time: nomeDeQuemDiz(rivalDe(lado), nomes, t) }),
    said: words(contra),
    isOfficial: isComplaint,
  };
  const both = isComplaint || lado === 'visitante' ? [other, own] : [own, other];
  return (
    <dl className={styles.versions} aria-label={t('partida.vida.versoes')}>
      {both.map(({ key, who, said, isOfficial }) => (
        <div key={key} data-official={isOfficial ? '' : undefined}>
          <dt>{who}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who contests takes it back; the other side accepts what was set against its word. */
function Acordo({ dados, contestacao }: Props & { contestacao: Contestacao }) {
  const { t } = useTexts();
  const nomes = nomesDosLados(dados);
  const { isBusy, problem, aceitar, retirarContestacao } = useLances(dados);
  const { acoes } = dados.vida;
  const { informado, contra } = contestacao;
  const mayWithdraw = acoes.includes('retirar_contestacao');
  const mayAccept = acoes.includes('aceitar') && !mayWithdraw && informado !== null;
  return (
    <>
      {mayWithdraw && contra && (
        <p>{t('partida.vida.retira_vale', { placar: ditoEmPalavras(contra, nomes, t) })}</p>
      )}
      <ProblemAlert texto={problem} />
      <Botoes>
        <CaseLink dados={dados} />
        {mayAccept && (
          <Button big disabled={isBusy} onClick={() => void aceitar()}>
            {t('partida.vida.aceitar', { placar: ditoEmPalavras(informado, nomes, t) })}
          </Button>
        )}
        {mayWithdraw && (
          <Button variant="ghost" big disabled={isBusy} onClick={() => void retirarContestacao()}>
            {t('partida.vida.retirar_contestacao')}
          </Button>
        )}
      </Botoes>
    </>
  );
}

function CaseLink({ dados }: Props) {
  const { t } = useTexts();
  const endereco = useEnderecoDaPartida();
  const { acoes } = dados.vida;
  const label = acoes.includes('responder_juiz') ? 'responder_juiz' : 'ver_caso';
  return (
    <ButtonLink variant="primary" big to={`${endereco(dados.partida.uuid)}/caso`}>
      {t(`partida.vida.${acoes.includes('julgar') ? 'decidir' : label}`)}
    </ButtonLink>
  );
}

export function Contestada({ dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { partida, vida, now } = dados;
  const { contestacao } = vida;
  if (!contestacao) return null;
  const { tipo, lado, quando: at, julgar_ate, juiz } = contestacao;
  const time = nomeDeQuemDiz(lado, nomesDosLados(dados), t);
  const quando = shortDateTime(at, texts, now);
  const act = tipo === 'reclamacao' ? 'reclamou' : 'contestou';
  const said = [
    t(`partida.vida.${lado === 'mesa' ? 'mesa_difere' : act}`, { time, quando }),
    t('partida.vida.decide_ate', { data: shortDateTime(julgar_ate, texts, now) }),
    t(isOver(partida) ? 'partida.vida.vale_ate_decisao' : 'partida.vida.nao_conta'),
    ...(vida.acoes.includes('responder_juiz') ? [t('partida.vida.indicado')] : []),
    ...(juiz ? [t('partida.vida.juiz_aceito', { nome: juiz })] : []),
  ];
  return (
    <CartaoDaVida
      isMine={vida.acoes.includes('julgar')}
      titulo={t('partida.vida.contestada_titulo')}
      texto={said.join(' ')}
    >
      <Versoes dados={dados} contestacao={contestacao} />
      {leOCaso(dados) && <Acordo dados={dados} contestacao={contestacao} />}
    </CartaoDaVida>
  );
}
