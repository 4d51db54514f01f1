import { useId } from 'react';
import type { ChaveDoCenario, ConfrontoDoCenario } from '#regras/cenario/chaves.ts';
import type { Apelidos } from '#regras/montagem/apelidos.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { vagaEmPalavras } from '#web/campeonato/lado.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useCampeonato } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './chaves.module.css';

type Nomes = { gente: Gente; confrontos: Apelidos };

function Lado({
  confronto,
  index,
  gente,
  confrontos,
}: Nomes & { confronto: ConfrontoDoCenario; index: 0 | 1 }) {
  const t = useT();
  const { vencedor, naRepescagem, woDuplo, agregado } = confronto;
  const { participante, vaga } = confronto.lados[index];
  const shootout = confronto.penaltis?.[index];
  const won = participante !== null && participante === (vencedor ?? naRepescagem);
  return (
    <span className={styles.side} data-won={won ? '' : undefined}>
      {participante ? (
        <Time gente={gente} uuid={participante} size={20} brief />
      ) : (
        <span className={styles.slot}>{vagaEmPalavras(vaga, confrontos, t)}</span>
      )}
      <b>
        {woDuplo && <small>{t('campeonato.jogos.wo_curto')}</small>}
        {agregado?.[index]}
        {shootout !== undefined && <small>({shootout})</small>}
        {won && (
          <>
            {' '}
            <Icon name="check" size={14} />
            <span className="visually-hidden">
              {t(vencedor ? 'simulador.chave.passa' : 'simulador.chave.repescagem')}
            </span>
          </>
        )}
      </b>
    </span>
  );
}

export function ChaveSimulada({ chave, ...nomes }: Nomes & { chave: ChaveDoCenario }) {
  const t = useT();
  const id = useId();
  const { id: campeonato } = useCampeonato();
  const etapas = Map.groupBy(chave.confrontos, ({ etapa }) => etapa);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t('simulador.chave.titulo')}</h3>
      </div>
      {chave.campeao && (
        <p className={styles.champion}>
          <Icon name="trophy" />
          <span>{t('simulador.chave.campeao')}</span>
          <Time id={campeonato} gente={nomes.gente} uuid={chave.campeao} brief />
        </p>
      )}
      <div className={styles.stages}>
        {[...etapas].map(([etapa, confrontos]) => (
          <div key={etapa}>
            <h4>{stageName(etapa, t)}</h4>
            <ul>
              {confrontos.map((confronto) => (
                <li key={confronto.id}>
                  <Lado confronto={confronto} index={0} {...nomes} />
                  <Lado confronto={confronto} index={1} {...nomes} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
