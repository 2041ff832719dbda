import type { Finding, SlotId } from '@sirkito/compatibility';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { writeBuild, type KeptBuild } from '#web/lib/kept-build.ts';
import { Button } from '#web/ui/button.tsx';
import { mendsQuery, partsQuery } from './builds.queries.ts';
import { MendButton } from './mend-button.tsx';

export interface Mended {
  from: string | undefined;
  to: string;
  before: KeptBuild;
  /** What the build was right after; once it changes again there is nothing to take back. */
  after: readonly string[];
}

interface BuildMendProps {
  finding: Finding;
  kept: KeptBuild;
  onPick: (slot: SlotId) => void;
  onMended: (mended: Mended) => void;
}

/** By one tap the cheapest that fits, or a look at everything that would. */
export function BuildMend({ finding, kept, onPick, onMended }: BuildMendProps) {
  const api = useApi();
  const { data: parts = [] } = useQuery(partsQuery(api, kept.parts));
  const { data: changes = [] } = useQuery(mendsQuery(api, kept.parts));
  const change = changes.find(({ mends }) => mends.includes(finding.sentence));
  const { mend } = finding;
  return (
    <>
      {change && (
        <MendButton
          change={change}
          onPress={() => {
            const { out, part, quantity } = change;
            const copies = Array.from({ length: quantity }, () => part._id);
            const after = [...kept.parts.filter((id) => id !== out), ...copies];
            writeBuild({ ...kept, parts: after });
            const from = parts.find(({ _id }) => _id === out)?.name;
            onMended({ from, to: part.name, before: kept, after });
          }}
        />
      )}
      {mend && (
        <Button
          look="bare"
          size="small"
          className="h-auto! min-h-9 px-0! py-1.5 text-left whitespace-normal! underline decoration-line-strong underline-offset-4"
          onClick={() => onPick(mend.slot)}
        >
          {mend.sentence}
        </Button>
      )}
    </>
  );
}
