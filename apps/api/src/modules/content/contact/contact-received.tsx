import { formatDateTime } from '@sirkito/commerce';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { EmailFrame, Text } from '#api/modules/notifications/index.ts';

interface ContactReceivedProps {
  store: StoreProfile;
  sentAt: Date;
}

/** Does not quote the message: the address may belong to somebody else. */
export function ContactReceived({ store, sentAt }: ContactReceivedProps) {
  return (
    <EmailFrame store={store} preview="We'll reply soon">
      <Text>
        Thanks for the message you sent us on {formatDateTime(sentAt)}. Someone from our team will
        reply to this address, usually within 1 working day. We're open {store.openingHours}.
      </Text>
      <Text>
        If it's urgent, call {store.phone}. If you didn't write to us, someone entered your address
        by mistake, and you can ignore this email.
      </Text>
    </EmailFrame>
  );
}
