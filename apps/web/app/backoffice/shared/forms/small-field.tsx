import type { ComponentProps } from 'react';
import { controlLook } from '#web/ui/form/field.tsx';

/** 36 px high with a mouse, 44 px on touch screens. */
const size = 'h-11 sm:h-9 sm:text-small';

export function SmallInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...props} className={`${controlLook} ${size}`} />;
}

export function SmallSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select {...props} className={`${controlLook} select-look ${size} pr-9`} />;
}
