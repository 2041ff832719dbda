interface Checked {
  verdict: 'ok' | 'info' | 'warn' | 'error';
  told: readonly unknown[];
  checked: number;
  unknown: number;
}

/** What was said about the fit of an order when it was bought, in a few words. */
export function checkedFit({ verdict, told, checked }: Checked): string {
  if (checked === 0) return 'Checked when bought: not verified';
  if (verdict === 'error') return 'Checked when bought: does not fit';
  return told.length === 0
    ? 'Checked when bought: fits'
    : 'Checked when bought: fits, with something to know';
}

/** How much stands behind it. */
export function checkedRules({ checked, unknown }: Checked): string {
  const rules = `${String(checked)} ${checked === 1 ? 'rule' : 'rules'} checked`;
  return unknown === 0 ? rules : `${rules}, ${String(unknown)} not verified`;
}
