import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { Button, Link, Text } from '@react-email/components';
import { EmailFrame } from './email-frame.tsx';
import { button, link, small } from './email-styles.ts';

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
          <Button href={action.url} style={button}>
            {action.label}
          </Button>
          <Text style={small}>
            If the button doesn't work, copy this link into your browser:{' '}
            <Link href={action.url} style={link}>
              {action.url}
            </Link>
          </Text>
        </>
      )}
    </EmailFrame>
  );
}
