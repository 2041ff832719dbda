import type { ReactNode } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type Show = (content: ReactNode, Tag?: 'div' | 'span') => ReactNode;

export interface BuilderState {
  /** Parts are stored, but their data has not arrived. */
  isMissing: boolean;
  /** Shows content without parts. */
  ifEmpty: Show;
  /** Shows content with parts, also before their data arrives. */
  ifStored: Show;
  /** Shows content once the data of all parts is there. */
  ifLoaded: Show;
  ifLoading: Show;
}

const empty = 'contents stored-build:hidden';
const stored = 'hidden stored-build:contents';

/**
 * Returns what to show of the builder. The server renders both cases, and `storedBuildScript`
 * selects one before the first paint.
 */
export function useBuilderState(count: number, isMissing: boolean): BuilderState {
  const isHydrated = useHydrated();
  const show =
    (isShown: boolean, before: string): Show =>
    (content, Tag = 'div') =>
      isHydrated && !isShown ? null : (
        <Tag className={isHydrated ? 'contents' : before}>{content}</Tag>
      );
  return {
    isMissing,
    ifEmpty: show(count === 0, empty),
    ifStored: show(count > 0, stored),
    ifLoaded: show(!isMissing, empty),
    ifLoading: show(isMissing, stored),
  };
}
