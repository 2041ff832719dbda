import { CircleCheck, CircleDashed, Info, OctagonX, TriangleAlert } from 'lucide-react';
import type { Verdict } from '@sirkito/compatibility';

const marks = {
  ok: { Icon: CircleCheck, ink: 'text-positive', name: 'Fits' },
  info: { Icon: Info, ink: 'text-ink-muted', name: 'Note' },
  warn: { Icon: TriangleAlert, ink: 'text-warning', name: 'Caution' },
  error: { Icon: OctagonX, ink: 'text-danger', name: "Doesn't fit" },
  unknown: { Icon: CircleDashed, ink: 'text-ink-faint', name: 'Not verified' },
};

/** A distinct icon per verdict, so meaning never depends on colour alone. */
export function VerdictMark({ verdict, isNamed = true }: { verdict: Verdict; isNamed?: boolean }) {
  const { Icon, ink, name } = marks[verdict];
  return (
    <span className={`inline-flex flex-none ${ink}`}>
      <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
      {isNamed && <span className="sr-only">{name}: </span>}
    </span>
  );
}
