/** Leads to the first field of the form, as it stands on the page, that something is wrong with. */
export function focusFirst(form: HTMLFormElement, errors: object): void {
  const fields = [...form.elements] as HTMLInputElement[];
  fields.find(({ name }) => name in errors)?.focus();
}
