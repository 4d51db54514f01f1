import type { OQuePrecisa } from '#regras/cenario/precisa.ts';
import type { ConsequenciaDoJogo, MetaNaTabela, ResultadoSuposto } from '#regras/montagem/metas.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import type { Contas } from './contador.ts';
import styles from './precisa.module.css';

type AlvoDaMeta = Pick<MetaNaTabela, 'alvo' | 'legenda'>;

/** The words of an aim: zones that organisers named share theirs. */
function palavrasDo({ alvo }: AlvoDaMeta) {
  const isNamed = alvo === 'classifica' || alvo === 'repescagem';
  return isNamed ? 'zona' : alvo;
}

function metaEmPalavras(meta: MetaNaTabela, t: Translate): string {
  const kind = palavrasDo(meta);
  const legenda = meta.legenda ?? '';
  if (meta.vitorias !== null) {
    return t(`porque.meta.${kind}.vitorias`, { legenda, n: meta.vitorias });
  }
  const estado = meta.estado === 'possivel' ? 'depende' : meta.estado;
  return t(`porque.meta.${kind}.${estado}`, { legenda });
}

const ICONS = {
  certo: 'check',
  possivel: 'info',
  impossivel: 'close',
} as const satisfies Record<MetaNaTabela['estado'], IconName>;

type OQueFalta = Pick<OQuePrecisa, 'restam' | 'dosOutros' | 'semPares'>;

function faltaEmPalavras({ restam, dosOutros, semPares }: OQueFalta, t: Translate): string {
  const words = [
    restam > 0 && t('simulador.meu.restam', { n: restam, outros: dosOutros }),
    semPares > 0 && t('simulador.meu.sem_pares', { n: semPares }),
  ].filter((each) => each !== false);
  return words.length > 0 ? words.join('; ') : t('simulador.meu.nada');
}

const DESFECHOS: readonly ResultadoSuposto[] = ['vitoria', 'empate', 'derrota'];

function consequencias(list: readonly ConsequenciaDoJogo[], t: Translate, locale: string): string {
  const words = list.map((each) =>
    t(`simulador.meu.depois.${palavrasDo(each)}.${each.estado}`, { legenda: each.legenda ?? '' }),
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}

function NaChaveEmPalavras({ naChave }: Pick<NonNullable<Contas['agora']>, 'naChave'>) {
  const t = useT();
  if (!naChave) return null;
  const text =
    naChave.situacao === 'vivo'
      ? t('simulador.meu.na_chave', { n: naChave.faltam })
      : t(`simulador.meu.${naChave.situacao}`);
  const icon =
    naChave.situacao === 'campeao' ? 'trophy' : naChave.situacao === 'vivo' ? 'info' : 'close';
  return (
    <li>
      <Icon name={icon} size={18} />
      <span>{text}</span>
    </li>
  );
}

/** Only what is proven: whatever the others do. */
export function ListaDoQuePrecisa({ contas, gente }: { contas: Contas; gente: Gente }) {
  const { t, locale } = useTexts();
  const { precisa, naChave } = contas.agora ?? {};
  const { metas = [], proximo = null } = precisa ?? {};
  const isInBracket = naChave !== null && naChave !== undefined;
  const after = DESFECHOS.filter((each) => (proximo?.depois[each].length ?? 0) > 0);
  if (!precisa && !isInBracket) return null;
  const isToPlay = precisa ? precisa.restam + precisa.semPares > 0 : false;
  const isEarly = metas.length === 0 && isToPlay && !isInBracket;
  return (
    <div className={styles.needs} data-old={contas.isOld ? '' : undefined}>
      <h4>{t('simulador.meu.precisa')}</h4>
      {precisa && !isInBracket && <p>{faltaEmPalavras(precisa, t)}</p>}
      <ul>
        <NaChaveEmPalavras naChave={naChave ?? null} />
        {!isInBracket &&
          metas.map((meta) => (
            <li key={`${meta.alvo} ${meta.legenda}`} data-estado={meta.estado}>
              <Icon name={ICONS[meta.estado]} size={18} />
              <span>{metaEmPalavras(meta, t)}</span>
            </li>
          ))}
        {proximo &&
          after.map((desfecho) => (
            <li key={desfecho}>
              <Icon name="ball" size={18} />
              <span>
                {t(`simulador.meu.se.${desfecho}`, { nome: nomeDe(gente, proximo.adversario) })}{' '}
                {consequencias(proximo.depois[desfecho], t, locale)}.
              </span>
            </li>
          ))}
      </ul>
      <p>{t(isEarly ? 'simulador.meu.cedo' : 'simulador.meu.so_provado')}</p>
    </div>
  );
}
