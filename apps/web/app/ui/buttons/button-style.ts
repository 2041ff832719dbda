export type ButtonLook = 'copper' | 'quiet' | 'bare';
export type ButtonSize = 'small' | 'usual' | 'large';

const shape =
  'inline-flex items-center justify-center gap-2 rounded border font-[520] tracking-[-0.006em] whitespace-nowrap transition-colors duration-(--quick)';
const looks: Record<ButtonLook, string> = {
  copper: 'border-transparent bg-accent text-accent-ink hover:bg-accent-hover',
  quiet: 'border-line-strong text-ink hover:border-ink',
  bare: 'border-transparent text-ink hover:bg-surface-active',
};
const sizes: Record<ButtonSize, string> = {
  small: 'h-8 px-3 text-small',
  usual: 'h-11 px-4.5',
  large: 'h-13 px-4 text-base sm:px-6',
};

/** Returns the classes. Copper is for the page's main action; others are quiet or bare. */
export const buttonLook = (look: ButtonLook, size: ButtonSize = 'usual'): string =>
  `${shape} ${looks[look]} ${sizes[size]}`;
