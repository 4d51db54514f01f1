// Opens the sheet with what goes to a group, which is loaded by the press.
import { type ComponentType, useState } from 'react';
import type { DoFolheto } from './pedir.ts';

type FolhetoProps = { de: DoFolheto; onClose(): void };

/** What a button does, and what it opens. */
export function useFolheto(de: DoFolheto) {
  const [Folheto, setFolheto] = useState<ComponentType<FolhetoProps>>();
  const open = async () => {
    const { trazer } = await import('./trazer.ts');
    const loaded = await trazer();
    setFolheto(() => loaded);
  };
  const sheet = Folheto && <Folheto de={de} onClose={() => setFolheto(undefined)} />;
  return [() => void open(), sheet] as const;
}
