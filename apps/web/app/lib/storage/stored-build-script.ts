/**
 * Runs in the builder before the first paint: the server can't see the stored build. Shows its name
 * and size in the elements with `data-stored` and reserves the layout of a filled build.
 */
export const storedBuildScript = `try{
const read = (key) => JSON.parse(localStorage.getItem(key)) ?? {};
const [{ name, parts: { length } }] = read('build')[read('user').id ?? 'guest'];
if (length > 0) {
  document.documentElement.dataset.storedBuild = '';
  const [heading, count] = document.querySelectorAll('[data-stored]');
  if (name) heading.textContent = name;
  count.textContent = length + (length === 1 ? ' part' : ' parts') + ' chosen.';
}
}catch{}`;
