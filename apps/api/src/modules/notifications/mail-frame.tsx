import type { StoreProfile } from '@sirkito/contracts/settings';
import { Body, Container, Head, Hr, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { brand, page, rule, sheet, small } from './mail-look.ts';

interface MailFrameProps {
  store: StoreProfile;
  /** The line a mail program shows beside the subject. */
  preview: string;
  children: ReactNode;
}

/** The frame of every e-mail: the shop's name above, where to find it below. Light only. */
export function MailFrame({ store, preview, children }: MailFrameProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={page}>
        <Container style={sheet}>
          <Text style={brand}>{store.brandName}</Text>
          <Section>{children}</Section>
          <Hr style={{ ...rule, marginTop: '32px' }} />
          <Text style={small}>
            {store.address}
            {store.address && <br />}
            {store.phone} · {store.email}
            <br />
            {store.openingHours}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
