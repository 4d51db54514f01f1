import { linkSeguro, PROVAS_DE_LINK, type ProvaDeLink } from '#regras/vida/provas.ts';
import { Field } from '#web/components/forms/field.tsx';
import { useT } from '#web/texts/texts.tsx';

export type Links = Readonly<Record<ProvaDeLink, string>>;

export const SEM_LINKS: Links = { video: '', transmissao: '' };

/** Links that were typed and can be sent. */
export const linksProntos = (links: Links): ProvaDeLink[] =>
  PROVAS_DE_LINK.filter((tipo) => linkSeguro(links[tipo]) !== null);

export const temLinkErrado = (links: Links): boolean =>
  PROVAS_DE_LINK.some((tipo) => links[tipo].trim() !== '' && linkSeguro(links[tipo]) === null);

/** As they are sent. */
export const linksDados = ({ video, transmissao }: Links) => ({
  video: linkSeguro(video),
  transmissao: linkSeguro(transmissao),
});

type Props = {
  links: Links;
  pedidas: readonly string[];
  isTried: boolean;
  onChange(links: Links): void;
};

/** A video is always welcome; a stream where the championship asks for it. */
export function CamposDosLinks({ links, pedidas, isTried, onChange }: Props) {
  const t = useT();
  const shown = PROVAS_DE_LINK.filter((tipo) => tipo === 'video' || pedidas.includes(tipo));
  return shown.map((tipo) => {
    const isAsked = pedidas.includes(tipo);
    const isWrong = isTried && links[tipo].trim() !== '' && linkSeguro(links[tipo]) === null;
    return (
      <Field
        key={tipo}
        name={`prova-${tipo}`}
        type="url"
        inputMode="url"
        autoComplete="off"
        label={t(isAsked ? `opcoes.prova.${tipo}` : 'provas.video_opcional')}
        value={links[tipo]}
        maxLength={500}
        error={isWrong ? t('provas.link_errado') : undefined}
        onChange={({ currentTarget }) => onChange({ ...links, [tipo]: currentTarget.value })}
      />
    );
  });
}
