/** What may stand over the page, from the lowest to the topmost (contract, section 2); as the layers of `tokens.css`. */
export const pageLayers = [
  'sticky',
  'emergency',
  'bar',
  'skipLink',
  'language',
  'consent',
  'alerts',
] as const;

export type PageLayer = (typeof pageLayers)[number];
