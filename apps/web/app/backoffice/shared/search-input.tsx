import { useEffect, useRef, type ComponentProps } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { SmallInput } from './forms/small-field.tsx';

interface SearchInputProps extends Pick<ComponentProps<'input'>, 'maxLength' | 'onChange'> {
  'aria-label': string;
  placeholder: string;
}

/**
 * Shows the search of the URL, also after navigating back, without moving the caret while typing.
 */
export function SearchInput(props: SearchInputProps) {
  const [search] = useSearchParams();
  const urlSearch = search.get('search') ?? '';
  const box = useRef<HTMLInputElement>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const isTyping = box.current === document.activeElement && !isBack;
    if (box.current && !isTyping) box.current.value = urlSearch;
  }, [urlSearch, isBack]);
  return (
    <SmallInput
      maxLength={100}
      {...props}
      ref={box}
      type="search"
      name="search"
      defaultValue={urlSearch}
    />
  );
}
