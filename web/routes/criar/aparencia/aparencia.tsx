// How a championship shows itself, beside its settings: banner, colour of its pages, sponsors. Saved by itself, for the
// settings have a version of their own.
import type { KeyboardEvent } from 'react';
import type { AparenciaParaMudar } from '#contract/campeonato/aparencia.ts';
import { tonsDe } from '#regras/aparencia/tons.ts';
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Disclosure, Note } from '#web/components/layout/panel.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './aparencia.module.css';
import { EscolherImagem } from './escolher-imagem.tsx';
import { ListaDePatrocinadores } from './lista-de-patrocinadores.tsx';
import { type AparenciaEmEdicao, useAparencia } from './use-aparencia.ts';

const LARGEST = TIPOS_DE_ARQUIVO.capas.maisBytes;
/** Of the product, where nobody chose one. */
const NO_COLOUR = '#565df0';

function Capa({ edicao }: { edicao: AparenciaEmEdicao }) {
  const t = useT();
  const { salva, isBusy, sendCapa, dropCapa } = edicao;
  const { capa, permitida } = salva;
  return (
    <section className={styles.part} aria-labelledby="capa">
      <h3 id="capa">{t('criar.aparencia.capa')}</h3>
      <p>{t('criar.aparencia.capa_ajuda')}</p>
      {capa && <img className={styles.banner} src={capa} alt={t('criar.aparencia.capa_agora')} />}
      <div className={styles.steps}>
        <EscolherImagem
          label={t(capa ? 'criar.aparencia.capa_trocar' : 'criar.aparencia.capa_enviar')}
          disabled={isBusy || !permitida}
          onChoose={(file) => void sendCapa(file, LARGEST)}
        />
        {capa && (
          <Button variant="ghost" disabled={isBusy} onClick={() => void dropCapa()}>
            {t('criar.aparencia.capa_tirar')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** How the colour looks once it can be read, in both themes at once. */
function Amostra({ cor, tema }: { cor: string; tema: 'claro' | 'escuro' }) {
  const t = useT();
  const { fundo, texto, leve2, texto_leve } = tonsDe(cor)[tema];
  return (
    <div className={styles.sample} data-tema={tema}>
      <span style={{ background: fundo, color: '#ffffff' }}>{t('criar.aparencia.botao')}</span>
      <span style={{ background: leve2, color: texto_leve }}>{t('criar.aparencia.etiqueta')}</span>
      <b style={{ color: texto }}>{t(`criar.aparencia.${tema}`)}</b>
    </div>
  );
}

function Cor({ edicao }: { edicao: AparenciaEmEdicao }) {
  const t = useT();
  const { salva, destaque, setDestaque, isBusy } = edicao;
  return (
    <section className={styles.part} aria-labelledby="cor">
      <h3 id="cor">{t('criar.aparencia.cor')}</h3>
      <p>{t('criar.aparencia.cor_ajuda')}</p>
      <div className={styles.steps}>
        <input
          type="color"
          aria-label={t('criar.aparencia.cor')}
          value={destaque ?? NO_COLOUR}
          disabled={isBusy || !salva.permitida}
          onChange={({ currentTarget }) => setDestaque(currentTarget.value)}
        />
        {destaque && (
          <Button variant="ghost" disabled={isBusy} onClick={() => setDestaque(null)}>
            {t('criar.aparencia.cor_padrao')}
          </Button>
        )}
      </div>
      {destaque && (
        <div className={styles.samples}>
          <Amostra cor={destaque} tema="claro" />
          <Amostra cor={destaque} tema="escuro" />
        </div>
      )}
    </section>
  );
}

type Props = { readonly id: string; readonly inicial: AparenciaParaMudar };

export function AparenciaDoCampeonato({ id, inicial }: Props) {
  const t = useT();
  const edicao = useAparencia(id, inicial);
  const { salva, isBusy, save } = edicao;
  // It stands inside of the form of the settings, which it does not save.
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key !== 'Enter' || !isField) return;
    event.preventDefault();
    void save();
  };
  return (
    <Disclosure title={t('criar.aparencia.titulo')} note={t('criar.aparencia.nota')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: catches what its fields would send elsewhere */}
      <div className={styles.all} onKeyDown={onKeyDown}>
        {!salva.permitida && (
          <Note tone="lock">
            {t('criar.aparencia.so_no_pro')}{' '}
            <Link className="link" to="/planos">
              {t('criar.aparencia.planos')}
            </Link>
          </Note>
        )}
        <Capa edicao={edicao} />
        <Cor edicao={edicao} />
        <ListaDePatrocinadores edicao={edicao} />
        <Button variant="soft" disabled={isBusy} onClick={() => void save()}>
          {t('criar.aparencia.salvar')}
        </Button>
      </div>
    </Disclosure>
  );
}
