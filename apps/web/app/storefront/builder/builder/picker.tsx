import { entriesOf, formatCount, isKeyOf, plural } from '@sirkito/commerce';
import type { Slot } from '@sirkito/compatibility';
import type { Choice } from '@sirkito/contracts/builds/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { afterPaint } from '#web/lib/interaction/after-paint.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useDebounced } from '#web/lib/interaction/use-debounced.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field, Select, TextInput } from '#web/ui/form/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Price } from '#web/ui/product/price.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { StockBadge } from '#web/ui/product/stock-badge.tsx';
import { choicesQuery } from '../builds.queries.ts';
import { PickerFilters, type ChosenFilters } from './picker-filters.tsx';
import { VerdictMark } from './verdict-mark.tsx';

interface PickerProps {
  slot: Slot;
  /** Ids of the parts already chosen. */
  parts: readonly string[];
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

const sortNames = {
  'price-lowtohigh': 'Price: low to high',
  'price-hightolow': 'Price: high to low',
  relevance: 'Newest',
};

/** Lists the parts for a slot: those that fit, or all with the reason. */
export function Picker({ slot, parts, onChoose, onClose }: PickerProps) {
  const [showAll, setShowAll] = useState(false);
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState<ChosenFilters>({});
  const chosen = useDebounced(filters, 250);
  const [sort, setSort] = useState<keyof typeof sortNames>('price-lowtohigh');
  const search = useDebounced(typed.trim(), 250);
  const { data, error, isFetching, refetch } = useQuery(
    choicesQuery(useApi(), {
      slot: slot.id,
      sort,
      ...(parts.length > 0 && { parts: parts.join(',') }),
      ...(showAll && { all: '1' as const }),
      ...(search && { search }),
      ...chosen,
    }),
  );
  const choices = data?.data ?? [];
  // When all parts are shown, keep them in sort order.
  const isUnverified = ({ verdict }: Choice) => !showAll && verdict === 'unknown';
  const unverified = choices.filter(isUnverified);
  const isCompared = choices.some(({ verdict }) => verdict);
  const title = `Choose: ${slot.label}`;
  const status = () => {
    if (!data) return error ? '' : 'Loading parts…';
    if (choices.length === 0) {
      const what = `${search && ` for “${search}”`}${Object.keys(chosen).length > 0 ? ' with these filters' : ''}`;
      return showAll || parts.length === 0
        ? `No parts found${what}.`
        : `No parts${what} fit your build.`;
    }
    const more = data.isMore ? 'More than ' : '';
    const fitting = choices.length - unverified.length;
    if (showAll || !isCompared) return `${more}${formatCount(choices.length, 'part')}.`;
    return `${more}${formatCount(fitting, 'part')} that ${plural(fitting, 'fits', 'fit')}${unverified.length > 0 ? `, ${unverified.length} not verified` : ''}.`;
  };
  return (
    <Panel side="right" title={title} isOpen onOpenChange={onClose}>
      <div className="grid gap-3 border-b border-line px-4 py-4 sm:px-6">
        <Field label="Search">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              // The dialog focuses the autofocus element; React does not render the attribute.
              ref={(input) => input?.setAttribute('autofocus', '')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Field label="Sort by">
          {(control) => (
            <Select
              {...control}
              value={sort}
              onChange={({ target }) => isKeyOf(sortNames, target.value) && setSort(target.value)}
            >
              {entriesOf(sortNames).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <label className="flex min-h-11 items-center gap-2.5 text-small">
          <Checkbox checked={!showAll} onChange={(event) => setShowAll(!event.target.checked)} />
          Only what fits my build
        </label>
        <PickerFilters
          slot={slot.id}
          fits={showAll ? '' : parts.join(',')}
          chosen={filters}
          onChange={setFilters}
        />
      </div>
      <div className="px-4 pb-6 sm:px-6" aria-busy={isFetching}>
        <ErrorNote
          error={error}
          className="pt-4"
          action={
            <Button look="quiet" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
        <p
          role="status"
          className={
            choices.length === 0 ? 'py-6 text-ink-muted' : 'pt-4 text-small text-ink-muted'
          }
        >
          {status()}
        </p>
        <ChoiceList
          label={showAll || !isCompared ? 'All parts' : 'Parts that fit'}
          choices={choices.filter((choice) => !isUnverified(choice))}
          onChoose={onChoose}
        />
        {unverified.length > 0 && (
          <>
            <h3 className="mt-6 font-medium">Not verified</h3>
            <p className="text-small text-ink-muted">
              We found no conflicts, but some specs are missing, so we can't be sure these fit.
            </p>
            <ChoiceList label="Parts not verified" choices={unverified} onChoose={onChoose} />
          </>
        )}
        {data?.isMore && (
          <p className="pt-4 text-small text-ink-muted">
            There are more parts. Search or filter to find them.
          </p>
        )}
      </div>
    </Panel>
  );
}

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
}

const ChoiceList = ({ label, choices, onChoose }: ChoiceListProps) => (
  <ul aria-label={label} className="divide-y divide-line empty:hidden">
    {choices.map((choice) => (
      <ChoiceRow key={choice._id} choice={choice} onChoose={onChoose} />
    ))}
  </ul>
);

interface ChoiceRowProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function ChoiceRow({ choice, onChoose }: ChoiceRowProps) {
  const [worst] = choice.reasons;
  const [isChosen, setIsChosen] = useState(false);
  // Closing the picker renders the whole page, so show the choice first.
  const choose = () => {
    setIsChosen(true);
    afterPaint(() => onChoose(choice));
  };
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-4">
      <ProductImage path={choice.images[0]} alt="" sizes="56px" />
      <div className="min-w-0">
        <p className="font-medium text-pretty">{choice.name}</p>
        <p className="fact mt-0.5 text-caption text-ink-muted">{choice.facts.join(' · ')}</p>
        <div className="mt-1.5 flex flex-wrap items-end justify-between gap-2">
          <div>
            <Price price={choice.price} salePrice={choice.salePrice} />
            <StockBadge stock={choice.totalStock} />
          </div>
          <Button
            look="quiet"
            size="small"
            aria-label={`Choose ${choice.name}`}
            isBusy={isChosen}
            onClick={choose}
          >
            Choose
          </Button>
        </div>
      </div>
      <p className="col-start-2 flex gap-1.5 text-small text-ink-muted">
        <VerdictMark
          verdict={choice.verdict === 'info' ? 'ok' : (choice.verdict ?? 'unknown')}
          isNamed={worst !== undefined}
        />
        {worst
          ? `${worst.sentence} ${worst.compared && `(${worst.compared})`}`
          : verdictNote(choice)}
      </p>
    </li>
  );
}

const verdictNote = ({ verdict, unknowns }: Choice): string => {
  if (!verdict) return 'Nothing to check yet.';
  return unknowns > 0
    ? `No conflicts found. ${formatCount(unknowns, 'check')} not verified.`
    : 'It fits.';
};
