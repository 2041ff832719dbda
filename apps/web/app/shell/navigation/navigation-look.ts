/** Shown from 640 px up; without JavaScript the menu sheet replaces it. */
export const navigation = 'hidden h-full sm:block no-script:hidden';
export const list = 'flex h-full lg:gap-1';
export const entry =
  'group flex h-full items-center text-[0.875rem] font-[460] text-ink-muted lg:text-body';
export const label =
  'flex items-center gap-1.5 rounded px-2 py-2 group-hover:text-ink group-aria-[current=page]:text-ink group-data-[state=open]:bg-surface-active group-data-[state=open]:text-ink lg:px-2.75';
