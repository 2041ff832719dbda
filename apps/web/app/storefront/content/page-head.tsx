import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';

interface PageHeadProps {
  title: string;
  lead: string;
  note?: string;
}

export function PageHead({ title, lead, note }: PageHeadProps) {
  return (
    <>
      <Breadcrumbs crumbs={[{ to: shopPaths.home, label: 'Home' }]} />
      <h1 className="pt-3 text-headline font-[560]">{title}</h1>
      <p className="mt-5 mb-10 max-w-[38em] text-lead text-pretty text-ink-muted">{lead}</p>
      <p className="fact mb-9 min-h-8 border-t border-line pt-7 text-small text-ink-faint">
        {note}
      </p>
    </>
  );
}
