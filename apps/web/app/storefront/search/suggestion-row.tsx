import { Autocomplete } from '@base-ui/react/autocomplete';
import { asPesos, effectivePrice, formatPesos } from '@sirkito/commerce';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { StockBadge } from '#web/ui/product/stock-badge.tsx';
import { maxNameLength, type Suggestion } from './read-suggestions.ts';

interface SuggestionRowProps {
  suggestion: Suggestion;
  /** Second line. */
  detail: string;
  /** Search text, shown bold when the name starts with it. */
  text: string;
  onSelect: () => void;
}

export function SuggestionRow({ suggestion, detail, text, onSelect }: SuggestionRowProps) {
  const { name, images, price, totalStock } = suggestion;
  const { salePrice = asPesos(0) } = suggestion;
  return (
    <Autocomplete.Item
      value={suggestion}
      onClick={onSelect}
      render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
      title={name}
      className="flex h-14 cursor-pointer items-center gap-3.5 rounded px-1.5 hover:bg-surface-active data-highlighted:bg-surface-active"
    >
      <div className="w-11 flex-none">
        <ProductImage path={images?.[0]} alt="" sizes="44px" />
      </div>
      <span className="grid min-w-0">
        <span className="sr-only">{name}</span>
        <TruncatedName name={name} text={text} />
        {detail && (
          <span className="truncate text-caption text-ink-muted">
            <span className="sr-only">, </span>
            {detail}
          </span>
        )}
      </span>
      <span className="ml-auto grid flex-none justify-items-end pr-1.5">
        {price !== undefined && (
          <span className="font-[560] tabular-nums">
            <span className="sr-only">, </span>
            {formatPesos(effectivePrice({ price, salePrice }))}
          </span>
        )}
        {totalStock !== undefined && (
          <>
            <span className="sr-only">, </span>
            <StockBadge stock={totalStock} />
          </>
        )}
      </span>
    </Autocomplete.Item>
  );
}

function TruncatedName({ name, text }: { name: string; text: string }) {
  const cut = name.slice(0, maxNameLength);
  const isBeginning = cut.toLowerCase().startsWith(text.toLowerCase());
  const bold = isBeginning ? text.length : 0;
  return (
    <span
      aria-hidden="true"
      className={`whitespace-pre ${name.length > maxNameLength ? "after:content-['…']" : ''}`}
    >
      <b className="font-semibold">{cut.slice(0, bold)}</b>
      {cut.slice(bold)}
    </span>
  );
}
