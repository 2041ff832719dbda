interface IconProps {
  shape: Shape;
  size: number;
  strokeWidth: number;
  className?: string;
}

type Shape = Readonly<{ __html: string }>;

/** From lucide-react. */
export const check: Shape = { __html: '<path d="M20 6 9 17l-5-5"/>' };
export const plus: Shape = { __html: '<path d="M5 12h14"/><path d="M12 5v14"/>' };
export const scale: Shape = {
  __html:
    '<path d="M12 3v18"/><path d="m19 8 3 8a5 5 0 0 1-6 0zV7"/><path d="M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1"/><path d="m5 8 3 8a5 5 0 0 1-6 0zV7"/><path d="M7 21h10"/>',
};

/**
 * Renders a decorative icon that a listing repeats dozens of times. To React it is one element;
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
      // oxlint-disable-next-line react/no-danger -- our own constants
      dangerouslySetInnerHTML={shape}
    />
  );
}
