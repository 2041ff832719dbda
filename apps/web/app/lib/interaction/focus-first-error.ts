/** Focuses the first field with an error, in page order. */
export function focusFirstError(form: HTMLFormElement, errors: object): void {
  const fields = [...form.elements].filter((field) => field instanceof HTMLElement);
  fields.find((field) => 'name' in field && String(field.name) in errors)?.focus();
}
