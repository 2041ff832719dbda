import { useEffect, useRef } from 'react';

/** In the place of the form, so that nobody wonders whether it went. */
export function MessageSent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="border-y border-line py-8">
      <h2 ref={heading} tabIndex={-1} className="text-title font-[560] outline-none">
        Your message is with us
      </h2>
      <p className="mt-2.5 max-w-[52ch] text-ink-muted">
        A person reads it and answers to <span className="break-all text-ink">{email}</span>,
        usually within one working day. We have sent a receipt there.
      </p>
    </div>
  );
}
