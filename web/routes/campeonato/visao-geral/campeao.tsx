// The end: the champion in the colours of their crest, and who stands beside them.
import type { CSSProperties } from 'react';
import type { Escudo } from '#contract/participantes.ts';
import { lugarDoParticipante, useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe, pessoaDe } from '#web/campeonato/lado.ts';
import { longestWord } from '#web/campeonato/nome-curto.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './campeao.module.css';
import type { DadosDaVisao } from './carregar.ts';

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };

/** Colours of the shirt; a picture has none that we know. */
function coloursOf(escudo: Escudo | undefined): CSSProperties | undefined {
  if (!escudo || 'imagem' in escudo) return undefined;
  const [main, detail] = escudo.cores;
  return { '--main': main, '--detail': detail } as CSSProperties;
}

function Podium({ pagina, dados }: Props) {
  const t = useT();
  const { gente, campeonato } = pagina;
  const { podio } = dados;
  const endereco = useEndereco(campeonato.id);
  if (podio.length < 2) return null;
  return (
    <ol className={styles.podium} aria-label={t('visao.fim.podio')}>
      {podio.map((uuid, index) => (
        <li
          key={uuid}
          data-place={index + 1}
          data-mine={uuid === campeonato.minha_inscricao?.uuid ? '' : undefined}
        >
          <span>{t('visao.fim.lugar', { n: index + 1 })}</span>
          <EscudoDoTime nome={nomeDe(gente, uuid)} escudo={gente[uuid]?.escudo} size={48} />
          <Link to={endereco(lugarDoParticipante(uuid))}>{nomeDe(gente, uuid)}</Link>
          {pessoaDe(gente, uuid) && <small>{pessoaDe(gente, uuid)}</small>}
        </li>
      ))}
    </ol>
  );
}

export function Campeao({ pagina, dados }: Props) {
  const t = useT();
  const { gente, campeonato } = pagina;
  const endereco = useEndereco(campeonato.id);
  const [champion] = dados.podio;
  const nome = champion ? nomeDe(gente, champion) : campeonato.resumo.campeao;
  if (!nome) return null;
  const escudo = champion ? gente[champion]?.escudo : undefined;
  const person = champion && pessoaDe(gente, champion);
  return (
    <>
      <section
        className={styles.hero}
        style={coloursOf(escudo)}
        aria-label={t('campeonato.campeao')}
        data-podium={dados.podio.length > 1 ? '' : undefined}
      >
        <div className={styles.crest}>
          {escudo ? (
            <EscudoDoTime nome={nome} escudo={escudo} size={132} />
          ) : (
            <Icon name="trophy" size={96} />
          )}
        </div>
        <div className={styles.who}>
          <p className={styles.kick}>{t('campeonato.campeao')}</p>
          <h2 style={{ '--letters': longestWord(nome) } as CSSProperties}>{nome}</h2>
          {person && <p className={styles.person}>{person}</p>}
          <Link className={styles.road} to={endereco('campeao')}>
            <Icon name="trophy" />
            {t('visao.fim.campanha')}
          </Link>
        </div>
      </section>
      <Podium pagina={pagina} dados={dados} />
    </>
  );
}
