/** Draws the Sirkito logo; other names are set in type. */
export function Logo({ name }: { name: string }) {
  if (name !== 'Sirkito') {
    return <span className="text-title font-semibold">{name}</span>;
  }
  return (
    <svg viewBox="0 0 232 60" className="h-[25px] w-auto" role="img" aria-label={name}>
      <g className="text-ink" fill="none" stroke="currentColor" strokeWidth="8">
        <path d="M36.5 13.5 27 4H13.5L4 13.5v5L13.5 28H27l9.5 9.5v9L27 56H13.5L4 46.5" />
        <path d="M53 20v40M71 60V20m0 14 14-14h6M107 0v60m0-22h6m18-18-18 18 19 19M148 20v40M169 4v45l7 7h8" />
        <circle cx="53" cy="6" r="5.5" fill="currentColor" stroke="none" />
        <circle cx="148" cy="6" r="5.5" fill="currentColor" stroke="none" />
      </g>
      <g className="text-accent" fill="none" stroke="currentColor" strokeWidth="8">
        <path d="M160 20h32l6.6 6.6" />
        <circle cx="211" cy="39" r="17" />
      </g>
    </svg>
  );
}
