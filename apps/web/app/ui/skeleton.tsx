/** Stands for something that is on its way, in exactly its box. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded bg-surface-active motion-reduce:animate-none ${className}`}
    />
  );
}
