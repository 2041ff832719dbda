import { useId, useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Choice, FilterView } from './filter-view.ts';

interface FilterChoicesProps {
  filter: FilterView;
  onToggle: (name: string, value: string) => void;
}

/** The five most parts have, and whatever is chosen among the rest, in their natural order. */
export function FilterChoices({ filter, onToggle }: FilterChoicesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const { name, hint, choices } = filter;
  const isLate = ({ isOn, isCommon }: Choice) => !isCommon && !isOn;
  const late = choices.filter(isLate).length;
  return (
    <>
      {hint && <p className="mb-1.5 text-caption text-ink-faint">{hint}</p>}
      <ul id={id}>
        {choices.map((choice) => (
          <li
            key={choice.value}
            className={!isWhole && isLate(choice) ? 'hidden no-script:block' : undefined}
          >
            <ChoiceRow name={name} choice={choice} onToggle={() => onToggle(name, choice.value)} />
          </li>
        ))}
      </ul>
      {late > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-11 text-small underline decoration-line-strong underline-offset-4 hover:decoration-ink lg:min-h-8 no-script:hidden"
        >
          {isWhole ? 'Show fewer' : `Show ${late} more`}
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
  const { value, label, count, isOn } = choice;
  const ink = count === 0 && !isOn ? 'text-ink-faint' : 'text-ink';
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-2.5 text-small lg:min-h-8 ${ink}`}
    >
      <Checkbox name={name} value={value} checked={isOn} onChange={onToggle} />
      <span className="min-w-0 flex-1 py-1 wrap-anywhere">{label}</span>
      <span className="fact text-caption text-ink-faint">
        {count}
        <span className="sr-only"> {count === 1 ? 'part' : 'parts'}</span>
      </span>
    </label>
  );
}
