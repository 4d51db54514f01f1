import type { Campeonato } from '#contract/campeonatos.ts';

/** What a page follows. */
export type Watched = {
  /** One, or those that a page tells of: then no version of theirs is known. */
  readonly campeonatos: readonly (Pick<Campeonato, 'id' | 'visibilidade' | 'estado'> &
    Partial<Pick<Campeonato, 'versao'>>)[];
  /** The matches that are told live on it, or the draw whose balls it shows; or whatever is told. */
  readonly sobre?: readonly string[] | 'tudo' | undefined;
  /** What is asked for instead of the whole page. */
  load?(): Promise<unknown>;
  /** Nothing on it moves by itself, and it brings nothing more before somebody touches it. */
  readonly isOwn?: boolean;
};
