const looks = {
  active: { name: 'Live', look: 'bg-positive-soft text-positive' },
  draft: { name: 'Draft', look: 'bg-warning-soft text-warning' },
  archived: { name: 'Archived', look: 'bg-surface-active text-ink-muted' },
};

export function StatusBadge({ status }: { status: keyof typeof looks }) {
  const { name, look } = looks[status];
  return <span className={`rounded-sm px-1.5 py-0.5 text-caption ${look}`}>{name}</span>;
}
