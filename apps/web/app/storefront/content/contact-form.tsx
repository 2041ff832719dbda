import { contactTopics } from '@sirkito/commerce';
import { contentPaths } from '@sirkito/contracts/content/paths';
import { ContactMessage } from '@sirkito/contracts/content/schemas';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { focusFirstError } from '#web/lib/interaction/focus-first-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field, Select, TextArea, TextInput } from '#web/ui/form/field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type Errors = Partial<Record<keyof ContactMessage, string>>;

/** Validated here for quick feedback; the API validates again. */
export function ContactForm() {
  const api = useApi();
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState<Errors>({});
  const { mutate, isPending, isSuccess, error, variables } = useSingleFlightMutation({
    mutationFn: (body: ContactMessage) => api(contentPaths.contact, { body }),
  });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = ContactMessage.safeParse(Object.fromEntries(new FormData(form)));
    const found = checked.success ? {} : firstErrors(checked.error.issues);
    setErrors(found);
    if (checked.success) mutate(checked.data);
    else focusFirstError(form, found);
  };

  if (isSuccess) return <MessageSent email={variables.email} />;
  return (
    <form onSubmit={send} noValidate className="grid gap-5 no-script:hidden">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Your name" error={errors.name}>
          {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={80} />}
        </Field>
        <Field label="Email" error={errors.email}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
            />
          )}
        </Field>
        <Field label="Topic" error={errors.topic}>
          {(control) => (
            <Select {...control} name="topic" defaultValue="">
              <option value="" disabled>
                Choose a topic
              </option>
              {Object.entries(contactTopics).map(([topic, label]) => (
                <option key={topic} value={topic}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Order number" isOptional error={errors.orderNumber}>
          {(control) => (
            <TextInput {...control} name="orderNumber" autoComplete="off" maxLength={40} />
          )}
        </Field>
      </div>
      <Field
        label="Your message"
        hint="If something isn't working, tell us the serial number and what happens."
        error={errors.message}
      >
        {(control) => <TextArea {...control} name="message" rows={7} maxLength={4_000} />}
      </Field>
      <Honeypot />
      <ErrorNote error={error && `${error.message}. Your message is still here.`} />
      <div>
        <Button look="copper" size="large" type="submit" isBusy={isPending} disabled={!isHydrated}>
          Send message
        </Button>
      </div>
    </form>
  );
}

/** Honeypot: invisible to people, filled in by bots. */
const Honeypot = () => (
  <div aria-hidden="true" className="absolute -left-[200vw]">
    <label>
      Website
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  const entries = issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(entries.toReversed());
}

/** Replaces the form after sending. */
function MessageSent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="border-y border-line py-8">
      <h2 ref={heading} tabIndex={-1} className="text-title font-[560] outline-none">
        Message sent
      </h2>
      <p className="mt-2.5 max-w-[52ch] text-ink-muted">
        We'll reply to <span className="break-all text-ink">{email}</span>, usually within 1 working
        day. We've sent a confirmation there too.
      </p>
    </div>
  );
}
