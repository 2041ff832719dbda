import { LocalitySelect } from '#web/storefront/addresses/locality-select.tsx';
import { NewOrderPage } from '#web/backoffice/orders/new-order/new-order-page.tsx';
import { LeaveGuard } from '#web/backoffice/shared/forms/leave-guard.tsx';

export const meta = () => [
  { title: 'New order | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function NewOrderRoute() {
  return (
    <NewOrderPage
      guard={(isOn) => <LeaveGuard isOn={isOn} />}
      renderBarangayPicker={(onChoose, error) => (
        <LocalitySelect
          names={{}}
          error={error}
          onChoose={({ code, level }) => onChoose(level === 'barangay' ? code : '')}
        />
      )}
    />
  );
}
