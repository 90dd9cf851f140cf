/** How often mails may come, from the most to the least; a service may know others. */
export const frequencies = ['daily', 'weekly', 'monthly'] as const;

/** A frequency that has words in every language of the site. */
export type Frequency = (typeof frequencies)[number];

/** A service's frequency as one of ours; undefined for one that has no words. */
export const toFrequency = (text: string): Frequency | undefined =>
  frequencies.find((frequency) => frequency === text.toLowerCase());

/** The frequencies below one, the next first. @param offered those that the service offers; all where it does not say */
export function lowerFrequencies(present: string, offered: readonly string[]): readonly Frequency[] {
  const known = toFrequency(present);
  const lower = known ? frequencies.slice(frequencies.indexOf(known) + 1) : [];
  return offered.length > 0 ? lower.filter((frequency) => offered.includes(frequency)) : lower;
}
