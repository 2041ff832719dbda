import type { ReactNode } from 'react';
import { BrokenTrace } from './trace.tsx';

interface NoticeProps {
  title: string;
  /** 1 if it is the whole page, 2 inside one. */
  level?: 1 | 2;
  children: ReactNode;
}

/** Renders an empty, missing or error state. */
export function Notice({ title, level = 1, children }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const size = level === 1 ? 'text-heading' : 'text-title';
  return (
    <div className="grid justify-items-start gap-4 text-ink-muted">
      <BrokenTrace />
      <Heading className={`${size} font-[560] text-ink`}>{title}</Heading>
      {children}
    </div>
  );
}

export function NoticeActions({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap gap-2.5">{children}</div>;
}
