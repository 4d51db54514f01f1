// What went on in the last day without this organiser, by kind.
import type { Campeonato } from '#contract/campeonatos.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';
import styles from './painel.module.css';

type Props = { tarefas: DadosDoPainel['tarefas']; campeonato: Campeonato };

const ICONS = {
  'lancar-placar': 'check',
  'corrigir-placar': 'check',
  'inscrever-participante': 'user',
  'chamar-da-fila': 'clock',
  'assumir-participante': 'user',
  'aceitar-organizacao': 'verified',
  'salvar-elenco': 'table',
} as const satisfies Readonly<Record<string, IconName>>;

const isKnown = (acao: string): acao is keyof typeof ICONS => acao in ICONS;

export function FeitoHoje({ tarefas, campeonato }: Props) {
  const t = useT();
  const endereco = useEndereco(campeonato.id);
  const feito = tarefas.feito.flatMap(({ acao, n }) => (isKnown(acao) ? [{ acao, n }] : []));
  if (feito.length === 0) return null;
  return (
    <section className={styles.group}>
      <div className={styles.top}>
        <h2>{t('pendencias.feito.titulo')}</h2>
        <Link className="link" to={endereco('gerenciar/historico')}>
          {t('organizacao.parte.historico')}
        </Link>
      </div>
      <ul className={styles.lines}>
        {feito.map(({ acao, n }) => (
          <li key={acao}>
            <Icon name={ICONS[acao]} size={18} />
            {t(`pendencias.feito.${acao}`, { n })}
          </li>
        ))}
      </ul>
    </section>
  );
}
