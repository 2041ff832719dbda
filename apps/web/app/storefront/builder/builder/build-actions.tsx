import { ClipboardCopy, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { buildText } from '../build-text.ts';
import type { BuildView } from '../build-view.ts';

interface BuildActionsProps {
  name: string;
  build: BuildView;
  ids: readonly string[];
  /** A newer build is loading; the old one stays visible until then. */
  isUpdating?: boolean;
  /** Extra actions. */
  children?: ReactNode;
}

/** Copies, shares or prints a build. */
export function BuildActions({
  name,
  build,
  ids,
  isUpdating = false,
  children,
}: BuildActionsProps) {
  const url = () => new URL(shopPaths.build({ name, parts: ids }), location.href).href;
  return (
    <div className="flex flex-wrap gap-2 no-script:hidden print:hidden">
      <Button look="quiet" onClick={() => void copy(url(), 'Link copied')}>
        <Share2 size={16} strokeWidth={1.5} aria-hidden="true" />
        Copy link
      </Button>
      <Button
        look="quiet"
        disabled={isUpdating}
        onClick={() => void copy(buildText(name, build, url()), 'Parts list copied')}
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
    // The clipboard is unavailable over plain HTTP.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    toast({
      title: "Couldn't copy. Select the text here instead",
      description: text,
      variant: 'destructive',
    });
  }
}
