import type { Campeonato } from '#contract/campeonatos.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { VagaDoVisitante } from '#web/routes/campeonato/inscricao/vaga-do-visitante.tsx';
import type { Organizacao } from '#web/routes/campeonato/pagina.ts';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './cabecalho.module.css';
import { isAllPlayed } from './fim.ts';

type Props = {
  campeonato: Campeonato;
  now: number;
  organizacao: Organizacao | null;
  /** Who works as the organiser has no eye for their own place. */
  isManaging: boolean | undefined;
};

/** For who organises it. */
const PASSO = onlyForSome('passo', async () => (await import('./botao-do-passo.tsx')).BotaoDoPasso);

/** Closed, or won by somebody with nothing left to play. */
function isOver(campeonato: Campeonato): boolean {
  const { estado, resumo } = campeonato;
  if (estado === 'encerrado') return true;
  return estado === 'andamento' && resumo.campeao !== null && isAllPlayed(campeonato);
}

/** At the end everybody looks at who won. */
function Fim({ campeonato: { id, resumo } }: Pick<Props, 'campeonato'>) {
  const t = useT();
  const endereco = useEndereco(id);
  return (
    <ButtonLink variant="primary" icon="trophy" to={endereco('campeao')}>
      {t(resumo.campeao ? 'campeonato.fim.ver_campeao' : 'campeonato.fim.ver_final')}
    </ButtonLink>
  );
}

/** Where the work of managing has nothing to do with it: only the end is worth a button there. */
const belongsBeside = (
  { nome }: NonNullable<Organizacao['passo']>,
  isManaging: boolean | undefined,
) => !isManaging || nome === 'encerrar' || nome === 'celebrar';

/** The one thing to do from the header: to enter, at the end to celebrate; for who organises the next step. */
export function AcaoPrincipal({ campeonato, now, organizacao, isManaging }: Props) {
  const passo = organizacao?.passo;
  const own = isManaging ? null : <VagaDoVisitante campeonato={campeonato} now={now} />;
  if (!passo) return isOver(campeonato) ? <Fim campeonato={campeonato} /> : own;
  if (!belongsBeside(passo, isManaging)) return null;
  return (
    <>
      {!isOver(campeonato) && own}
      {/* On a phone it is in the bar at the bottom. */}
      <span className={isManaging ? undefined : styles.step}>
        <ForSome part={PASSO} props={{ campeonato, passo }} />
      </span>
    </>
  );
}
