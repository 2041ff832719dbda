import { formatCount } from '@sirkito/commerce';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { MoreLink } from '#web/ui/buttons/more-link.tsx';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import type { FaqAnswer, FaqGroup } from './faq-answers.ts';
import { findAnswers } from './find-answers.ts';
import { PageContents } from './page-contents.tsx';
import { PageHead } from './page-head.tsx';

export function FaqPage({ groups }: { groups: readonly FaqGroup[] }) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // Apply text typed before hydration.
  useEffect(() => setTyped(box.current?.value ?? ''), []);
  const found = findAnswers(groups, typed);
  const count = found.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <div className="wrap pb-section">
      <PageHead
        title="FAQ"
        lead="Answers to the questions we get most. Can't find yours? Send us a message or call us."
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <PageContents sections={found} />
        <div className="grid content-start gap-10">
          <search className="max-w-120 no-script:hidden">
            <Field label="Search the FAQ">
              {(control) => (
                <TextInput
                  {...control}
                  ref={box}
                  type="search"
                  value={typed}
                  maxLength={80}
                  autoComplete="off"
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
            <p role="status" className="mt-1.5 min-h-5 text-caption text-ink-muted">
              {typed.trim() && count > 0 && formatCount(count, 'answer')}
            </p>
          </search>
          {found.map((group) => (
            <Group key={group.id} group={group} />
          ))}
          {count === 0 && <Nothing typed={typed} />}
        </div>
      </div>
    </div>
  );
}

function Group({ group }: { group: FaqGroup }) {
  return (
    <section aria-labelledby={group.id}>
      <h2 id={group.id} className="mb-2 text-title font-[560]">
        {group.title}
      </h2>
      {group.answers.map((answer) => (
        <Answer key={answer.id} {...answer} />
      ))}
    </section>
  );
}

function Answer({ id, question, answer, more }: FaqAnswer) {
  return (
    <div className="border-b border-line py-5 last:border-0">
      <h3 id={id} className="font-[540]">
        <Link
          to={`#${id}`}
          className="hover:underline hover:decoration-line-strong hover:underline-offset-4"
        >
          {question}
        </Link>
      </h3>
      <p className="mt-1.5 max-w-[66ch] text-ink-muted">{answer}</p>
      {more && (
        <p className="mt-1.5 text-small">
          <MoreLink to={more.to}>{more.label}</MoreLink>
        </p>
      )}
    </div>
  );
}

function Nothing({ typed }: { typed: string }) {
  return (
    <p className="prose">
      No results for “{typed.trim()}”. Try a shorter search or{' '}
      <Link to={shopPaths.contact}>ask us</Link>.
    </p>
  );
}
