import { SettingsPage } from '#web/features/staff/settings/settings-page.tsx';

export const meta = () => [
  { title: 'Settings | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default SettingsPage;
