/** Renders a broken trace, for empty and error states. */
export function BrokenTrace() {
  return (
    <svg width="132" height="40" viewBox="0 0 132 40" className="text-trace" aria-hidden="true">
      <path d="M0 20h44l10-10h14" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="73" cy="10" r="4" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <g className="text-line-strong" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M92 20h40" strokeDasharray="3 4" />
        <circle cx="88" cy="20" r="4" />
      </g>
    </svg>
  );
}
