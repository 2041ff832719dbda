import { formatList } from '@sirkito/commerce';
import type { FitLimit } from '@sirkito/compatibility';

type ValueMeasure = Extract<FitLimit, { anyOf: unknown }>['measure'];

const valueLabels: Record<ValueMeasure, (values: string) => string> = {
  sockets: (values) => `${values} socket`,
  memory: (values) => `${values} memory`,
  boards: (values) => `${values} boards`,
};
const sizeLabels = {
  lengthMm: { atMost: 'long', atLeast: 'card' },
  heightMm: { atMost: 'tall', atLeast: 'cooler' },
};

/** Names the limits a build sets, the narrowest of each kind: `AM5 socket`, `up to 307 mm long`. */
export function limitLabels(limits: readonly FitLimit[]): string[] {
  const measures = [...new Set(limits.map(({ measure }) => measure))];
  return measures.flatMap((measure) => {
    const own = limits.filter((limit) => limit.measure === measure);
    if (measure === 'lengthMm' || measure === 'heightMm') return sizeLabel(measure, own);
    const [first = [], ...others] = own.flatMap((limit) => ('anyOf' in limit ? [limit.anyOf] : []));
    const shared = first.filter((value) => others.every((values) => values.includes(value)));
    return shared.length > 0 ? [valueLabels[measure](formatList(shared, 'or'))] : [];
  });
}

function sizeLabel(measure: 'lengthMm' | 'heightMm', limits: readonly FitLimit[]): string[] {
  const most = Math.min(...limits.flatMap((one) => ('atMost' in one ? [one.atMost] : [])));
  const least = Math.max(...limits.flatMap((one) => ('atLeast' in one ? [one.atLeast] : [])));
  // An unknown measure is stored as 0 or Infinity: nothing is known to fit.
  if (Number.isFinite(most) && most > 0) return [`up to ${most} mm ${sizeLabels[measure].atMost}`];
  if (Number.isFinite(least)) return [`room for a ${least} mm ${sizeLabels[measure].atLeast}`];
  return [];
}
