import { useEffect } from 'react';

/** Sets a title that names what the page has loaded in the browser. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
