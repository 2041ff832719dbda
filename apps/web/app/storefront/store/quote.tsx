import { TraceRule } from '#web/ui/trace.tsx';

export function Quote({ children }: { children: string }) {
  return (
    <section className="wrap py-section" aria-label="Our motto">
      <TraceRule>
        <p className="max-w-[17em] text-headline font-[540] text-balance">{children}</p>
      </TraceRule>
    </section>
  );
}
