import { useId, useState } from 'react';
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Segments } from '#web/components/forms/segments.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { useT } from '#web/texts/texts.tsx';
import { Atalhos } from './atalhos.tsx';
import { CoresDaImagem } from './cores-da-imagem.tsx';
import styles from './folheto.module.css';
import { IconeDoFolheto } from './icone.tsx';
import { canSendPictures, sendPicture, whatsappOf } from './mandar.ts';
import { MinhaAgenda } from './minha-agenda.tsx';
import { NoPapel } from './no-papel.tsx';
import { NoSite } from './no-site.tsx';
import { PlacaresAtrasados } from './placares-atrasados.tsx';

type Peca = Folheto['pecas'][number];
type Pintura = Peca['pinturas'][number];

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
      {mensagens.length > 1 && (
        <>
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
        </>
      )}
      <label htmlFor={id}>{t('compartilhar.texto')}</label>
      <textarea
        id={id}
        rows={5}
        value={texto}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

type PreviewProps = { folheto: Folheto; peca: Peca | undefined; texto: string };

/** As it arrives in the group: the picture that goes along, or the link with its own. */
function Previa({ folheto: { previa, url }, peca, texto }: PreviewProps) {
  const t = useT();
  return (
    <figure className={styles.preview}>
      <figcaption>{t('compartilhar.previa')}</figcaption>
      <div className={styles.bubble}>
        {peca ? (
          <img
            key={peca.quadrada}
            src={peca.quadrada}
            width={1080}
            height={1080}
            alt={t(`compartilhar.peca.${peca.nome}`)}
          />
        ) : (
          previa.imagem && (
            <img src={previa.imagem} width={1200} height={630} alt={t('compartilhar.link')} />
          )
        )}
        <p className={styles.card}>
          <b>{previa.titulo}</b>
          <span>{previa.descricao}</span>
          <span>{new URL(url).host}</span>
        </p>
        <p className={styles.said}>{texto}</p>
      </div>
    </figure>
  );
}

export function Folha({ folheto }: { folheto: Folheto }) {
  const t = useT();
  const { pecas, mensagens, url, previa } = folheto;
  const [texto, setTexto] = useState(mensagens[0]?.texto ?? url);
  const [nome, setNome] = useState(pecas[0]?.nome);
  const [cores, setCores] = useState<Pintura['nome']>();
  const found = pecas.find((one) => one.nome === nome);
  const pintura = found?.pinturas.find((one) => one.nome === cores) ?? found?.pinturas[0];
  const peca = found && { ...found, ...pintura, nome: found.nome };
  const picture = peca?.quadrada ?? previa.imagem;
  return (
    <div className={styles.sheet}>
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
      <a className={styles.zap} href={whatsappOf(texto)} target="_blank" rel="noopener noreferrer">
        <IconeDoFolheto nome="balao" />
        <span>
          <b>{t('compartilhar.whatsapp')}</b>
          <small>{t('compartilhar.whatsapp_ajuda')}</small>
        </span>
      </a>
      {picture && canSendPictures() && (
        <Button block onClick={() => void sendPicture(picture, texto).catch(() => undefined)}>
          <IconeDoFolheto nome="mandar" />
          {t('compartilhar.com_imagem')}
        </Button>
      )}
      <Atalhos folheto={folheto} peca={peca} texto={texto} />
      <Words folheto={folheto} texto={texto} onChange={setTexto} />
      {found && pintura && found.pinturas.length > 1 && (
        <CoresDaImagem pinturas={found.pinturas} escolhida={pintura.nome} onChange={setCores} />
      )}
      <PlacaresAtrasados cobrar={folheto.cobrar} />
      <Previa folheto={folheto} peca={peca} texto={texto} />
      <NoPapel folheto={folheto} />
      <NoSite folheto={folheto} />
      {folheto.minha_agenda && <MinhaAgenda />}
      {previa.imagem === null && <p className={styles.note}>{t('compartilhar.sem_imagem')}</p>}
    </div>
  );
}
