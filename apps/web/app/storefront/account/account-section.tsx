import { useId, type ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  /** One sentence. */
  about?: ReactNode;
  children: ReactNode;
}

/** Renders a section with its title on the left and its content on the right. */
export function AccountSection({ title, about, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-8 first:border-t-0 first:pt-0 xl:grid-cols-[16rem_1fr] xl:gap-10"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="text-title font-[560]">
          {title}
        </h2>
        {about && <p className="text-small text-pretty text-ink-muted">{about}</p>}
      </div>
      <div className="grid max-w-[34rem] content-start gap-5">{children}</div>
    </section>
  );
}
