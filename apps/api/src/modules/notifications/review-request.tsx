import { Button, Link, Text } from '@react-email/components';
import type { StoreProfile } from '@sirkito/contracts/settings';
import { MailFrame } from './mail-frame.tsx';
import { button, link, small } from './mail-look.ts';

interface ReviewRequestProps {
  store: StoreProfile;
  greeting: string;
  titles: readonly string[];
  url: string;
  /** Where these letters end. */
  stopUrl: string;
}

export function ReviewRequest({ store, greeting, titles, url, stopUrl }: ReviewRequestProps) {
  return (
    <MailFrame store={store} preview="Two sentences of yours help the next one choose">
      <Text>{greeting}</Text>
      <Text>
        Your parts have been with you for some days. Two sentences about them, good or bad, help the
        next one choose:
      </Text>
      {titles.map((title) => (
        <Text key={title} style={part}>
          {title}
        </Text>
      ))}
      <Button href={url} style={button}>
        Write a review
      </Button>
      <Text style={small}>
        We ask once for each order.{' '}
        <Link href={stopUrl} style={link}>
          Do not ask me for reviews again
        </Link>
        .
      </Text>
    </MailFrame>
  );
}

const part = { fontWeight: 600, margin: '0 0 6px' };
