import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { EmailFrame } from './email-frame.tsx';
import { Button, Link, small, Text } from './email-parts.tsx';

interface PlainEmailProps {
  store: StoreProfile;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The button. */
  action?: { label: string; url: string };
}

/** A short e-mail with at most one button. */
export function PlainEmail({ store, subject, greeting, paragraphs, action }: PlainEmailProps) {
  return (
    <EmailFrame store={store} preview={subject}>
      <Text>{greeting}</Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {action && (
        <>
          <Button href={action.url}>{action.label}</Button>
          <Text style={small}>
            If the button doesn't work, copy this link into your browser:{' '}
            <Link href={action.url}>{action.url}</Link>
          </Text>
        </>
      )}
    </EmailFrame>
  );
}
