import { Link, type LinkProps } from 'react-router';

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  /** Copper is for the one thing to press; everything beside it is quiet. */
  look: 'copper' | 'quiet';
  size?: 'large';
}

const shape =
  'inline-flex items-center justify-center rounded border font-[520] tracking-[-0.006em] whitespace-nowrap transition-colors duration-(--quick)';
const looks = {
  copper: 'border-transparent bg-accent text-accent-ink hover:bg-accent-hover',
  quiet: 'border-line-strong text-ink hover:border-ink',
};

export function ButtonLink({ look, size, ...link }: ButtonLinkProps) {
  const measure = size === 'large' ? 'h-13 px-4 text-base sm:px-6' : 'h-11 px-4.5';
  return <Link {...link} className={`${shape} ${looks[look]} ${measure}`} />;
}
