import type { Translate } from '#src/i18n/messages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** A status that visitors may filter by. */
export type Status = Config['statuses'][number];

const usual = [
  ['confirmed', 'green'],
  ['pending', 'amber'],
  ['cancelled', 'red'],
  ['completed', 'blue'],
] as const;

/** Statuses of the configuration, the first of each key; without any the usual ones. */
export function statusesOf({ statuses }: Config, t: Translate<keyof typeof en>): readonly Status[] {
  if (statuses.length === 0) return usual.map(([key, colour]) => ({ key, label: t(key), colour }));
  return statuses.filter(({ key }, index) => statuses.findIndex((one) => one.key === key) === index);
}

/** The status of a booking; one that nobody knows is another. */
export const statusOf = (
  key: string,
  statuses: readonly Status[],
  t: Translate<keyof typeof en>,
): Omit<Status, 'key'> =>
  statuses.find((status) => status.key === key) ?? { label: t('other'), colour: 'grey' };
