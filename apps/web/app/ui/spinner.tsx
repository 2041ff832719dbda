/** A ring that is three quarters there. What is awaited is said by the text beside it. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
    />
  );
}
