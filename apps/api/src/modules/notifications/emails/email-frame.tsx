import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { Body, Container, Head, Hr, Html, Preview, Section, Text } from '@react-email/components';
import { use, type ReactNode } from 'react';
import { MailNotice } from '#api/platform/mail/mail.ts';
import { brand, page, rule, sheet, small } from './email-styles.ts';

interface EmailFrameProps {
  store: StoreProfile;
  /** The preview line in the inbox. */
  preview: string;
  children: ReactNode;
}

/** The layout of every e-mail, with the shop's name and contact details. Light theme only. */
export function EmailFrame({ store, preview, children }: EmailFrameProps) {
  const notice = use(MailNotice);
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
            {notice && <br />}
            {notice}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
