// Announced and not yet held: who is in the pot, and for whoever may draw the button that begins it for all.
import { useEndereco } from '#web/campeonato/endereco.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import { nomeDe } from '../../campeonato/lado.ts';
import type { useAoVivo } from './ao-vivo.ts';
import { useLookingAgain } from './ao-vivo.ts';
import type { DadosDoSorteio } from './carregar.ts';
import { nomeDoPote } from './destino.ts';
import styles from './palco.module.css';
import topo from './topo.module.css';
import { Topo } from './topo.tsx';

const WAIT_MS = 3_000;

type Props = { aoVivo: ReturnType<typeof useAoVivo>; uuid: string };

function InThePot({ dados }: { dados: DadosDoSorteio }) {
  const t = useT();
  const { urna, gente } = dados;
  return (
    <div className={styles.groups} data-urn="">
      {urna.map((pote, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pot is its number
        <section key={index}>
          <h2>{urna.length > 1 ? nomeDoPote(dados, index + 1, t) : t('sorteio.na_urna')}</h2>
          <ul>
            {pote.map((uuid) => (
              <li key={uuid}>
                <EscudoDoTime nome={nomeDe(gente, uuid)} escudo={gente[uuid]?.escudo} />
                <span>{nomeDe(gente, uuid)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function Anunciado({ aoVivo: { dados, olhar }, uuid }: Props) {
  const t = useT();
  const { isBusy, problem, question, run } = useChange();
  useLookingAgain(olhar, true, WAIT_MS);
  const { id, podeSortear, quantos } = dados;
  const endereco = useEndereco(id);
  const draw = (ciente: boolean) =>
    run(
      (api) => api('PUT /api/campeonatos/:id/sorteio', { params: { id }, body: { uuid, ciente } }),
      () => null,
    );
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${endereco('sorteio')}`);
    toast.success(t('sorteio.link_copiado'));
  };
  return (
    <section className={styles.stage} aria-label={t('sorteio.cerimonia')}>
      <Topo dados={dados}>
        <span className={topo.live}>{t('sorteio.anunciado')}</span>
      </Topo>
      <div className={styles.control}>
        <div className={styles.ball}>
          <span className={styles.sphere}>
            <b aria-hidden="true">?</b>
          </span>
          <p>{t('sorteio.comeca_ja', { n: quantos })}</p>
          <p className={styles.name}>{t('sorteio.vai_comecar')}</p>
          <p>{t(podeSortear ? 'sorteio.espere_voce' : 'sorteio.espere')}</p>
        </div>
        <ProblemAlert texto={problem} />
        <Pergunta
          texto={question}
          sim={t('sorteio.mesmo_assim')}
          isBusy={isBusy}
          onYes={() => void draw(true)}
        />
        {podeSortear && (
          <div className={styles.controls}>
            <Button onClick={() => void copy().catch(() => undefined)}>
              {t('sorteio.copiar_link')}
            </Button>
            <Button variant="primary" big disabled={isBusy} onClick={() => void draw(false)}>
              {t('sorteio.sortear_agora')}
            </Button>
            <ButtonLink to={endereco('gerenciar/sorteio')}>{t('sorteio.mudar')}</ButtonLink>
          </div>
        )}
      </div>
      <InThePot dados={dados} />
    </section>
  );
}
