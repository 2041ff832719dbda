const duration = 1_000;
const maxShownCharacters = 15;

/** Animates a label with the product's name to the cart button. */
export async function flyToCart(from: Element, name: string): Promise<void> {
  const cart = document.querySelector('[data-cart-button]');
  if (!cart || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const label = document.createElement('span');
  label.textContent = name.slice(0, maxShownCharacters);
  label.ariaHidden = 'true';
  label.dataset['flying'] = '';
  label.className =
    'pointer-events-none fixed top-0 left-0 z-50 rounded bg-inverse px-2.5 py-1.5 text-caption text-inverse-ink shadow-2';
  document.body.append(label);
  const [start, end] = [middleOf(from), middleOf(cart)];
  const flight = label.animate(
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(start, 1), opacity: 1, offset: 0.15 },
      { transform: at(end, 0.4), opacity: 0.2 },
    ],
    { duration, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  );
  await new Promise((resolve) => {
    flight.addEventListener('finish', resolve);
    flight.addEventListener('cancel', resolve);
  });
  label.remove();
}

type Point = readonly [x: number, y: number];

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

const at = ([x, y]: Point, size: number) =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
