import { PlaceSelect } from '#web/features/addresses/place-select.tsx';
import { NewOrderPage } from '#web/features/admin-orders/new-order-page.tsx';
import { LeaveGuard } from '#web/features/staff/leave-guard.tsx';

export const meta = () => [
  { title: 'New order | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function NewOrderRoute() {
  return (
    <NewOrderPage
      guard={(isOn) => <LeaveGuard isOn={isOn} />}
      placesFor={(onChoose, error) => (
        <PlaceSelect
          names={{}}
          error={error}
          onChoose={({ code, level }) => onChoose(level === 'barangay' ? code : '')}
        />
      )}
    />
  );
}
