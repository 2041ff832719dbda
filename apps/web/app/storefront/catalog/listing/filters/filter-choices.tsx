import { formatNumber, plural } from '@sirkito/commerce';
import { useId, useState } from 'react';
import { useOptimisticChange } from '#web/lib/interaction/use-optimistic-change.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Choice, FilterView } from './filter-view.ts';

interface FilterChoicesProps {
  filter: FilterView;
  onToggle: (name: string, value: string) => void;
}

/** Shows the common values and the selected ones, in natural order; the rest expand. */
export function FilterChoices({ filter, onToggle }: FilterChoicesProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const { name, hint, choices } = filter;
  const isHidden = ({ isOn, isCommon }: Choice) => !isCommon && !isOn;
  const hiddenCount = choices.filter(isHidden).length;
  return (
    <>
      {hint && <p className="mb-1.5 text-caption text-ink-faint">{hint}</p>}
      <ul id={id}>
        {choices.map((choice) => (
          <li
            key={choice.value}
            className={!isExpanded && isHidden(choice) ? 'hidden no-script:block' : undefined}
          >
            <ChoiceRow name={name} choice={choice} onToggle={() => onToggle(name, choice.value)} />
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setIsExpanded(!isExpanded)}
          className="min-h-11 text-small underline decoration-line-strong underline-offset-4 hover:decoration-ink lg:min-h-8 no-script:hidden"
        >
          {isExpanded ? 'Show fewer' : `Show ${hiddenCount} more`}
        </button>
      )}
    </>
  );
}

interface ChoiceRowProps {
  name: string;
  choice: Choice;
  onToggle: () => void;
}

function ChoiceRow({ name, choice, onToggle }: ChoiceRowProps) {
  const { value, label, count } = choice;
  const [isOn, setIsOn] = useOptimisticChange(choice.isOn, onToggle);
  const ink = count === 0 && !isOn ? 'text-ink-faint' : 'text-ink';
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-2.5 text-small lg:min-h-8 ${ink}`}
    >
      <Checkbox
        name={name}
        value={value}
        checked={isOn}
        onChange={({ target }) => setIsOn(target.checked)}
      />
      <span className="min-w-0 flex-1 py-1 wrap-anywhere">{label}</span>
      <span className="fact text-caption text-ink-faint">
        {formatNumber(count)}
        <span className="sr-only"> {plural(count, 'product')}</span>
      </span>
    </label>
  );
}
