import type { StoreProfile } from '@sirkito/contracts/settings';
import { Button, Link, Text } from '@react-email/components';
import { MailFrame } from './mail-frame.tsx';
import { button, link, small } from './mail-look.ts';

interface LetterProps {
  store: StoreProfile;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The one thing to press, and where it leads. */
  action?: { label: string; url: string };
}

/** A short letter to one person, with at most one thing to press. */
export function Letter({ store, subject, greeting, paragraphs, action }: LetterProps) {
  return (
    <MailFrame store={store} preview={subject}>
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
            If the button does nothing, open this address:{' '}
            <Link href={action.url} style={link}>
              {action.url}
            </Link>
          </Text>
        </>
      )}
    </MailFrame>
  );
}
