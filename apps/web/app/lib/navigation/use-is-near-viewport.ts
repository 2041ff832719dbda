import { useEffect, useState, type RefObject } from 'react';

/** Distance below the viewport at which loading starts. */
const preloadMargin = '600px';

/** Returns true once the element has come near the viewport. */
export function useIsNearViewport(target: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: preloadMargin },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isNear;
}
