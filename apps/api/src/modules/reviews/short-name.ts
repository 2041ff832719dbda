const longest = 15;

/** `Maria Clara Santos` reads `Maria S.` where everyone can see it. */
export function shortName(userName: string): string {
  const [first = '', ...rest] = userName.trim().replace(/@.*$/, '').split(/\s+/);
  const shown = first.length > longest ? `${first.slice(0, longest)}…` : first;
  const [initial] = rest.at(-1)?.match(/^./u) ?? [];
  return initial ? `${shown} ${initial.toUpperCase()}.` : shown;
}
