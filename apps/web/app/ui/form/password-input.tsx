import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { controlLook } from './field.tsx';
import { IconButton } from '../buttons/icon-button.tsx';

/** Renders a password field with a show/hide button. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        className={`${controlLook} h-11 pr-12`}
      />
      <div className="absolute inset-y-0 right-0">
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </div>
  );
}
