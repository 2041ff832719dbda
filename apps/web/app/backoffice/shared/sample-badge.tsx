/** Marks an order that demo mode seeded. */
export function SampleBadge({ isSample }: { isSample: boolean }) {
  if (!isSample) return null;
  return (
    <span className="rounded-sm bg-surface-active px-1.5 py-0.5 text-caption text-ink-muted">
      Sample
    </span>
  );
}
