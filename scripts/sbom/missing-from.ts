export type Sbom = {
  readonly components: readonly { readonly group?: string; name: string; version: string }[];
};

type Lock = {
  readonly packages: Readonly<
    Record<string, { readonly name?: string; readonly version?: string; readonly link?: boolean }>
  >;
};

const FOLDER = 'node_modules/';

/** Packages of the lock that the list does not name, each as name@version. */
export function missingFrom({ components }: Sbom, { packages }: Lock): string[] {
  const listed = new Set(
    components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
  );
  return Object.entries(packages)
    .filter(([path, { version, link }]) => path !== '' && version && !link)
    .map(([path, { name, version }]) => {
      const called = name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
      return `${called}@${version}`;
    })
    .filter((entry) => !listed.has(entry));
}
