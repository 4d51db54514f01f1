import { Chip } from '#web/components/chip.tsx';
import { useT } from '#web/texts.tsx';
import type { DadosDaPagina } from './dados.ts';
import styles from './participantes.module.css';
import { StatusDoParticipante } from './status.tsx';
import { EscudoDoTime } from './time.tsx';
import { Vazio } from './vazio.tsx';

export function Participantes({ pagina }: { pagina: DadosDaPagina }) {
  const t = useT();
  const { participantes, campeonato } = pagina;
  if (participantes.length === 0) {
    return (
      <Vazio
        titulo={t('campeonato.sem_participantes.titulo')}
        texto={t('campeonato.sem_participantes.texto')}
      />
    );
  }
  const manages = campeonato.acoes.includes('gerir_participantes');
  return (
    <ul className={styles.list}>
      {participantes.map((participante) => (
        <li key={participante.uuid}>
          <EscudoDoTime
            nome={participante.time_nome ?? participante.nome}
            escudo={participante.escudo}
            size={36}
          />
          <span className={styles.names}>
            <b>{participante.time_nome ?? participante.nome}</b>
            {participante.time_nome && <small>{participante.nome}</small>}
          </span>
          {participante.desistiu && (
            <Chip tone="bad">{t('campeonato.participantes.desistiu')}</Chip>
          )}
          {participante.espera && (
            <Chip tone="warn">
              {t('campeonato.participantes.espera', { n: participante.espera })}
            </Chip>
          )}
          {(manages || participante.status !== 2) && (
            <StatusDoParticipante participante={participante} manages={manages} />
          )}
        </li>
      ))}
    </ul>
  );
}
