/** Whether two values are the same as JSON; nothing is the same as null. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
