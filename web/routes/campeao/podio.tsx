import { lugarEmPalavras, podioDe } from '#web/campeonato/colocacao.ts';
import { nomeDe, pessoaDe } from '#web/campeonato/lado.ts';
import { LinkDoParticipante } from '#web/campeonato/link-do-participante.tsx';
import { longestWord } from '#web/campeonato/nome-curto.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { Final } from './carregar.ts';
import styles from './podio.module.css';

/** Groups that nothing follows have a campaign each, and no steps to stand on. */
const hasPodium = ({ motivo }: Final) => motivo !== 'grupos';

/** Letters that a step of a phone has room for in one line. */
const LONG_WORD = 10;

/** The first three; two where nobody is third alone. */
export function Podio({ final }: { final: Final }) {
  const t = useT();
  const { gente, campeonato } = final;
  const steps = hasPodium(final) ? podioDe(final.colocacoes) : [];
  const mine = campeonato.minha_inscricao?.uuid;
  if (steps.length === 0) return null;
  return (
    <ol className={styles.podium} data-steps={steps.length} aria-label={t('campeao.podio')}>
      {steps.map((lugar) => {
        const { participante, de } = lugar;
        const nome = nomeDe(gente, participante);
        const pessoa = pessoaDe(gente, participante);
        const isMine = participante === mine;
        return (
          <li key={participante} data-place={de} data-mine={isMine || undefined}>
            <span className={styles.place}>{lugarEmPalavras(lugar, t)}</span>
            <EscudoDoTime
              nome={nome}
              escudo={gente[participante]?.escudo}
              size={de === 1 ? 64 : 48}
            />
            <b data-long={longestWord(nome) > LONG_WORD || undefined}>
              <LinkDoParticipante id={campeonato.id} uuid={participante}>
                {nome}
              </LinkDoParticipante>
            </b>
            {(pessoa || isMine) && (
              <small>
                {pessoa} {isMine && `(${t('campeao.voce')})`}
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
}
