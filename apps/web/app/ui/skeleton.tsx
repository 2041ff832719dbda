/** Renders a loading placeholder. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded bg-surface-active motion-reduce:animate-none ${className}`}
    />
  );
}
