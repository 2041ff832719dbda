interface Change {
  field: string;
  was: string;
  is: string;
}

/** Returns the fields that differ, formatted for display. */
export function auditChanges(before: unknown, after: unknown): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, was: format(was[field]), is: format(is[field]) }))
    .filter((change) => change.was !== change.is);
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const maxLength = 300;

function format(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'empty';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
