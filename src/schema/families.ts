/** Groups of widgets, in the guide and in an author's list, in the order in which they are shown. */
export const families = [
  'Site chrome',
  'Hero and media',
  'Editorial content',
  'Discovery and catalogues',
  'Maps and planning',
  'Travel essentials',
  'Account and loyalty',
  'Partner portal',
  'Forms and access',
] as const;

export type Family = (typeof families)[number];
