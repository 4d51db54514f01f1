// Of whom a goal or a card was, where there are squads: one touch, and the first one says that nobody knows.
import { GOL_CONTRA, NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import type { TipoAoVivo } from '#regras/vida/ao-vivo.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { comEscaladosAntes } from '../sumula/pessoas.ts';
import { useElenco } from '../sumula/use-elenco.ts';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import styles from './ao-vivo.module.css';

export type Perguntado = { readonly tipo: TipoAoVivo; readonly lado: LadoDoJogo };

type Props = {
  dados: DadosDaPartida;
  perguntado: Perguntado;
  onAnswer(jogador: string): void;
  onClose(): void;
};

export default function DeQuemFoi({ dados, perguntado, onAnswer, onClose }: Props) {
  const t = useT();
  const { tipo, lado } = perguntado;
  const isGoal = tipo === 'gol';
  const elenco = comEscaladosAntes(
    useElenco(dados.partida[lado].participante),
    dados.escalacao?.[lado]?.jogadores,
  );
  const time = nomeDoLado(lado, nomesDosLados(dados));
  return (
    <Modal title={t(`lances.tipo.${tipo}`, { time })} onClose={onClose}>
      <p className={styles.ask}>{t('lances.de_quem')}</p>
      <div className={styles.people}>
        <Button variant="primary" onClick={() => onAnswer(NAO_IDENTIFICADO)}>
          {t('sumula.nao_identificado')}
        </Button>
        {elenco.map(({ uuid, nome, numero }) => (
          <Button key={uuid} onClick={() => onAnswer(uuid)}>
            {numero === null ? nome : `${numero} ${nome}`}
          </Button>
        ))}
        {isGoal && <Button onClick={() => onAnswer(GOL_CONTRA)}>{t('sumula.gol_contra')}</Button>}
      </div>
    </Modal>
  );
}
