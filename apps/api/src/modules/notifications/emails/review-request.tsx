import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { EmailFrame } from './email-frame.tsx';
import { Button, Link, small, Text } from './email-parts.tsx';

interface ReviewRequestProps {
  store: StoreProfile;
  greeting: string;
  titles: readonly string[];
  url: string;
  unsubscribeUrl: string;
}

export function ReviewRequest({
  store,
  greeting,
  titles,
  url,
  unsubscribeUrl,
}: ReviewRequestProps) {
  return (
    <EmailFrame store={store} preview="A short review helps other shoppers choose">
      <Text>{greeting}</Text>
      <Text>
        You've had your order for a few days now. A short review, good or bad, helps other shoppers
        choose:
      </Text>
      {titles.map((title) => (
        <Text key={title} style={part}>
          {title}
        </Text>
      ))}
      <Button href={url}>Write a review</Button>
      <Text style={small}>
        We ask once per order. <Link href={unsubscribeUrl}>Don't ask me for reviews again</Link>.
      </Text>
    </EmailFrame>
  );
}

const part = { fontWeight: 600, margin: '0 0 6px' };
