/** Shows another widget by its mount element, which is left to the loader. */
export function Shelf() {
  return (
    <div>
      <h2>Shelf</h2>
      <div data-component="counter" data-config='{"label":"On the shelf"}' />
    </div>
  );
}
