// What goes to the group: words of the moment that can be changed, pictures of how things stand, and the ways to send
// them. Loaded when somebody presses 'Compartilhar'.
import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { conviteEm } from '#web/campeonato/endereco.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { toast } from '#web/notices/toast.ts';
import { Segments } from '#web/routes/campeonato/adicionar/segments.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './compartilhar-dialog.module.css';
import { canSendPictures, sendPicture, whatsappOf } from './mandar.ts';

type Peca = Folheto['pecas'][number];

const SIZES = [
  { formato: 'quadrada', icon: 'table', medida: '1080 × 1080' },
  { formato: 'retrato', icon: 'podium', medida: '1080 × 1350' },
  { formato: 'story', icon: 'monitor', medida: '1080 × 1920' },
] as const satisfies readonly { formato: string; icon: IconName; medida: string }[];

function useCopy() {
  const t = useT();
  return (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(t('compartilhar.copiado')),
      () => toast.error(t('erros.padrao')),
    );
}

function Pictures({ peca, texto }: { peca: Peca; texto: string }) {
  const t = useT();
  return (
    <>
      <img
        key={peca.quadrada}
        className={styles.picture}
        src={peca.quadrada}
        width={1080}
        height={1080}
        alt={t(`compartilhar.peca.${peca.nome}`)}
      />
      {canSendPictures() && (
        <Button
          block
          icon="link"
          onClick={() => void sendPicture(peca.quadrada, texto).catch(() => undefined)}
        >
          {t('compartilhar.com_imagem')}
        </Button>
      )}
      <ul className={styles.tiles}>
        {SIZES.map(({ formato, icon, medida }) => (
          <li key={formato}>
            <a
              className={styles.tile}
              href={peca[formato]}
              download={`${peca.nome}-${formato}.png`}
            >
              <Icon name={icon} />
              <span>
                <b>{t(`compartilhar.${formato}`)}</b>
                <small>{medida}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Programs that keep calendars open these addresses, and look again by themselves. */
function Calendars({ folheto: { agenda, minha_agenda } }: { folheto: Folheto }) {
  const t = useT();
  const all = [
    { url: agenda, name: t('compartilhar.agenda'), help: t('compartilhar.agenda_ajuda') },
    {
      url: minha_agenda,
      name: t('compartilhar.minha_agenda'),
      help: t('compartilhar.minha_agenda_ajuda'),
    },
  ];
  return (
    <ul className={styles.tiles}>
      {all.map(
        ({ url, name, help }) =>
          url && (
            <li key={url}>
              <a className={styles.tile} href={url.replace(/^https?:/, 'webcal:')}>
                <Icon name="calendar" />
                <span>
                  <b>{name}</b>
                  <small>{help}</small>
                </span>
              </a>
            </li>
          ),
      )}
    </ul>
  );
}

type WordsProps = { folheto: Folheto; texto: string; onChange(texto: string): void };

function Words({ folheto: { mensagens }, texto, onChange }: WordsProps) {
  const t = useT();
  const id = useId();
  const about = useId();
  const [situacao, setSituacao] = useState(mensagens[0]?.situacao);
  const choose = (value: string) => {
    const chosen = mensagens.find((one) => one.situacao === value);
    if (!chosen) return;
    setSituacao(chosen.situacao);
    onChange(chosen.texto);
  };
  return (
    <div className={styles.words}>
      <label htmlFor={about}>{t('compartilhar.qual')}</label>
      <Select
        id={about}
        value={situacao}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={mensagens.map((one) => ({
          value: one.situacao,
          label: t(`compartilhar.situacao.${one.situacao}`),
        }))}
      />
      <label htmlFor={id}>{t('compartilhar.texto')}</label>
      <textarea
        id={id}
        rows={6}
        value={texto}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

function Sheet({ folheto }: { folheto: Folheto }) {
  const t = useT();
  const copy = useCopy();
  const { pecas, mensagens, url } = folheto;
  const [texto, setTexto] = useState(mensagens[0]?.texto ?? url);
  const [nome, setNome] = useState(pecas[0]?.nome);
  const peca = pecas.find((one) => one.nome === nome);
  return (
    <div className={styles.sheet}>
      <a className={styles.zap} href={whatsappOf(texto)} target="_blank" rel="noopener noreferrer">
        <b>{t('compartilhar.whatsapp')}</b>
        <span>{t('compartilhar.whatsapp_ajuda')}</span>
      </a>
      <div className={styles.pair}>
        <Button icon="link" onClick={() => copy(url)}>
          {t('compartilhar.copiar_link')}
        </Button>
        <Button icon="pencil" onClick={() => copy(texto)}>
          {t('compartilhar.copiar_texto')}
        </Button>
      </div>
      <Words folheto={folheto} texto={texto} onChange={setTexto} />
      {pecas.length > 1 && nome && (
        <Segments<Peca['nome']>
          label={t('compartilhar.imagem')}
          options={pecas.map((one) => ({
            name: one.nome,
            label: t(`compartilhar.peca.${one.nome}`),
          }))}
          value={nome}
          onChange={setNome}
        />
      )}
      {peca && <Pictures peca={peca} texto={texto} />}
      <Calendars folheto={folheto} />
      {folheto.previa.imagem === null && (
        <p className={styles.note}>{t('compartilhar.sem_imagem')}</p>
      )}
    </div>
  );
}

export type FolhetoProps = { id: string; onClose(): void };

export default function CompartilharDialog({ id, onClose }: FolhetoProps) {
  const t = useT();
  const { search } = useLocation();
  const [folheto, setFolheto] = useState<Folheto | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    const query = conviteEm(new URLSearchParams(search));
    quietApi('GET /api/campeonatos/:id/compartilhar', { params: { id }, query }).then(
      ({ data }) => setFolheto(data),
      () => setFailed(true),
    );
  }, [id, search]);
  useEffect(load, [load]);
  return (
    <Modal title={t('compartilhar.titulo')} onClose={onClose}>
      {folheto && <Sheet folheto={folheto} />}
      {failed && (
        <div className={styles.sheet}>
          <p role="alert">{t('compartilhar.falhou')}</p>
          <Button onClick={load}>{t('compartilhar.de_novo')}</Button>
        </div>
      )}
      {!folheto && !failed && <p role="status">{t('compartilhar.preparando')}</p>}
    </Modal>
  );
}
