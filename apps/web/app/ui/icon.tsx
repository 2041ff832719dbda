interface IconProps {
  /** Path data. */
  shape: string;
  size: number;
  strokeWidth: number;
  className?: string;
}

/** From lucide-react, its paths as one. */
export const check = 'M20 6 9 17l-5-5';
export const plus = 'M5 12h14M12 5v14';
export const scale =
  'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10';

/**
 * Renders a decorative icon that a listing repeats dozens of times. To React it is two elements;
 * lucide's components are two and an element per shape, a tenth of a listing's rendering.
 */
export function Icon({ shape, size, strokeWidth, className }: IconProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={shape} />
    </svg>
  );
}
