/** Focuses the first field with an error, in page order. */
export function focusFirstError(form: HTMLFormElement, errors: object): void {
  const fields = [...form.elements] as HTMLInputElement[];
  fields.find(({ name }) => name in errors)?.focus();
}
