/** Renders a decorative spinner; adjacent text must say what is loading. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
    />
  );
}
