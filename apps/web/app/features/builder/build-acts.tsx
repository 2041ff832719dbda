import { ClipboardCopy, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { buildText } from './build-text.ts';
import type { BuildView } from './build-view.ts';

interface BuildActsProps {
  name: string;
  build: BuildView;
  ids: readonly string[];
  /** Another is asked for, and this one is shown until it is here. */
  isComing?: boolean;
  /** What can be done besides. */
  children?: ReactNode;
}

/** Ways to take a build elsewhere. */
export function BuildActs({ name, build, ids, isComing = false, children }: BuildActsProps) {
  const address = () => new URL(shopPaths.build({ name, parts: ids }), location.href).href;
  return (
    <div className="flex flex-wrap gap-2 no-script:hidden print:hidden">
      <Button look="quiet" onClick={() => void copy(address(), 'Link copied')}>
        <Share2 size={16} strokeWidth={1.5} aria-hidden="true" />
        Copy link
      </Button>
      <Button
        look="quiet"
        disabled={isComing}
        onClick={() => void copy(buildText(name, build, address()), 'List copied')}
      >
        <ClipboardCopy size={16} strokeWidth={1.5} aria-hidden="true" />
        Copy as text
      </Button>
      <Button look="quiet" onClick={() => print()}>
        <Printer size={16} strokeWidth={1.5} aria-hidden="true" />
        Print
      </Button>
      {children}
    </div>
  );
}

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: done, duration: 2_500 });
  } catch (error) {
    // Over plain HTTP there is no clipboard at all.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    toast({ title: 'It could not be copied', description: text, variant: 'destructive' });
  }
}
