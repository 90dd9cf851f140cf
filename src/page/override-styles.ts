/** Sets properties of an element over any stylesheet. @returns puts back what was there */
export function overrideStyles(
  element: HTMLElement,
  properties: Readonly<Record<string, string>>,
): () => void {
  const { style } = element;
  const undo = Object.entries(properties).map(([name, value]) => {
    const before = style.getPropertyValue(name);
    const priority = style.getPropertyPriority(name);
    style.setProperty(name, value, 'important');
    return () => style.setProperty(name, before, priority);
  });
  return () => {
    undo.forEach((restore) => restore());
    if (style.length === 0) element.removeAttribute('style');
  };
}
