// Everything that was done with this match, in the order in which it happened.
import type { RegistroDaTrilha } from '#contract/historico.ts';
import {
  desfeitoEmPalavras,
  ehDeQuemJoga,
  motivoDe,
  nomesDoRegistro,
  registroEmPalavras,
  regraDe,
} from '#web/campeonato/registro-da-partida.ts';
import { clockOf } from '#web/dates/date-time.ts';
import { longDay } from '#web/dates/short-date.ts';
import { type Translate, useTexts } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from './carregar.ts';
import cartoes from './cartoes.module.css';
import styles from './registro.module.css';

type Props = { dados: DadosDaPartida };

/** The product did what no person did; a person whom the trail does not name is somebody. */
function whoDid({ autor, quem }: RegistroDaTrilha, t: Translate): string {
  return quem ?? t(`partida.registro.autor.${autor}`);
}

function Line({ registro, dados }: Props & { registro: RegistroDaTrilha }) {
  const texts = useTexts();
  const { partida, gente, now } = dados;
  const nomes = nomesDoRegistro(registro, gente) ?? ['', ''];
  const isOwn = registro.objeto === partida.uuid;
  const said = isOwn
    ? registroEmPalavras(registro, { nomes, now, texts })
    : desfeitoEmPalavras(registro, partida.uuid, { nomes, texts });
  const [motivo, regra] = [motivoDe(registro), regraDe(registro)];
  const { mandante, visitante } = partida;
  // Others were to play it then: they are named.
  const wasOther =
    isOwn &&
    (registro.partida?.[0] !== mandante.participante ||
      registro.partida?.[1] !== visitante.participante);
  return (
    <li>
      <time dateTime={registro.created_at}>{clockOf(registro.created_at, texts.zone).time}</time>
      <i aria-hidden="true" />
      <div>
        <b>{whoDid(registro, texts.t)}</b> {said}
        {wasOther && <small>{nomes.join(' × ')}</small>}
        {isOwn && ehDeQuemJoga(registro) && (
          <small>{texts.t('partida.registro.de_quem_joga')}</small>
        )}
        {regra && <small>{texts.t('partida.registro.regra', { regra })}</small>}
        {motivo && <small>{texts.t('partida.registro.motivo', { motivo })}</small>}
      </div>
    </li>
  );
}

export function RegistroDoJogo({ dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const oldest = dados.registros.toReversed();
  const days = [...Map.groupBy(oldest, (one) => longDay(one.created_at, texts, dados.now))];
  return (
    <section className={cartoes.card}>
      <h2>{t('partida.registro.titulo')}</h2>
      <p>{t(days.length > 0 ? 'partida.registro.ajuda' : 'partida.registro.vazio')}</p>
      {days.map(([day, lines]) => (
        <div key={day} className={styles.day}>
          <h3>{day}</h3>
          <ol className={styles.log}>
            {lines.map((registro) => (
              <Line key={registro.id} registro={registro} dados={dados} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
