// A fault that somebody could make: a few characters changed in one file, and the test that must notice it.

export type Fault = {
  /** What people would see. */
  readonly symptom: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Where it is to be noticed: a project of Vitest, or 'browser' for the built product. */
  readonly project: string;
  readonly test: string;
  /** Part of the test's title, where the whole file would take long. */
  readonly title?: string;
};

/** The text of the file with the fault in it. */
export function plant(text: string, { file, from, to, symptom }: Fault): string {
  const found = text.split(from).length - 1;
  if (found !== 1) {
    const how = found === 0 ? 'no longer' : `${found} times`;
    throw new Error(
      `'${symptom}' cannot be planted: ${file} holds its text ${how}. ` +
        `The code has changed; change the fault in scripts/faults/ with it:\n${from}`,
    );
  }
  return text.replace(from, () => to);
}
