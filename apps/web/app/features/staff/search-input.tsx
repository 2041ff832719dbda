import { useEffect, useRef, type ComponentProps } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { SmallInput } from './small-field.tsx';

interface SearchInputProps extends Pick<ComponentProps<'input'>, 'maxLength' | 'onChange'> {
  'aria-label': string;
  placeholder: string;
}

/** Shows what the address asks for, also after the way back, and keeps the caret. */
export function SearchInput(props: SearchInputProps) {
  const [search] = useSearchParams();
  const asked = search.get('search') ?? '';
  const box = useRef<HTMLInputElement>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const isTyping = box.current === document.activeElement && !isBack;
    if (box.current && !isTyping) box.current.value = asked;
  }, [asked, isBack]);
  return (
    <SmallInput
      maxLength={100}
      {...props}
      ref={box}
      type="search"
      name="search"
      defaultValue={asked}
    />
  );
}
