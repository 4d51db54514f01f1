// For the sides of a match and who runs the calendar: when it is played, and what came up. Nobody else loads it.
import { rivalDe } from '#regras/vida/partida.ts';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDaPartida, DadosDoAcordo } from '../carregar.ts';
import { CartaoDaVida } from '../vida/cartao.tsx';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import styles from './acordo.module.css';
import { CartaoDoHorario } from './horario.tsx';
import { Imprevistos } from './imprevistos.tsx';
import { RecadosProntos } from './recados.tsx';

type Props = { dados: DadosDaPartida; acordo: DadosDoAcordo };

/** For who runs the calendar: who tried, and what waits. */
function DaOrganizacao({ dados, acordo }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const nomes = nomesDosLados(dados);
  const open = acordo.propostas
    .filter(({ estado }) => estado === 'aberta')
    .toSorted((a, b) => a.horario.localeCompare(b.horario));
  if (open.length === 0) return null;
  return (
    <CartaoDaVida titulo={t('acordo.titulo.organizacao')} texto={t('acordo.organizacao_ajuda')}>
      <div className={styles.own}>
        <ul>
          {open.map(({ uuid, lado, horario, vista_at }) => {
            const time = nomeDoLado(rivalDe(lado), nomes);
            return (
              <li key={uuid}>
                <div className={styles.grow}>
                  <b>{shortDateTime(horario, texts, dados.now)}</b>
                  <small>
                    {nomeDoLado(lado, nomes)} ·{' '}
                    {t(vista_at ? 'acordo.visto' : 'acordo.nao_visto', { time })}
                  </small>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </CartaoDaVida>
  );
}

export function HorarioDoJogo({ dados, acordo }: Props) {
  const { t } = useTexts();
  const { lado, recusa } = acordo;
  if (recusa === 'sem_lados' || recusa === 'fora_de_hora') return null;
  if (!lado) return <DaOrganizacao dados={dados} acordo={acordo} />;
  if (recusa === null) return <CartaoDoHorario dados={dados} acordo={acordo} lado={lado} />;
  if (dados.partida.jogo_previsto_at !== null) return null;
  return (
    <CartaoDaVida titulo={t('acordo.titulo.sem_rival')} texto={t(`acordo.recusa.${recusa}`)} />
  );
}

export function ImprevistosDoJogo({ dados, acordo }: Props) {
  return <Imprevistos dados={dados} acordo={acordo} lado={acordo.lado} />;
}

export function RecadosDoLado({ dados, acordo }: Props) {
  const { lado } = acordo;
  return lado && <RecadosProntos dados={dados} acordo={acordo} lado={lado} />;
}
