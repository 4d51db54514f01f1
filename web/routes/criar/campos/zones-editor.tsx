import type { Zona } from '#regras/configuracao/fases.ts';
import { ZONAS } from '#regras/configuracao/opcoes.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { useSetting } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';
import { NumberSetting, SelectSetting } from './settings.tsx';
import { TextSetting } from './text-settings.tsx';
import styles from './zones-editor.module.css';

const MOST_ZONES = 8;

function Zone({ path, index, places, remove }: ZoneProps) {
  const t = useT();
  const { lock } = useSetting<Zona>(path);
  const nome = t('criar.zona.nome', { n: index + 1 });
  return (
    <li className={styles.zone}>
      <div className={styles.head}>
        <h3>{nome}</h3>
        {!lock && <IconButton icon="trash" label={t('campos.tirar', { nome })} onClick={remove} />}
      </div>
      <SelectSetting
        path={`${path}.tipo`}
        label={t('criar.zona.tipo')}
        options={ZONAS.map((value) => ({ value, label: t(`criar.zona.${value}`) }))}
      />
      <TextSetting path={`${path}.legenda`} label={t('criar.zona.legenda')} maxLength={60} />
      <NumberSetting path={`${path}.de`} label={t('criar.zona.de')} min={1} max={places} />
      <NumberSetting path={`${path}.ate`} label={t('criar.zona.ate')} min={1} max={places} />
    </li>
  );
}

type ZoneProps = { path: string; index: number; places: number; remove(): void };

/** Coloured bars of a table, each with its words. */
export function ZonesEditor({ path, places }: { path: string; places: number }) {
  const t = useT();
  const { value: zonas, set, lock } = useSetting<Zona[]>(path);
  const add = () => {
    const last = Math.max(0, ...zonas.map(({ ate }) => ate));
    const at = Math.min(places, last + 1);
    const tipo = zonas.length === 0 ? 'campeao' : 'classifica';
    set([...zonas, { tipo, legenda: t(`criar.zona.${tipo}`), de: at, ate: at }]);
  };
  return (
    <div className={styles.editor}>
      {zonas.length === 0 && <p className={styles.none}>{t('criar.zona.vazia')}</p>}
      <ul>
        {zonas.map((_, index) => (
          <Zone
            // biome-ignore lint/suspicious/noArrayIndexKey: a zone has no name but its place
            key={index}
            path={`${path}.${index}`}
            index={index}
            places={places}
            remove={() => set(zonas.filter((_, other) => other !== index))}
          />
        ))}
      </ul>
      {!lock && zonas.length < MOST_ZONES && (
        <div className={styles.add}>
          <Button icon="plus" onClick={add}>
            {t('criar.zona.adicionar')}
          </Button>
        </div>
      )}
    </div>
  );
}
