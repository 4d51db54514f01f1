import type { Espera } from '#contract/chaveamento.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Translate, useTexts } from '#web/texts/texts.tsx';
import styles from './esperas.module.css';

type Props = {
  esperas: readonly Espera[];
  pagina: Pick<DadosDaPagina, 'campeonato' | 'gente'>;
};

/** Which place it is about. */
function ondeDa(espera: Espera, hasGroups: boolean, t: Translate): string | null {
  const { grupo, posicao, confronto, participantes } = espera;
  const ate = posicao + participantes.length - 1;
  if (confronto !== null) return null;
  if (grupo !== null) return t('campeonato.espera.grupo', { posicao, ate, grupo });
  if (hasGroups) return t('campeonato.espera.entre_grupos', { posicao });
  return t('campeonato.espera.posicoes', { posicao, ate });
}

/** Why places are blank although everything before them was played, with the names of those who are level. */
export function Esperas({ esperas, pagina }: Props) {
  const { t, locale } = useTexts();
  const { campeonato, gente } = pagina;
  const endereco = useEndereco(campeonato.id);
  if (esperas.length === 0 || campeonato.estado !== 'andamento') return null;
  const and = new Intl.ListFormat(locale);
  return (
    <section className={styles.waits} aria-label={t('campeonato.espera.titulo')}>
      <Icon name="alert" />
      <ul>
        {esperas.map((espera) => {
          const nomes = and.format(espera.participantes.map((uuid) => nomeDe(gente, uuid)));
          const hasGroups = campeonato.fases[espera.fase - 1]?.tipo === 'grupos';
          const where = ondeDa(espera, hasGroups, t);
          return (
            <li key={espera.participantes.join()}>
              <b>{t(`campeonato.espera.${espera.como}`, { nomes })}</b>
              {where && <span> ({where})</span>}
            </li>
          );
        })}
      </ul>
      {campeonato.acoes.includes('sortear') && (
        <Link to={endereco('gerenciar')}>{t('campeonato.espera.ir')}</Link>
      )}
    </section>
  );
}
