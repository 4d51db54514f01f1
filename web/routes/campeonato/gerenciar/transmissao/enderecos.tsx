import type { Transmissao } from '#contract/campeonato/transmissao.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { useCopy } from '#web/components/folheto/mandar.ts';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './transmissao.module.css';

type Props = { transmissao: Transmissao; onRenew(): Promise<boolean> };

const NAMES = ['tela', 'placar', 'tarja', 'tabela', 'patrocinio'] as const;
const STEPS = ['um', 'dois', 'tres'] as const;

/** Secret: it is copied whole, and seen only as far as it tells nothing. */
const shortOf = (endereco: string) => {
  const { host, pathname } = new URL(endereco);
  return `${host}${pathname}?…`;
};

export function Enderecos({ transmissao, onRenew }: Props) {
  const t = useT();
  const { enderecos, tem_patrocinio } = transmissao;
  const names = NAMES.filter((name) => tem_patrocinio || name !== 'patrocinio');
  const copy = useCopy();
  const nameOf = (name: (typeof NAMES)[number]) =>
    name === 'tela' ? t('transmissao.controle.tela') : t(`transmissao.controle.pecas.${name}`);
  const renew = async () => {
    if (await onRenew()) toast.success(t('transmissao.controle.renovado'));
  };
  return (
    <section className={styles.addresses}>
      <h3>{t('transmissao.controle.enderecos')}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <span>
              <b>{nameOf(name)}</b>
              <code>{shortOf(enderecos[name])}</code>
            </span>
            <IconButton
              icon="link"
              label={t('transmissao.controle.copiar', { peca: nameOf(name) })}
              onClick={() => copy(enderecos[name])}
            />
          </li>
        ))}
      </ul>
      <h3>{t('transmissao.controle.obs')}</h3>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`transmissao.controle.passos.${step}`)}</li>
        ))}
      </ol>
      <p>
        {t('transmissao.controle.segredo')}{' '}
        <Button variant="ghost" onClick={() => void renew()}>
          {t('transmissao.controle.renovar')}
        </Button>
      </p>
    </section>
  );
}
