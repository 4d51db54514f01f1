/** The field of a name that was typed and not added: it would be lost with the sheet. */
export const nomeQueFicou = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.querySelectorAll<HTMLInputElement>('input[name^="nome-"]')].find(({ value }) =>
    value.trim(),
  );
