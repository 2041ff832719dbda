import { Link } from 'react-router';

interface PageContentsProps {
  sections: readonly { id: string; title: string }[];
}

/** Next to the text on wide screens, above it on narrow ones. */
export function PageContents({ sections }: PageContentsProps) {
  return (
    <nav aria-labelledby="on-this-page" className="self-start lg:sticky lg:top-24">
      <h2 id="on-this-page" className="mb-2 text-small font-[520] text-ink-faint">
        On this page
      </h2>
      <ol className="border-l border-line text-small">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 text-ink-muted hover:border-ink hover:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
