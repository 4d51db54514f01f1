// What happened in a match, minute by minute: the home side on the left, the other on the right.
import { useId } from 'react';
import type { JogoAoVivo, LanceAoVivo } from '#contract/partida/lances.ts';
import { IconButton } from '#web/components/elements/button.tsx';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { clockOf } from '#web/dates/date-time.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import cartoes from '../cartoes.module.css';
import { nomeDoCitado } from '../sumula/nome-do-citado.ts';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import styles from './ao-vivo.module.css';
import { palavraDoLance } from './palavra-do-lance.ts';

type Props = {
  dados: DadosDaPartida;
  aoVivo: JogoAoVivo;
  isBusy?: boolean;
  /** Missing where the match is over: what was told stays. */
  onUndo?: (lance: string) => void;
};

/** Cards are drawn by their looks. */
const ICONS: Readonly<Partial<Record<LanceAoVivo['tipo'], IconName>>> = {
  ...{ na_sala: 'user', gol: 'ball', inicio: 'clock', segundo_tempo: 'clock', fim: 'clock' },
};

function Marca({ tipo }: Pick<LanceAoVivo, 'tipo'>) {
  const icon = ICONS[tipo];
  return (
    <span className={styles.mark} data-tipo={tipo} aria-hidden="true">
      {icon && <Icon name={icon} size={16} />}
    </span>
  );
}

type LinhaProps = Omit<Props, 'aoVivo'> & { lance: LanceAoVivo };

function Linha({ lance, dados, isBusy = false, onUndo }: LinhaProps) {
  const { t, zone } = useTexts();
  const nomes = nomesDosLados(dados);
  const { tipo, lado, minuto, quem, voz, quando, desfaz, repete } = lance;
  const what = t(`lances.tipo.${palavraDoLance(tipo, dados.campeonato)}`, {
    time: lado ? nomeDoLado(lado, nomes) : '',
  });
  const said = quem ? `${what}, ${nomeDoCitado(quem, t)}` : what;
  const whose =
    voz === 'mesa' || voz === 'organizacao'
      ? t(`lances.voz.${voz}`)
      : t('lances.voz.lado', { time: nomeDoLado(voz, nomes) });
  return (
    <li data-lado={lado ?? undefined} data-repete={repete ? '' : undefined}>
      <span className={styles.minute}>
        {minuto === null ? clockOf(quando, zone).time : t('lances.minuto', { n: minuto })}
      </span>
      <Marca tipo={tipo} />
      <span className={styles.words}>
        <b>{said}</b>
        <small>{repete ? t('lances.mesmo_gol', { quem: whose }) : whose}</small>
      </span>
      {desfaz && onUndo && (
        <span className={styles.undo}>
          <IconButton
            icon="close"
            label={t('lances.desfazer', { lance: said })}
            disabled={isBusy}
            onClick={() => onUndo(lance.uuid)}
          />
        </span>
      )}
    </li>
  );
}

export function LanceALance({ aoVivo, ...props }: Props) {
  const { t } = useTexts();
  const id = useId();
  if (aoVivo.lances.length === 0) return null;
  return (
    <section className={cartoes.card} aria-labelledby={id}>
      <h2 id={id}>{t('lances.lance_a_lance')}</h2>
      <ol className={styles.told} aria-live="polite">
        {aoVivo.lances.map((lance) => (
          <Linha key={lance.uuid} lance={lance} {...props} />
        ))}
      </ol>
    </section>
  );
}
