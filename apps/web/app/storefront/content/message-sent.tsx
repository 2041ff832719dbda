import { useEffect, useRef } from 'react';

/** Replaces the form after sending. */
export function MessageSent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="border-y border-line py-8">
      <h2 ref={heading} tabIndex={-1} className="text-title font-[560] outline-none">
        Message sent
      </h2>
      <p className="mt-2.5 max-w-[52ch] text-ink-muted">
        We'll reply to <span className="break-all text-ink">{email}</span>, usually within 1 working
        day. We've sent a confirmation there too.
      </p>
    </div>
  );
}
