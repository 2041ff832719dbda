import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { EmailFrame, Text } from '#api/modules/notifications/index.ts';

interface ContactForwardedProps {
  store: StoreProfile;
  topic: string;
  message: { name: string; email: string; orderNumber: string | null; message: string };
}

export function ContactForwarded({ store, topic, message: contact }: ContactForwardedProps) {
  const { name, email, orderNumber, message } = contact;
  return (
    <EmailFrame store={store} preview={`New message from ${name}`}>
      <Text>
        {name} ({email}) sent a message from the contact page. Reply to this email to answer.
      </Text>
      <Text>
        Topic: {topic}
        {orderNumber && (
          <>
            <br />
            Order: {orderNumber}
          </>
        )}
      </Text>
      {message.split(/\n+/).map((line, index) => (
        <Text key={index}>{line}</Text>
      ))}
    </EmailFrame>
  );
}
