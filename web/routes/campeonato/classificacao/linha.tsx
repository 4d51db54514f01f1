import type { Linha } from '#contract/classificacao.ts';
import type { Zona } from '#regras/configuracao/fases.ts';
import type { Locale } from '#textos/locale.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe, pessoaDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { FormLetters } from '#web/components/match/form-letters.tsx';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import { COLUNAS, chaveDaColuna } from './colunas.ts';
import { emNumero } from './em-numero.ts';
import styles from './tabela.module.css';
import { BarraDaZona } from './zonas.tsx';

function Moved({ places }: { places: number | null }) {
  const t = useT();
  if (!places) return <span className={styles.same}>–</span>;
  const text = t(places > 0 ? 'tabela.subiu' : 'tabela.desceu', { n: Math.abs(places) });
  return (
    <span className={places > 0 ? styles.up : styles.down} title={text}>
      <span aria-hidden="true">{Math.abs(places)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

type Tone = 'ok' | 'warn' | 'bad' | 'neutral';

/** A mark in a row: beside the name in words where there is room, else a sign that says it at the pointer. */
function Mark({ tone, icon, text }: { tone: Tone; icon: IconName; text: string }) {
  return (
    <span className={styles.mark} data-tone={tone} title={text}>
      <Icon name={icon} size={12} />
      <span className={styles.words}>{text}</span>
    </span>
  );
}

const MARCAS = {
  campeao: { tone: 'ok', icon: 'trophy' },
  classificado: { tone: 'ok', icon: 'check' },
  rebaixado: { tone: 'bad', icon: 'chevron-down' },
  eliminado: { tone: 'neutral', icon: 'close' },
} as const satisfies Record<NonNullable<Linha['marca']>, { tone: Tone; icon: IconName }>;

function Marks({ linha, t, locale }: { linha: Linha; t: Translate; locale: Locale }) {
  const { marca, punicao, pendente, situacao, j } = linha;
  const pontos = emNumero('saldo', punicao, locale);
  const taken = t('campeonato.tabela.punicao', { n: punicao, pontos });
  return (
    <>
      {situacao && (
        <Mark tone="neutral" icon="logout" text={t(`campeonato.participantes.${situacao}`)} />
      )}
      {linha.fora && !situacao && (
        <Mark tone="neutral" icon="minus" text={t('campeonato.tabela.fora_da_disputa')} />
      )}
      {marca && !linha.fora && !situacao && (
        <Mark {...MARCAS[marca]} text={t(`campeonato.tabela.marca.${marca}`)} />
      )}
      {pendente && j > 0 && (
        <Mark tone="warn" icon="alert" text={t(`campeonato.tabela.pendente.${pendente}`)} />
      )}
      {linha.por_sorteio && (
        <Mark tone="neutral" icon="ball" text={t('campeonato.tabela.por_sorteio')} />
      )}
      {punicao !== 0 && (
        <span className={styles.taken} title={taken}>
          <span aria-hidden="true">{pontos}</span>
          <span className="visually-hidden">{taken}</span>
        </span>
      )}
    </>
  );
}

type Props = {
  linha: Linha;
  gente: Gente;
  zona: Zona | undefined;
  /** Its explanation, or away from it where it is open. */
  to: string;
  isOpen: boolean;
  /** Of the row with the explanation. */
  controls: string;
};

/** 44 px, one line. The link is in the cell of the name; a press anywhere in the row follows it. */
export function LinhaDaTabela({ linha, gente, zona, to, isOpen, controls }: Props) {
  const { t, locale } = useTexts();
  const { participante, posicao } = linha;
  const nome = nomeDe(gente, participante);
  const pessoa = pessoaDe(gente, participante);
  const { escudo, sigla } = gente[participante] ?? {};
  return (
    <tr data-open={isOpen ? '' : undefined} data-gone={linha.situacao ? '' : undefined}>
      <td className={styles.position} title={zona?.legenda}>
        {zona && <BarraDaZona tipo={zona.tipo} />}
        <b>{posicao}</b> <Moved places={linha.subiu} />
      </td>
      <th scope="row" className={styles.team}>
        <span className={styles.line}>
          <Link
            to={to}
            preventScrollReset
            aria-expanded={isOpen}
            aria-controls={isOpen ? controls : undefined}
            title={t('campeonato.tabela.porque', { nome: pessoa ? `${nome} (${pessoa})` : nome })}
          >
            <EscudoDoTime nome={nome} escudo={escudo} />
            <span className={styles.name}>{nome}</span>
            {sigla && (
              <span className={styles.short} aria-hidden="true">
                {sigla}
              </span>
            )}
            {pessoa && <span className={styles.person}>{pessoa}</span>}
          </Link>
          <Marks linha={linha} t={t} locale={locale} />
        </span>
      </th>
      {COLUNAS.map((coluna) => (
        <td key={chaveDaColuna(coluna)} data-only={coluna.only}>
          {coluna.of(linha, locale)}
        </td>
      ))}
      <td>
        <FormLetters forma={linha.forma} />
      </td>
    </tr>
  );
}
