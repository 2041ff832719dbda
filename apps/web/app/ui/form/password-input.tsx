import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { controlLook } from './field.tsx';
import { IconButton } from '../buttons/icon-button.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** Which password the button shows, where a form has several. */
  which?: string;
}

/** Renders a password field with a show/hide button. Forms with one always need it. */
export function PasswordInput({ which, ...props }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        spellCheck={false}
        required
        {...props}
        type={isShown ? 'text' : 'password'}
        className={`${controlLook} h-11 pr-12`}
      />
      <div className="absolute inset-y-0 right-0">
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={`${isShown ? 'Hide' : 'Show'} password${which ? `: ${which}` : ''}`}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </div>
  );
}
