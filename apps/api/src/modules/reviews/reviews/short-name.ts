const maxLength = 15;

/** Shortens a name for publication: `Maria Clara Santos` becomes `Maria S.` */
export function shortName(userName: string): string {
  const [first = '', ...rest] = userName.trim().replace(/@.*$/, '').split(/\s+/);
  const shown = first.length > maxLength ? `${first.slice(0, maxLength)}…` : first;
  const [initial] = rest.at(-1)?.match(/^./u) ?? [];
  return initial ? `${shown} ${initial.toUpperCase()}.` : shown;
}
