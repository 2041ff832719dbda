import { isMissingPart, type Finding, type SlotId } from '@sirkito/compatibility';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { writeBuild, type StoredBuild } from '#web/lib/storage/stored-build.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { fixesQuery, partsQuery } from '../builds.queries.ts';
import { FixButton } from './fix-button.tsx';
import { hasChoices } from './has-choices.ts';

export interface AppliedFix {
  from: string | undefined;
  to: string;
  before: StoredBuild;
  /** Parts right after the fix; undo is only offered while the build still matches. */
  after: readonly string[];
}

interface BuildFixProps {
  finding: Finding;
  build: StoredBuild;
  onPick: (slot: SlotId) => void;
  onFixed: (fix: AppliedFix) => void;
}

/** Offers the cheapest fix, or opens the picker to choose one. */
export function BuildFix({ finding, build, onPick, onFixed }: BuildFixProps) {
  const api = useApi();
  const { data: parts = [] } = useQuery(partsQuery(api, build.parts));
  const { data: changes = [] } = useQuery(fixesQuery(api, build.parts));
  const change = changes.find(({ fixes }) => fixes.includes(finding.sentence));
  const { fix } = finding;
  return (
    <>
      {change && (
        <FixButton
          change={change}
          onPress={() => {
            const { out, part, quantity } = change;
            const copies = Array.from({ length: quantity }, () => part._id);
            const after = [...build.parts.filter((id) => id !== out), ...copies];
            writeBuild({ ...build, parts: after });
            const from = parts.find(({ _id }) => _id === out)?.name;
            onFixed({ from, to: part.name, before: build, after });
          }}
        />
      )}
      {fix && (isMissingPart(finding) || hasChoices(fix.slot, { change, parts })) && (
        <Button
          look="bare"
          size="small"
          className="h-auto! min-h-9 px-0! py-1.5 text-left whitespace-normal! underline decoration-line-strong underline-offset-4"
          onClick={() => onPick(fix.slot)}
        >
          {fix.sentence}
        </Button>
      )}
    </>
  );
}
