import { formatDateTime } from '@sirkito/commerce';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { EmailFrame } from './email-frame.tsx';
import { Text } from './email-parts.tsx';

interface TestEmailProps {
  store: StoreProfile;
  requestedAt: Date;
}

export function TestEmail({ store, requestedAt }: TestEmailProps) {
  return (
    <EmailFrame store={store} preview="Your shop can send email">
      <Text>
        You requested this test email on {formatDateTime(requestedAt)}. Like every other email from
        your shop, it went through the job queue, the worker and your mail server, so sending works.
      </Text>
      <Text>There's nothing else to do.</Text>
    </EmailFrame>
  );
}
