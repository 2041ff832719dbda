import { formatList } from '@sirkito/commerce';
import type { BuildPart } from '@sirkito/contracts/builds/schemas';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { dismiss, toast } from '#web/lib/interaction/toasts.ts';
import { writeBuild } from '#web/lib/storage/stored-build.ts';
import { storedBuilds } from '#web/lib/storage/stored-fit.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { VerdictMark } from '../builder/verdict-mark.tsx';
import { shortVerdict, viewBuild } from '../build-view.ts';
import { partsQuery } from '../builds.queries.ts';
import { placePart } from '../update-build.ts';

export type BuildableProduct = Pick<ProductCard, '_id' | 'name' | 'category'>;

interface Data {
  api: Api;
  queries: QueryClient;
}

/** Long enough to read the verdict and undo. */
const duration = 10_000;

/** Adds a product to the stored build, or removes it, and says what that means. */
export async function togglePart({ api, queries }: Data, product: BuildableProduct): Promise<void> {
  const [before = { name: '', parts: [] }] = storedBuilds.read();
  const fetchParts = (ids: readonly string[]) =>
    ids.length > 0 ? queries.query(partsQuery(api, ids)) : [];
  const save = (parts: readonly string[], title: string, message?: Message) => {
    writeBuild({ ...before, parts });
    const undo = () => {
      dismiss(id);
      // A later change would be lost.
      if (storedBuilds.read()[0]?.parts.join() === parts.join()) writeBuild(before);
    };
    const description = <Changed message={message} onUndo={undo} />;
    const id = toast({ title, description, duration });
  };
  if (before.parts.includes(product._id)) {
    const rest = before.parts.filter((id) => id !== product._id);
    save(rest, `Removed ${product.name} from your build`);
    return;
  }
  const { ids, replaced } = placePart(product, {
    ids: before.parts,
    known: await fetchParts(before.parts),
  });
  const parts = await fetchParts(ids);
  const names = replaced.map(({ name }) => name);
  const title =
    names.length > 0 ? `Replaced ${formatList(names)} in your build` : 'Added to your build';
  save(ids, title, messageOf(product, parts));
}

interface Message {
  verdict: ReturnType<typeof shortVerdict>['verdict'];
  text: string;
}

function messageOf({ _id }: BuildableProduct, parts: readonly BuildPart[]): Message {
  const { placed, evaluation } = viewBuild(parts);
  const findings = placed.find(({ part }) => part._id === _id)?.findings ?? [];
  const { verdict, label, doubt } = shortVerdict(findings);
  const reason = findings.find((finding) => finding.verdict === verdict);
  const why = verdict === 'ok' ? undefined : (doubt ?? reason?.sentence);
  const load = `Your build draws ${evaluation.power.loadWatts} W.`;
  return { verdict, text: [`${label}.`, why, load].filter(Boolean).join(' ') };
}

const Changed = ({ message, onUndo }: { message: Message | undefined; onUndo: () => void }) => (
  <>
    {message && (
      <span className="flex gap-2 pb-2">
        <VerdictMark verdict={message.verdict} isNamed={false} />
        {message.text}
      </span>
    )}
    <Button look="quiet" size="small" onClick={onUndo}>
      Undo
    </Button>
  </>
);
