type Key = string | number;

/** A place in a JSON value. */
export interface Place {
  holder: Record<Key, unknown>;
  key: Key;
}

const mostPlaces = 200;

/** Lists every place below the value, the value itself first. */
export function placesOf(root: { value: unknown }): Place[] {
  const places: Place[] = [];
  const waiting: Place[] = [{ holder: root, key: 'value' }];
  for (let place = waiting.shift(); place && places.length < mostPlaces; place = waiting.shift()) {
    places.push(place);
    const value = place.holder[place.key];
    if (typeof value !== 'object' || value === null) continue;
    // Arrays and objects both have keys; the values are whatever JSON holds.
    const holder = value as Place['holder'];
    waiting.push(...Object.keys(holder).map((key) => ({ holder, key })));
  }
  return places;
}
