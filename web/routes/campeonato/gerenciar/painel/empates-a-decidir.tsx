import { useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { ButtonLink } from '#web/components/elements/button.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';
import { GrupoDeTarefas } from './grupo.tsx';
import { Ordem } from './ordem.tsx';
import styles from './painel.module.css';

type Empate = DadosDoPainel['tarefas']['empates'][number];

type Props = { empates: readonly Empate[]; pagina: DadosDaPagina };

const MOST_CRESTS = 4;

function Linha({ empate, pagina }: { empate: Empate; pagina: DadosDaPagina }) {
  const { t, locale } = useTexts();
  const { fase, por, participantes } = empate;
  const { gente, campeonato } = pagina;
  const endereco = useEndereco(campeonato.id);
  const isMissed = !('tabela' in (campeonato.fases[fase - 1] ?? {}));
  const names = participantes.map((uuid) => nomeDe(gente, uuid));
  return (
    <li className={styles.task}>
      <span className={styles.crests} aria-hidden="true">
        {participantes.slice(0, MOST_CRESTS).map((uuid) => (
          <EscudoDoTime
            key={uuid}
            nome={nomeDe(gente, uuid)}
            escudo={gente[uuid]?.escudo}
            size={28}
          />
        ))}
      </span>
      <span className={styles.what}>
        <b>{new Intl.ListFormat(locale).format(names)}</b>
        <small>{t(`pendencias.empate.${isMissed ? 'faltaram' : por}`)}</small>
      </span>
      {por === 'sorteio' ? (
        <span className={styles.act}>
          <ButtonLink to={endereco('gerenciar/sorteio')}>
            {t('organizacao.passo.desempatar')}
          </ButtonLink>
        </span>
      ) : (
        <Ordem key={participantes.join()} pagina={pagina} fase={fase} empatados={participantes} />
      )}
    </li>
  );
}

/** Teams that nothing separates: by lots, or in the order that the extra match gave. */
export function EmpatesADecidir({ empates, pagina }: Props) {
  const { t } = useTexts();
  if (empates.length === 0) return null;
  return (
    <GrupoDeTarefas id="empates" titulo={t('pendencias.grupo.empates')} quantos={empates.length}>
      {empates.map((empate) => (
        <Linha key={empate.participantes.join()} empate={empate} pagina={pagina} />
      ))}
    </GrupoDeTarefas>
  );
}
