import { formatCount } from './format.ts';

interface Fit {
  verdict: 'ok' | 'info' | 'warn' | 'error';
  findings: readonly unknown[];
  checked: number;
  unknown: number;
}

/** Summarises the compatibility check stored with an order. */
export function fitSummary({ verdict, findings, checked }: Fit): string {
  if (checked === 0) return 'Not verified at purchase';
  if (verdict === 'error') return "Checked at purchase: doesn't fit";
  return findings.length === 0
    ? 'Checked at purchase: fits'
    : 'Checked at purchase: fits, with a caveat';
}

/** Formats how many checks were completed and how many were not verified. */
export function fitCheckCount({ checked, unknown }: Fit): string {
  const checks = `${formatCount(checked, 'check')} completed`;
  return unknown === 0 ? checks : `${checks}, ${String(unknown)} not verified`;
}
